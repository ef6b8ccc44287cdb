import type { MovementOrder, MovementResult } from '@defensor/diplomacy';
import type { EventOf, EventType, View } from '@defensor/game';

export type Line = View['gazette'][number];

/** Everything public of one turn, sorted as the gazette prints it. */
export interface GazettePage {
  readonly turn: string;
  /** Its place among the turns of the game, from 1. */
  readonly nth: number;
  /** When its results were published, if they have been. */
  readonly publishedMs?: number;
  /** What the page opens with: the greatest news first. */
  readonly news: readonly Line[];
  readonly church: readonly Line[];
  readonly bishops: readonly Line[];
  readonly said: readonly Line[];
  readonly rest: readonly Line[];
  readonly sheets?: EventOf<'sheetsChosen'>['facts'];
  readonly movement?: EventOf<'movementResolved'>['facts'];
  readonly retreats?: Line;
  readonly ownership?: EventOf<'ownershipSettled'>['facts'];
  readonly adjustments?: Line;
}

/** What makes the head of a page, the greatest news first. */
const NEWS: readonly EventType[] = [
  'gameEnded',
  'popeDeposed',
  'popeElected',
  'antiPopeElected',
  'antiPopeDeposed',
  'victoryWithheld',
  'conclaveOpened',
  'councilConvened',
  'powerEliminated',
  'unitImmobilised',
  'banBegan',
  'banLifted',
];

const BISHOPS: ReadonlySet<string> = new Set<EventType>([
  'affiliationDeclared',
  'affiliationWithdrawn',
  'declarationAccepted',
  'seeOccupied',
  'affiliationsLapsed',
  'bishopOrdained',
  'unitBuiltInPapalSee',
  'affiliationOverridden',
]);

const CHURCH: ReadonlySet<string> = new Set<EventType>([
  'bullsPublished',
  'decreesFiled',
  'banBegan',
  'banLifted',
  'banVoided',
  'banRevived',
  'namingDropped',
  'unitImmobilised',
  'namingVoided',
  'punishmentEnded',
  'testimonyDecided',
  'ballotsCounted',
  'popeElected',
  'popeDeposed',
  'deposeOrderFailed',
  'conclaveOpened',
  'resignationTookEffect',
  'resignationVoided',
  'antiPopeElected',
  'antiPopeDeposed',
  'antiPopeRenounced',
  'emperorCrowned',
  'emperorUncrowned',
  'councilConvened',
  'councilEnded',
  'statementIssued',
  'throneOverridden',
  'antiPopeOverridden',
  'banOverridden',
  'findingOverridden',
  'punishmentOverridden',
  'councilOverridden',
  'emperorOverridden',
]);

/** What the page's parts say already, or nobody reads. */
const UNTOLD: ReadonlySet<string> = new Set<EventType>([
  'gameCreated',
  'phaseOpened',
  'phaseClosed',
  'turnEnded',
  'participationTallied',
  'sheetsChosen',
  'movementResolved',
  'retreatsMade',
  'ownershipSettled',
  'adjustmentsMade',
]);

/** The turns of the public record, each a page, the first turn first. */
export function pagesOf({ gazette }: View): readonly GazettePage[] {
  const turns = [...new Set(gazette.map(turnOf))];
  return turns.map((turn, index) =>
    pageOf(
      turn,
      index + 1,
      gazette.filter((line) => turnOf(line) === turn),
    ),
  );
}

/** The turn a line belongs to: what opens a turn belongs to the turn it opens. */
function turnOf({ type, turn, facts }: Line): string {
  return type === 'gameCreated' || type === 'phaseOpened' ? (facts as { turn: string }).turn : turn;
}

function pageOf(turn: string, nth: number, lines: readonly Line[]): GazettePage {
  const bulls = lines.some(({ type }) => type === 'bullsPublished');
  // A bull is told with what it did: the ban that began by it is not told again.
  const told = lines.filter(({ type, facts }) => {
    const isOfBull = bulls && (type === 'banBegan' || type === 'banLifted');
    return !UNTOLD.has(type) && (!isOfBull || (facts as { validated?: true }).validated === true);
  });
  const last = (type: EventType) => lines.findLast((line) => line.type === type);
  const factsOf = <Type extends EventType>(type: Type) => last(type)?.facts as EventOf<Type>['facts'] | undefined;
  const sheets = lines
    .filter(({ type }) => type === 'sheetsChosen')
    .map(({ facts }) => facts as EventOf<'sheetsChosen'>['facts'])
    .findLast(({ kind }) => kind === 'orders');
  const movement = last('movementResolved');
  const news = NEWS.flatMap((type) => lines.filter((line) => line.type === type));
  const ownership = factsOf('ownershipSettled');
  const retreats = last('retreatsMade');
  const adjustments = last('adjustmentsMade');
  return {
    turn,
    nth,
    news,
    church: told.filter(({ type }) => CHURCH.has(type)),
    bishops: told.filter(({ type }) => BISHOPS.has(type)),
    said: told.filter(({ type }) => type === 'statementMade'),
    rest: told.filter(({ type }) => !CHURCH.has(type) && !BISHOPS.has(type) && type !== 'statementMade'),
    ...(sheets === undefined ? {} : { sheets }),
    ...(movement === undefined
      ? {}
      : { movement: movement.facts as EventOf<'movementResolved'>['facts'], publishedMs: movement.at }),
    ...(retreats === undefined ? {} : { retreats }),
    ...(ownership === undefined ? {} : { ownership }),
    ...(adjustments === undefined ? {} : { adjustments }),
  };
}

/** The movement of a page as the sentences take it. */
export function movementOf(facts: EventOf<'movementResolved'>['facts']): MovementResult {
  const { orders, outcomes, units, dislodged, contested } = facts;
  return {
    orders: orders.map((one) => ({ ...one, order: one.order as MovementOrder })),
    unitOutcomes: outcomes,
    units,
    dislodged,
    contested,
  };
}
