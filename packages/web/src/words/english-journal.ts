/** What is said, in English, where one writes for oneself. */
export const ENGLISH_JOURNAL = {
  title: 'Journal and notes',
  about: 'Nobody else reads your notes. The Judge reads the journal after the game.',
  kind: 'What you write',
  kinds: { journal: 'Journal', note: 'Note' },
  asked: 'The Judge asks',
  hint: {
    journal: 'What happened this turn, what you meant to do, whom you trusted and why.',
    note: 'A thought for yourself.',
  },
  text: { journal: 'This turn’s journal', note: 'Your note' },
  keep: 'Keep it',
  keptAt: (at: string) => `Kept at ${at}.`,
  none: 'Nothing is written yet. Begin with this turn.',
  gone: 'These words were erased.',
  download: 'Save all as a text',
  file: (seat: string) => `journal ${seat}.txt`,
} as const;
