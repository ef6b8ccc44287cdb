import { type ConveningDecree, JUDGE, type SeatId, type UnlawfulCode, type View } from '@defensor/game';
import { teamOf } from '../seat/team-of.ts';
import type { SeenLetter, Thread } from './threads.ts';

/** How writing in a thread stands now, before anything is sent. */
export type Law =
  | { readonly kind: 'always' }
  | { readonly kind: 'lawful' }
  | {
      readonly kind: 'unlawful';
      readonly rule: string;
      readonly code: UnlawfulCode;
      readonly towards: readonly SeatId[];
      /** It asks bishops for a council, and is lawful all along if one comes about (R15). */
      readonly hangs: boolean;
      /** The game takes no unlawful letters (A4). */
      readonly isBlocked: boolean;
    }
  /** Other teams cannot be written to in this phase (A16). */
  | { readonly kind: 'closed' }
  | { readonly kind: 'muted' }
  /** A room or group one has left. */
  | { readonly kind: 'left' };

/** The law of writing in a thread now, as the server will judge it. */
export function lawOf(view: View, { others, isMine, place }: Thread): Law {
  if (!isMine) return { kind: 'left' };
  const players = others.filter((id) => id !== JUDGE && seatOf(view, id)?.class !== 'judge');
  if (players.length === 0) return place.kind === 'seats' ? { kind: 'always' } : { kind: 'lawful' };
  if (view.muted !== undefined) return { kind: 'muted' };
  const rows = (view.mayWriteTo ?? []).filter(({ to }) => players.includes(to));
  if (rows.some(({ openNow }) => !openNow)) return { kind: 'closed' };
  const against = rows.flatMap((row) => (row.lawful ? [] : [row]));
  const [first] = against;
  if (first === undefined) return { kind: 'lawful' };
  const towards = against.map(({ to }) => to);
  return {
    kind: 'unlawful',
    rule: first.rule,
    code: first.code,
    towards,
    hangs: asksForCouncil(view, view.viewer as SeatId) && areBishops(view, towards),
    isBlocked: view.options.banEnforcement === 'block',
  };
}

/** What the law says of a letter that was sent. */
export type LetterLaw = 'lawful' | 'unlawful' | 'hangs' | 'becameLawful' | 'ruledLawful' | 'petition';

export function lawOfLetter(view: View, letter: SeenLetter): LetterLaw {
  const { law, ruledLawful, petition, from, turn } = letter;
  if (ruledLawful === true) return 'ruledLawful';
  if (law === undefined) return petition ? 'petition' : 'lawful';
  if (law.lawfulNow) return 'becameLawful';
  const mayStill = turn === view.turn && asksForCouncil(view, from) && areBishops(view, law.towards);
  return mayStill ? 'hangs' : 'unlawful';
}

/**
 * Who could lawfully write to `thread` in the viewer's place: somebody of his own team whom he may write to and who is
 * under no ban, his Ruler or Lords before others (A7).
 */
export function couldWriteInstead(view: View, { others }: Thread): SeatId | undefined {
  const team = teamOf(view, view.viewer);
  if (team === undefined) return undefined;
  const able = (view.mayWriteTo ?? []).filter(({ to, lawful, openNow }) => {
    const seat = seatOf(view, to);
    return (
      teamOf(view, to) === team &&
      lawful &&
      openNow &&
      seat?.standing === 'seated' &&
      !isBanned(view, to) &&
      !others.includes(to)
    );
  });
  const ofCourt = able.find(({ to }) => seatOf(view, to)?.power === team);
  return (ofCourt ?? able[0])?.to;
}

/** Whether the viewer may petition the Pope in this thread though a ban forbids writing to him (A3). */
export function mayPetition(view: View, { others }: Thread): boolean {
  const { throne } = view;
  const isPope = throne?.kind === 'reigning' && others.length === 1 && others[0] === throne.pope;
  return isPope && view.options.appealToPope === 'on';
}

export const isBanned = (view: View, id: string) => view.bans.some(({ seat }) => seat === id);

const seatOf = (view: View, id: string) => view.seats.find((seat) => seat.id === id);

const areBishops = (view: View, seats: readonly SeatId[]) => seats.every((id) => seatOf(view, id)?.class === 'bishop');

/** Whether a bishop's decree may still convene a council in this phase: what he wrote to bishops is then lawful (A55). */
function asksForCouncil(view: View, bishop: SeatId): boolean {
  const isTime = view.phase === 'diplomacy' || (view.options.talk === 'always' && view.phase === 'orderWriting');
  const decrees: readonly ConveningDecree[] = view.decrees ?? [];
  return (
    isTime &&
    decrees.some(
      ({ status, drafter, signatures }) =>
        status === 'open' && (drafter === bishop || signatures.some(({ seat, struck }) => seat === bishop && !struck)),
    )
  );
}
