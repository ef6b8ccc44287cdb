import { COMMANDS, type CommandName, PHASES, type SeatId } from '@defensor/game';
import { z } from 'zod';
import { clientType } from './client-type.ts';

/** Ids of senders have no colon: those of the server's own commands do. */
export const commandId = z
  .string()
  .regex(/^[\w.-]{8,64}$/)
  .describe('The sender’s own, new for each command: sent again, it gets the answer it got');
const seatId = z
  .string()
  .regex(/^[A-Z][A-Z0-9]*(-[A-Z][A-Z0-9_]*)?$/)
  .max(80)
  .transform((seat) => seat as SeatId)
  .describe('A seat: R-SPA, L-SPA, B-SWI, JD');

const FRAME = {
  id: commandId,
  as: seatId.exactOptional().meta({ description: 'The seat that acts; the sender’s own if absent' }),
  onBehalfOf: seatId.exactOptional().meta({ description: 'The seat that the Judge enters it for' }),
  expectedPhase: z.enum(PHASES).exactOptional().meta({ description: 'The phase that the sender saw' }),
};

type Sendable = Exclude<CommandName, 'createGame'>;
const NAMES = Object.keys(COMMANDS).filter((name): name is Sendable => name !== 'createGame');

const one = (name: Sendable) =>
  z.strictObject({ ...FRAME, do: z.literal(name), ...COMMANDS[name].shape }).meta(COMMANDS[name].meta() ?? {});

/** A command with its fields beside it, as a line of `defensor run` has them. */
export const commandSchema = z
  .discriminatedUnion('do', NAMES.map(one) as [ReturnType<typeof one>])
  .meta(clientType('CommandLine'));

/** A command apart: what it is to do, who sends it, and its fields. */
export interface ReadCommand {
  readonly id: string;
  readonly as?: SeatId;
  readonly onBehalfOf?: SeatId;
  readonly expectedPhase?: (typeof PHASES)[number];
  readonly do: CommandName;
  readonly body: Readonly<Record<string, unknown>>;
}

export function readCommand(sent: z.output<typeof commandSchema>): ReadCommand {
  const { id, as, onBehalfOf, expectedPhase, do: name, ...body } = sent as Record<string, unknown> & typeof sent;
  return {
    id,
    do: name,
    body,
    ...(as === undefined ? {} : { as }),
    ...(onBehalfOf === undefined ? {} : { onBehalfOf }),
    ...(expectedPhase === undefined ? {} : { expectedPhase }),
  };
}
