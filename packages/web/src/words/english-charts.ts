/** What is said, in English, beside the charts. */
const ENDS = {
  lifted: 'lifted',
  void: 'void, with the Pope who laid it',
  judge: 'ended by the Judge',
  deposed: 'deposed',
  resigned: 'resigned',
  renounced: 'renounced',
  elected: 'a Pope elected',
  over: 'over',
} as const;

export const ENGLISH_CHARTS = {
  throne: {
    title: 'Throne and ban',
    key: 'A red bar is a ban: a ring at its end lifted, a cross void.',
    turn: (turn: string) => `${turn.charAt(0)} ${turn.slice(1)}`,
    pope: 'Pope',
    antiPope: 'Anti-Pope',
    council: 'Council',
    sits: 'sits',
    empty: 'empty',
    kinds: { reign: 'Pope', vacant: 'Throne empty', anti: 'Anti-Pope', council: 'Council', ban: 'Excommunicated' },
    what: 'What',
    who: 'Who',
    from: 'From',
    until: 'Until',
    lasts: 'lasts',
    ended: (turn: string, end: keyof typeof ENDS) => `${turn}: ${ENDS[end]}`,
  },
  centres: {
    title: 'Centres',
    key: (needed: number) => `After each Fall. ${needed} are enough to win, in communion.`,
    start: 'Start',
    after: 'After',
    table: 'Centres after each Fall',
  },
  standing: {
    title: 'How it stands',
    about: (needed: number, isPapal: boolean) =>
      isPapal
        ? `${needed} centres win, if the Ruler is in communion with Rome when orders are resolved.`
        : `${needed} centres win.`,
    power: 'Power',
    centres: 'Centres',
    units: 'Units',
    lacks: 'Lacks',
    communion: 'Communion',
    inCommunion: 'in communion',
    banned: (turn: string) => `banned since ${turn}`,
  },
} as const;
