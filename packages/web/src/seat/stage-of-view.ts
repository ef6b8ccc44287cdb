import type { BoardPhase, Given, Order, PowerId, ProvinceId } from '@defensor/diplomacy';
import type { View } from '@defensor/game';
import type { See } from '../map/see.ts';
import type { Stage } from '../play/stage.ts';

/** The kinds of sheets, by the phases in which they are written; in the others nothing is. */
const KINDS = {
  diplomacy: 'orders',
  orderWriting: 'orders',
  retreats: 'retreats',
  adjustments: 'adjustments',
} as const satisfies Partial<Record<View['phase'], string>>;

export function kindOf(view: View): 'orders' | 'retreats' | 'adjustments' | undefined {
  return (KINDS as Partial<Record<View['phase'], 'orders' | 'retreats' | 'adjustments'>>)[view.phase];
}

export const BOARD_PHASES: Readonly<Record<'orders' | 'retreats' | 'adjustments', BoardPhase>> = {
  orders: 'movement',
  retreats: 'retreat',
  adjustments: 'adjustment',
};

/** The board of a view as the map and the lists take it, with these orders on it. */
export function stageOf(view: View, orders: readonly Given<Order>[]): Stage {
  const kind = kindOf(view);
  const phase = kind === undefined ? 'movement' : BOARD_PHASES[kind];
  return {
    phase,
    season: phase === 'adjustment' ? 'winter' : view.turn.startsWith('S') ? 'spring' : 'fall',
    year: Number(view.turn.slice(1)),
    units: view.units,
    owned: new Map(Object.entries(view.owners) as [ProvinceId, PowerId][]),
    dislodged: view.dislodged,
    contested: view.contested,
    orders,
    isResolved: false,
  };
}

/** The sees of the bishops, as the map marks them. */
export function seesOf(view: View): readonly See[] {
  const banned = new Set<string>(view.bans.map(({ seat }) => seat));
  const antiPopes = new Set<string>(view.antiPopes.map(({ seat }) => seat));
  const pope = popeIn(view);
  return bishopsOf(view).map(({ id, see }): See => {
    if (id === pope) {
      const { power, by } = (view.affiliations as Affiliations)[id] ?? {};
      return {
        province: see,
        kind: 'pope',
        ...(power !== undefined && by === 'occupation' ? { occupier: power } : {}),
      };
    }
    return { province: see, kind: banned.has(id) ? 'banned' : antiPopes.has(id) ? 'antiPope' : 'plain' };
  });
}

type Affiliations = Readonly<Partial<Record<string, { readonly power: PowerId; readonly by: string }>>>;

/** The sees in a turn that was played: where they are, and who lost his throne in it. */
export function seesIn(view: View, turn: string): readonly See[] {
  const deposed = new Set<unknown>(
    view.gazette.flatMap((line) =>
      line.turn === turn && DEPOSED.has(line.type) ? (line.facts as { see?: unknown }).see : [],
    ),
  );
  return bishopsOf(view).map(({ see }) => ({
    province: see,
    kind: 'plain',
    ...(deposed.has(see) ? { isDeposed: true } : {}),
  }));
}

const DEPOSED = new Set(['popeDeposed', 'antiPopeDeposed']);

const bishopsOf = ({ seats }: View) => seats.flatMap(({ id, see }) => (see === undefined ? [] : [{ id, see }]));

/** The seat on the throne, if anybody sits there. */
export function popeIn({ throne }: View): string | undefined {
  return throne?.kind === 'reigning' ? throne.pope : undefined;
}
