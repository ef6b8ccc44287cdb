/** What the coach of a first lesson says, in English. What the game answers is said by `@defensor/api`. */
const step = (title: string, text: string, choices: readonly string[]) => ({ title, text, choices });

export const ENGLISH_LESSON = {
  title: 'First lesson',
  roles: { ruler: 'Ruler or Lord', bishop: 'Bishop', pope: 'Pope' },
  choose: 'Ten minutes, on a board of your own. Nothing here touches a game.',
  step: (role: string, n: number, of: number) => `${role}, step ${n} of ${of}`,
  progress: (n: number, of: number) => `Step ${n} of ${of}`,
  leave: 'Leave',
  next: 'Go on',
  again: 'Begin again',
  taken: 'The game took it.',
  refused: 'The game refused it. Nothing happened; try the other way.',
  done: 'That was the lesson. You can do all of this in your seat, in the same words.',
  what: 'What happened',
  ruler: [
    step(
      'Talk first',
      'You rule Spain, and it is the Diplomacy Phase: only now can you write to other powers (A16). Rome has no friends yet. Whom do you write to?',
      ['Write to the Ruler of Venice', 'Write to nobody'],
    ),
    step(
      'A sheet needs a signature',
      'Order Writing has begun. Orders are lines on a sheet, and they count when the Ruler or a Lord has signed it (OP.1). Letters to others wait.',
      ['Order F Nap – Pap with the line “Depose the Pope”, and sign', 'Write to Venice once more'],
    ),
    step(
      'The results',
      'The Judge publishes. If your fleet stands in Rome, the Pope is deposed and the bishops sit as a conclave (R17, R5).',
      ['Let the Judge publish'],
    ),
  ],
  bishop: [
    step(
      'Under a ban',
      'You are the bishop of Denmark. You belong to no power, and you are banned: you may speak to nobody but the Judge (R2). An unlawful letter is refused until you confirm it.',
      ['Write to Sweden', 'Write to Sweden, and confirm that it is unlawful'],
    ),
    step(
      'Ways out',
      'A bishop whose see nobody has occupied may declare for a power: then its team is open to you (R8). It is public at once.',
      ['Declare for England'],
    ),
    step(
      'Call a council',
      'With seven signatures of thirteen a council sits at once (R14). You draw up the decree and sign it; signing is no speech, showing it is.',
      ['Draw up the decree and sign it', 'Cast a ballot now'],
    ),
  ],
  pope: [
    step(
      'Bulls are drafts until they count',
      'You are Pope. In Diplomacy a bull is a draft, and nobody is bound by it (R12). Write one against the Ruler of Spain.',
      ['Write the bull of excommunication', 'Ban the Judge'],
    ),
    step(
      'Seal it in Order Writing',
      'Order Writing has begun. What you seal now counts when orders are resolved, as one packet.',
      ['Seal the packet'],
    ),
    step(
      'Published',
      'The Judge publishes. From then the Ruler of Spain may not write to other powers’ teams, until a Pope lifts the ban (R1).',
      ['Let the Judge publish'],
    ),
  ],
} as const;
