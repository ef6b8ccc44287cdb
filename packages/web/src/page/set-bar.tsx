import { Icon } from '../components/icon.tsx';
import { Segment } from '../components/segment.tsx';
import { sandboxWords } from '../words/sandbox-words.ts';
import type { Sandbox } from './use-sandbox.ts';

const VIEWS = ['A', 'B', 'compare'] as const;

/** “What if”: a second set of orders beside the first, and which of them is seen; or both, compared. */
export function SetBar({ sandbox }: { sandbox: Sandbox }) {
  const { stage, comparison, actions } = sandbox;
  const { versus } = sandboxWords;
  if (stage.rival === undefined) {
    if (stage.isResolved) return null;
    return (
      <div className="set-bar">
        <button type="button" className="btn btn--s btn--quiet" title={versus.whatIfAbout} onClick={actions.whatIf}>
          <Icon name="scales" small />
          {versus.whatIf}
        </button>
      </div>
    );
  }
  return (
    <div className="set-bar">
      <Segment
        label={versus.sets}
        options={VIEWS.map((view) => ({
          value: view,
          label: view === 'compare' ? versus.compare : versus.set(view),
        }))}
        value={comparison === undefined ? stage.rival.open : 'compare'}
        onChange={(view) => (view === 'compare' ? actions.compare() : actions.openSet(view))}
      />
    </div>
  );
}

/** Under a comparison: with which set to play on. */
export function SettleFoot({ sandbox }: { sandbox: Sandbox }) {
  const { versus } = sandboxWords;
  return (
    <footer className="resolve">
      <div className="resolve-row">
        {(['A', 'B'] as const).map((letter) => (
          <button key={letter} type="button" className="btn" onClick={() => sandbox.actions.settle(letter)}>
            {versus.keep(letter)}
          </button>
        ))}
      </div>
      <p className="why">{versus.keepAbout}</p>
    </footer>
  );
}
