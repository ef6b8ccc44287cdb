import { Part } from '../church/part.tsx';
import { useAct } from '../church/use-act.ts';
import { useWho } from '../church/use-who.ts';
import { ProblemNote } from '../components/problem-note.tsx';
import { useTable } from '../seat/at-table.ts';
import { chanceryWords, churchWords } from '../words/church-words.ts';
import { SeatChoice } from './seat-choice.tsx';

/** Crowning and uncrowning emperors: at once, in any phase, a title and no more. */
export function CrownsPart() {
  const { view } = useTable();
  const who = useWho();
  const said = chanceryWords.crown;
  const { act, isBusy, problem } = useAct();
  const isPope = view.chancery?.office === 'pope';
  const mine = view.emperors.filter(({ crownedBy }) => isPope || crownedBy === view.viewer);
  const taken = new Set<string>(
    view.emperors.filter(({ crownedBy }) => crownedBy === view.viewer).map(({ seat }) => seat),
  );
  return (
    <Part id="crowns" title={said.title} rule="R16">
      <ul className="rows">
        {mine.map(({ seat, crownedBy }) => (
          <li key={`${seat} ${crownedBy}`}>
            <span className="said">{churchWords.who.emperor(who.title(seat))}</span>
            <button
              type="button"
              className="btn btn--s"
              aria-disabled={isBusy}
              onClick={() => void act({ do: 'uncrownEmperor', seat })}
            >
              {said.uncrown}
            </button>
          </li>
        ))}
      </ul>
      <SeatChoice
        label={said.whom}
        act={said.crown}
        isBusy={isBusy}
        seats={view.seats
          .filter(({ id, class: kind }) => kind !== 'judge' && kind !== 'observer' && !taken.has(id))
          .map(({ id }) => id)}
        onChoose={(seat) => void act({ do: 'crownEmperor', seat })}
      />
      <ProblemNote problem={problem} />
      <p className="why">{said.about}</p>
    </Part>
  );
}
