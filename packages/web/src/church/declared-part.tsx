import { Icon } from '../components/icon.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { useTable } from '../seat/at-table.ts';
import { churchWords } from '../words/church-words.ts';
import { Part } from './part.tsx';
import { useAct } from './use-act.ts';
import type { Who } from './use-who.ts';

/** The bishops who declared for a Ruler's power: he accepts them, or leaves it. */
export function DeclaredPart({ who }: { who: Who }) {
  const { view, me } = useTable();
  const { act, isBusy, problem } = useAct();
  const said = churchWords.declared;
  const declared = view.declarations.filter(({ power }) => power === me?.power);
  if (declared.length === 0) return null;
  const isRuler = me?.class === 'ruler';
  return (
    <Part id="declared" title={said.title} rule="A11">
      <ul className="rows">
        {declared.map(({ bishop, accepted }) => (
          <li key={bishop}>
            <span className="said">{who.title(bishop)}</span>
            {accepted ? (
              <span className="state state--ok">
                <Icon name="check" />
                {said.accepted}
              </span>
            ) : isRuler ? (
              <button
                type="button"
                className="btn btn--s"
                aria-disabled={isBusy}
                onClick={() => void act({ do: 'acceptDeclaration', bishop })}
              >
                {said.accept}
                <span className="vh"> {who.seat(bishop)}</span>
              </button>
            ) : (
              <span className="state state--wait">
                <Icon name="glass" />
                {said.waits}
              </span>
            )}
          </li>
        ))}
      </ul>
      <ProblemNote problem={problem} />
      <p className="why">{view.options.declareConsent === 'ruler' ? said.needed : said.notNeeded}</p>
    </Part>
  );
}
