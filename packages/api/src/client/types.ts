import type { COMMANDS, CommandName, Phase, SeatId } from '@defensor/game';
import type { z } from 'zod';

export type { SeenEvent, View } from '@defensor/game';

type Input<Name extends CommandName> = z.input<(typeof COMMANDS)[Name]>;
/** The type of no fields would take none of the frame's either. */
type Fields<Name extends CommandName> = string extends keyof Input<Name> ? unknown : Input<Name>;

/** Who sends a command, and when it was made up. */
interface Frame {
  /** The sender's own, new for each command: sent again, it gets the answer it got. */
  readonly id: string;
  /** The seat that acts; the sender's own if absent. */
  readonly as?: SeatId;
  /** The seat that the Judge enters it for. */
  readonly onBehalfOf?: SeatId;
  /** The phase that the sender saw. */
  readonly expectedPhase?: Phase;
}

/** A command with its fields beside it, as a line of `defensor run` has them. */
export type CommandLine = {
  [Name in Exclude<CommandName, 'createGame'>]: Frame & { readonly do: Name } & Fields<Name>;
}[Exclude<CommandName, 'createGame'>];

/** What begins a game, besides its class and title. */
export type NewGameLine = Fields<'createGame'>;

/** What is answered where a request is no success (RFC 9457). */
export interface Problem {
  /** 0 where no answer came at all. */
  readonly status: number;
  /** Programs go by it. */
  readonly code: string;
  /** What to tell the person; empty where no answer came, or none of this server's. */
  readonly sentence: string;
  /** The rule that a refusal of the game rests on. */
  readonly rule?: string;
  readonly facts?: Readonly<Record<string, unknown>>;
  /** Every field that cannot be taken, and why. */
  readonly issues?: readonly { readonly at: string; readonly message: string }[];
  /** Seconds until it may be tried again. */
  readonly waitSeconds?: number;
}
