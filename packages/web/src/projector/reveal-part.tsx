import type { PowerId } from '@defensor/diplomacy';
import { Icon } from '../components/icon.tsx';
import { SeatArms } from '../components/seat-arms.tsx';
import { useTable } from '../seat/at-table.ts';
import { projectorWords } from '../words/projector-words.ts';
import type { Reveal } from './reveal.ts';

/** How many results before the last stay in sight. */
const KEPT = 3;

/** The results told so far, the last of them large. */
export function RevealPart({ reveal, shown }: { reveal: Reveal; shown: number }) {
  const { variant } = useTable();
  const told = reveal.steps.slice(Math.max(0, shown - KEPT - 1), shown);
  const comes = reveal.steps[shown];
  return (
    <>
      <ol className="told">
        {told.map((step, index) => (
          <li key={step.id} className={index === told.length - 1 ? 'is-last' : undefined}>
            <SeatArms variant={variant} power={step.kind === 'order' ? (step.power as PowerId) : undefined} />
            <div>
              <b>{step.text}</b>
              {step.kind === 'order' ? <p>{step.fate}</p> : <span className="rule-no">{step.rule}</span>}
            </div>
            {step.kind === 'order' && (
              <span className={step.isOk ? 'state state--ok' : 'state state--bad'}>
                <Icon name={step.isOk ? 'check' : 'cross'} />
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className="wall-foot">
        {projectorWords.comes(
          comes === undefined
            ? projectorWords.board
            : comes.kind === 'order'
              ? projectorWords.orders
              : projectorWords.church,
        )}
      </p>
    </>
  );
}
