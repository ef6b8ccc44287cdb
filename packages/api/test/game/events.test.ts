import { readFileSync } from 'node:fs';
import {
  COMMANDS,
  type Command,
  type CommandName,
  type Game,
  type GameEvent,
  play,
  type Refusal,
  seatsOf,
  view,
} from '@defensor/game';
import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../../src/english/english.ts';
import {
  type Cast,
  type GameSentences,
  type GazetteSentences,
  gameSentences,
  gazetteSentences,
  refusalSentence,
} from '../../src/index.ts';

interface Line {
  readonly do?: CommandName;
  readonly [field: string]: unknown;
}

interface Told {
  readonly events: readonly GameEvent[];
  readonly refusals: readonly Refusal[];
  readonly game: Game;
  readonly say: GameSentences & GazetteSentences;
  readonly cast: Cast;
}

/** Plays an example game; what happens in it is told with its own texts. */
function told(name: string, ...more: readonly Line[]): Told {
  const file = readFileSync(new URL(`../../../../docs/examples/${name}.jsonl`, import.meta.url), 'utf8');
  const lines = [
    ...file
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Line),
    ...more,
  ];
  const texts = new Map<string, string>();
  const events: GameEvent[] = [];
  const refusals: Refusal[] = [];
  let game: Game | undefined;
  for (const [index, { as, do: command, ...fields }] of lines.entries()) {
    if (command === undefined) continue;
    const body: unknown = COMMANDS[command].parse(fields);
    const given = { id: `c${index + 1}`, at: index * 60_000, as, do: command, body } as Command;
    const played = play(game, given, { hash: (text) => `h${text.length}` });
    ({ game } = played);
    events.push(...played.appended.map(({ event }) => event));
    if (played.decision.ok) for (const [id, text] of played.decision.texts) texts.set(id, text);
    else refusals.push(played.decision.refusal);
  }
  const end = game as Game;
  const cast = { variant: end.variant, seats: seatsOf(end.state), textOf: ({ id }: { id: string }) => texts.get(id) };
  return {
    events,
    refusals,
    game: end,
    say: { ...gameSentences(cast, ENGLISH), ...gazetteSentences(cast, ENGLISH) },
    cast,
  };
}

const WHOLE = /^[A-Z“\d].*[.:”?!]$/s;
const HOLES = /undefined|null|NaN|\[object|“\?”|\bnobody, | {2}/;

describe('DESIGN 2 the sentences of what happens', () => {
  test.each(['ordinary-year', 'every-papal-act', 'full-game'])(
    'are whole in %s, and so are those of what is refused',
    (name) => {
      const { events, refusals, say, cast } = told(name);
      for (const event of events) {
        const sentence = say.ofEvent(event);
        expect([event.type, sentence]).toEqual([event.type, expect.stringMatching(WHOLE)]);
        expect(sentence).not.toMatch(HOLES);
        for (const line of say.detailsOf(event)) expect(line).not.toMatch(/undefined|NaN|\[object/);
      }
      for (const refusal of refusals) {
        expect(refusalSentence(cast, refusal, ENGLISH)).toMatch(WHOLE);
        expect(refusalSentence(cast, refusal, ENGLISH)).not.toMatch(HOLES);
      }
    },
  );

  test('what a seat owes, and what else there is to do, is told for everybody', () => {
    const { game, say } = told('every-papal-act');
    for (const seat of seatsOf(game.state)) {
      const { owe } = view(game, seat.id);
      expect(say.ofOwe(owe)).toMatch(WHOLE);
      for (const code of owe.also) expect(say.ofAlso(code)).toMatch(WHOLE);
    }
  });

  const ofTypes = ({ events, say }: Told, ...types: readonly GameEvent['type'][]) =>
    events.filter(({ type }) => types.includes(type)).map(say.ofEvent);

  test('R17 a deposition tells by whom, with what, and what falls with the Pope', () => {
    const papal = told('every-papal-act');
    expect(ofTypes(papal, 'popeDeposed', 'banVoided', 'namingVoided')).toEqual([
      'The Pope had named France’s army in Paris, and Spain deposed him: the naming is void and the unit was free.',
      'Spain deposed the Pope, the bishop of Rome, with the fleet in the Papal States. The units that he had named moved freely.',
      'The excommunication of the bishop of Moldavia is void: Spain deposed the Pope who gave it.',
      'The excommunication of the Lord of France is void: Spain deposed the Pope who gave it.',
    ]);
  });

  test('R3 a punishment tells who was caught, which unit, and which of the two turns', () => {
    expect(ofTypes(told('every-papal-act'), 'unitImmobilised').slice(0, 2)).toEqual([
      'The Ruler of Spain was caught communicating. Spain’s fleet in Naples was named by the bishop of Rome and did not move: the first of two turns.',
      'The Ruler of Spain was caught communicating. Spain’s fleet in Naples was named by the bishop of Rome and did not move: the second of two turns.',
    ]);
  });

  test('R18 a victory that a ban stops tells whose ban', () => {
    const full = told('full-game');
    expect(ofTypes(full, 'victoryWithheld', 'gameEnded')).toEqual([
      expect.stringMatching(
        /^France owns \d\d centres but is not in communion with Rome: the Ruler of France is excommunicated\. The game goes on\.$/,
      ),
      'France has won the game.',
    ]);
  });

  test('a movement tells each order in words with what became of it', () => {
    const year = told('ordinary-year');
    const movement = year.events.findLast(({ type }) => type === 'movementResolved') as GameEvent;
    expect(year.say.detailsOf(movement)).toEqual(
      expect.arrayContaining([
        'England',
        '  Army Yorkshire moves to Norway via convoy: went through by convoy, unopposed',
        '  Fleet Moldavia holds: dislodged by F Black Sea, 2 against 1',
      ]),
    );
  });

  test('sheets tell which counted and why; whoever had nothing to decide is left out', () => {
    const year = told('ordinary-year');
    const [orders, , retreats] = year.events.filter(({ type }) => type === 'sheetsChosen');
    expect(year.say.detailsOf(orders as GameEvent)[0]).toBe(
      'England: sheet “ENG:bold”, signed by the Ruler (the Queen of England)',
    );
    expect(year.say.detailsOf(retreats as GameEvent)).toEqual([
      'The Ottoman Turks: sheet “TUR:r”, the only one signed (the Ruler of the Ottoman Turks)',
    ]);
  });

  test('JD.11 a reason that is not for the players is not told', () => {
    const silent = {
      as: 'JD',
      do: 'overrideOwners',
      owners: { ROM: 'SPAIN' },
      reason: 'Between us.',
      publicly: false,
    } as const;
    const aloud = { ...silent, owners: { TUN: 'none' }, reason: 'A slip.', publicly: true } as const;
    expect(ofTypes(told('ordinary-year', silent, aloud), 'ownersSet')).toEqual([
      'The Judge set who owns centres.',
      'The Judge set who owns centres: “A slip.”',
    ]);
  });

  test('R1 why it would be unlawful to speak', () => {
    const { say } = told('ordinary-year');
    expect(say.ofUnlawful('ban-other-team', 'R-VEN')).toBe(
      'Excommunicated, you may not speak to other teams. The Prince of Venice belongs to another great power (R1).',
    );
    expect(say.ofUnlawful('ban-occupied', 'B-DEN')).toMatch(/so not to the bishop of Denmark \(R8\)\.$/);
  });
});
