import { powerLabel } from '../words/orders.ts';
import { words } from '../words/words.ts';
import type { Sandbox } from './use-sandbox.ts';

/** What was just done, else what can be done now. */
export function promptFor({ hint, tool, naming, stage, composing, comparison }: Sandbox): string {
  if (hint !== '') return hint;
  if (tool !== undefined) {
    return tool.kind === 'takeOff'
      ? words.tools.hint.takeOff
      : words.tools.hint[tool.kind](powerLabel(naming, tool.power));
  }
  if (comparison !== undefined) return words.orders.hint.compared;
  if (stage.isResolved) return words.orders.hint.resolved;
  if (composing !== undefined) {
    const asksWhom = composing.helped === undefined && (composing.verb === 'support' || composing.verb === 'convoy');
    return asksWhom ? words.orders.hint.tapWhom : words.orders.hint.tapWhere;
  }
  return words.orders.hint[stage.phase];
}
