import { type Cast, gameSentences, refusalSentence } from '@defensor/api';
import { variantById } from '@defensor/diplomacy';
import { COMMANDS, type Command, type CommandName, type Game, JUDGE, play, type SeatId, view } from '@defensor/game';
import { happenedIn } from '../words/happened.ts';
import { language } from '../words/language.ts';
import { refusals } from '../words/refusals.ts';

/** Something that is done in a lesson: a command of the game. */
export interface Act {
  readonly as: string;
  readonly do: CommandName;
  readonly [field: string]: unknown;
}

/** What the game said to an act: what happened, or why it was refused. */
export interface Said {
  readonly isTaken: boolean;
  readonly sentence: string;
  readonly rule: string | undefined;
}

/** A game that is on this page alone, played by the same engine as every other. */
export interface PrivateGame {
  readonly game: Game;
  readonly texts: ReadonlyMap<string, string>;
}

const CREATED: Act = {
  ...{ as: JUDGE, do: 'createGame', variant: 'renaissance', addendum: 'papacy', cast: 'default', begin: 'atOnce' },
};

/** Begins a game for a lesson, with what has happened before the lesson opens. */
export function begin(before: readonly Act[]): PrivateGame {
  const { after } = [CREATED, ...before].reduce<{ after: PrivateGame | undefined }>(
    ({ after: so }, act) => ({ after: doAct(so, act).after }),
    { after: undefined },
  );
  if (after === undefined) throw new Error('no lesson could begin');
  return after;
}

/** Does one thing after the other until one is refused; says what came of the last, as the player reads it. */
export function take(before: PrivateGame, acts: readonly Act[]): { readonly after: PrivateGame; readonly said: Said } {
  let after = before;
  let said: Said = { isTaken: false, sentence: '', rule: undefined };
  for (const act of acts) {
    const done = doAct(after, act);
    after = done.after ?? after;
    said = done.said ?? said;
    if (!said.isTaken) break;
  }
  return { after, said };
}

function doAct(before: PrivateGame | undefined, { as, do: name, ...fields }: Act) {
  const log = before?.game.record.log.length ?? 0;
  // Every act has an id and a moment of its own; nothing in a lesson waits for the clock.
  const id = `lesson-${log}-${before?.texts.size ?? 0}-${name}`;
  const command = { id, at: log + 1, as: as as SeatId, do: name, body: COMMANDS[name].parse(fields) } as Command;
  const { decision, game } = play(before?.game, command, { hash: (text) => `${text.length}` });
  if (game === undefined) return { after: before };
  const texts = new Map([...(before?.texts ?? []), ...(decision.ok ? decision.texts : [])]);
  const after = { game, texts };
  const cast = castOf(after);
  const event = decision.ok ? decision.events.at(-1) : undefined;
  const said: Said = decision.ok
    ? {
        isTaken: true,
        sentence: event === undefined ? '' : happenedIn(gameSentences(cast, language)).ofEvent(event),
        rule: event?.rule,
      }
    : {
        isTaken: false,
        sentence: refusalSentence(cast, decision.refusal, refusals),
        rule: decision.refusal.rule,
      };
  return { after, said };
}

/** What a sentence about a lesson's game needs to know of it. */
function castOf({ game, texts }: PrivateGame): Cast {
  const variant = variantById(game.variant.id);
  if (variant === undefined) throw new Error('the lesson’s map is missing');
  return { variant, seats: view(game, 'public').seats, textOf: ({ id }) => texts.get(id) };
}
