import type { GameEvent } from '@defensor/game';
import { RuleNo } from '../components/rule-no.tsx';
import { useTable } from '../seat/at-table.ts';
import { chanceryWords } from '../words/church-words.ts';
import { happenedIn } from '../words/happened.ts';
import type { Line } from './pages-of.ts';

interface ActsProps {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly Line[];
}

/** What happened, a statement a line, what it is made of beneath, its rule in the margin. */
export function Acts({ id, title, lines }: ActsProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="acts">
        {lines.map((line) => (
          <Act key={line.line} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Act({ line }: { line: Line }) {
  const { sentences } = useTable();
  const event = line as unknown as Pick<GameEvent, 'type' | 'facts'>;
  const isAntiPopes = line.type === 'bullsPublished' && (line.facts as { office: string }).office === 'antiPope';
  return (
    <li>
      <div>
        {isAntiPopes && <span className="stamp">{chanceryWords.stamp}</span>}
        {happenedIn(sentences).ofEvent(event)}
        {happenedIn(sentences)
          .detailsOf(event)
          .map((detail) => (
            <small key={detail}>{detail}</small>
          ))}
      </div>
      <RuleNo rule={line.rule} />
    </li>
  );
}

/** A list by power: retreats, builds and removals. Its headings are the powers’ names. */
export function ByPower({ id, title, line }: { id: string; title: string; line: Line | undefined }) {
  const { sentences } = useTable();
  if (line === undefined) return null;
  const event = line as unknown as Pick<GameEvent, 'type' | 'facts'>;
  const details = happenedIn(sentences).detailsOf(event);
  return (
    <section aria-labelledby={id} className="by-power">
      <h2 id={id}>{title}</h2>
      <p>{happenedIn(sentences).ofEvent(event)}</p>
      <ul>
        {details.map((detail, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a line may stand in it twice
          <li key={index} className={detail.startsWith(' ') ? '' : 'of'}>
            {detail.trim()}
          </li>
        ))}
      </ul>
    </section>
  );
}
