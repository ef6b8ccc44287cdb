import { madeOnce } from '@defensor/diplomacy';
import type { LetterId, SeatId, TextRef } from '../ids.ts';
import { unlawfulTowards } from '../papacy/council.ts';
import { seatsOf } from '../seats/seats.ts';
import { roomsOf } from '../speech/letters/post-to-room.ts';
import { rowOf } from '../speech/table.ts';
import type { Game, Group, Letter, Pact } from '../state.ts';
import type { Viewer } from './viewer.ts';

/** The letters a viewer has, each with its law; groups, pacts, rooms, notes; and to whom the seat may write now. */
export function viewLetters(game: Game, viewer: Viewer) {
  const { state, record } = game;
  const me = viewer.seat?.id;
  const letters = record.letters
    .filter((letter) => maySee(game, letter, viewer))
    .map((letter) => viewLetter(game, letter, viewer));
  const ended = state.phase === 'ended';
  const mine = (seats: readonly SeatId[]) => viewer.judge || (me !== undefined && seats.includes(me));
  return {
    letters,
    groups: (Object.values(record.groups) as readonly Group[]).filter((group) => mine(group.members)),
    pacts: (Object.values(record.pacts) as readonly Pact[])
      .filter((pact) => mine(pact.parties) || ended)
      .map(({ kept, ...pact }) => ({ ...pact, kept: ended || viewer.judge ? kept : own(kept, me as SeatId) })),
    notes: record.notes.filter((note) => note.seat === me || (viewer.judge && ended && note.kind === 'journal')),
    ...(record.journalPrompt === undefined ? {} : { journalPrompt: record.journalPrompt }),
    // What he reported himself: a page need not ask again.
    reported: record.reports.filter(({ by }) => by === me).map(({ letter }) => letter),
    warnings: record.warnings.filter((warning) => viewer.judge || warning.seat === me),
    ...(me === undefined || viewer.judge || viewer.seat?.class === 'observer'
      ? {}
      : { rooms: roomsOf(state, me), mayWriteTo: mayWriteTo(game, me) }),
    ...(me !== undefined && record.mutes[me] !== undefined ? { muted: record.mutes[me] } : {}),
  };
}

/** A letter is its writer's and its readers', a statement everybody's; the Judge sees all; all see all once he opens them. */
function maySee({ record }: Game, letter: Letter, viewer: Viewer): boolean {
  if (viewer.judge || letter.public === true || record.lettersOpen === true) return true;
  const me = viewer.seat?.id;
  return me !== undefined && (letter.from === me || letter.to.includes(me));
}

/** One letter with its law as sent and as it stands now (R15), and the certified copies it carries. */
function viewLetter(game: Game, letter: Letter, viewer: Viewer) {
  const towards = unlawfulTowards(game.state, letter);
  return isAsSent(letter, towards) ? asSent(letter) : asItStands(game, letter, viewer, towards);
}

/** In sight, without copies, its law still what it was: the same for all its readers. */
function isAsSent({ unlawful, hidden, ruledLawful, copies }: Letter, towards: readonly SeatId[]): boolean {
  const isLawAsSent = unlawful === undefined || unlawful.towards === towards;
  return isLawAsSent && hidden !== true && ruledLawful !== true && copies.length === 0;
}

const asSent = madeOnce(
  ({ unlawful, ...letter }: Letter): SeenLetter => ({
    ...letter,
    copies: [],
    ...(unlawful === undefined ? {} : { law: { ...unlawful, lawfulNow: false } }),
  }),
);

type SeenLetter = Omit<Letter, 'text' | 'copies' | 'unlawful' | 'hidden' | 'ruledLawful'> & {
  readonly text?: TextRef;
  readonly copies?: readonly ReturnType<typeof certified>[];
  readonly law?: NonNullable<Letter['unlawful']> & { readonly lawfulNow: boolean };
  readonly hidden?: true;
  readonly ruledLawful?: true;
};

function asItStands(game: Game, letter: Letter, viewer: Viewer, towards: readonly SeatId[]): SeenLetter {
  const { text, copies, unlawful, hidden, ruledLawful, ...rest } = letter;
  return {
    ...rest,
    ...(hidden === true ? { hidden } : {}),
    ...(hidden === true && !viewer.judge ? {} : { text, copies: copies.map((id) => certified(game, id)) }),
    ...(unlawful === undefined ? {} : { law: { ...unlawful, towards, lawfulNow: towards.length === 0 } }),
    ...(ruledLawful === true && (viewer.judge || letter.from === viewer.seat?.id) ? { ruledLawful } : {}),
  };
}

/** A copy tells who wrote what to whom and when; that it is here proves it genuine (R13.1). */
function certified({ record }: Game, id: LetterId) {
  const letter = record.letters.find((one) => one.id === id) as Letter;
  const { from, to, sentMs, turn, text, hidden } = letter;
  return hidden === true ? { id, from, hidden } : { id, from, to, sentMs, turn, text };
}

function mayWriteTo({ state, record }: Game, me: SeatId) {
  return seatsOf(state)
    .filter((seat) => seat.id !== me && seat.class !== 'judge' && seat.class !== 'observer')
    .map((seat) => {
      const { to, law, openNow } = rowOf(state, record, me, seat.id);
      return { to, ...law, openNow };
    });
}

/** What the viewer himself said of a pact; who is no party to it sees none before the end. */
const own = (kept: Kept, me: SeatId): Kept => (kept[me] === undefined ? {} : ({ [me]: kept[me] } as Kept));

type Kept = { readonly [seat in SeatId]?: boolean };
