import { type ProvinceId, provinceOf } from '../../src/ids.ts';
import {
  type Answer,
  all,
  either,
  exactly,
  exceeds,
  known,
  NO,
  not,
  type Question,
  type Strength,
  some,
  supported,
  YES,
} from './answers.ts';
import { type Game, isSupportMove, type Mover, type Piece } from './pieces.ts';
import { canCarry } from './routes.ts';

/** What has been decided so far. */
export type Decided = ReadonlyMap<Question, boolean>;

/**
 * The rules of movement, word for word as DATC chapter 5.B defines its decisions, over what is
 * decided so far: each method answers yes or no as soon as no open question can change it.
 */
export class Definitions {
  private readonly game: Game;
  private readonly decided: Decided;

  constructor(game: Game, decided: Decided) {
    this.game = game;
    this.decided = decided;
  }

  /** The same over what is decided and these assumptions. */
  assuming(assumptions: readonly (readonly [Question, boolean])[]): Definitions {
    return new Definitions(this.game, new Map([...this.decided, ...assumptions]));
  }

  /** The definition of the question, whether or not it is decided. */
  answer(question: Question): Answer {
    const [kind, at] = question.split(' ') as ['move' | 'path' | 'support', ProvinceId];
    if (kind === 'support') return this.stands(this.piece(at));
    return kind === 'path' ? this.arrives(this.mover(at)) : this.succeeds(this.mover(at));
  }

  /**
   * A move succeeds when its attack is stronger than what holds its destination, or than the
   * opposite unit in a head-to-head battle, and than every other move there.
   */
  succeeds(move: Mover): Answer {
    const attack = this.attackStrength(move);
    const opposite = this.opposite(move);
    const against = opposite === undefined ? this.holdStrength(move.to) : this.defendStrength(opposite);
    const rivals = this.game.moversTo(move.to).filter((rival) => rival.at !== move.at);
    return all([exceeds(attack, against), ...rivals.map((rival) => exceeds(attack, this.preventStrength(rival)))]);
  }

  /** There is a way by sea while a chain of fleets that are ordered to carry the army is not dislodged. */
  arrives(move: Mover): Answer {
    const carriers = this.game.carriersOf(move);
    const afloat = carriers.map((fleet) => ({ fleet, sunk: this.isDislodged(fleet) }));
    const serves = (fleets: typeof afloat) =>
      canCarry(this.game.variant, new Set(fleets.map(({ fleet }) => fleet.at)), move.at, move.to);
    if (serves(afloat.filter(({ sunk }) => sunk.value === false))) return known(true);
    if (!serves(afloat.filter(({ sunk }) => sunk.value !== true))) return known(false);
    return { value: undefined, open: afloat.flatMap(({ sunk }) => sunk.open) };
  }

  /**
   * A support stands while no other power attacks its unit. An attack from the province that the
   * support is aimed at does not count unless it dislodges the unit.
   */
  stands(support: Piece): Answer {
    const cuts = (attack: Mover) =>
      this.isAimedAt(support, attack) ? this.ask(`move ${attack.at}`) : this.hasWay(attack);
    return not(some(this.attackers(support).map(cuts)));
  }

  /** Whether the support is one for an attack on the attacker's own province. */
  isAimedAt(support: Piece, attack: Mover): boolean {
    return isSupportMove(support) && provinceOf(support.order.to) === attack.at;
  }

  /** The moves of other powers to the province of a piece. */
  attackers(piece: Piece): readonly Mover[] {
    return this.game.moversTo(piece.at).filter((attack) => attack.unit.power !== piece.unit.power);
  }

  /** A unit is dislodged when it does not leave and a move to its province succeeds. */
  isDislodged(piece: Piece): Answer {
    const attacks = this.game.moversTo(piece.at).map((attack) => this.ask(`move ${attack.at}`));
    return all([not(this.leaves(piece)), some(attacks)]);
  }

  /** No strength without a way. No unit dislodges one of its own power, nor helps another power to. */
  attackStrength(move: Mover): Strength {
    const occupant = this.game.pieces.get(move.to);
    const alone = supported(this.supportsOf(move));
    const strength =
      occupant === undefined
        ? alone
        : either(
            this.opposite(move) === undefined ? this.leaves(occupant) : NO,
            alone,
            occupant.unit.power === move.unit.power
              ? exactly(0)
              : supported(this.supportsOf(move, (power) => power !== occupant.unit.power)),
          );
    return either(this.hasWay(move), strength, exactly(0));
  }

  /** What a mover brings to a head-to-head battle. */
  defendStrength(move: Mover): Strength {
    return supported(this.supportsOf(move));
  }

  /** What a move keeps others out with; nothing without a way, and nothing once it lost a head-to-head battle. */
  preventStrength(move: Mover): Strength {
    const opposite = this.opposite(move);
    const beaten = opposite === undefined ? NO : this.ask(`move ${opposite.at}`);
    const strength = either(beaten, exactly(0), supported(this.supportsOf(move)));
    return either(this.hasWay(move), strength, exactly(0));
  }

  /** What keeps others out of a province: nothing when it is empty or left, 1 when its unit failed to move. */
  holdStrength(province: ProvinceId): Strength {
    const piece = this.game.pieces.get(province);
    if (piece === undefined) return exactly(0);
    if (this.game.movers.has(province)) return either(this.leaves(piece), exactly(0), exactly(1));
    return supported(this.supportsOf(piece));
  }

  /** The mover that comes the other way, where neither goes by sea: a head-to-head battle. */
  opposite(move: Mover): Mover | undefined {
    const other = this.game.movers.get(move.to);
    return other?.to === move.at && !other.byConvoy && !move.byConvoy ? other : undefined;
  }

  /** By land there always is a way. */
  hasWay(move: Mover): Answer {
    return move.byConvoy ? this.ask(`path ${move.at}`) : YES;
  }

  private leaves(piece: Piece): Answer {
    return this.game.movers.has(piece.at) ? this.ask(`move ${piece.at}`) : NO;
  }

  private supportsOf(piece: Piece, counts: (power: string) => boolean = () => true): readonly Answer[] {
    return this.game
      .supportsFor(piece)
      .filter((support) => counts(support.unit.power))
      .map((support) => this.ask(`support ${support.at}`));
  }

  private ask(question: Question): Answer {
    const value = this.decided.get(question);
    return value === undefined ? { value, open: [question] } : known(value);
  }

  private piece(at: ProvinceId): Piece {
    return this.game.pieces.get(at) as Piece;
  }

  private mover(at: ProvinceId): Mover {
    return this.game.movers.get(at) as Mover;
  }
}
