/** What the pages and the server's papers both draw: the map, the charts, the debrief. No browser is needed for it. */
import type { LanguageTag } from '@defensor/api';
import type { SaidOfOptions } from './classes/setup/changes-of.ts';
import type { Board } from './map/board.ts';
import drawn from './map/data/board.json' with { type: 'json' };
import { ENGLISH_CHARTS } from './words/english-charts.ts';
import { ENGLISH_DEBRIEF } from './words/english-debrief.ts';
import { ENGLISH_OPTIONS, ENGLISH_OPTIONS_PAGE } from './words/english-options.ts';
import { FRENCH_CHARTS } from './words/french-charts.ts';
import { FRENCH_DEBRIEF } from './words/french-debrief.ts';
import { FRENCH_OPTIONS, FRENCH_OPTIONS_PAGE } from './words/french-options.ts';
import type { Spoken } from './words/spoken.ts';

export { type Span, type Timeline, timelineOf } from './charts/timeline.ts';
export { changesOf } from './classes/setup/changes-of.ts';
export { endingOf, fateOf, leadOf, signedPacts } from './debrief/ending.ts';
export { turningPoints } from './debrief/turning-points.ts';
export type { Board, Point } from './map/board.ts';
export { piecesAt } from './map/geometry/drawing.ts';
export { generateBoard } from './map/geometry/generate-board.ts';
export { nameSceneOf } from './map/geometry/name-scene.ts';
export { type PlacedName, placeNames } from './map/geometry/names.ts';
export { centreSize, markSize } from './map/geometry/scale.ts';
export { FRAME } from './map/geometry/viewport.ts';
export { namedBoard } from './map/named-board.ts';
export { ownNames } from './map/names.ts';
export { INKS, type Ink, lookOf, type PowerLook } from './map/powers.ts';
export { romanNumeral } from './map/roman-numeral.ts';
export { seesOf } from './seat/stage-of-view.ts';

/** The board of the house as it is drawn, with its English names. */
export const DRAWN_BOARD = drawn as unknown as Board;

interface Told {
  readonly charts: Spoken<typeof ENGLISH_CHARTS>;
  readonly debrief: Spoken<typeof ENGLISH_DEBRIEF>;
  readonly rulings: SaidOfOptions;
}

/** What charts, debrief and options say, by language. */
export const TOLD: Readonly<Record<LanguageTag, Told>> = {
  en: {
    charts: ENGLISH_CHARTS,
    debrief: ENGLISH_DEBRIEF,
    rulings: { option: ENGLISH_OPTIONS, deadlock: ENGLISH_OPTIONS_PAGE.deadlock },
  },
  fr: {
    charts: FRENCH_CHARTS,
    debrief: FRENCH_DEBRIEF,
    rulings: { option: FRENCH_OPTIONS, deadlock: FRENCH_OPTIONS_PAGE.deadlock },
  },
};
