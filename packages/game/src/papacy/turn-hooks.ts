import { type PowerId, type ProvinceId, provinceOf, type Unit } from '@defensor/diplomacy';
import { type GameEvent, PUBLIC, toSeats } from '../events.ts';
import type { SeatId } from '../ids.ts';
import { filledBishops } from '../seats/seats.ts';
import type { ConveningDecree, Finding, Game, GameState, LodgedSignature, Punishment } from '../state.ts';
import { turnOfName, turnsBetween } from '../turns.ts';
import { affiliationOf } from './affiliation.ts';
import { occupations } from './affiliations/occupation.ts';
import { sealedPackets } from './bulls/packets.ts';
import { papacyOf, popeOf, seesOf, thisTurn } from './church.ts';
import { standingOf } from './council.ts';
import { convening } from './councils/sign-decree.ts';
import { happened } from './happened.ts';
import { isDiplomacyOpen } from './moments.ts';
import { ballotsOf } from './throne/ballots.ts';

/*
 * Where the turn asks the church what follows for it. Each answers with the events that the step
 * makes; none where the addendum is off.
 */

/**
 * At the end of the phase in which councils are convened: decrees without a majority have failed, and
 * lapse unless `decreeLapse` keeps them open (R15, A54). Where all phases are one it is Order Writing (A16).
 */
export const churchAtEndOfDiplomacy = whereThereIsAPapacy((state) => {
  const convenesUntil = state.options.talk === 'always' ? 'orderWriting' : 'diplomacy';
  if (state.phase !== convenesUntil) return [];
  const lapsed = state.options.decreeLapse === 'phaseEnd';
  return openDecrees(state).map((decree) => {
    const { signatures, n: bishops, needed } = standingOf(state, decree);
    const audience = toSeats([decree.drafter, ...decree.circulation]);
    return happened('decreeFailed', 'R15', audience, { decree: decree.id, signatures, bishops, needed, lapsed });
  });
});

/** After retreats and after builds: punishments of units that are gone end, sees have new occupiers (ORP steps 7, 14; A10, A25). */
export const churchAfterUnitsChanged = whereThereIsAPapacy((state) => {
  return [
    ...punishmentsOfGoneUnits(state),
    ...builtInPapalSee(state),
    ...occupations(state, (unit) => cameBy(state, unit)),
  ];
});

/** After eliminations: affiliations to a power out of the game lapse, and its bishops may declare anew (A12). */
export const churchAfterEliminations = whereThereIsAPapacy((state) => {
  const gone = Object.keys(state.board.eliminated) as PowerId[];
  return gone.flatMap((power) => {
    const sees = [...seesOf(state)].filter((see) => state.church.lastOccupier[see] === power);
    const bishops = filledBishops(state)
      .map((bishop) => bishop.id)
      .filter((bishop) => affiliationOf(state, bishop) === power || state.church.declarations[bishop]?.power === power);
    if (sees.length === 0 && bishops.length === 0) return [];
    return [happened('affiliationsLapsed', 'A12', PUBLIC, { power, bishops, sees })];
  });
});

/** At the end of a turn: punishments whose second turn was due are over, a council in its last turn ends (ORP step 15; A23, A52). */
export const churchAtEndOfTurn = whereThereIsAPapacy((state) => {
  const { council, punishments } = state.church;
  const unused = punishments.filter(
    ({ status, first }) => status === 'firstServed' && turnsBetween(turnOfName(first), state.turn) >= 1,
  );
  const isLast = council !== undefined && turnsBetween(state.turn, turnOfName(council.last)) <= 0;
  return [
    ...unused.map((punishment) => punishmentEnded(punishment, 'notNamedAgain', 'A23')),
    ...(isLast
      ? [happened('councilEnded', 'R14', PUBLIC, { why: 'lastTurn', first: council.first, last: council.last })]
      : []),
  ];
});

/**
 * After seats were filled, emptied, added or removed: a decree may have its majority now, and a Pope
 * whose seat is empty leaves a conclave (A51, A56).
 */
export const churchAfterSeatsChanged = whereThereIsAPapacy((state) => {
  const pope = popeOf(state);
  const isGone = pope !== undefined && state.seats[pope]?.standing !== 'seated';
  const antiPopes = state.church.antiPopes.map((antiPope) => antiPope.seat);
  const convened = isDiplomacyOpen(state) ? openDecrees(state).find((decree) => hasMajority(state, decree)) : undefined;
  return [
    ...(isGone ? [happened('conclaveOpened', 'A51', PUBLIC, { cause: 'emptySeat', barred: pope, antiPopes })] : []),
    ...(convened === undefined ? [] : [convening(state, convened)]),
  ];
});

/** Asks a hook only in a game that has a papacy. */
function whereThereIsAPapacy(hook: (state: GameState) => readonly GameEvent[]) {
  return ({ state }: Game): readonly GameEvent[] => (papacyOf(state) === undefined ? [] : hook(state));
}

/** The signatures on this turn's church documents, for the grade: those struck or withdrawn are gone (PG). */
export function churchSignatures(state: GameState): readonly LodgedSignature[] {
  const turn = thisTurn(state);
  const { decrees, findings, resignation } = state.church;
  const decreeSignatures = (Object.values(decrees) as readonly ConveningDecree[])
    .flatMap((decree) => decree.signatures)
    .filter((signature) => signature.turn === turn && !signature.struck);
  const filed = (Object.values(findings) as readonly Finding[]).filter((finding) => finding.filedIn === turn);
  const resigned = resignation?.turn === turn ? [resignation] : [];
  return [
    ...sealedPackets(state).map(({ author, person }) => mark('bull', author, person)),
    ...decreeSignatures.map(({ seat, person }) => mark('decree', seat, person)),
    ...ballotsOf(state).map(({ voter, person }) => mark('ballot', voter, person)),
    ...filed.map(({ filedBy, filedPerson }) => mark('testimony', filedBy, filedPerson)),
    ...resigned.map(({ seat, person }) => mark('resignation', seat, person)),
  ];
}

/** A punishment is over before its second turn. */
export function punishmentEnded(
  { finding, unit, accused }: Punishment,
  how: 'lifted' | 'notNamedAgain' | 'unitGone',
  rule: string,
): GameEvent {
  return happened('punishmentEnded', rule, PUBLIC, { finding, unit, accused, how });
}

const openDecrees = (state: GameState) =>
  (Object.values(state.church.decrees) as readonly ConveningDecree[]).filter((decree) => decree.status === 'open');

function hasMajority(state: GameState, decree: ConveningDecree): boolean {
  const { signatures, needed } = standingOf(state, decree);
  return signatures >= needed;
}

function punishmentsOfGoneUnits(state: GameState): readonly GameEvent[] {
  const alive = new Set([...state.board.units, ...state.board.dislodged].map((unit) => unit.id));
  return state.church.punishments
    .filter(({ status, unit }) => status === 'firstServed' && !alive.has(unit))
    .map((punishment) => punishmentEnded(punishment, 'unitGone', 'A25'));
}

/** A unit built in the papal see occupies it, but invades nobody (§6 d, A33). */
function builtInPapalSee(state: GameState): readonly GameEvent[] {
  const see = papacyOf(state)?.papalSee as ProvinceId;
  const built = state.history.at(-1)?.adjustments?.built.find((unit) => provinceOf(unit.location) === see);
  if (built === undefined || state.church.builtInPapalSee === built.id) return [];
  return [happened('unitBuiltInPapalSee', 'A33', PUBLIC, { unit: built.id, power: built.power })];
}

function cameBy(state: GameState, { id }: Unit): 'movement' | 'retreat' | 'build' {
  const record = state.history.at(-1);
  if (record?.adjustments?.built.some((unit) => unit.id === id)) return 'build';
  return record?.retreats?.fates.some(({ unit, fate }) => unit.id === id && fate === 'retreated')
    ? 'retreat'
    : 'movement';
}

function mark(document: LodgedSignature['document'], seat: SeatId, person: LodgedSignature['person']): LodgedSignature {
  return { document, seat, ...(person === undefined ? {} : { person }) };
}
