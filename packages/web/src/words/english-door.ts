/** What is said, in English, on the way in: welcome, sign-in, joining. The server's refusals bring their own sentences. */

const waiting = (seconds: number) => {
  if (seconds < 90) return seconds === 1 ? 'one second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
};

export const ENGLISH_DOOR = {
  noConnection: 'The server does not answer. Look at your connection, then try again. What you typed is still here.',
  noSentence: 'The server could not do that. Try again in a moment.',
  wait: (seconds: number) => `You can try again in ${waiting(seconds)}.`,
  oneMoment: 'One moment…',
  toSignIn: 'Sign in by name and passphrase',
  toJoin: 'I have a card with a code',
  join: {
    title: 'Take your seat',
    aboutLink: 'Your card is read.',
    aboutCode: 'Scan your card, or type what is printed on it.',
    shortName: 'Class',
    code: 'Code',
    codeHint: 'Eight letters and digits, such as 7KQM-3XRT.',
    pin: 'PIN',
    pinHint: 'Whoever sits here set it. If nobody knows it any more, the Judge gives you a new card.',
    take: 'Take my seat',
    here: 'Seats on this device',
    back: (seat: string) => `Back to ${seat}`,
    lost: 'No card? Ask the Judge for one. The same card lets you in again on any device.',
  },
  home: {
    title: (name: string | undefined) => (name === undefined ? 'Welcome' : `Welcome, ${name}`),
    about: 'A class to try things in. Sit in any seat, in as many windows as you like.',
    none: 'You are signed in. There is no class to try things in here. Players come in by their cards.',
    sections: 'Your sections',
    account: 'Your account',
    seats: 'Seats of the class',
    sit: 'Sit here',
    as: (seat: string) => `as ${seat}`,
  },
} as const;
