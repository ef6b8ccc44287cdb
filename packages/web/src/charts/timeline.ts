import type { PowerId } from '@defensor/diplomacy';
import type { EventOf, EventType, View } from '@defensor/game';

/** A stretch of time: from and until in turns from the beginning; what a turn publishes falls at its end. */
export interface Span {
  readonly key: string;
  readonly seat?: string;
  readonly from: number;
  readonly until: number;
  readonly fromTurn: string;
  readonly untilTurn?: string;
  /** How it ended; absent while it lasts. */
  readonly end?: 'lifted' | 'void' | 'judge' | 'deposed' | 'resigned' | 'renounced' | 'elected' | 'over';
}

export interface Timeline {
  /** Every turn begun, in order. */
  readonly turns: readonly string[];
  /** Reigns; without a seat, the throne was empty. */
  readonly reigns: readonly Span[];
  readonly antiPopes: readonly Span[];
  readonly councils: readonly Span[];
  readonly bans: readonly Span[];
  /** Centres of each power at the start and after each Fall. */
  readonly centres: readonly {
    readonly turn?: string;
    readonly at: number;
    readonly of: ReadonlyMap<PowerId, number>;
  }[];
}

type Open = Omit<Span, 'until' | 'untilTurn' | 'end'>;

/** What is under way, and what is over. */
class Spans {
  private readonly open = new Map<string, Open>();
  private readonly over: Span[] = [];
  private count = 0;

  begin(key: string, from: number, fromTurn: string, seat?: string): void {
    if (this.open.has(key)) return;
    this.count += 1;
    const span = { key: `${key} ${this.count}`, from, fromTurn, ...(seat === undefined ? {} : { seat }) };
    this.open.set(key, span);
  }

  end(key: string, until: number, untilTurn: string, end: NonNullable<Span['end']>): void {
    const span = this.open.get(key);
    if (span === undefined) return;
    this.open.delete(key);
    this.over.push({ ...span, until, untilTurn, end });
  }

  all(now: number): readonly Span[] {
    const spans = [...this.over, ...[...this.open.values()].map((span) => ({ ...span, until: now }))];
    return spans.sort((one, other) => one.from - other.from);
  }
}

/** Thrones, bans, councils and centres over the turns, out of the public record. */
export function timelineOf(view: View): Timeline {
  const turns = turnsOf(view);
  const throne = new Spans();
  const antiPopes = new Spans();
  const councils = new Spans();
  const bans = new Spans();
  const indexOf = (turn: string) => Math.max(0, turns.indexOf(turn));

  for (const { type, turn, facts } of view.gazette) {
    const end = indexOf(turn) + 1;
    const is = <Type extends EventType>(name: Type): EventOf<Type>['facts'] | undefined =>
      type === name ? (facts as EventOf<Type>['facts']) : undefined;
    const reignEnds = (how: NonNullable<Span['end']>) => throne.end('pope', end, turn, how);

    const created = is('gameCreated');
    if (created?.pope !== undefined) throne.begin('pope', 0, created.turn, created.pope);
    if (is('popeDeposed') !== undefined) reignEnds('deposed');
    if (is('resignationTookEffect') !== undefined) reignEnds('resigned');
    if (is('conclaveOpened') !== undefined) {
      reignEnds('over');
      throne.begin('vacant', end, turn);
    }
    const elected = is('popeElected');
    if (elected !== undefined) {
      throne.end('vacant', end, turn, 'elected');
      antiPopes.end(elected.seat, end, turn, 'elected');
      throne.begin('pope', end, turn, elected.seat);
    }
    const set = is('throneOverridden');
    if (set !== undefined) {
      reignEnds('judge');
      throne.end('vacant', end, turn, 'judge');
      if (set.pope === undefined) throne.begin('vacant', end, turn);
      else throne.begin('pope', end, turn, set.pope);
    }
    const anti = is('antiPopeElected');
    if (anti !== undefined) antiPopes.begin(anti.seat, end, turn, anti.seat);
    const made = is('antiPopeOverridden');
    if (made?.antiPope === true) antiPopes.begin(made.seat, end, turn, made.seat);
    if (made?.antiPope === false) antiPopes.end(made.seat, end, turn, 'judge');
    const unmade = is('antiPopeDeposed');
    if (unmade !== undefined) antiPopes.end(unmade.seat, end, turn, 'deposed');
    const renounced = is('antiPopeRenounced');
    if (renounced !== undefined) antiPopes.end(renounced.seat, end, turn, 'renounced');

    if (is('councilConvened') !== undefined) councils.begin('council', end - 0.7, turn);
    if (is('councilEnded') !== undefined) councils.end('council', end, turn, 'over');

    const banned = is('banBegan');
    if (banned !== undefined) bans.begin(banned.ban, end, turn, banned.seat);
    const revived = is('banRevived');
    if (revived !== undefined) bans.begin(revived.ban, end, turn, revived.seat);
    const lifted = is('banLifted');
    if (lifted !== undefined) bans.end(lifted.ban, end, turn, 'lifted');
    const voided = is('banVoided');
    if (voided !== undefined) bans.end(voided.ban, end, turn, 'void');
    const judged = is('banOverridden');
    if (judged?.banned === true) bans.begin(judged.ban, end, turn, judged.seat);
    if (judged?.banned === false) bans.end(judged.ban, end, turn, 'judge');
  }
  const now = turns.length;
  return {
    turns,
    reigns: throne.all(now),
    antiPopes: antiPopes.all(now),
    councils: councils.all(now),
    bans: bans.all(now),
    centres: centresOf(view, indexOf),
  };
}

function turnsOf({ gazette, turn }: View): readonly string[] {
  const begun = gazette.flatMap(({ type, turn: of, facts }) =>
    type === 'gameCreated' || type === 'phaseOpened' ? [(facts as { turn: string }).turn] : [of],
  );
  return [...new Set([...begun, turn])];
}

function centresOf({ history, owners }: View, indexOf: (turn: string) => number): Timeline['centres'] {
  const count = (owned: { readonly [centre: string]: PowerId | undefined }) => {
    const of = new Map<PowerId, number>();
    for (const power of Object.values(owned)) if (power !== undefined) of.set(power, (of.get(power) ?? 0) + 1);
    return of;
  };
  const start = history[0]?.before.owned ?? owners;
  return [
    { at: 0, of: count(start) },
    ...history.flatMap(({ turn, after }) =>
      turn.startsWith('F') && after !== undefined ? [{ turn, at: indexOf(turn) + 1, of: count(after.owned) }] : [],
    ),
  ];
}
