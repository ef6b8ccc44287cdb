import { isDeepStrictEqual } from 'node:util';
import {
  courtOf,
  type Finding,
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

/** No view holds a text that is another's: each is looked up, and who may read it is told by the rules, not by the view. */
export function readsOnlyHisOwn(game: Game, viewer: ViewerName, kept: ReadonlyMap<string, LoggedEvent>): void {
  const seen = JSON.stringify(view(game, viewer));
  for (const [, id = ''] of seen.matchAll(TEXT_ID)) {
    const entry = kept.get(id);
    hold(entry !== undefined, `${viewer} sees a text ${id} of no event`);
    if (entry !== undefined)
      hold(mayRead(game, viewer, id, entry), `${viewer} reads ${id}, of ${entry.event.type} by ${entry.actor}`);
  }
}

/** Whether the rules let a viewer read a text that an event carries. */
function mayRead(game: Game, viewer: ViewerName, id: string, { event, actor, onBehalfOf }: LoggedEvent): boolean {
  const { state, record } = game;
  const author = onBehalfOf ?? actor;
  const me = viewer as SeatId;
  const judge = isJudge(viewer);
  const hasEnded = state.phase === 'ended';
  switch (event.type) {
    case 'noteWritten':
      return me === author;
    case 'journalWritten':
      return me === author || (judge && hasEnded);
    case 'letterSent':
    case 'statementMade':
      return mayReadLetter(game, viewer, event.facts.letter as string);
    case 'sheetDrafted': {
      const sheet = [...Object.values(state.sheets.sheets), ...state.history.flatMap(({ lodged }) => lodged)].find(
        (one): one is Sheet => one?.id === event.facts.sheet,
      );
      const isCourt = courtOf(state, event.facts.power).some((seat) => seat.id === viewer);
      return judge || isCourt || me === event.facts.drafter || sheet?.shownTo.includes(me) === true;
    }
    case 'decreeOpened': {
      const decree = state.church.decrees[event.facts.decree];
      return judge || me === event.facts.drafter || decree?.circulation.includes(me) === true;
    }
    case 'testimonyFiled':
    case 'testimonyQuestioned':
    case 'testimonyAnswered':
    case 'testimonyRuled':
    case 'testimonyDecided':
      return judge || mayReadFinding(game, me, id, state.church.findings[event.facts.finding]);
    case 'bullsDrafted':
    case 'bullsSealed':
    case 'bullsPublished':
      return judge || me === event.facts.author || isPublished(record.log, id);
    case 'resignationFiled':
      return judge || me === author;
    case 'statementDrafted':
      return (
        judge || state.seats[me]?.class === 'bishop' || state.church.statements[event.facts.statement]?.issued === true
      );
    case 'pactOffered':
      return judge || hasEnded || event.facts.parties.includes(me);
    default:
      return judge || (mayKnow(event, viewer) && isForPlayers(event));
  }
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
