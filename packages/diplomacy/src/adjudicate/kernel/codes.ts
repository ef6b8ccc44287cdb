import { type CauseCode, ILLEGAL_CAUSES, MOVEMENT_CAUSES, RESULTS, type Result } from '../../outcomes.ts';

/** Order kinds as numbers. Only that of a move is odd: whether a unit moves is one bit of its order. */
export const HOLD = 0;
export const MOVE = 1;
export const SUPPORT_HOLD = 2;
export const SUPPORT_MOVE = 4;
export const CONVOY = 6;

/** A decision while it is open, and the two ways it can fall. */
export const OPEN = 0;
export const NO = 1;
export const YES = 2;

/** Results as numbers: their places in `RESULTS`. */
const result = (word: Result) => RESULTS.indexOf(word);
export const INVALID = result('invalid');
export const SUCCEEDS = result('succeeds');
export const FAILS = result('fails');
export const GIVEN = result('given');
export const CUT = result('cut');
export const AVAILABLE = result('available');
export const DISRUPTED = result('disrupted');
export const STANDS = result('stands');
export const DISLODGED = result('dislodged');

/** Causes by number; 0 is no cause. */
export const CAUSES: readonly (CauseCode | undefined)[] = [undefined, ...ILLEGAL_CAUSES, ...MOVEMENT_CAUSES];
const cause = (code: CauseCode) => CAUSES.indexOf(code);

export const LEGAL = 0;
export const SUPERSEDED = cause('superseded');
export const NO_UNIT = cause('no-unit');
export const FOREIGN_UNIT = cause('foreign-unit');
export const SAME_PROVINCE = cause('same-province');
export const CANNOT_REACH = cause('cannot-reach');
export const NO_ROUTE = cause('no-route');
export const NEEDS_COAST = cause('needs-coast');
export const WRONG_COAST = cause('wrong-coast');
export const SUPPORTS_ITSELF = cause('supports-itself');
export const NOBODY_THERE = cause('nobody-there');
export const SUPPORT_OUT_OF_REACH = cause('support-out-of-reach');
export const SUPPORTED_CANNOT_REACH = cause('supported-cannot-reach');
export const NOT_A_FLEET = cause('not-a-fleet');
export const NOT_AT_SEA = cause('not-at-sea');
export const NOT_AN_ARMY = cause('not-an-army');
export const NO_PART_OF_ROUTE = cause('no-part-of-route');

export const NO_CONVOY = cause('no-convoy');
export const SUPPORTED_MOVED = cause('supported-moved');
export const NOT_ORDERED = cause('not-ordered');
export const CONVOY_BROKEN = cause('convoy-broken');
export const CONVOY_PARADOX = cause('convoy-paradox');
export const OWN_UNIT = cause('own-unit');
export const REPELLED = cause('repelled');
export const BOUNCED = cause('bounced');
export const CUT_BY_ATTACK = cause('cut');
export const BY_DISLODGEMENT = cause('dislodged');
export const BY_PARADOX = cause('paradox');
