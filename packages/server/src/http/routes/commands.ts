import { type Game, JUDGE, type SeatId } from '@defensor/game';
import { z } from 'zod';
import { nameOf, type Principal } from '../../identity/principal.ts';
import type { Answer } from '../../play/answers.ts';
import type { SentCommand } from '../../play/host.ts';
import { clientType } from '../client-type.ts';
import { commandSchema, type ReadCommand, readCommand } from '../command-schemas.ts';
import { languageFor } from '../language.ts';
import { type ProblemAnswer, problem, problemIn, problemSchema } from '../problem.ts';
import { ID_TAKEN, refusalProblem } from '../refusal-problem.ts';
import { defineRoute } from '../route.ts';
import type { Services } from '../services.ts';
import { viewerNameOf } from '../viewer.ts';
import { gameParams, receiptSchema } from './parts.ts';

const seenEvent = z.looseObject({ seq: z.int(), type: z.string(), rule: z.string() }).meta(clientType('SeenEvent'));
const acceptedSchema = z.strictObject({
  ok: z.literal(true),
  receipt: receiptSchema,
  events: z.array(seenEvent).describe('What the sender may know of what came of it'),
});

const command = defineRoute({
  method: 'POST',
  url: '/api/v1/games/:game/commands',
  access: 'seatOfGame',
  summary: 'Carries out a command of the game: docs/commands.md has each with an example.',
  params: gameParams,
  body: commandSchema,
  answers: { 200: acceptedSchema },
  handler: async ({ params, body, principal }, services) => {
    const answer = await give(params.game, readCommand(body), principal, services);
    return 'problem' in answer ? answer : { status: 200, body: answer };
  },
});

const batch = defineRoute({
  method: 'POST',
  url: '/api/v1/games/:game/commands/batch',
  access: 'judgeOfGame',
  summary: 'Carries out commands one after the other, such as a lesson’s paper sheets; each is answered by itself.',
  params: gameParams,
  body: z.strictObject({ commands: z.array(commandSchema).min(1).max(200) }),
  answers: {
    200: z.strictObject({
      answers: z.array(z.union([acceptedSchema, z.strictObject({ ok: z.literal(false), problem: problemSchema })])),
    }),
  },
  handler: async ({ params, body, principal, request }, services) => {
    const language = languageFor(request);
    const answers = [];
    for (const one of body.commands) {
      const answer = await give(params.game, readCommand(one), principal, services);
      answers.push('problem' in answer ? { ok: false as const, problem: problemIn(answer, language) } : answer);
    }
    return { status: 200, body: { answers } };
  },
});

type Accepted = Pick<Extract<Answer, { ok: true }>, 'ok' | 'receipt'> & { events: z.output<typeof seenEvent>[] };

async function give(
  id: string,
  { as, ...command }: ReadCommand,
  principal: Principal,
  { host }: Services,
): Promise<Accepted | ProblemAnswer> {
  const own = seatOf(principal);
  if (own === undefined || (as !== undefined && as !== own)) return NOT_THIS_SEAT;
  const answer = await host.command(id, { ...command, as: own } as SentCommand, nameOf(principal));
  if (answer.ok) return { ...answer, events: [...answer.events] as unknown as Accepted['events'] };
  if ('taken' in answer) return ID_TAKEN;
  const game: Game | undefined = host.lastKnown(id);
  return refusalProblem(answer.refusal, game);
}

/** The seat that somebody acts from. Who is let in here has one. */
function seatOf(principal: Principal): SeatId | undefined {
  const name = viewerNameOf(principal);
  return name === 'public' || name === 'projector' ? undefined : principal.kind === 'person' ? JUDGE : name;
}

const NOT_THIS_SEAT = problem('not-allowed/other-seat');

export const commandRoutes = [command, batch];
