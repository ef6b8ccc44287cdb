import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import '../styles/fell.css';
import '../styles/scripts.css';
import '../styles/ledger.css';
import '../styles/charts.css';
import '../styles/debrief.css';
import { CentresChart } from '../charts/centres-chart.tsx';
import { ThroneChart } from '../charts/throne-chart.tsx';
import { timelineOf } from '../charts/timeline.ts';
import { usePeople } from '../print/use-people.ts';
import { useTable } from '../seat/at-table.ts';
import { OpenTable } from '../seat/open-table.tsx';
import { debriefWords } from '../words/debrief-words.ts';
import { words } from '../words/words.ts';
import { DebriefActs } from './debrief-acts.tsx';
import { Journals, Pacts, Records, TurningPoints } from './debrief-parts.tsx';
import { endingOf, leadOf } from './ending.ts';

/** `/debrief/:game`: the game, told when it is over: by charts, turning points, pacts, journals, each one’s record. */
export default function DebriefPage() {
  const { game = '' } = useParams();
  const seat = useSearchParams()[0].get('seat');
  return (
    <OpenTable game={game} as={seat === null ? 'person' : `${game}/${seat}`}>
      <Debrief />
    </OpenTable>
  );
}

function Debrief() {
  const { view, sentences } = useTable();
  const people = usePeople();
  const timeline = useMemo(() => timelineOf(view), [view]);
  const played = view.history.filter(({ movement }) => movement !== undefined);
  const [first, last] = [played[0]?.turn ?? view.turn, played.at(-1)?.turn ?? view.turn];
  return (
    <main className="debrief">
      <article>
        <header>
          <h1>{debriefWords.of(people?.title ?? '')}</h1>
          <p className="imprint">
            {debriefWords.imprint(played.length, words.seat.turn(first), words.seat.turn(last))}
          </p>
          {view.phase !== 'ended' && <p className="small soft">{debriefWords.notOver}</p>}
          <DebriefActs />
        </header>
        <section className="lead">
          <h2>{endingOf(view, sentences, debriefWords)}</h2>
          <p>{leadOf(view, debriefWords)}</p>
        </section>
        <section className="charts" aria-label={debriefWords.timeline}>
          {view.addendum.kind === 'papacy' && <ThroneChart timeline={timeline} />}
          <CentresChart timeline={timeline} />
        </section>
        <div className="two">
          <TurningPoints />
          <Pacts />
        </div>
        <Journals people={people} />
        <Records people={people} />
      </article>
    </main>
  );
}
