/** What is said, in English, on the way between the sections of an open game. */
export const ENGLISH_SHELL = {
  more: 'More',
  owed: 'something is owed there',
  news: 'new',
  sections: {
    board: 'Board',
    church: 'Church',
    chancery: 'Chancery',
    letters: 'Letters',
    gazette: 'Gazette',
    charts: 'Charts',
    seats: 'Seats',
    rules: 'Rules',
    journal: 'Journal',
    rulings: 'Rulings',
    place: 'Your place',
  },
} as const;
