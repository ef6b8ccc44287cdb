import type { PowerId } from '@defensor/diplomacy';
import type { Sheet, Signature, View } from '@defensor/game';
import { churchPapers } from './church-papers.ts';
import { courtOf } from './defaults.ts';

/** How somebody of a court stands to the sheets of the phase. */
export interface Signer {
  readonly seat: string;
  readonly sheet?: Sheet;
  readonly signature?: Signature;
  /** Another sheet counts than the one signed. */
  readonly isOverruled: boolean;
}

/** Ruler and Lords of a power, each with what he signed. */
export function signersOf(view: View, power: PowerId): readonly Signer[] {
  const counting = countingIn(view, power);
  return courtOf(view, power).map((seat): Signer => {
    const sheet = sheetsOf(view, power).find(({ signatures }) => signatures.some((one) => one.seat === seat));
    const signature = sheet?.signatures.find((one) => one.seat === seat);
    if (sheet === undefined || signature === undefined) return { seat, isOverruled: false };
    return { seat, sheet, signature, isOverruled: counting !== undefined && counting !== sheet.id };
  });
}

/** The sheets of a power in the phase now open. */
export const sheetsOf = ({ sheets }: View, power: PowerId): readonly Sheet[] =>
  sheets.filter((sheet) => sheet.power === power);

/** The sheet of a power that counts now. */
export function countingIn({ counting }: View, power: PowerId): string | undefined {
  const chosen = counting[power];
  return chosen !== undefined && 'sheet' in chosen ? chosen.sheet : undefined;
}

/** The seats whose signature stands on a paper of this turn, whatever it is. */
export function signedThisTurn(view: View): ReadonlySet<string> {
  const { ballots, bulls, decrees, findings, resignation } = churchPapers(view);
  const { turn } = view;
  return new Set<string>([
    ...view.sheets.flatMap((sheet) => sheet.signatures.flatMap(({ seat, struck }) => (struck ? [] : [seat]))),
    ...ballots.flatMap((ballot) => (ballot?.turn === turn ? [ballot.voter] : [])),
    ...bulls.flatMap((packet) => (packet.turn === turn && packet.sealed ? [packet.author] : [])),
    ...decrees.flatMap((decree) =>
      decree.signatures.flatMap((one) => (one.turn === turn && !one.struck ? [one.seat] : [])),
    ),
    ...findings.flatMap(({ filedIn, filedBy }) => (filedIn === turn && filedBy !== undefined ? [filedBy] : [])),
    ...(resignation?.turn === turn ? [resignation.seat] : []),
  ]);
}

/** The seats that play and are filled: who could sign something. */
export const players = ({ seats }: View): readonly string[] =>
  seats
    .filter((seat) => seat.class !== 'judge' && seat.class !== 'observer' && seat.standing === 'seated')
    .map(({ id }) => id);
