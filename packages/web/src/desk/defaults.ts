import { adjustmentsDue, type Ownership, type PowerId, type ProvinceId, type Variant } from '@defensor/diplomacy';
import type { View } from '@defensor/game';
import { churchPapers } from './church-papers.ts';

/** What happens by itself for want of a paper if the phase closes now, and whose paper it is. */
export interface Default {
  readonly key: string;
  readonly kind: 'orders' | 'retreats' | 'builds' | 'removals' | 'dispute' | 'ballot' | 'bulls' | 'decree';
  readonly power?: PowerId;
  readonly seats: readonly string[];
  readonly rule: string;
}

/**
 * Everything that defaults when the phase now open is closed: powers without a sheet that counts, bishops who have
 * not voted, bulls and decrees that are only drafts.
 */
export function defaultsOf(variant: Variant, view: View): readonly Default[] {
  return [...withoutSheet(variant, view), ...ofTheChurch(view)];
}

function withoutSheet(variant: Variant, view: View): readonly Default[] {
  return variant.powers.flatMap(({ id }): Default[] => {
    const kind = kindOwed(variant, view, id);
    const why = view.counting[id]?.why;
    if (kind === undefined || (why !== 'none' && why !== 'dispute')) return [];
    const seats = courtOf(view, id);
    return why === 'dispute'
      ? [{ key: `dispute ${id}`, kind: 'dispute', power: id, seats, rule: 'A60' }]
      : [{ key: `sheet ${id}`, kind, power: id, seats, rule: 'OP.1' }];
  });
}

/** What a power has to sign in this phase; nothing where it has no unit that could do anything. */
export function kindOwed(
  variant: Variant,
  view: View,
  power: PowerId,
): 'orders' | 'retreats' | 'builds' | 'removals' | undefined {
  const { phase, units, dislodged, owners } = view;
  switch (phase) {
    case 'orderWriting':
    case 'orderResolution':
      return units.some((unit) => unit.power === power) ? 'orders' : undefined;
    case 'retreats':
      return dislodged.some((unit) => unit.power === power && unit.retreats.length > 0) ? 'retreats' : undefined;
    case 'adjustments': {
      const owned: Ownership = new Map(Object.entries(owners) as [ProvinceId, PowerId][]);
      const due = adjustmentsDue(variant, units, owned).get(power) ?? 0;
      return due === 0 ? undefined : due > 0 ? 'builds' : 'removals';
    }
    case 'setup':
    case 'diplomacy':
    case 'ended':
      return undefined;
    default:
      return phase satisfies never;
  }
}

/** The Ruler and Lords of a power. */
export const courtOf = ({ seats }: View, power: PowerId): readonly string[] =>
  seats.filter((seat) => seat.power === power && seat.standing === 'seated').map(({ id }) => id);

function ofTheChurch(view: View): readonly Default[] {
  const { phase, turn, throne } = view;
  const { ballots, bulls, decrees } = churchPapers(view);
  if (phase === 'diplomacy') {
    return decrees
      .filter(({ status }) => status === 'open')
      .map(({ id, drafter }) => ({ key: `decree ${id}`, kind: 'decree', seats: [drafter], rule: 'R15' }));
  }
  if (phase !== 'orderWriting') return [];
  const voted = new Set<string>(ballots.flatMap((ballot) => (ballot?.turn === turn ? [ballot.voter] : [])));
  const bishops = view.seats.filter((seat) => seat.class === 'bishop' && seat.standing === 'seated');
  const silent = bishops.map(({ id }) => id as string).filter((id) => !voted.has(id));
  const drafts = bulls.filter((packet) => packet.turn === turn && !packet.sealed).map(({ author }) => author as string);
  return [
    ...(throne?.kind === 'vacant' && silent.length > 0
      ? [{ key: 'ballots', kind: 'ballot', seats: silent, rule: 'R5' } as const]
      : []),
    ...drafts.map((author): Default => ({ key: `bulls ${author}`, kind: 'bulls', seats: [author], rule: 'R12' })),
  ];
}
