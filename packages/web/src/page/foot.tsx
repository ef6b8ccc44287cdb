import { centreCounts, provinceOf, winnerOf } from '@defensor/diplomacy';
import { Icon } from '../components/icon.tsx';
import { nextStage } from '../play/resolve.ts';
import { orderFor } from '../play/sheet.ts';
import { draftWords } from '../words/draft-words.ts';
import { powerLabel, unitLabel } from '../words/orders.ts';
import { words } from '../words/words.ts';
import type { Draft } from './use-draft.ts';
import type { Sandbox } from './use-sandbox.ts';

/**
 * The one main button: resolve, or go on, with its reason beneath. Orders typed and read count without
 * being written down first; lines that could not be read are shown before anything is resolved.
 */
export function Foot({ sandbox, draft }: { sandbox: Sandbox; draft: Draft }) {
  const { stage, actions } = sandbox;
  const resolve = () => {
    if (draft.ready > 0 && draft.unread + draft.waiting > 0) return draft.take();
    actions.resolve(draft.taken);
    if (draft.ready > 0) draft.write('');
  };
  return (
    <footer className="resolve">
      <div className="resolve-row">
        {stage.isResolved && (
          <button type="button" className="btn" onClick={actions.rewrite}>
            {words.resolve.backToWriting}
          </button>
        )}
        {/* One button all along: who pressed it with a key presses it again to go on. */}
        <button type="button" className="btn btn--main" onClick={stage.isResolved ? actions.goOn : resolve}>
          {!stage.isResolved && <Icon name="scales" />}
          {stage.isResolved ? nextName(sandbox) : words.resolve.go}
          {stage.isResolved && <Icon name="right" />}
        </button>
      </div>
      <p className="why" role="status">
        {stage.isResolved ? resultSaying(sandbox) : (draftSaying(draft) ?? beforeSaying(sandbox))}
      </p>
    </footer>
  );
}

/** What the typed lines mean for the button; nothing where there are none. */
function draftSaying({ ready, unread }: Draft): string | undefined {
  if (ready > 0) return words.resolve.why.typed(ready);
  return unread > 0 ? draftWords.left(unread) : undefined;
}

function nextName({ variant, stage, outcome }: Sandbox): string {
  const next = nextStage(variant, stage, outcome);
  if (next.phase === 'retreat') return words.resolve.toRetreats;
  if (next.phase === 'adjustment') return words.resolve.toAdjustments;
  return words.resolve.toTurn(words.turn.of(next.season, next.year));
}

function resultSaying({ variant, stage, outcome, naming }: Sandbox): string {
  const next = nextStage(variant, stage, outcome);
  const winner = winnerOf(variant, next.owned);
  if (winner !== undefined && next.owned !== stage.owned) {
    return words.resolve.won(powerLabel(naming, winner), centreCounts(variant, next.owned).get(winner) ?? 0);
  }
  const turn = words.resolve.resolved(words.turn.of(stage.season, stage.year));
  if (outcome.phase !== 'movement') return turn;
  const driven = outcome.result.dislodged.map(({ type, location }) => unitLabel(naming, { type, at: location }));
  return `${turn} ${driven.length > 0 ? words.resolve.drivenOut(driven) : words.resolve.nobodyDrivenOut}`;
}

function beforeSaying({ stage }: Sandbox): string {
  const { why } = words.resolve;
  switch (stage.phase) {
    case 'movement': {
      const without = stage.units.filter(({ location }) => orderFor(stage, provinceOf(location)) === undefined).length;
      if (without === 0) return why.all;
      return without === stage.units.length ? why.none : why.some(without);
    }
    case 'retreat': {
      const without = stage.dislodged.filter(
        ({ location }) => orderFor(stage, provinceOf(location)) === undefined,
      ).length;
      return without === 0 ? why.retreatAll : why.retreatSome(without);
    }
    case 'adjustment':
      return why.adjust;
    default:
      return stage.phase satisfies never;
  }
}
