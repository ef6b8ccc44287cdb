import { EVENTS, type EventType, type GameEvent, type OweCode, type UnlawfulCode } from '@defensor/game';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ENGLISH } from '../../src/english/english.ts';
import { FRENCH } from '../../src/french/french.ts';
import { type GazetteLanguage, gameSentences, gazetteSentences } from '../../src/index.ts';
import { castOf, newGame, SAMPLE_FACTS } from '../game/sample.ts';
import { faultsOf, WHOLE } from './faults.ts';

const texts = { textOf: ({ id }: { id: string }) => (id === 'erased' ? undefined : 'Un mot.') };
const cast = { ...castOf(newGame({ cast: { titles: { 'R-SPA': 'Queen' } } })), ...texts };

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
}

/** Samples of facts whose names say what they are, besides those of refusals. */
const NAMED: Readonly<Record<string, unknown>> = {
  ...SAMPLE_FACTS,
  ...{ accused: 'R-SPA', author: 'B-ROM', bishop: 'B-HOL', filedBy: 'B-ROM', founder: 'R-FRA', issuer: 'B-ROM' },
  ...{ liftedBy: 'B-ROM', antiPope: 'B-DEN', pope: 'B-ROM', barred: 'B-DEN', voter: 'B-SWI', of: 'R-SPA', by: 'R-FRA' },
  ...{ from: 'L-FRA', to: 'R-SPA', into: 'R-FRA', centre: 'HOL', host: 'SPAIN', protector: 'SPAIN', was: 'FRANCE' },
  ...{ location: 'NAP', first: 'S1455', last: 'F1455', until: 'F1455', lastTurn: 'F1460', offenceTurn: 'S1455' },
  ...{ consented: 'B-SWI', objected: 'B-DEN', members: 'R-FRA', parties: 'R-FRA', signatories: 'B-SWI' },
  ...{ among: 'SPAIN', affiliation: 'SPAIN', elected: 'B-SWI', withdrawn: 'R-SPA', antiPopes: 'B-DEN' },
  ...{
    voided: 'L-FRA',
    signers: 'L-FRA',
    seats: 'R-FRA',
    bishops: 'B-SWI',
    candidate: 'B-DEN',
    waitsFor: 'testimony:t1',
  },
};

/** Facts of the form that `schema` says; `pick` chooses among ways to be, and whether what may be absent is. */
function sample(schema: Schema, name: string, pick: number): unknown {
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways !== undefined) return sample(ways[pick % ways.length] as Schema, name, pick);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[pick % schema.enum.length];
  switch (schema.type ?? 'string') {
    case 'object': {
      const entries = Object.entries(schema.properties ?? {});
      return Object.fromEntries(
        entries.flatMap(([key, part], index) =>
          schema.required?.includes(key) === true || (pick >> (index % 3)) % 2 === 0
            ? [[key, key === 'id' && name !== 'seat' ? 'text' : sample(part, key, pick)]]
            : [],
        ),
      );
    }
    case 'array':
      return Array.from({ length: pick % 3 }, () => sample(schema.items ?? {}, name, pick));
    case 'boolean':
      return pick % 2 === 0;
    case 'integer':
    case 'number':
      return pick;
    default:
      return NAMED[name] ?? 'x1';
  }
}

const samples = (type: EventType): readonly GameEvent['facts'][] => {
  const schema = z.toJSONSchema(EVENTS[type], { io: 'output', unrepresentable: 'any' }) as Schema;
  const facts = Array.from({ length: 12 }, (_, pick) => sample(schema, type, pick) as GameEvent['facts']);
  // Whose belonging is settled is a bishop, or a see.
  return facts.filter((one) => type !== 'affiliationOverridden' || 'bishop' in one || 'see' in one);
};

/** The sentence of an event, and the facts that it was made from. */
function told(type: EventType, facts: GameEvent['facts'], language: GazetteLanguage) {
  const used = new Set<string>();
  const watched = new Proxy(facts as object, {
    get: (target, name) => {
      used.add(String(name));
      return Reflect.get(target, name) as unknown;
    },
  });
  const event = { type, facts: watched } as unknown as GameEvent;
  return { sentence: gazetteSentences(cast, language).ofEvent(event), used: [...used].sort() };
}

describe('French for what happens', () => {
  test.each(Object.keys(EVENTS) as EventType[])(
    '%s: whole, of the facts that the English has, and well written',
    (type) => {
      for (const facts of samples(type)) {
        const french = told(type, facts, FRENCH);
        const english = told(type, facts, ENGLISH);
        expect(french.sentence).toMatch(WHOLE);
        expect(faultsOf(french.sentence)).toEqual([]);
        expect(french.sentence).not.toBe(english.sentence);
        expect(french.used).toEqual(english.used);
      }
    },
  );
});

describe('French for what is owed, and what is unlawful', () => {
  const facts = { power: 'SPAIN', decree: 'd1', waits: ['t1'], missing: ['SPAIN', 'HRE'], phase: 'orderWriting' };

  test.each(Object.keys(FRENCH.owe) as OweCode[])('%s', (code) => {
    const say = gameSentences(cast, FRENCH);
    for (const sentence of [say.ofOwe({ code, facts } as Parameters<typeof say.ofOwe>[0])]) {
      expect(sentence).toMatch(WHOLE);
      expect(faultsOf(sentence)).toEqual([]);
    }
  });

  test.each(Object.keys(FRENCH.unlawful) as UnlawfulCode[])('%s', (code) => {
    for (const towards of ['R-SPA', 'B-HOL', 'R-FRA']) {
      const sentence = gameSentences(cast, FRENCH).ofUnlawful(code, towards);
      expect(sentence).toMatch(WHOLE);
      expect(faultsOf(sentence)).toEqual([]);
    }
  });
});
