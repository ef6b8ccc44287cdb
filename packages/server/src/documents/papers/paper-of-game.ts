import { type GameSentences, gameSentences, type Language, type PrintWords } from '@defensor/api';
import { coastOf, type LocationId, type ProvinceId, provinceOf, type Variant } from '@defensor/diplomacy';
import type { Game, View, ViewerName } from '@defensor/game';
import { viewOf } from '../../http/views.ts';
import type { Store } from '../../store/store.ts';
import { castFor } from '../cast.ts';
import { peopleOfClass } from '../class-people.ts';
import { headOf } from '../head.ts';
import { type PaperSize, Sheets } from './sheets.ts';

type Seat = View['seats'][number];

/** A game as its papers tell of it. */
export interface PaperOfGame {
  readonly sheets: Sheets;
  readonly game: Game;
  readonly view: View;
  readonly variant: Variant;
  readonly said: PrintWords;
  readonly language: Language;
  readonly sentences: GameSentences;
  /** What the Judge calls the game. */
  readonly title: string;
  /** The name of whoever sits in a seat; empty where nobody does, or where our fonts lack letters of it. */
  readonly nameIn: (seat: Seat) => string;
  /** “Ruler of Spain”, by the office. */
  readonly officeOf: (seat: Seat) => string;
  readonly powerName: (power: string) => string;
  readonly seeName: (see: ProvinceId) => string;
  readonly unitName: (unit: { readonly type: string; readonly location: LocationId }) => string;
  readonly turn: string;
  /** The page of the desk on which a paper is entered. */
  readonly deskLink: (what: string) => string;
}

interface Asked {
  readonly game: Game;
  readonly id: string;
  readonly viewer: ViewerName;
  readonly language: Language;
  readonly size: PaperSize;
  readonly origin: string;
  /** What the document is called. */
  readonly called: (said: PrintWords) => string;
}

/** Letters that the fonts have; a name in others is left to be written by hand. */
const OUR_LETTERS = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{N}\p{P}\p{Zs}]*$/u;

export async function paperOfGame(store: Store, asked: Asked): Promise<PaperOfGame> {
  const { game, id, viewer, language, size, origin, called } = asked;
  const { classId, title } = await headOf(store, id);
  const people = await peopleOfClass(store, classId);
  const { variant } = game;
  const { print: said, names } = language;
  const sentences = gameSentences(await castFor(store, id, game, viewer), language);
  const view = viewOf(game, viewer);
  const powerName = (power: string) => names.power(variant.powers.find((one) => one.id === power)?.name ?? power);
  const placeName = (province: ProvinceId) => names.province(variant.provinceById.get(province)?.name ?? province);
  const seeName = (see: ProvinceId) => (see === variant.data.papacy?.papalSee ? said.card.rome : placeName(see));
  const printed = (text: string) => (OUR_LETTERS.test(text) ? text : '');
  return {
    ...{ game, view, variant, said, language, sentences, powerName, seeName },
    sheets: new Sheets(size, { title: `${title}: ${called(said)}`, language: language.tag }),
    title: printed(title),
    nameIn: ({ person }) => printed(person === undefined ? '' : (people.get(person)?.name ?? '')),
    officeOf: (seat) =>
      said.card.titles[seat.class as 'ruler' | 'lord' | 'bishop'](
        seat.power === undefined ? (seat.see === undefined ? '' : seeName(seat.see)) : powerName(seat.power),
      ),
    unitName: ({ type, location }) => {
      const coast = coastOf(location);
      const place = placeName(provinceOf(location));
      return `${type} ${place}${coast === undefined ? '' : ` (${coast.toLowerCase()})`}`;
    },
    turn: capital(sentences.words.turn(view.turn)),
    deskLink: (what) => `${origin}/desk/${id}/paper?turn=${view.turn}&${what}`,
  };
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The seats that play. */
export const playersIn = ({ seats }: View): readonly Seat[] =>
  seats.filter(({ class: rank }) => rank !== 'judge' && rank !== 'observer');

/** What the Judge notes on a paper that is handed in. */
export function judgesLine({ sheets, said }: PaperOfGame): void {
  const { entered, late } = said.orders;
  sheets.boxed(27, () => sheets.fill([{ tick: true }, entered, { tick: true }, late, { blank: true }]));
}
