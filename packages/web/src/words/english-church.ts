/** What is said, in English, on the pages of the Church. What happened and what is refused is said by `@defensor/api`. */
import { capital, number as upToTwelve } from './counting.ts';

/** The bishops of the old sees are thirteen. */
const number = (n: number) => (n === 13 ? 'thirteen' : upToTwelve(n));
const counted = (n: number, one: string, many = `${one}s`) => `${number(n)} ${n === 1 ? one : many}`;
const genitive = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`);
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const nth = (n: number) => ORDINALS[n] ?? `${n}th`;

const CAUSES = {
  deposition: 'The Pope was deposed',
  resignation: 'The Pope resigned',
  emptySeat: 'The Pope’s seat was declared empty',
  judge: 'The Judge declared the throne vacant',
} as const;

const OFFICES = { pope: 'a Pope', antiPope: 'an Anti-Pope' } as const;

export const ENGLISH_CHURCH = {
  off: 'This game is played without the Papacy Rules.',
  you: 'You',
  alone: 'alone',
  unlawful: 'unlawful',
  openSeal: 'not yet signed',
  belongs: (power: string, isDeclared: boolean) => (isDeclared ? `declared for ${power}` : genitive(power)),
  waitsFor: (power: string) => `declared for ${power}, not yet accepted`,
  quoted: (text: string) => `“${text}”`,
  signatures: (signed: number, needed: number) => `${signed} of ${needed} signatures`,
  count: (signed: number, needed: number) => `${signed} of ${needed}`,
  banned: {
    you: 'You are excommunicated.',
    since: (turn: string, by: string) => `Since ${turn}, by ${by}.`,
    alone: 'Alone, you may speak to nobody but the Judge. Two ways out: declare for a power, or convene a council.',
    ofTeam: (power: string) => `You may not speak to other powers’ players: only to those of ${power}.`,
    freed: 'While the bishops sit in council or conclave, you may speak all the same.',
  },
  testimony: {
    title: 'The Judge asks you',
    answer: 'Your answer to the Judge',
    send: 'Answer',
    admit: 'Admit the offence',
    admission: 'I did.',
    why: 'Only the Judge and the Pope read it. An admission needs no ruling: a unit of your team can then be held.',
  },
  affiliation: {
    title: 'Affiliation',
    power: 'Power',
    alone: (see: string) =>
      `You stand alone. No unit has entered ${see}, so the choice is yours. The first one that does takes you.`,
    declared: (power: string, waits: boolean) =>
      waits
        ? `You have declared for ${power}. It counts when its Ruler accepts it.`
        : `You have declared for ${power}. The first unit that enters your see takes you, whoever’s it is.`,
    occupied: (power: string) =>
      `You belong to ${power}: its unit came to your see. That lasts until another power’s unit does.`,
    choose: 'Choose a power',
    declare: (power: string, isChange: boolean) => (isChange ? `Change to ${power}` : `Declare for ${power}`),
    public: 'Public at once. You may then write to all of that team.',
    held: 'You can’t change it while banned.',
    onceATurn: 'Once a turn.',
    needsWord: 'It counts when the Ruler accepts it.',
    withdraw: 'Take the declaration back',
  },
  declared: {
    title: 'Bishops who declared for you',
    accept: 'Accept',
    accepted: 'accepted',
    waits: 'not yet accepted',
    needed: 'Until the Ruler accepts it, the declaration does not count.',
    notNeeded: 'It counts without your word. Accepted, he is yours by it too, and your units may answer for him.',
  },
  decree: {
    title: 'Convening decree',
    none: 'No decree is open. Drawn up, signed by a majority of bishops in this phase, it convenes a council for two turns.',
    notNow: 'Councils are convened in the Diplomacy Phase.',
    of: (drafter: string) => `A decree of ${drafter} to convene a council.`,
    by: (drafter: string, shown: number) =>
      `By ${drafter}. ${capital(counted(shown, 'bishop'))} ${shown === 1 ? 'knows' : 'know'} of it.`,
    yours: (shown: number) =>
      shown === 0 ? 'Yours. Nobody else knows of it yet.' : `Yours, shown to ${counted(shown, 'bishop')}.`,
    over: (drafter: string, status: 'convened' | 'lapsed' | 'withdrawn', signed: number, needed: number) =>
      ({
        convened: `The decree of ${drafter} convened the council.`,
        lapsed: `The decree of ${drafter} lapsed with ${signed} of ${needed} signatures.`,
        withdrawn: `The decree of ${drafter} was withdrawn.`,
      })[status],
    sign: 'Sign it',
    unsign: 'Withdraw my seal',
    show: 'Show to others',
    withdraw: 'Withdraw the decree',
    asking: 'Asking is a letter. Of one who is banned it was unlawful if the decree fails, and lawful if it succeeds.',
    text: 'What it says, if anything',
    placeholder: 'We call the bishops of all nations into council …',
    draw: 'Draw up a decree',
    another: 'Draw up another',
    drawn: 'Only you and the Judge see it, until you show it.',
    toWhom: 'Show it to',
    everybody: 'All bishops',
    nobody: 'None of them',
    allKnow: 'Every bishop knows of it.',
    showTo: (n: number) => (n === 0 ? 'Choose whom' : `Show it to ${counted(n, 'bishop')}`),
    showAnyway: (n: number) => `Show it to ${counted(n, 'bishop')} all the same`,
    unlawfulUnless: 'Unlawful for you, unless a council is convened in this phase.',
  },
  assembly: {
    council: 'The council',
    conclave: 'The conclave',
    vacant: (turn: string, cause: keyof typeof CAUSES) => `${CAUSES[cause]}, and the throne is empty since ${turn}.`,
    sits: (first: string, last: string) =>
      first === last ? `It sits until the end of ${last}.` : `Convened in ${first}, it sits until the end of ${last}.`,
    electors: (electors: number, needed: number | undefined, office: keyof typeof OFFICES) =>
      needed === undefined
        ? `${capital(number(electors))} may vote, and a majority of the votes cast makes ${OFFICES[office]}.`
        : `${capital(number(electors))} may vote, ${number(needed)} make ${OFFICES[office]}.`,
    banned: (n: number) =>
      n === 0
        ? 'Nobody is banned, so every vote counts.'
        : `${capital(counted(n, 'bishop'))} ${n === 1 ? 'is' : 'are'} banned: such votes do not count.`,
    bannedToo: 'The votes of banned bishops count, too.',
    barred: (bishop: string) => `${bishop} cannot be elected in this conclave.`,
    by: (bishops: string) => `Convened by ${bishops}.`,
    ballot: (n: number, turn: string) => `${capital(nth(n))} ballot, ${turn}`,
    after: (silent: number, left: number) =>
      [
        silent <= 0 ? 'All have voted.' : `${capital(number(silent))} did not vote.`,
        ...(left === 0 ? [] : [`${capital(counted(left, 'vote'))} did not count.`]),
        'Counts are public, names are not. Votes do not carry over.',
      ].join(' '),
  },
  ballot: {
    title: 'Ballot',
    conclave: (n: number) => `Conclave, ${nth(n)} ballot`,
    council: 'Council: a ballot for an Anti-Pope',
    none: 'No ballot now',
    opensNext: 'You vote in Order Writing.',
    closed: 'The ballots are in. You vote afresh in the next turn, if nobody is elected.',
    noCouncil: 'No council sits. With a majority of signatures in this phase, you vote in Order Writing.',
    noCouncilNow: 'No council sits, and the throne is not empty.',
    makes: (needed: number, office: keyof typeof OFFICES) =>
      `${capital(counted(needed, 'vote'))} ${needed === 1 ? 'makes' : 'make'} ${OFFICES[office]}.`,
    secret: 'Your vote is secret; only the Judge sees it.',
    rollCall: 'In this game single votes are published.',
    change: 'You may change it until the bell.',
    notCounted: 'You are banned: your vote for a Pope does not count, unless the ban is lifted in time.',
    candidates: 'Candidates',
    you: '(you)',
    choose: 'Choose a bishop',
    vote: (bishop: string) => `Vote for ${bishop}`,
    cast: (bishop: string) => `You voted for ${bishop}`,
    withdraw: 'Take my vote back',
    afresh: 'If nobody has enough votes, you vote afresh next turn.',
    nextTurn: 'If nobody has enough votes, the council may vote again while it sits.',
  },
  statement: {
    title: 'A statement of the bishops',
    of: (drafter: string) => `A statement drawn up by ${drafter}`,
    sign: 'Sign it',
    signed: 'Signed by you',
    issued: 'Published in the gazette',
    text: 'Another statement',
    draft: 'Put it to the bishops',
    why: (needed: number) =>
      `It binds nobody. With ${number(needed)} signatures the gazette prints it. All bishops read it.`,
  },
  room: {
    title: 'The room',
    members: (n: number) => counted(n, 'bishop'),
    law: 'While the bishops sit, every bishop of the old sees may speak here, banned or not.',
    over: 'The bishops no longer sit. What was said stays.',
    silent: 'Nobody has spoken yet. Begin.',
    hidden: 'The Judge hid these words.',
    say: (n: number) => `Say it to all ${number(n)}`,
    send: 'Send',
    sendAnyway: 'Send it although it is unlawful',
    lawful: 'lawful',
    judge: 'the Judge can read along',
  },
  ordination: {
    title: 'Ordain another bishop',
    proposed: (see: string, turn: string) =>
      `You proposed a bishop of ${see} in ${turn}. The Judge enters what the players agree on.`,
    place: 'Of which place',
    choose: 'Choose a place',
    why: 'Why, if you like',
    propose: 'Propose it to the Judge',
    about: 'Only the Judge reads it. He enters a bishop whom the players agreed to ordain.',
  },
  publicly: {
    title: 'Say something to everybody',
    text: 'Your statement',
    publish: 'Publish it',
    publishAnyway: 'Publish it all the same',
    why: 'It stands in the gazette at once, under your seat.',
    unlawful: (rule: string) => `You are banned: words to everybody reach other powers, and are unlawful (${rule}).`,
  },
  who: {
    title: 'Who is who',
    pope: (bishop: string) => `Pope: ${bishop}`,
    reigns: (turn: string, whose: string) => `since ${turn}; ${whose === 'alone' ? 'he belongs to no power' : whose}`,
    vacant: 'The throne is empty',
    conclave: (turn: string, ballots: number) =>
      `a conclave sits since ${turn}; ${ballots === 0 ? 'no ballot yet' : counted(ballots, 'ballot')}`,
    antiPope: (bishop: string) => `Anti-Pope: ${bishop}`,
    claims: (turn: string, decrees: number) =>
      `since ${turn}; ${decrees === 0 ? 'no decree of his waits' : `${counted(decrees, 'decree')} of his wait${decrees === 1 ? 's' : ''}`}`,
    noCouncil: 'No council sits',
    council: (turn: string) => `A council sits until the end of ${turn}`,
    emperor: (seat: string) => `Emperor: ${seat}`,
    crowned: (by: string, turn: string, anti: boolean) =>
      `crowned by ${by}${anti ? ', as Anti-Pope,' : ''} in ${turn}; a title without power`,
    bans: 'Excommunicated',
    noBans: 'Nobody is.',
    bannedBy: (turn: string, by: string) => `since ${turn}, by ${by}`,
    held: (unit: string) => `${unit} was held`,
    heldFor: (accused: string, turn: string) => `for the offence of ${accused}; first of two turns in ${turn}`,
    bishops: (n: number) => `The ${number(n)} bishops`,
    see: 'Bishop',
    belongsTo: 'belongs to',
    isBanned: 'banned',
  },
  canDo: {
    title: 'What you can do now',
    statement: 'You can say something to everybody.',
    ordination: 'You can propose another bishop.',
  },
} as const;
