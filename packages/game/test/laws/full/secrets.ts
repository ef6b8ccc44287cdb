import { isDeepStrictEqual } from 'node:util';
import {
  courtOf,
  type EventOf,
  type EventType,
  eventsSince,
  type Finding,
  type FindingId,
  type Game,
  type GameEvent,
  type Letter,
  type LoggedEvent,
  popeOf,
  type SeatId,
  type Sheet,
  seatsOf,
  type ViewerName,
  view,
} from '../../../src/index.ts';
import { hold } from './laws.ts';

const isJudge = (viewer: ViewerName) => /^JD\d*$/.test(viewer);

/** Whether an event's audience has the viewer in it. */
const mayKnow = ({ audience }: GameEvent, viewer: ViewerName) =>
  audience.kind === 'public' || (audience.kind === 'seats' && audience.seats.includes(viewer as SeatId));

/**
 * A command of which a viewer may know nothing leaves what he sees as it was: not a byte tells that it was given.
 */
export function othersSeeNothing(before: Game, after: Game, events: readonly GameEvent[], viewer: ViewerName): void {
  if (isJudge(viewer) || events.some((event) => mayKnow(event, viewer))) return;
  const seen = view(after, viewer);
  const was = view(before, viewer);
  hold(
    isDeepStrictEqual(seen, was),
    `${viewer} sees that ${events.map(({ type }) => type).join()} happened: ${difference(was, seen)}`,
  );
}

function difference(was: object, seen: object): string {
  const fields = Object.keys({ ...was, ...seen }) as (keyof typeof was)[];
  return fields.filter((field) => !isDeepStrictEqual(was[field], seen[field])).join();
}

/** Texts have the ids of the commands they came with: `c12/text`. */
const TEXT_ID = /"(r\d+\/[\w-]+)"/g;

/** No view, and no event that a viewer hears of, holds a text that is another's: each is looked up, and who may read it is told by the rules, not by the view. */
export function readsOnlyHisOwn(game: Game, viewer: ViewerName, kept: ReadonlyMap<string, LoggedEvent>): void {
  const seen = JSON.stringify([view(game, viewer), eventsSince(game, viewer, 0)]);
  for (const [, id = ''] of seen.matchAll(TEXT_ID)) {
    const entry = kept.get(id);
    hold(entry !== undefined, `${viewer} sees a text ${id} of no event`);
    if (entry !== undefined)
      hold(mayRead(game, viewer, id, entry), `${viewer} reads ${id}, of ${entry.event.type} by ${entry.actor}`);
  }
}

/** Somebody looking at a text, and who wrote it. */
interface Look {
  readonly game: Game;
  readonly me: SeatId;
  readonly judge: boolean;
  readonly author: SeatId;
  readonly id: string;
}
type MayRead<T extends EventType> = (look: Look, facts: EventOf<T>['facts']) => boolean;

const letters = ({ game, me }: Look, { letter }: { readonly letter: string }) => mayReadLetter(game, me, letter);
const findings = ({ game, me, judge, id }: Look, { finding }: { readonly finding: FindingId }) =>
  judge || mayReadFinding(game, me, id, game.state.church.findings[finding]);
const bulls = ({ game, me, judge, id }: Look, { author }: { readonly author: SeatId }) =>
  judge || me === author || isPublished(game.record.log, id);

/** Who may read the texts that some events carry; those of all others whoever is in their audience. */
const READERS: { readonly [T in EventType]?: MayRead<T> } = {
  noteWritten: ({ me, author }) => me === author,
  journalWritten: ({ game, me, judge, author }) => me === author || (judge && game.state.phase === 'ended'),
  letterSent: letters,
  statementMade: letters,
  sheetDrafted: ({ game: { state }, me, judge }, facts) => {
    const sheet = [...Object.values(state.sheets.sheets), ...state.history.flatMap(({ lodged }) => lodged)].find(
      (one): one is Sheet => one?.id === facts.sheet,
    );
    const isCourt = courtOf(state, facts.power).some((seat) => seat.id === me);
    return judge || isCourt || me === facts.drafter || sheet?.shownTo.includes(me) === true;
  },
  decreeOpened: ({ game, me, judge }, facts) =>
    judge || me === facts.drafter || game.state.church.decrees[facts.decree]?.circulation.includes(me) === true,
  testimonyFiled: findings,
  testimonyQuestioned: findings,
  testimonyAnswered: findings,
  testimonyRuled: findings,
  testimonyDecided: findings,
  bullsDrafted: bulls,
  bullsSealed: bulls,
  bullsPublished: bulls,
  resignationFiled: ({ me, judge, author }) => judge || me === author,
  statementDrafted: ({ game: { state }, me, judge }, facts) =>
    judge || state.seats[me]?.class === 'bishop' || state.church.statements[facts.statement]?.issued === true,
  pactOffered: ({ game, me, judge }, facts) => judge || game.state.phase === 'ended' || facts.parties.includes(me),
};

/** Whether the rules let a viewer read a text that an event carries. */
function mayRead(game: Game, viewer: ViewerName, id: string, { event, actor, onBehalfOf }: LoggedEvent): boolean {
  const judge = isJudge(viewer);
  const look = { game, me: viewer as SeatId, judge, author: onBehalfOf ?? actor, id };
  const reader = READERS[event.type] as ((look: Look, facts: GameEvent['facts']) => boolean) | undefined;
  return reader === undefined ? judge || (mayKnow(event, viewer) && isForPlayers(event)) : reader(look, event.facts);
}

/** What the Judge says only to himself is in no view of a player's. */
function isForPlayers({ facts }: GameEvent): boolean {
  const { publicly, isReasonPublic } = facts as { publicly?: boolean; isReasonPublic?: boolean };
  return publicly !== false && isReasonPublic !== false;
}

function mayReadLetter({ record }: Game, viewer: ViewerName, id: string): boolean {
  const letter = record.letters.find((one) => one.id === id) as Letter;
  if (isJudge(viewer)) return true;
  if (letter.hidden === true) return false;
  if (letter.public === true || record.lettersOpen === true) return true;
  const me = viewer as SeatId;
  const isHis = ({ from, to }: Letter) => from === me || to.includes(me);
  return isHis(letter) || record.letters.some((one) => one.copies.includes(letter.id) && isHis(one));
}

function mayReadFinding({ state }: Game, me: SeatId, id: string, finding: Finding | undefined): boolean {
  if (finding === undefined) return false;
  const isDecided = finding.ruling === 'proven' && finding.decidedIn !== undefined;
  const asked = finding.questions.some(
    ({ of, question, answer }) => of === me && (question.id === id || answer?.id === id),
  );
  if (asked || (isDecided && popeOf(state) === me)) return true;
  if (finding.filedBy === me) return finding.testimony.id === id || finding.decidedIn !== undefined;
  return isDecided && (finding.accused === me || state.options.testimonyPublic === 'on');
}

function isPublished(log: readonly LoggedEvent[], id: string): boolean {
  return log.some(({ event }) => event.type === 'bullsPublished' && event.facts.preamble?.id === id);
}

/** Everybody who may look at a game: nobody sits in an empty seat. */
export function viewersOf({ state }: Game): readonly ViewerName[] {
  const filled = seatsOf(state).filter(({ standing }) => standing === 'seated');
  return [...filled.map(({ id }) => id), 'public', 'projector'];
}
