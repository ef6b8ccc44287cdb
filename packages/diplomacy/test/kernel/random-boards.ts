import {
  type Given,
  type LocationId,
  legalOrders,
  type MovementOrder,
  type PowerId,
  type Province,
  type ProvinceId,
  provinceOf,
  type Unit,
  type UnitId,
  type Variant,
} from '../../src/index.ts';

/** A movement phase made up at random: crowded seas, few powers, and orders that have to do with each other. */
export interface RandomBoard {
  readonly units: readonly Unit[];
  readonly orders: readonly Given<MovementOrder>[];
  readonly immobilised: ReadonlySet<UnitId>;
}

/** Numbers from 0 up to 1, always the same ones for a seed. */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The board of a seed. Many of its fleets are at sea and many armies on the coast; most orders are
 * legal and many match (convoys go with the armies they carry, attacks on the convoying fleets with
 * supports from where the armies go); some units are ordered twice, some by another power, some nonsense.
 */
export function randomBoard(variant: Variant, seed: number): RandomBoard {
  const maker = new BoardMaker(variant, dice(seed));
  return maker.make();
}

const KINDS: readonly MovementOrder['kind'][] = ['move', 'move', 'supportMove', 'supportHold', 'convoy', 'hold'];

class BoardMaker {
  private readonly variant: Variant;
  private readonly roll: () => number;
  private readonly units: Unit[] = [];
  private readonly orders = new Map<ProvinceId, MovementOrder>();
  private legal: ReadonlyMap<LocationId, readonly MovementOrder[]> = new Map();
  private all: readonly MovementOrder[] = [];

  constructor(variant: Variant, roll: () => number) {
    this.variant = variant;
    this.roll = roll;
  }

  make(): RandomBoard {
    this.placeUnits();
    this.legal = legalOrders(this.variant, this.units);
    this.all = [...this.legal.values()].flat();
    for (const unit of this.units) if (this.chance(0.5)) this.order(this.anyWalk(unit));
    for (let plots = this.below(6); plots > 0; plots--) this.plot();
    for (const unit of this.shuffled(this.units)) {
      if (!this.orders.has(provinceOf(unit.location)) && this.chance(0.9)) this.order(this.anyMatching(unit));
    }
    const immobilised = this.chance(0.05) ? this.units.filter(() => this.chance(0.1)).map((unit) => unit.id) : [];
    return { units: this.units, orders: this.asGiven(), immobilised: new Set(immobilised) };
  }

  /** Units crowd one part of the board, so that they meet. */
  private placeUnits(): void {
    const powers = this.variant.powers.slice(0, 1 + this.below(5));
    const density = 0.3 + 0.7 * this.roll();
    const armies = this.roll();
    for (const province of this.neighbourhood(1 + this.below(4))) {
      if (!this.chance(density)) continue;
      const type = province.kind === 'sea' || (province.coastal && this.chance(1 - armies)) ? 'F' : 'A';
      const coasts = province.locations.filter((location) => this.variant.fleetBorders.has(location));
      const location = type === 'F' ? this.pick(coasts) : (province.id as string as LocationId);
      const power = this.pick(powers)?.id as PowerId;
      const id = `u${this.units.length}` as UnitId;
      if (location !== undefined) this.units.push({ id, power, type, location });
    }
  }

  /** The provinces within so many steps of some sea. */
  private neighbourhood(steps: number): readonly Province[] {
    const centre = this.pick(this.variant.provinces.filter((p) => p.kind === 'sea'));
    const found = new Set(centre === undefined ? [] : [centre]);
    for (let step = 0; step < steps; step++) {
      for (const { id, locations } of [...found]) {
        const sails = locations.flatMap((location) => this.variant.fleetBorders.get(location) ?? []);
        for (const next of [...sails.map(provinceOf), ...(this.variant.armyBorders.get(id) ?? [])]) {
          found.add(this.variant.provinceById.get(next) as Province);
        }
      }
    }
    return [...found];
  }

  /** An army goes by convoy; somebody attacks a fleet of the convoy; units where the army goes support for or against. */
  private plot(): void {
    const voyages = this.all.filter((order) => order.kind === 'move' && order.viaConvoy);
    const voyage = this.pick(voyages);
    if (voyage?.kind !== 'move') return;
    this.order(this.chance(0.8) ? voyage : { ...voyage, viaConvoy: false });
    const from = provinceOf(voyage.unit.at);
    const convoys = this.all.filter(
      (order) => order.kind === 'convoy' && provinceOf(order.army.at) === from && order.to === voyage.to,
    );
    for (const convoy of convoys) if (this.chance(0.85)) this.order(convoy);
    const fleet = this.pick(convoys);
    if (fleet !== undefined) this.attack(fleet, voyage.to);
  }

  /** Another power attacks a convoying fleet; some support it, some the fleet, those first where the army goes. */
  private attack(fleet: MovementOrder, landing: LocationId): void {
    const sea = provinceOf(fleet.unit.at);
    const owner = this.powerAt(sea);
    const attacks = this.all.filter(
      (order) => order.kind === 'move' && provinceOf(order.to) === sea && this.powerAt(order.unit.at) !== owner,
    );
    const attack = this.pick(attacks);
    if (attack === undefined) return;
    this.order(attack);
    const helps = this.all.filter((order) => {
      if (order.kind === 'supportHold') return provinceOf(order.supported.at) === sea;
      return (
        order.kind === 'supportMove' &&
        provinceOf(order.supported.at) === provinceOf(attack.unit.at) &&
        provinceOf(order.to) === sea
      );
    });
    const aimed = helps.filter((order) => provinceOf(order.unit.at) === provinceOf(landing));
    for (const help of [this.pick(aimed), this.pick(helps), this.pick(helps)]) {
      if (help !== undefined && this.chance(0.85)) this.order(help);
    }
  }

  private powerAt(location: LocationId | ProvinceId): PowerId | undefined {
    return this.units.find((unit) => provinceOf(unit.location) === provinceOf(location as LocationId))?.power;
  }

  private order(order: MovementOrder | undefined): void {
    if (order !== undefined) this.orders.set(provinceOf(order.unit.at), order);
  }

  private anyLegal(unit: Unit, kinds: readonly MovementOrder['kind'][] = KINDS): MovementOrder | undefined {
    const all = this.legal.get(unit.location) ?? [];
    const kind = this.pick(kinds);
    return this.pick(all.filter((order) => order.kind === kind)) ?? this.pick(all);
  }

  private anyWalk(unit: Unit): MovementOrder | undefined {
    const moves = (this.legal.get(unit.location) ?? []).filter((order) => order.kind === 'move' && !order.viaConvoy);
    const abroad = moves.filter((order) => order.kind === 'move' && this.powerAt(order.to) !== unit.power);
    return this.pick(this.chance(0.8) ? abroad : moves);
  }

  /** Mostly a support or convoy that matches an order already given. */
  private anyMatching(unit: Unit): MovementOrder | undefined {
    const matching = (this.legal.get(unit.location) ?? []).filter((order) => this.matches(order));
    return (this.chance(0.85) ? this.pick(matching) : undefined) ?? this.anyLegal(unit);
  }

  private matches(order: MovementOrder): boolean {
    if (order.kind === 'supportHold') return this.orders.get(provinceOf(order.supported.at))?.kind !== 'move';
    if (order.kind !== 'supportMove' && order.kind !== 'convoy') return false;
    const helped = this.orders.get(provinceOf(order.kind === 'convoy' ? order.army.at : order.supported.at));
    return helped?.kind === 'move' && provinceOf(helped.to) === provinceOf(order.to);
  }

  private asGiven(): readonly Given<MovementOrder>[] {
    const list: Given<MovementOrder>[] = [];
    for (const unit of this.shuffled(this.units)) {
      const order = this.orders.get(provinceOf(unit.location));
      if (this.chance(0.06)) list.push({ power: this.anyPower(), order: this.nonsense(unit) });
      if (order !== undefined) list.push({ power: unit.power, order: this.misspelt(order) });
      if (this.chance(0.06)) list.push({ power: unit.power, order: this.nonsense(unit) });
    }
    return list;
  }

  /** Coasts left out or wrong, “via convoy” where it may not fit. */
  private misspelt(order: MovementOrder): MovementOrder {
    if ((order.kind !== 'move' && order.kind !== 'supportMove') || !this.chance(0.15)) return order;
    const coasts = this.variant.provinceById.get(provinceOf(order.to))?.locations ?? [order.to];
    const to = this.pick(coasts) ?? order.to;
    return order.kind === 'move' ? { ...order, to, viaConvoy: order.viaConvoy !== this.chance(0.3) } : { ...order, to };
  }

  /** An order made up without a look at the board. */
  private nonsense(unit: Unit): MovementOrder {
    const anywhere = (): LocationId => this.pick([...this.variant.locations]) as LocationId;
    const anybody = (): LocationId => (this.chance(0.8) ? (this.pick(this.units)?.location ?? anywhere()) : anywhere());
    const named = { type: unit.type, at: this.chance(0.8) ? unit.location : anywhere() };
    switch (this.below(5)) {
      case 0:
        return { kind: 'hold', unit: named };
      case 1:
        return { kind: 'move', unit: named, to: anywhere(), viaConvoy: this.chance(0.4) };
      case 2:
        return { kind: 'supportHold', unit: named, supported: { at: anybody() } };
      case 3:
        return { kind: 'supportMove', unit: named, supported: { at: anybody() }, to: anywhere() };
      default:
        return { kind: 'convoy', unit: named, army: { at: anybody() }, to: anywhere() };
    }
  }

  private anyPower(): PowerId {
    return this.pick(this.variant.powers)?.id as PowerId;
  }

  private below(limit: number): number {
    return Math.floor(this.roll() * limit);
  }

  private chance(odds: number): boolean {
    return this.roll() < odds;
  }

  private pick<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)];
  }

  private shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, key: this.roll() }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item);
  }
}
