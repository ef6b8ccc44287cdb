/** What is said, in English, on the pages of rules. The rules themselves are worded by `@defensor/api`. */
export const ENGLISH_RULES = {
  title: 'Rules',
  about: 'in plain words',
  all: 'All',
  allRules: 'All rules',
  near: 'Rules nearby',
  lesson: 'First lesson',
  find: 'Find in the rules',
  none: 'No rule has these words. Try fewer, or another one.',
  groups: {
    papacy: 'The Papacy Rules',
    roles: 'Roles, orders, the grade',
    judge: 'The Judge',
    board: 'The board game and other maps',
  },
  readings: 'How it is read',
  readingsAbout: 'Where the rule leaves a question, and what holds unless the Judge chose otherwise.',
  bites: 'Where it bit in this game',
  noBite: 'It has not come up in this game yet.',
  gazette: 'Gazette',
  before: (rule: string) => `Before: ${rule}`,
  after: (rule: string) => `Next: ${rule}`,
} as const;
