/** What is said, in English, to whoever comes to his seat for the first time on a device. */
export const ENGLISH_GREETING = {
  you: {
    ruler: (power: string) => `You rule ${power}`,
    lord: (power: string) => `You serve ${power}`,
    bishop: (seat: string) => `You are ${seat}`,
    pope: 'You are the Pope',
  },
  plate: (place: string) => `${place} and its neighbours`,
  called: 'They shall call you',
  titles: {
    Ruler: 'Ruler',
    King: 'King',
    Queen: 'Queen',
    Prince: 'Prince',
    Princess: 'Princess',
    Lord: 'Lord',
    Duke: 'Duke',
    Duchess: 'Duchess',
    Lady: 'Lady',
  },
  pin: 'A PIN, if you like',
  pinHint: 'Four to eight digits. With it, your card alone lets nobody in.',
  take: 'Sit down',
  notMe: 'This isn’t me',
  again: 'Your card lets you in again on any device. Keep it.',
} as const;
