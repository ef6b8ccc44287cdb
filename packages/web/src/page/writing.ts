import type { PowerId } from '@defensor/diplomacy';
import type { Actions, Sandbox } from './use-sandbox.ts';

/** What the lists of orders show and can do: in the sandbox for everyone, on a seat's page for its own power. */
export interface Writing extends Pick<Sandbox, 'variant' | 'stage' | 'outcome' | 'naming' | 'composing' | 'chosen'> {
  /** The one power whose orders are written. */
  readonly only?: PowerId;
  readonly actions: Pick<Actions, 'compose' | 'write' | 'change' | 'choose'>;
}
