import type { GameEvent } from '@defensor/game';
import { useTable } from '../seat/at-table.ts';
import { gazetteWords } from '../words/church-words.ts';
import { happenedIn } from '../words/happened.ts';
import { words } from '../words/words.ts';
import { Acts, ByPower } from './acts.tsx';
import { CentresTable } from './centres-table.tsx';
import { GazetteMap } from './gazette-map.tsx';
import { OrdersAndResults } from './orders-and-results.tsx';
import { type GazettePage, type Line, movementOf } from './pages-of.ts';

/** How much of the news stands under the headline. */
const UNDER_HEADLINE = 3;

/** One turn of the public record as a printed page: the news, the Church, the bishops, the centres, every order. */
export function Gazette({ page }: { page: GazettePage }) {
  const { sentences } = useTable();
  const said = gazetteWords;
  const turn = sentences.words.turn(page.turn);
  return (
    <article className="gazette gz" aria-labelledby="gazette-title">
      <header>
        <h2 className="gz-title" id="gazette-title">
          {said.title(turn)}
        </h2>
        <p className="imprint">
          {page.publishedMs === undefined ? said.unpublished : said.published(words.seat.moment(page.publishedMs))}{' '}
          {said.nth(page.nth)}
        </p>
      </header>
      <Lead page={page} />
      <div className="two">
        <div>
          <Acts id="church" title={said.church} lines={page.church} />
          <Acts id="said" title={said.said} lines={page.said} />
          <Acts id="rest" title={said.rest} lines={page.rest} />
        </div>
        <div>
          <Acts id="bishops" title={said.bishops} lines={page.bishops} />
          <CentresTable page={page} />
        </div>
      </div>
      <OrdersAndResults page={page} />
      {(page.retreats !== undefined || page.adjustments !== undefined) && (
        <div className="two">
          <ByPower id="retreats" title={said.retreats} line={page.retreats} />
          <ByPower id="winter" title={said.winter} line={page.adjustments} />
        </div>
      )}
    </article>
  );
}

/** The greatest news in large, the next beneath it, and the board. */
function Lead({ page }: { page: GazettePage }) {
  const { sentences } = useTable();
  const tell = (line: Line) => happenedIn(sentences).ofEvent(line as unknown as Pick<GameEvent, 'type' | 'facts'>);
  const [head, ...more] = page.news;
  if (page.movement === undefined && head === undefined) return <p className="empty">{gazetteWords.nothing}</p>;
  const moves = page.movement === undefined ? [] : movementOf(page.movement).orders;
  const moved = moves.filter(({ order }) => order.kind === 'move');
  const through = moved.filter(({ result }) => result === 'succeeds').length;
  const quiet = gazetteWords.quiet(through, moved.length - through);
  const first = head === undefined ? [quiet] : tell(head).split(/(?<=[.:]) (?=[A-Z“])/);
  const under = [...first.slice(1), ...more.slice(0, UNDER_HEADLINE).map(tell), ...(head === undefined ? [] : [quiet])];
  return (
    <div className="lead">
      <div>
        <p className="headline">{first[0]}</p>
        {under.length > 0 && <p>{under.join(' ')}</p>}
      </div>
      {page.movement !== undefined && <GazetteMap page={page} />}
    </div>
  );
}
