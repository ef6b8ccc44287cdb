import type { Facts } from '@defensor/game';
import type { Words } from './words.ts';

/**
 * The facts of a refusal, as a sentence asks for them. A refusal's facts are plain values under
 * known names; one that is missing reads as the words given for it.
 */
export interface FactsReader {
  readonly has: (fact: string) => boolean;
  readonly is: (fact: string, value: unknown) => boolean;
  readonly seat: (fact: string, missing?: string) => string;
  readonly seats: (fact: string) => string;
  readonly power: (fact: string) => string;
  readonly place: (fact: string) => string;
  /** “in Naples”. */
  readonly at: (fact: string) => string;
  readonly phase: (fact: string) => string;
  readonly turn: (fact: string) => string;
  readonly moment: (fact: string) => string;
  readonly number: (fact: string) => number;
  /** The name that somebody gave a thing, as given. */
  readonly name: (fact: string) => string;
  readonly names: (fact: string) => readonly string[];
  readonly words: Words;
}

export function factsReader(facts: Facts, words: Words): FactsReader {
  const text = (fact: string, missing = '?'): string => {
    const value = facts[fact];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : missing;
  };
  const texts = (fact: string): readonly string[] => {
    const value = facts[fact];
    return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
  };
  return {
    words,
    has: (fact) => facts[fact] !== undefined,
    is: (fact, value) => facts[fact] === value,
    seat: (fact, missing) => (facts[fact] === undefined && missing !== undefined ? missing : words.seat(text(fact))),
    seats: (fact) => words.seats(texts(fact)),
    power: (fact) => words.power(text(fact)),
    place: (fact) => words.place(text(fact)),
    at: (fact) => words.at(text(fact)),
    phase: (fact) => words.phase(text(fact)),
    turn: (fact) => words.turn(text(fact)),
    moment: (fact) => words.moment(Number(facts[fact])),
    number: (fact) => Number(facts[fact]),
    name: (fact) => text(fact),
    names: texts,
  };
}
