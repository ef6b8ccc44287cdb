import { madeOnce, variantById } from '@defensor/diplomacy';
import { InvariantError } from '../errors.ts';
import type { TextId, TextRef } from '../ids.ts';
import { seatsOf } from '../seats/seats.ts';
import type { Game, Seat } from '../state.ts';
import { gradeTable } from '../turn/grade.ts';
import { readinessOf } from '../turn/readiness.ts';
import { turnName } from '../turns.ts';
import { viewBoard, viewHistory } from './board.ts';
import { viewChurch, viewChurchPapers } from './church.ts';
import { lastSeen, viewGazette } from './gazette.ts';
import { viewDesk } from './judge.ts';
import { viewLetters } from './letters.ts';
import { viewOffices } from './offices.ts';
import { oweOf } from './owe.ts';
import { viewSheets } from './papers.ts';
import { type Viewer, type ViewerName, viewerOf } from './viewer.ts';

declare const seen: unique symbol;

/** What a viewer may see of a game, plain data. Only `view` makes one, so that no state can pass for it. */
export type View = ReturnType<typeof build> & { readonly [seen]: true; readonly texts: readonly TextId[] };

/**
 * Everything that `name` may see of the game now, and nothing else. `texts` are the ids of the free
 * texts in it: whoever is shown the view may be shown those.
 * Throws an `InvariantError` for a seat that is not of this game: who asks is checked before.
 *
 * @rule OP.1, R12, A30, A42, A54, A59; DESIGN §6
 */
export function view(game: Game, name: ViewerName): View {
  const viewer = viewerOf(game, name);
  if (viewer === undefined) throw new InvariantError(`No such viewer: ${name}`);
  const built = build(game, viewer);
  return { ...built, texts: textsOf(built) } as View;
}

function build(game: Game, viewer: Viewer) {
  const { state } = game;
  const { now: _, ...clock } = state.clock;
  const readiness = readinessOf(game);
  const isPlayer = viewer.seat !== undefined && viewer.seat.class !== 'observer' && !viewer.judge;
  return {
    viewer: viewer.name,
    seq: lastSeen(game, viewer),
    variant: game.variant.id,
    // Whoever sees the game may see the map it is played on; those of the house every page has.
    ...(variantById(game.variant.id) === game.variant ? {} : { map: game.variant.data }),
    addendum: state.addendum,
    options: state.options,
    turn: turnName(state.turn),
    phase: state.phase,
    clock,
    ...(readiness === undefined ? {} : { readiness }),
    ...viewBoard(state),
    seats: seatsOf(state).map((seat) => viewSeat(seat, viewer)),
    ...viewChurch(state),
    draw: state.draw,
    ending: state.ending,
    owe: oweOf(game, viewer),
    gazette: viewGazette(game),
    history: viewHistory(state, viewer),
    ...viewSheets(state, viewer),
    ...viewChurchPapers(state, viewer),
    ...viewOffices(state, viewer),
    ...viewLetters(game, viewer),
    ...(isPlayer ? { participation: gradeTable(state).filter(({ seat }) => seat === viewer.seat?.id) } : {}),
    desk: viewDesk(game, viewer),
  };
}

/** A seat as others see it: who sits there is the Judge's knowledge, and the seat's own. */
function viewSeat(
  { id, class: kind, power, see, title, standing, suspended, ordainedLater, person, tenures }: Seat,
  viewer: Viewer,
) {
  const own = viewer.judge || viewer.seat?.id === id;
  return {
    id,
    class: kind,
    standing,
    ...(power === undefined ? {} : { power }),
    ...(see === undefined ? {} : { see }),
    ...(title === undefined ? {} : { title }),
    ...(suspended === undefined ? {} : { suspended }),
    ...(ordainedLater === undefined ? {} : { ordainedLater }),
    ...(own && person !== undefined ? { person } : {}),
    ...(viewer.judge ? { tenures } : {}),
  };
}

/** The ids of the texts that stand anywhere in a view. */
function textsOf(built: ReturnType<typeof build>): readonly TextId[] {
  const found = new Set<TextId>();
  for (const field of partsOf(built)) for (const id of textsInField(field)) found.add(id);
  return [...found];
}

/** Lists, their members, and those of the lists on the Judge's desk are mostly what they were in the last view. */
const textsInField = madeOnce((part: object) => textsIn(part, (member) => textsInMember(member)));
const textsInMember = madeOnce((part: object) => textsIn(part, (member) => textsInItem(member)));
const textsInItem = madeOnce((part: object) => textsIn(part, textsWithin));
const textsWithin = (part: object): readonly TextId[] => textsIn(part, textsWithin);

function textsIn(part: object, inMember: (member: object) => readonly TextId[]): readonly TextId[] {
  if (isTextRef(part)) return [part.id];
  const found: TextId[] = [];
  for (const member of partsOf(part)) for (const id of inMember(member)) found.push(id);
  return found.length === 0 ? NONE : found;
}

const NONE: readonly TextId[] = [];
const partsOf = (whole: object): readonly object[] => Object.values(whole).filter(isObject);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isTextRef(value: object): value is TextRef {
  return 'hash' in value && 'id' in value && Object.keys(value).length === 2;
}
