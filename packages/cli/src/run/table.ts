import { createHash } from 'node:crypto';
import { type Cast, type RefusalCatalogue, refusalSentence } from '@defensor/api';
import { RENAISSANCE } from '@defensor/diplomacy';
import {
  type Command,
  type Decision,
  type Game,
  play,
  seatsOf,
  type View,
  type ViewerName,
  view,
  viewerOf,
} from '@defensor/game';
import { guarded } from '../lines/defect.ts';
import type { Line } from '../lines/line-splitter.ts';
import { MINUTE_MS, startOfGameMs } from './calendar.ts';
import { type Answer, type Expectation, missingInAnswer, missingInView } from './expectation.ts';
import { isUnreadable, type LineFault } from './fault.ts';
import { withTexts } from './inline-texts.ts';
import { type CommandLine, readGameLine } from './read-line.ts';

const ports = { hash: (text: string) => createHash('sha256').update(text).digest('hex') };

/** A game that is played from a file, line by line. */
export class Table {
  readonly #language: RefusalCatalogue;
  #game: Game | undefined;
  #nowMs: number | undefined;
  #last: Answer | undefined;
  readonly #texts = new Map<string, string>();
  /** How many expectations did not hold, and how many lines could not be read. */
  failed = 0;
  unread = 0;

  /** `language`: what refusals are told in. */
  constructor(language: RefusalCatalogue) {
    this.#language = language;
  }

  get game(): Game | undefined {
    return this.#game;
  }

  /** What names and texts a sentence about the game needs. */
  get cast(): Cast {
    const game = this.#game;
    return {
      variant: game?.variant ?? RENAISSANCE,
      seats: game === undefined ? [] : seatsOf(game.state),
      textOf: ({ id }) => this.#texts.get(id),
    };
  }

  /** Plays a line and answers it. */
  answer(line: Line): object {
    return guarded<object>(
      line,
      () => {
        const read = readGameLine(line);
        if (isUnreadable(read)) return this.#unreadable(`line ${line.number}: ${read.message}`, read.fault);
        return read.kind === 'expect' ? this.#check(read.expectation) : this.#play(read.command, line);
      },
      (message) => this.#unreadable(message, 'defect'),
    );
  }

  /** What a viewer sees now, with the words of the texts in it; `undefined` where there is no such viewer. */
  viewFor(viewer: string): unknown {
    const name = viewer as ViewerName;
    if (this.#game === undefined || viewerOf(this.#game, name) === undefined) return undefined;
    return withTexts(withEveryField(view(this.#game, name)), this.#texts);
  }

  #play(line: CommandLine, { number }: Line): Answer {
    const decided = play(this.#game, this.#commandOf(line, number), ports);
    this.#game = decided.game;
    const answer = this.#answerTo(decided.decision);
    this.#last = answer;
    return answer;
  }

  #answerTo(decision: Decision): Answer {
    if (!decision.ok) {
      const { refusal } = decision;
      return { ok: false, refusal: { ...refusal, sentence: refusalSentence(this.cast, refusal, this.#language) } };
    }
    for (const [id, text] of decision.texts) this.#texts.set(id, text);
    return { ok: true, events: decision.events.map((event) => withTexts(event, this.#texts)) };
  }

  #commandOf(line: CommandLine, number: number): Command {
    const { as, do: name, onBehalfOf, expectedPhase, body } = line;
    this.#nowMs = line.atMs ?? (this.#nowMs === undefined ? startOfGameMs(line.fields) : this.#nowMs + MINUTE_MS);
    return {
      id: line.id ?? `c${number}`,
      at: this.#nowMs,
      as,
      ...(onBehalfOf === undefined ? {} : { onBehalfOf }),
      ...(expectedPhase === undefined ? {} : { expectedPhase }),
      do: name,
      body,
    } as Command;
  }

  #check(expectation: Expectation): object {
    const missing =
      expectation.of === 'view'
        ? missingInView(expectation, this.viewFor(expectation.view))
        : missingInAnswer(expectation, this.#last);
    if (missing === undefined) return { ok: true };
    this.failed += 1;
    return { ok: false, missing };
  }

  #unreadable(message: string, code: LineFault): Answer {
    this.unread += 1;
    const answer: Answer = { ok: false, error: { code, message } };
    this.#last = answer;
    return answer;
  }
}

/** The fields that every view has, `null` where there is nothing of the kind. */
function withEveryField(seen: View): object {
  const { council = null, conclave = null } = seen as { council?: unknown; conclave?: unknown };
  return { ...seen, throne: seen.throne ?? null, council, conclave };
}
