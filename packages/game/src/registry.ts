import type { z } from 'zod';
import type { Decision, RuleId } from './decision.ts';
import type { Desk } from './desk.ts';
import type { Audience } from './events.ts';
import type { Frozen } from './frozen.ts';
import type { Game, LoggedEvent } from './state.ts';

type Schemas = Readonly<Record<string, z.ZodType>>;

/** One decider for each command of an area. */
export type DecidersOf<Commands extends Schemas> = {
  readonly [Name in keyof Commands]: (desk: Desk, body: Frozen<z.output<Commands[Name]>>) => Decision;
};

/** One evolver for each event of an area. */
export type EvolversOf<Events extends Schemas> = {
  readonly [Type in keyof Events]: (game: Game, event: EventIn<Events, Type>, logged: LoggedEvent) => Game;
};

/** An event of an area. */
export interface EventIn<Events extends Schemas, Type extends keyof Events> {
  readonly type: Type;
  readonly rule: RuleId;
  readonly audience: Audience;
  readonly facts: Frozen<z.output<Events[Type]>>;
}
