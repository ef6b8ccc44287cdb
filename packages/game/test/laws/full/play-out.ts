import { type Game, type GameEvent, type LoggedEvent, play, type ViewerName } from '../../../src/index.ts';
import { dice as thrown } from '../../bots/dice.ts';
import { commandOf, expectNoted, given, type Line, ports, START_MS } from '../../kit.ts';
import { rulings, together, type Whim, whimOf } from './class-acts.ts';
import {
  boardIsWhole,
  churchIsWhole,
  deposedIfHeld,
  foretold,
  hold,
  majoritiesAreStrict,
  replaysToItself,
  undoRedo,
  winnerIsInCommunion,
} from './laws.ts';
import { othersSeeNothing, readsOnlyHisOwn, viewersOf } from './secrets.ts';
import { randomCast, randomOptions } from './setting.ts';

/** What a random game was made of, to see that it was about something. */
export interface Played {
  readonly commands: number;
  readonly accepted: number;
  readonly happened: ReadonlySet<GameEvent['type']>;
}

/** How many acts on a whim a phase has at most, and how many turns a game. */
const WHIMS = 12;
const TURNS = 4;
/** Closing phases leads on, or somebody rules: it never takes more. */
const MOST_STEPS = 200;

/**
 * Plays a full game with a class that tries everything, allowed or not, and holds every law after every
 * command. The same seed plays the same game. Throws with the seed and the line at which a law broke.
 */
export function playOut(seed: number): Played {
  const run = new Run(seed);
  try {
    run.play();
  } catch (error) {
    throw new Error(`seed ${seed}, line ${run.count}: ${JSON.stringify(run.line)}`, { cause: error });
  }
  return run;
}

class Run implements Played {
  readonly #dice;
  #game: Game;
  /** The event that carries each free text. */
  readonly #kept = new Map<string, LoggedEvent>();
  readonly happened = new Set<GameEvent['type']>();
  count = 0;
  accepted = 0;
  line: Line | undefined;

  get commands(): number {
    return this.count;
  }

  constructor(seed: number) {
    this.#dice = thrown(seed);
    this.#game = given({ options: randomOptions(this.#dice), cast: randomCast(this.#dice) }).game;
  }

  play(): void {
    const last = this.#game.state.turn.year + TURNS / 2;
    for (let step = 0; this.#game.state.phase !== 'ended' && this.#game.state.turn.year < last; step += 1) {
      hold(step < MOST_STEPS, 'the game does not go on');
      for (let acts = this.#dice.below(WHIMS); acts > 0; acts -= 1) this.#give(whimOf(this.#whim()));
      for (const line of together(this.#whim())) this.#give(line);
      if (this.#dice.chance(8)) {
        this.#give({ as: 'JD', do: 'undo', to: { seq: 1 + this.#dice.below(this.#game.seq) }, reason: 'Look.' });
        this.#give({ as: 'JD', do: 'redo', reason: 'Looked.' });
      }
      if (this.#dice.chance(20)) undoRedo(this.#game, 1 + this.#dice.below(this.#game.seq));
      this.#goOn();
    }
    replaysToItself(this.#game);
    for (let looks = 8; looks > 0; looks -= 1)
      readsOnlyHisOwn(this.#game, this.#dice.pick(viewersOf(this.#game)), this.#kept);
  }

  #whim(): Whim {
    return { game: this.#game, dice: this.#dice, number: this.count };
  }

  #goOn(): void {
    const { phase, ending } = this.#game.state;
    if (ending !== undefined) return;
    if (phase !== 'orderResolution') {
      this.#give({ as: 'JD', do: 'closePhase' });
      return;
    }
    for (const line of rulings(this.#whim())) this.#give(line);
    const before = this.#game;
    const events = this.#give({ as: 'JD', do: 'publish' });
    hold(events !== undefined, 'the Judge has ruled on everything, and cannot publish');
    if (events === undefined) return;
    foretold(before, events);
    deposedIfHeld(before, events);
  }

  /** Gives a command and holds the laws; answers with its events where it was accepted. */
  #give(line: Line): readonly GameEvent[] | undefined {
    this.count += 1;
    this.line = line;
    const before = this.#game;
    const command = commandOf(line, `r${this.count}`, START_MS + this.count * 60_000);
    const { decision, appended: entries, game } = play(before, command, ports);
    this.#game = game as Game;
    for (const entry of entries) this.#keep(entry);
    const appended = entries.map(({ event }) => event);
    this.#watch(before, appended);
    if (!decision.ok) {
      hold(
        this.#game.state.board === before.state.board && this.#game.state.church === before.state.church,
        'a refusal changed the game',
      );
      expectNoted(decision.refusal);
      return undefined;
    }
    this.accepted += 1;
    for (const { type } of appended) this.happened.add(type);
    churchIsWhole(this.#game);
    boardIsWhole(this.#game);
    majoritiesAreStrict(before, appended);
    winnerIsInCommunion(this.#game.state, appended, this.#game.variant);
    return appended;
  }

  /** Somebody, chosen by the dice, looks at what he can see. */
  #watch(before: Game, events: readonly GameEvent[]): void {
    const viewer: ViewerName = this.#dice.pick(viewersOf(before));
    // An undo may take a seat away with whoever looks from it.
    if (!viewersOf(this.#game).includes(viewer)) return;
    if (events.length > 0 && this.#dice.chance(20)) othersSeeNothing(before, this.#game, events, viewer);
    if (this.#dice.chance(3)) readsOnlyHisOwn(this.#game, viewer, this.#kept);
  }

  #keep(entry: LoggedEvent): void {
    for (const [, id = ''] of JSON.stringify(entry.event.facts).matchAll(/"(r\d+\/[\w-]+)"/g)) {
      if (!this.#kept.has(id)) this.#kept.set(id, entry);
    }
  }
}
