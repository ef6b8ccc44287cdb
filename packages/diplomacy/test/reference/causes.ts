import { type ProvinceId, provinceOf } from '../../src/ids.ts';
import type { Convoy, SupportHold, SupportMove } from '../../src/orders.ts';
import type { Cause, CauseCode, Result } from '../../src/outcomes.ts';
import type { Verdict } from './decide.ts';
import { Definitions } from './definitions.ts';
import { type Game, isConvoy, isSupport, isSupportMove, type Mover, type Piece } from './pieces.ts';
import { canCarry } from './routes.ts';

export interface Told {
  readonly result: Result;
  readonly cause?: Cause;
}

/** Says of each piece what became of its order, once everything is decided. */
export class Teller {
  private readonly game: Game;
  private readonly verdict: Verdict;
  private readonly settled: Definitions;

  constructor(game: Game, verdict: Verdict) {
    this.game = game;
    this.verdict = verdict;
    this.settled = new Definitions(game, verdict.decided);
  }

  tell(piece: Piece): Told {
    const mover = this.game.movers.get(piece.at);
    if (mover !== undefined) return this.tellMove(mover);
    if (isSupport(piece)) return this.tellSupport(piece);
    if (isConvoy(piece)) return this.tellConvoy(piece);
    return this.isDislodged(piece) ? { result: 'dislodged', cause: this.dislodgement(piece) } : { result: 'stands' };
  }

  isDislodged(piece: Piece): boolean {
    return this.settled.isDislodged(piece).value === true;
  }

  succeeds(mover: Mover): boolean {
    return this.verdict.decided.get(`move ${mover.at}`) === true;
  }

  /** The move that dislodged the piece. */
  attackerOf(piece: Piece): Mover {
    return this.game.moversTo(piece.at).find((attack) => this.succeeds(attack)) as Mover;
  }

  /** Whether a move that failed kept the province closed to retreats. */
  contests(mover: Mover): boolean {
    return !this.succeeds(mover) && this.settled.preventStrength(mover).least > 0;
  }

  private tellMove(mover: Mover): Told {
    if (this.succeeds(mover)) return { result: 'succeeds' };
    const carriers = this.game.carriersOf(mover);
    const chain = new Set(carriers.map((fleet) => fleet.at));
    if (mover.byConvoy && !canCarry(this.game.variant, chain, mover.at, mover.to)) {
      return { result: 'invalid', cause: because('no-convoy') };
    }
    return { result: 'fails', cause: this.failure(mover, carriers) };
  }

  private failure(mover: Mover, carriers: readonly Piece[]): Cause {
    if (this.verdict.decided.get(`path ${mover.at}`) === false) {
      if (this.verdict.struckArmies.has(mover.at)) return because('convoy-paradox', ...this.inOrder(carriers));
      const sunk = carriers.filter((fleet) => this.isDislodged(fleet));
      return because(
        'convoy-broken',
        ...this.inOrder(sunk).flatMap((at) => [at, this.attackerOf(this.pieceAt(at)).at]),
      );
    }
    const attack = this.settled.attackStrength(mover).least;
    const occupant = this.game.pieces.get(mover.to);
    const opposite = this.settled.opposite(mover);
    if (occupant !== undefined && (opposite !== undefined || !this.leaves(occupant))) {
      if (occupant.unit.power === mover.unit.power) return because('own-unit', occupant.at);
      const against =
        opposite === undefined ? this.settled.holdStrength(mover.to) : this.settled.defendStrength(opposite);
      const helped = opposite !== undefined || !this.game.movers.has(occupant.at);
      if (against.least >= attack) return because('repelled', occupant.at, ...(helped ? this.helpOf(occupant) : []));
    }
    const rivals = this.game
      .moversTo(mover.to)
      .filter((rival) => rival.at !== mover.at && this.settled.preventStrength(rival).least >= attack);
    return because('bounced', ...this.inOrder(rivals).flatMap((at) => [at, ...this.helpOf(this.pieceAt(at))]));
  }

  private tellSupport(piece: Piece<SupportHold | SupportMove>): Told {
    const supportedAt = provinceOf(piece.order.supported.at);
    if (!this.game.supportsFor(this.pieceAt(supportedAt)).includes(piece)) {
      return {
        result: 'invalid',
        cause: because(isSupportMove(piece) ? 'not-ordered' : 'supported-moved', supportedAt),
      };
    }
    if (this.verdict.decided.get(`support ${piece.at}`) === true) return { result: 'given' };
    const cutters = this.settled
      .attackers(piece)
      .filter((attack) => !this.settled.isAimedAt(piece, attack) && this.settled.hasWay(attack).value === true);
    const cause = cutters.length > 0 ? because('cut', ...this.inOrder(cutters)) : this.dislodgement(piece);
    return { result: 'cut', cause };
  }

  private tellConvoy(piece: Piece<Convoy>): Told {
    const army = provinceOf(piece.order.army.at);
    const carried = this.game.movers.get(army);
    if (carried?.to !== provinceOf(piece.order.to)) return { result: 'invalid', cause: because('not-ordered', army) };
    if (this.isDislodged(piece)) return { result: 'disrupted', cause: this.dislodgement(piece) };
    const struck = this.verdict.struckFleets.has(piece.at);
    return struck ? { result: 'disrupted', cause: because('paradox') } : { result: 'available' };
  }

  /** The attacker, then those whose support counted against this piece. */
  private dislodgement(piece: Piece): Cause {
    const attacker = this.attackerOf(piece);
    return because('dislodged', attacker.at, ...this.helpOf(attacker, (power) => power !== piece.unit.power));
  }

  /** Those whose support the piece had, in board order. */
  private helpOf(piece: Piece, counts: (power: string) => boolean = () => true): readonly ProvinceId[] {
    const given = this.game
      .supportsFor(piece)
      .filter((support) => this.verdict.decided.get(`support ${support.at}`) === true && counts(support.unit.power));
    return this.inOrder(given);
  }

  private leaves(piece: Piece): boolean {
    return this.verdict.decided.get(`move ${piece.at}`) === true;
  }

  private pieceAt(at: ProvinceId): Piece {
    return this.game.pieces.get(at) as Piece;
  }

  private inOrder(pieces: readonly Piece[]): readonly ProvinceId[] {
    const placeOnBoard = ({ at }: Piece) => this.game.variant.provinceById.get(at)?.index ?? -1;
    return [...pieces].sort((a, b) => placeOnBoard(a) - placeOnBoard(b)).map(({ at }) => at);
  }
}

const because = (code: CauseCode, ...by: readonly ProvinceId[]): Cause => ({ code, by });
