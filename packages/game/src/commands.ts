import type { z } from 'zod';
import type { Frozen } from './frozen.ts';
import type { SeatId } from './ids.ts';
import { judgeCommands } from './judge/commands.ts';
import { churchCommands } from './papacy/commands.ts';
import { seatCommands } from './seats/commands.ts';
import { sheetCommands } from './sheets/commands.ts';
import { speechCommands } from './speech/commands.ts';
import { turnCommands } from './turn/commands.ts';
import type { Phase } from './turns.ts';

/** Every command with the schema of its fields. `docs/commands.md` is generated from here. */
export const COMMANDS = {
  ...seatCommands,
  ...sheetCommands,
  ...speechCommands,
  ...churchCommands,
  ...turnCommands,
  ...judgeCommands,
};

export type CommandName = keyof typeof COMMANDS;

/** The fields of one command. */
export type CommandOf<N extends CommandName> = Frozen<z.output<(typeof COMMANDS)[N]>>;

/** A command as it reaches the game: who, on whose behalf, when, and what. */
export type Command = {
  [N in CommandName]: CommandFrame & { readonly do: N; readonly body: CommandOf<N> };
}[CommandName];

export interface CommandFrame {
  /** Unique; ids of what the command makes derive from it. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly as: SeatId;
  /** The Judge keys in a document for an absent seat (A70): it is stamped so. */
  readonly onBehalfOf?: SeatId;
  /** The phase the sender saw; another one refuses the command (`phase-moved-on`). */
  readonly expectedPhase?: Phase;
}
