import type { View } from '@defensor/game';

/** What a mark of a turn says: why it counts, or why not. */
export type Mark = 'signed' | 'overruled' | 'paper' | 'counted' | 'struck' | 'nothing' | 'away';

export type GradeRow = NonNullable<View['desk']>['grades'][number];

/** The turns that count, oldest first: those in which somebody has a mark, and those that were resolved. */
export function gradedTurns(view: View): readonly string[] {
  const marked = new Set(
    (view.desk?.grades ?? []).flatMap(({ turns, corrected }): string[] => [...turns, ...corrected]),
  );
  return view.history
    .filter(({ turn, movement }) => movement !== undefined || marked.has(turn))
    .map(({ turn }) => turn);
}

/** The mark of a person in a seat on a turn. */
export function markOf(view: View, { seat, person, turns, corrected }: GradeRow, turn: string): Mark {
  const counts = (turns as readonly string[]).includes(turn);
  if ((corrected as readonly string[]).includes(turn)) return counts ? 'counted' : 'struck';
  if (!counts) return isSeated(view, seat, person, turn) ? 'nothing' : 'away';
  const record = view.history.find((one) => one.turn === turn);
  const signed = (record?.lodged ?? []).flatMap((sheet) =>
    sheet.signatures.filter((one) => one.seat === seat && !one.struck).map((signature) => ({ sheet, signature })),
  );
  if (signed.length === 0) return 'signed';
  if (signed.every(({ signature }) => signature.enteredByJudge)) return 'paper';
  const chosen = Object.values(record?.chosen ?? {}).flatMap((byPower) => Object.values(byPower ?? {}));
  const isChosen = (id: string) => chosen.some((one) => one !== undefined && 'sheet' in one && one.sheet === id);
  const ofCourt = signed.filter(({ signature }) => !signature.witness);
  return ofCourt.length > 0 && ofCourt.every(({ sheet }) => !isChosen(sheet.id)) ? 'overruled' : 'signed';
}

/** Spring comes before Fall: the letters the other way round. */
const rank = (turn: string) => Number(turn.slice(1)) * 2 + (turn.startsWith('F') ? 1 : 0);

function isSeated({ seats }: View, seat: string, person: string | undefined, turn: string): boolean {
  const tenures = seats.find(({ id }) => id === seat)?.tenures ?? [];
  if (person === undefined) return tenures.length === 0;
  return tenures.some(
    (one) =>
      one.person === person &&
      rank(one.from) <= rank(turn) &&
      (one.until === undefined || rank(turn) < rank(one.until)),
  );
}
