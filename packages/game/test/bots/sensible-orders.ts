import {
  type LocationId,
  type Order,
  type PowerId,
  type ProvinceId,
  printOrder,
  provinceOf,
  type Unit,
  type Variant,
} from '@defensor/diplomacy';
import type { Game } from '../../src/index.ts';
import { centresToWin, type Distances, distancesTo, placeOf, reachOf } from './board-sense.ts';
import type { Dice } from './dice.ts';

/**
 * Orders as a player with some sense gives them: take a free centre that is next door, attack an
 * occupied one with support, in Fall stay where a centre is to be won, else walk towards the nearest.
 */
export function sensibleOrders(game: Game, power: PowerId, dice: Dice): readonly string[] {
  return new Plan(game, power, dice).orders().map(printOrder);
}

class Plan {
  readonly #variant: Variant;
  readonly #units: readonly Unit[];
  readonly #mine: readonly Unit[];
  readonly #goals: ReadonlySet<ProvinceId>;
  readonly #isFall: boolean;
  readonly #dice: Dice;
  readonly #orders = new Map<Unit, Order>();
  /** Provinces that a unit of one's own goes to or stays in. */
  readonly #taken = new Set<ProvinceId>();

  constructor({ variant, state }: Game, power: PowerId, dice: Dice) {
    this.#variant = variant;
    this.#units = state.board.units;
    this.#mine = this.#units.filter((unit) => unit.power === power);
    this.#goals = centresToWin(variant, state.board, power);
    this.#isFall = state.turn.season === 'fall';
    this.#dice = dice;
  }

  orders(): readonly Order[] {
    for (const unit of this.#mine) if (this.#isFall && this.#goals.has(placeOf(unit))) this.#stay(unit);
    for (const goal of this.#goalsByPromise()) this.#attack(goal);
    const distances = {
      A: distancesTo(this.#variant, 'A', this.#goals),
      F: distancesTo(this.#variant, 'F', this.#goals),
    };
    for (const unit of this.#mine) if (!this.#orders.has(unit)) this.#approach(unit, distances[unit.type]);
    return [...this.#orders.values()];
  }

  /** Free centres first, then those that most units can go for. */
  #goalsByPromise(): readonly ProvinceId[] {
    const worth = (goal: ProvinceId) => (this.#standsIn(goal) === undefined ? 10 : 0) + this.#free(goal).length;
    return [...this.#goals]
      .filter((goal) => this.#standsIn(goal)?.power !== this.#mine[0]?.power)
      .sort((a, b) => worth(b) - worth(a));
  }

  #attack(goal: ProvinceId): void {
    if (this.#taken.has(goal)) return;
    const [mover, ...helpers] = this.#free(goal);
    const isOccupied = this.#standsIn(goal) !== undefined;
    if (mover === undefined || (isOccupied && helpers.length === 0)) return;
    const to = this.#wayTo(mover, goal) as LocationId;
    this.#move(mover, to);
    const wanted = isOccupied ? 2 : this.#dice.below(2);
    for (const helper of helpers.slice(0, wanted)) {
      const supported = { type: mover.type, at: mover.location };
      this.#give(helper, { kind: 'supportMove', unit: nameOf(helper), supported, to: goal as string as LocationId });
      this.#taken.add(placeOf(helper));
    }
  }

  #approach(unit: Unit, distances: Distances): void {
    const here = distances.get(unit.location) ?? Number.POSITIVE_INFINITY;
    const [best] = reachOf(this.#variant, unit)
      .filter((to) => !this.#taken.has(provinceOf(to)) && this.#standsIn(provinceOf(to)) === undefined)
      .map((to) => ({ to, steps: distances.get(to) ?? Number.POSITIVE_INFINITY }))
      .sort((a, b) => a.steps - b.steps);
    if (best !== undefined && (best.steps < here || this.#goals.has(placeOf(unit)))) this.#move(unit, best.to);
    else this.#stay(unit);
  }

  #move(unit: Unit, to: LocationId): void {
    this.#give(unit, { kind: 'move', unit: nameOf(unit), to, viaConvoy: false });
    this.#taken.add(provinceOf(to));
  }

  #stay(unit: Unit): void {
    this.#give(unit, { kind: 'hold', unit: nameOf(unit) });
    this.#taken.add(placeOf(unit));
  }

  #give(unit: Unit, order: Order): void {
    this.#orders.set(unit, order);
  }

  /** One's own units without an order that can go to a province. */
  #free(goal: ProvinceId): readonly Unit[] {
    return this.#mine.filter((unit) => !this.#orders.has(unit) && this.#wayTo(unit, goal) !== undefined);
  }

  #wayTo(unit: Unit, goal: ProvinceId): LocationId | undefined {
    return reachOf(this.#variant, unit).find((to) => provinceOf(to) === goal);
  }

  #standsIn(province: ProvinceId): Unit | undefined {
    return this.#units.find((unit) => placeOf(unit) === province);
  }
}

const nameOf = ({ type, location }: Unit) => ({ type, at: location });

/** Where a power's dislodged units go: towards the nearest centre, or off the board. */
export function sensibleRetreats({ variant, state }: Game, power: PowerId): readonly string[] {
  const goals = centresToWin(variant, state.board, power);
  return state.board.dislodged
    .filter((unit) => unit.power === power)
    .map((unit) => {
      const distances = distancesTo(variant, unit.type, goals);
      const [to] = [...unit.retreats].sort((a, b) => (distances.get(a) ?? 99) - (distances.get(b) ?? 99));
      const order: Order =
        to === undefined ? { kind: 'disband', unit: nameOf(unit) } : { kind: 'retreat', unit: nameOf(unit), to };
      return printOrder(order);
    });
}

/** Builds at home, armies and fleets by the dice; or the removal of those that stand farthest from any centre to be won. */
export function sensibleAdjustments(
  { variant, state }: Game,
  power: PowerId,
  due: number,
  dice: Dice,
): readonly string[] {
  const { units, owned } = state.board;
  if (due < 0) {
    const goals = centresToWin(variant, state.board, power);
    const far = (unit: Unit) => distancesTo(variant, unit.type, goals).get(unit.location) ?? 99;
    return units
      .filter((unit) => unit.power === power)
      .sort((a, b) => far(b) - far(a))
      .slice(0, -due)
      .map((unit) => printOrder({ kind: 'disband', unit: nameOf(unit) }));
  }
  const sites = (variant.powerById.get(power)?.homeCentres ?? []).filter(
    (home) => owned[home] === power && !units.some((unit) => placeOf(unit) === home),
  );
  return sites.slice(0, due).map((home) => {
    const province = variant.provinceById.get(home);
    const isFleet = province?.coastal === true && province.coasts.length === 0 && dice.chance(40);
    return printOrder({ kind: 'build', unit: { type: isFleet ? 'F' : 'A', at: home as string as LocationId } });
  });
}
