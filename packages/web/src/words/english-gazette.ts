/** What is said, in English, around the public record. What happened is said by `@defensor/api`. */
import { capital, counted, list, number } from './counting.ts';

const ORDINALS = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'];

export const ENGLISH_GAZETTE = {
  title: (turn: string) => `The Gazette of ${turn}`,
  published: (moment: string) => `Published by the Judge, ${moment}.`,
  unpublished: 'Not resolved yet.',
  nth: (n: number) => `${ORDINALS[n] ?? `${n}th`} turn of the game.`,
  turns: 'Turns',
  turn: 'Turn',
  earlier: 'The turn before',
  later: 'The turn after',
  current: (turn: string) => `${turn}, so far`,
  print: 'Print',
  nothing: 'Nothing has been published of this turn yet.',
  quiet: (through: number, stopped: number) =>
    through + stopped === 0
      ? 'No unit left its place.'
      : stopped === 0
        ? `${capital(counted(through, 'move'))} went through.`
        : through === 0
          ? `${capital(counted(stopped, 'move'))} ${stopped === 1 ? 'was' : 'were'} stopped, and none went through.`
          : `${capital(counted(through, 'move'))} went through, ${number(stopped)} ${stopped === 1 ? 'was' : 'were'} stopped.`,
  church: 'The Church',
  bishops: 'Bishops',
  said: 'Said to everybody',
  rest: 'The game',
  results: 'Orders and results',
  retreats: 'Retreats',
  winter: 'Winter',
  ranks: { ruler: 'Ruler', lord: 'Lord', bishop: 'bishop', judge: 'Judge', observer: 'observer' },
  signed: (titles: readonly string[]) => `signed ${list(titles)}`,
  unsigned: 'nobody signed: the latest draft',
  noSheet: 'no valid sheet',
  withoutOrder: (unit: string) => `${unit} had no order`,
  map: (turn: string) => `The board in ${turn}, with orders`,
  mapKey: (turn: string) => `${turn}. A bar across an arrow means it was stopped.`,
  centres: {
    title: 'Centres after Fall',
    power: 'Power',
    had: 'Had',
    has: 'Has',
    change: 'Won and lost',
    delta: (won: readonly string[], lost: readonly string[]) =>
      [
        ...(won.length === 0 ? [] : [`+ ${won.join(', ')}`]),
        ...(lost.length === 0 ? [] : [`– ${lost.join(', ')}`]),
      ].join(', '),
  },
} as const;
