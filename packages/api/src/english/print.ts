/** What is said, in English, on paper: cards, sheets, forms. */
import { englishList as list } from './words.ts';

export const ENGLISH_PRINT = {
  title: 'Print',
  kinds: {
    cards: 'Role cards',
    orders: 'Order sheets',
    ballots: 'Ballots',
    decrees: 'Convening decrees',
    bulls: 'Bulls',
    speech: 'Who may speak to whom',
    map: 'Map',
    gazette: 'Gazette',
    record: 'The record and grades',
    debrief: 'Debrief',
  },
  paper: { label: 'Paper', a4: 'A4', letter: 'Letter' },
  print: 'Print, or save as PDF',
  pdf: 'Download as PDF',
  toDesk: 'Open the desk',
  codes: {
    none: 'Links and codes are shown once. Make new ones to print the cards: the old ones then open nothing; devices that are in stay in.',
    make: 'Make new links and codes',
    fresh: 'Links and codes are on these cards and nowhere else. Print them before you leave this page.',
    projector: 'For the screen on the wall, open /join there and type:',
  },
  card: {
    scan: 'Scan, or type the code',
    klass: (name: string) => `Class ${name}`,
    called: {
      ruler: 'King, Queen, Prince or Princess, as you please',
      lord: 'Duke, Duchess or Lady, as you please',
      bishop: 'Bishop',
      pope: 'Pope from the first day',
    },
    titles: {
      ruler: (power: string) => `Ruler of ${power}`,
      lord: (power: string) => `Lord of ${power}`,
      bishop: (see: string) => `Bishop of ${see}`,
    },
    rome: 'Rome',
    seatClass: { ruler: 'Ruler', lord: 'Lord' },
    plate: (place: string) => `${place} and its neighbours at the start`,
    part: 'Your part',
    can: 'What you can do',
    banned: 'If you are excommunicated',
    team: 'Your team',
    begin: 'You begin with',
    bishopsOf: 'The bishops',
    grade: 'Your grade',
    gradeIs: 'is the number of turns on which your signature appears. Sign every turn.',
    keep: 'Keep this card: the code is your way back in, on any device.',
    fold: 'Fold the top down to the marks: the code is inside, your name shows below.',
    rules: 'In this game',
    ruler: {
      part: (power: string, centres: number) =>
        `You speak for ${power}. You win with ${centres} centres, but only if you are in communion with Rome on the day. So mind the Pope.`,
      can: [
        ['Write orders with your Lords. One signature makes them valid; yours beats any number of Lords.', 'OP'],
        ['Write to anyone while Diplomacy lasts. Your own team, always.', ''],
        ['Depose the Pope, by a line in your orders, when your unit stands in Rome.', 'R17'],
        ['Enter a bishop’s see, and he is yours whether he likes it or not.', 'R8'],
      ],
      banned:
        'You may not speak with other powers. Break that, be caught, and the Pope may freeze one of your units for two turns. You cannot win while it lasts.',
    },
    lord: {
      part: (power: string, centres: number) =>
        `You serve ${power} with its Ruler, and win with it: ${centres} centres, the Ruler in communion with Rome.`,
      can: [
        ['Write and sign orders. Yours count wherever the Ruler signed nothing.', 'OP'],
        ['Write to anyone while Diplomacy lasts: for a banned Ruler you are the voice.', 'R1'],
        ['Depose the Pope, by a line in the orders, when your unit stands in Rome.', 'R17'],
        ['Win bishops: what they declare and whom they elect is theirs to choose.', 'R8'],
      ],
      banned:
        'You may not speak with other powers. Break that, be caught, and the Pope may freeze a unit of your power for two turns.',
    },
    bishop: {
      part: (see: string) =>
        `You hold the see of ${see}. You own no army: you have a voice and a vote, and Rulers need both.`,
      can: [
        ['Declare for a power, until a unit enters your see. From then you belong to whoever entered last.', 'R8'],
        ['Call a council: a decree that a majority of the bishops signs in Diplomacy.', 'R14'],
        ['Vote: for a Pope when the throne is empty, for an Anti-Pope when a council sits.', 'R5 R6'],
        ['Write to anyone while Diplomacy lasts: to mediate, to promise, to bargain.', ''],
      ],
      banned:
        'You may speak with your own team alone; with no team, with nobody. While a council sits you may speak freely. Your vote for a Pope does not count, that for an Anti-Pope does.',
    },
    pope: {
      part: 'You are Bishop of Rome, and Pope. You own no army. Whom you ban cannot win, and may hardly speak.',
      can: [
        [
          'Excommunicate whom you will, and lift the ban. Seal it in Order Writing; it is published with the results.',
          'R1 R4',
        ],
        ['Freeze a unit of whoever spoke under a ban: name it, with testimony, in two turns.', 'R3 R13'],
        ['Crown an emperor.', 'R16'],
        ['Resign, in writing.', 'R16'],
      ],
      banned:
        'You can lift your own ban. But a power whose unit stands in Rome may depose you: then your bans fall with you.',
    },
  },
  orders: {
    title: (power: string, turn: string) => `Orders of ${power}, ${turn}`,
    retreats: (power: string, turn: string) => `Retreats of ${power}, ${turn}`,
    adjustments: (power: string, turn: string) => `Builds and removals of ${power}, ${turn}`,
    sub: 'Hand in by the end of the phase. Secret until the Judge publishes.',
    depose: 'Depose the Pope, if our unit holds Rome',
    deposeAnti: ['Depose the Anti-Pope of', ', if our unit holds his see'],
    ruler: 'This signature beats any Lord’s.',
    lord: 'Valid alone, unless the Ruler signs another sheet.',
    signs: (name: string, seat: string) => (name === '' ? seat : `${name}, ${seat}`),
    witness: 'Witness',
    witnessHint: 'A bishop’s name here has no force. It counts for his grade.',
    time: 'Time handed in',
    how: [
      ['Move', 'A Madrid – Marseilles.'],
      ['Hold', 'A Madrid H.'],
      ['Support', 'F Tys S A Tus – Pap (a move), F Tys S A Tus (a hold).'],
      ['Convoy', 'F Nth C A Sco – Nwy.'],
    ],
    note: 'Names of 1454 or the usual abbreviations. A unit with no line holds. An unsigned sheet is void and every unit holds (OP).',
    entered: 'Entered by the Judge',
    late: 'Admitted late, because',
    qr: 'Game, turn and power, for the Judge’s desk',
  },
  ballots: {
    title: { conclave: 'Ballot in the conclave', council: 'Ballot in the council' },
    sub: (turn: string) => `${turn}. In Order Writing only; hand it in folded.`,
    about: {
      conclave: (needed: number, of: number) =>
        `Mark one bishop. ${needed} of ${of} elect. Two marks, or a name that is not here, and the paper is void. Nobody but the Judge sees your vote.`,
      council: (needed: number, of: number) =>
        `Mark one bishop to be Anti-Pope. ${needed} of ${of} elect. Two marks, and the paper is void. Nobody but the Judge sees your vote.`,
    },
    rules: { conclave: 'R5', council: 'R6' },
    barred: 'Deposed or resigned in this vacancy: not eligible',
    name: 'Your name',
    nameHint: 'The Judge cuts it off before counting. It counts for your grade.',
    see: (office: string) => `Your see: ${office}`,
    note: {
      conclave:
        'You may vote for yourself. You may leave it blank: that counts as signed, and for nobody. If no one reaches the number, you vote afresh next turn; this paper does not carry over. A banned bishop’s vote does not count for a Pope (R16).',
      council:
        'You may leave it blank: that counts as signed, and for nobody. A banned bishop’s vote counts for an Anti-Pope (R16).',
    },
    copies: 'One for each bishop.',
  },
  decrees: {
    title: 'Decree convening a council',
    sub: 'Signed in the Diplomacy Phase only. Void at its end without a majority.',
    text: 'We, the undersigned bishops, call the bishops of all nations into council, because',
    about: (needed: number) =>
      `Every bishop may sign: banned ones and the Pope too. With signature ${needed} the council sits at once, this turn and the next.`,
    seeAndName: 'see and name',
    sits: 'the council sits',
    drafted: 'Drafted by',
    draftedHint: 'Bishop of',
    hour: 'Hour of the last signature',
    hourHint: 'The Judge writes it, and reads the names aloud.',
    note: 'Carrying this paper round is a letter. If it fails, a banned bishop who asked for signatures may be punished for it; if it succeeds, his asking was lawful (R15). You may strike your name until the majority has signed.',
  },
  bulls: {
    title: 'Bulls of the Pope',
    sub: 'To the Judge, in Order Writing. Secret until the turn is published.',
    turn: 'Turn',
    pope: 'Pope',
    lift: ['Lift the ban on', 'R4'],
    ban: ['Excommunicate', 'R1'],
    name: ['Name one unit', 'R3'],
    unit: ['Army or fleet', 'in', 'for the offence of', 'first turn', 'second'],
    testimony: ['Testimony, for a first naming', 'R13'],
    who: ['Who wrote to whom, and when', 'certified copy pinned here', 'a witness:'],
    crown: ['Crown, or uncrown, an emperor', 'R16'],
    and: 'and',
    signed: 'Signed by the Pope’s own hand',
    signedHint: 'Anyone may draft these lines. Unsigned, they are only paper (R12).',
    note: 'One line, one bull. No “if”: a bull with a condition is void. Liftings run first of all (R4). If you are deposed this very turn, bans and namings are void, liftings stand (R17). An Anti-Pope uses this paper too, stamped “no effect” (R11).',
  },
  speech: {
    title: (turn: string) => `Who may speak to whom, ${turn}`,
    free: 'Nobody is banned: everybody may speak to everybody while Diplomacy lasts, and to the own team always.',
    others: 'Whoever does not stand here may speak to everybody while Diplomacy lasts, and to the own team always.',
    banned: 'Banned',
    may: 'May speak to',
    mayNot: 'Not to',
    rule: 'Rule',
    nobody: 'nobody but the Judge',
    teams: 'Teams',
    team: (power: string, seats: readonly string[]) => `${power}: ${list(seats)}`,
    noTeam: (seats: readonly string[]) => `Of no team: ${list(seats)}`,
  },
  record: { title: 'What happened, and who signed' },
  pdfNames:
    'A name in other letters than Latin, Greek or Cyrillic is left to be written by hand: print the page for it.',
  map: { title: (turn: string, phase: string) => `${turn}, ${phase}` },
  foot: 'Defensor',
} as const;
