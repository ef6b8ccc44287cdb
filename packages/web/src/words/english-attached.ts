/** What is said, in English, of pictures and documents attached to letters, testimonies and sheets. */
export const ENGLISH_ATTACHED = {
  list: 'Attached',
  picture: (n: number) => `Attached picture ${n}`,
  document: (kilobytes: number) => `Document (PDF, ${kilobytes} KB)`,
  save: (name: string) => `Save: ${name}`,
  add: 'Attach a picture or PDF',
  about: 'Place, time and camera are taken out of pictures.',
  takeAway: 'Take it away',
  takeAwayOf: (name: string) => `: ${name}`,
  paper: 'Photo of your paper',
  aboutPaper: 'The Judge entered this sheet from paper. Only your court and the Judge see it.',
} as const;
