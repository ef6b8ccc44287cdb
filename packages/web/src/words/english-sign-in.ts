/** What is said, in English, where Judges and owners sign in. */
export const ENGLISH_SIGN_IN = {
  title: 'Sign in',
  about: 'For Judges and owners. Players come in by their card.',
  name: 'Name',
  passphrase: 'Passphrase',
  enter: 'Sign in',
  by: (host: string) => `Sign in by ${host}`,
  forgotten: 'Passphrase forgotten? An owner makes you a link for a new one.',
  elsewhereFailed: 'The sign-in elsewhere did not work. Begin again, or use your name and passphrase.',
} as const;
