import { z } from 'zod';
import type { RuleId } from './decision.ts';

/** Who may give a command: the Judge and co-judges, a seat of the game, either, or the clock (and the Judge). */
export type GivenBy = 'judge' | 'seat' | 'anyone' | 'clock';

/** What is said of a command besides its fields. `docs/commands.md` is generated from it. */
export interface CommandNotes {
  /** One sentence: what it does. */
  readonly about: string;
  readonly rule: RuleId;
  readonly by: GivenBy;
  /** A line as `defensor run` takes it, without `do`. */
  readonly example: Readonly<Record<string, unknown>>;
  /** The Judge may enter it for an absent seat (A70). */
  readonly onBehalf?: true;
  /** Also when the game is over. */
  readonly afterEnd?: true;
  /** Also for a seat that the Judge suspended. */
  readonly whileSuspended?: true;
  /** Bound to no phase: a deadline that has run out does not stop it. */
  readonly anyTime?: true;
}

/** The schema of a command's fields with its notes. */
export function command<Shape extends z.core.$ZodLooseShape>(notes: CommandNotes, shape: Shape) {
  const { about, ...rest } = notes;
  return z.strictObject(shape).meta({ description: about, ...rest });
}

/** The notes of a schema made by `command`. */
export function notesOf(schema: z.ZodType): CommandNotes {
  const { description: about, ...rest } = schema.meta() as { readonly description: string };
  return { about, ...rest } as CommandNotes;
}

/** The schema of an event's facts, with one sentence on what happened. */
export function event<Shape extends z.core.$ZodLooseShape>(about: string, shape: Shape) {
  return z.strictObject(shape).meta({ description: about });
}

/**
 * The fields of a command or the facts of an event as JSON Schema, which documentation and other programs read: as they are
 * sent, or (`output`) as they are once they were read.
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output' = 'input') {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}
