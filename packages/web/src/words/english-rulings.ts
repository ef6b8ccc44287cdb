/** What is said, in English, on the page of the Judge's rulings. */
export const ENGLISH_RULINGS = {
  title: 'Rulings of the Judge',
  about: 'Everything that the Judge ruled, set or took back, for everybody to cite.',
  none: 'The Judge has ruled nothing yet.',
  cite: (n: number) => `Ruling ${n}`,
} as const;
