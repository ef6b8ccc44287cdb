/** What is said, in English, to whom a link invites. */
export const ENGLISH_WELCOME = {
  title: 'Welcome',
  again: (name: string) => `A new passphrase for ${name}`,
  noLink:
    'This page opens with a link that works once. Open it from the terminal in which the server started, or ask the owner for a new one.',
  about: {
    first: 'This link makes you the owner of this installation. Choose how you sign in from now on.',
    owner: 'You are invited as an owner of this installation. Choose how you sign in from now on.',
    judge: 'You are invited as a Judge. Choose how you sign in from now on.',
    reset: 'Choose a new passphrase. You are signed out everywhere else.',
  },
  name: 'Your name',
  nameHint: 'You sign in by it, and others see it.',
  passphrase: 'Passphrase',
  passphraseHint: 'Eight characters or more. Several words are easy to keep and hard to guess.',
  take: 'Take this place',
  by: (host: string) => `Take it by ${host} instead`,
  aboutBy: 'Then you need a name here, and no passphrase.',
} as const;
