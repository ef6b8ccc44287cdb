import { type Answer, type Cast, gameSentences, refusalSentence } from '@defensor/api';
import { variantById } from '@defensor/diplomacy';
import {
  COMMANDS,
  type Command,
  type CommandName,
  type Game,
  JUDGE,
  type LoggedEvent,
  type Phase,
  play,
  type SeatId,
  view,
} from '@defensor/game';
import type { Receipt } from '../seat/use-commands.ts';
import { happenedIn } from '../words/happened.ts';
import { language } from '../words/language.ts';
import { refusals } from '../words/refusals.ts';

/** Something that is done in a lesson: a command of the game, at its moment where it was done already. */
export interface Act {
  readonly as: string;
  readonly do: CommandName;
  readonly at?: number;
  /** The phase that the page showed. */
  readonly expectedPhase?: Phase;
  readonly [field: string]: unknown;
}

/** What others do between two steps: an act, or the Judge lets phases close until this one is open. */
export type Doing = Act | { readonly until: Phase };

/** A game that is on this page alone, played by the same engine as every other. */
export interface PrivateGame {
  readonly game: Game;
  readonly texts: Readonly<Record<string, string>>;
  /** All that was done in it, to be done again after a reload. */
  readonly acts: readonly Act[];
}

const CREATED: Act = {
  ...{ as: JUDGE, do: 'createGame', variant: 'renaissance', addendum: 'papacy', cast: 'default', begin: 'atOnce' },
};

/** Begins a game for a lesson. */
export function begin(at?: number): PrivateGame {
  const { after } = perform(undefined, at === undefined ? CREATED : { ...CREATED, at });
  if (after === undefined) throw new Error('no lesson could begin');
  return after;
}

/** What came of an act: the game after it, and what a server would have answered. */
export interface Done {
  readonly after: PrivateGame | undefined;
  readonly answer: Answer<{ readonly receipt: Receipt }>;
}

/** Does one thing in the game. A refused act leaves it as it was. */
export function perform(before: PrivateGame | undefined, act: Act): Done {
  const { as, do: name, at: given, id: _, expectedPhase, ...fields } = act;
  const seq = before?.game.record.log.length ?? 0;
  const at = given ?? Math.max(Date.now(), before?.game.record.log.at(-1)?.at ?? 0);
  const body = COMMANDS[name].safeParse(fields);
  if (!body.success) return { after: before, answer: refused('malformed-command', '', undefined) };
  const id = `lesson-${seq}-${name}`;
  const frame = { id, at, as: as as SeatId, ...(expectedPhase === undefined ? {} : { expectedPhase }) };
  const command = { ...frame, do: name, body: body.data } as Command;
  const { decision, game } = play(before?.game, command, { hash: (text) => `${text.length}` });
  if (!decision.ok || game === undefined) {
    const { refusal } = decision as Extract<typeof decision, { ok: false }>;
    const sentence = before === undefined ? '' : refusalSentence(castOf(before), refusal, refusals);
    return { after: before, answer: refused(refusal.code, sentence, refusal.rule) };
  }
  const texts = { ...before?.texts, ...Object.fromEntries(decision.texts) };
  const after = { game, texts, acts: [...(before?.acts ?? []), { ...act, at }] };
  return {
    after,
    answer: { ok: true, value: { receipt: { command: id, seq: game.record.log.length, at } } } as Done['answer'],
  };
}

function refused(code: string, sentence: string, rule: string | undefined): Done['answer'] {
  return { ok: false, problem: { status: 409, code, sentence, ...(rule === undefined ? {} : { rule }) } };
}

/** Does what others do, in its order; `doings` may ask how the game stands by then. */
export function prepare(before: PrivateGame, doings: readonly Doing[]): PrivateGame {
  return doings.reduce(
    (game, doing) => (isWaiting(doing) ? closeUntil(game, doing.until) : doOrFail(game, doing)),
    before,
  );
}

const isWaiting = (doing: Doing): doing is { readonly until: Phase } => !('do' in doing);

/** Many phases more than a turn has. */
const MOST_PHASES = 20;

function closeUntil(before: PrivateGame, phase: Phase): PrivateGame {
  let now = before;
  for (let closed = 0; closed < MOST_PHASES && view(now.game, 'public').phase !== phase; closed++) {
    const isResolved = view(now.game, 'public').phase === 'orderResolution';
    now = doOrFail(now, { as: JUDGE, do: isResolved ? 'publish' : 'closePhase' });
  }
  return now;
}

/** An act of a lesson that is refused is a fault of the lesson. */
function doOrFail(before: PrivateGame, act: Act): PrivateGame {
  const { after, answer } = perform(before, act);
  if (!answer.ok || after === undefined) throw new Error(`a lesson cannot go on: ${act.do}: ${JSON.stringify(answer)}`);
  return after;
}

/** What happened by the doing of a seat since the log had so many lines. */
export const doneSince = ({ game }: PrivateGame, seq: number, seat: string): readonly LoggedEvent[] =>
  game.record.log.slice(seq).filter(({ actor }) => actor === seat);

/** What happened last, in the game’s own words, with its rule. */
export function lastSaid(of: PrivateGame, happened: readonly LoggedEvent[]) {
  const event = happened.at(-1)?.event;
  if (event === undefined) return undefined;
  return { sentence: happenedIn(gameSentences(castOf(of), language)).ofEvent(event), rule: event.rule };
}

/** What a sentence about a lesson's game needs to know of it. */
function castOf({ game, texts }: PrivateGame): Cast {
  const variant = variantById(game.variant.id);
  if (variant === undefined) throw new Error('the lesson’s map is missing');
  return { variant, seats: view(game, 'public').seats, textOf: ({ id }) => texts[id] };
}
