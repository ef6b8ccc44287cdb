import { expect } from 'vitest';
import type { EventOf, GameEvent } from '../../src/index.ts';
import { churchEvents } from '../../src/papacy/events.ts';

type ChurchEvent = keyof typeof churchEvents;
type Expected = readonly [rule: string, audience: 'public' | 'judge' | 'seats'];

/** The rule that each event of the church rests on, and who may know of it before the rules publish it. */
const EXPECTED: { readonly [T in ChurchEvent]: (facts: EventOf<T>['facts']) => Expected } = {
  bullsDrafted: () => ['R12', 'seats'],
  bullsSealed: ({ office }) => [office === 'pope' ? 'R12' : 'R11', 'seats'],
  bullsUnsealed: () => ['R12', 'seats'],
  bullsPublished: ({ office }) => [office === 'pope' ? 'R12' : 'R11', 'public'],
  decreesFiled: () => ['R11', 'public'],
  banBegan: ({ validated }) => [validated === true ? 'R11' : 'R1', 'public'],
  banLifted: ({ validated }) => [validated === true ? 'R11' : 'R1', 'public'],
  banVoided: () => ['R17', 'public'],
  banRevived: () => ['A34', 'public'],
  namingDropped: () => ['R3', 'seats'],
  unitImmobilised: () => ['R3', 'public'],
  namingVoided: () => ['R17', 'public'],
  punishmentEnded: ({ how }) => [
    { lifted: 'R4', notNamedAgain: 'A23', unitGone: 'A25', popeDeposed: 'R17' }[how],
    'public',
  ],
  testimonyFiled: () => ['R13', 'seats'],
  testimonyQuestioned: () => ['A30', 'seats'],
  testimonyAnswered: () => ['A29', 'seats'],
  testimonyRuled: () => ['R13', 'judge'],
  testimonyDecided: () => ['R13', 'seats'],
  ballotCast: () => ['R5', 'seats'],
  ballotWithdrawn: () => ['R5', 'seats'],
  ballotsCounted: ({ elects }) => [elects === 'pope' ? 'R5' : 'R6', 'public'],
  electorateNoted: () => ['A40', 'judge'],
  popeElected: ({ how }) => [how === 'conclave' ? 'R5' : 'R11', 'public'],
  popeDeposed: () => ['R17', 'public'],
  deposeOrderFailed: ({ whom }) => [whom === 'pope' ? 'R17' : 'R10', 'public'],
  conclaveOpened: ({ cause }) => [
    { deposition: 'R5', resignation: 'A49', emptySeat: 'A51', judge: 'JD.6' }[cause],
    'public',
  ],
  resignationFiled: () => ['R16', 'seats'],
  resignationWithdrawn: () => ['R16', 'seats'],
  resignationRuled: () => ['R16', 'judge'],
  resignationTookEffect: () => ['R16', 'public'],
  resignationVoided: ({ why }) => [why === 'deposed' ? 'A49' : 'A50', 'seats'],
  antiPopeElected: () => ['R6', 'public'],
  antiPopeDeposed: () => ['R10', 'public'],
  antiPopeRenounced: () => ['A50', 'public'],
  emperorCrowned: () => ['R16', 'public'],
  emperorUncrowned: () => ['R16', 'public'],
  affiliationDeclared: () => ['R8', 'public'],
  affiliationWithdrawn: () => ['R8', 'public'],
  declarationAccepted: () => ['A11', 'public'],
  seeOccupied: () => ['R8', 'public'],
  affiliationsLapsed: () => ['A12', 'public'],
  unitBuiltInPapalSee: () => ['A33', 'public'],
  decreeOpened: () => ['R14', 'seats'],
  decreeCirculated: () => ['A54', 'seats'],
  decreeSigned: () => ['R14', 'seats'],
  decreeSignatureWithdrawn: () => ['A54', 'seats'],
  decreeSignatureStruck: () => ['A78', 'seats'],
  decreeSignatureRestored: () => ['A78', 'seats'],
  decreeWithdrawn: () => ['A54', 'seats'],
  decreeFailed: () => ['R15', 'seats'],
  councilConvened: () => ['R14', 'public'],
  councilEnded: ({ why }) => [why === 'lastTurn' ? 'R14' : 'A78', 'public'],
  statementDrafted: () => ['A58', 'seats'],
  statementSigned: () => ['A58', 'seats'],
  statementIssued: () => ['A58', 'public'],
  ordinationProposed: () => ['R9', 'seats'],
  bishopOrdained: () => ['R9', 'public'],
  throneOverridden: () => ['JD.6', 'public'],
  antiPopeOverridden: () => ['JD.6', 'public'],
  banOverridden: () => ['JD.6', 'public'],
  affiliationOverridden: () => ['JD.6', 'public'],
  findingOverridden: () => ['JD.6', 'seats'],
  punishmentOverridden: () => ['JD.6', 'public'],
  councilOverridden: () => ['JD.6', 'public'],
  emperorOverridden: () => ['JD.6', 'public'],
};

/** Checks the rule and the audience of every church event, and that its facts are what its schema says. */
export function expectLawful(events: readonly GameEvent[], testimonyPublic = false): void {
  for (const event of events) {
    if (!Object.hasOwn(EXPECTED, event.type)) continue;
    const type = event.type as ChurchEvent;
    const [rule, audience] = (EXPECTED[type] as (facts: unknown) => Expected)(event.facts);
    const published = type === 'testimonyDecided' && testimonyPublic && audience !== event.audience.kind;
    expect([type, event.rule, published ? audience : event.audience.kind]).toEqual([type, rule, audience]);
    churchEvents[type].parse(event.facts);
  }
}
