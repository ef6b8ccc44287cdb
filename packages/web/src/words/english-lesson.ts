/** What the coach of a lesson says, in English. What the game answers is said by `@defensor/api`. */
const step = (title: string, text: string) => ({ title, text });

export const ENGLISH_LESSON = {
  title: 'First lesson',
  roles: { ruler: 'Ruler or Lord', bishop: 'Bishop', pope: 'Pope' },
  choose:
    'Ten minutes, on pages and a board like those of a game, with a coach beside them. Nothing here touches a game; you can stop at any time and go on later.',
  resume: (n: number, of: number) => `you are at step ${n} of ${of}`,
  step: (role: string, n: number, of: number) => `${role}, step ${n} of ${of}`,
  coach: 'The coach',
  leave: 'Leave',
  next: 'Go on',
  skip: 'Do it for me',
  again: 'Begin again',
  fold: 'Fold the coach away',
  unfold: 'Show the coach',
  taken: 'Done.',
  over: 'That was the lesson. You can do all of this in your seat, on the same pages.',
  toSection: {
    board: 'To the board',
    letters: 'To the letters',
    church: 'To the Church',
    chancery: 'To the chancery',
    gazette: 'To the Gazette',
  },
  ruler: [
    step(
      'Talk first',
      'You rule Spain, and it is the Diplomacy Phase: only now can you write to other powers (A16). Write a letter to the Ruler of Venice: “Write”, choose, write, send.',
    ),
    step(
      'Move',
      'Order Writing has begun. Send your army in Madrid to Marseilles: tap it on the map or in the list, choose “Move”, then the place. An order counts when a Ruler or Lord has signed the sheet (OP.1): sign it.',
    ),
    step(
      'Support',
      'A French army holds Marseilles, and one against one is a stand-off. Let your fleet in the Gulf of Lyon support the move: “Support”, then Madrid, then Marseilles. Sign again: the newer sheet counts.',
    ),
    step(
      'Convoy',
      'Armies cross the sea with a fleet. Order Naples to move to Tunis, and the fleet in the Tyrrhenian Sea to convoy Naples to Tunis. Then sign.',
    ),
    step(
      'The results',
      'The Judge has published. Two against one: France is driven out of Marseilles, and your army has landed in Tunis. Read it in the Gazette, order by order; the board shows it, too.',
    ),
    step(
      'Retreat',
      'In the Fall you signed nothing, so your units held, and France came back with support. Your army must leave Marseilles: choose where it goes, and sign.',
    ),
    step(
      'Build',
      'Winter: you own a centre more than you have units. Build an army or a fleet at home, and sign. That is a whole year.',
    ),
  ],
  bishop: [
    step(
      'Write',
      'You are the bishop of Denmark, and it is the Diplomacy Phase. You have no units: your pen is what you have. Write to another bishop.',
    ),
    step(
      'Declare',
      'A bishop whose see nobody has occupied may declare for a power: its team is open to you from then on (R8). It is public at once. Declare for one, under “Affiliation”.',
    ),
    step(
      'Call a council',
      'With seven signatures of thirteen a council sits at once (R14). Draw up a decree on this page, in your own words, and sign it. Signing is no speech; showing it to others is.',
    ),
    step(
      'Vote',
      'Six others signed, and the council sits. It is Order Writing: bishops vote for an Anti-Pope now, in secret. Choose one, and cast your ballot.',
    ),
    step(
      'Under a ban',
      'The bishop of Serbia is Anti-Pope; and the Pope has excommunicated you. You may no longer write to other teams (R1), but to the Judge always. Ask him something.',
    ),
    step(
      'Testimony',
      'The Pope says that you spoke all the same, and the Judge asks you (R13). On this page: answer in your own words, and admit it or do not. The Judge rules; if it is proven, a unit may be held.',
    ),
  ],
  pope: [
    step(
      'Write a bull',
      'You are Pope, and it is the Diplomacy Phase. In the chancery a bull is a draft, and nobody is bound by it (R12). Add one: excommunicate the Ruler of Spain.',
    ),
    step(
      'Seal the packet',
      'Order Writing has begun. Press the wax and hold it: what is sealed counts, as one packet, when orders are resolved. Until then you may break the seal again.',
    ),
    step(
      'Testify',
      'She is banned, and wrote to Venice all the same; you have heard of it. Testify: who spoke, when, and your words to the Judge (R13).',
    ),
    step(
      'Punish',
      'Order Writing. With testimony you may name one of Spain’s units: add “Name a unit”, and seal the packet. Named in two turns on end, and proven, it is held (R3).',
    ),
    step(
      'Lift a ban',
      'The Judge found it proven. A new turn: bans last until a Pope lifts them (R4), and that may be worth something to Spain. Add “Lift a ban” for her Ruler, and seal.',
    ),
  ],
} as const;
