import { gazetteSentences } from '@defensor/api';
import type { GameEvent } from '@defensor/game';
import {
  endingOf,
  fateOf,
  leadOf,
  lookOf,
  signedPacts,
  type Timeline,
  TOLD,
  timelineOf,
  turningPoints,
} from '@defensor/web/on-paper';
import { armsWidth, drawArms, drawMitre } from './drawing/arms.ts';
import { CENTRES_CHART_HEIGHT, drawCentresChart } from './drawing/centres-chart.ts';
import { centred, PRINT } from './drawing/pen.ts';
import { ThroneChart } from './drawing/throne-chart.ts';
import { type Line, layEntry, layTable } from './entries.ts';
import { capital, type PaperOfGame } from './paper-of-game.ts';

/** Of a journal or a pact so much is printed. */
const EXTRACT = 700;
const PACT_ARMS = 20;
const NUMBER_RADIUS = 8;
const FATES = { kept: PRINT.verd, broken: PRINT.rubric, disputed: PRINT.gilt, unjudged: PRINT.soft } as const;

/** The game, told: how it ended, charts, turning points, pacts, what journals say, and each one's record. */
export function layDebrief(paper: PaperOfGame): void {
  const timeline = timelineOf(paper.view);
  layFront(paper);
  layCharts(paper, timeline);
  layTurningPoints(paper);
  layPacts(paper);
  layJournals(paper);
  layRecords(paper);
}

const toldIn = ({ language }: PaperOfGame) => TOLD[language.tag];

/** A seat's title to stand alone. */
const titleIn =
  ({ view, sentences, officeOf }: PaperOfGame) =>
  (id: string): string => {
    const seat = view.seats.find((one) => one.id === id);
    return seat === undefined ? capital(sentences.words.seat(id)) : officeOf(seat);
  };

function layFront(paper: PaperOfGame): void {
  const { sheets, view, title, sentences } = paper;
  const { debrief: said } = toldIn(paper);
  const played = view.history.filter(({ movement }) => movement !== undefined);
  const turnOf = (at: number) => sentences.words.turn(played.at(at)?.turn ?? view.turn);
  sheets.sheet();
  sheets.text(said.of(title), { size: 29, align: 'center', after: 1 });
  const imprint = said.imprint(played.length, turnOf(0), turnOf(-1));
  sheets.text(imprint, { face: 'italic', size: 13, align: 'center', soft: true, after: 2 });
  if (view.phase !== 'ended') sheets.text(said.notOver, { size: 10, align: 'center', soft: true });
  sheets.moveTo(sheets.y + 4);
  sheets.rules();
  sheets.columns(
    0.45,
    () => sheets.text(endingOf(view, sentences, said), { size: 18 }),
    () => sheets.text(leadOf(view, said), { size: 12.5 }),
  );
  sheets.moveTo(sheets.y + 4);
}

function layCharts(paper: PaperOfGame, timeline: Timeline): void {
  const { sheets, view, variant, sentences, powerName } = paper;
  const { throne, centres } = toldIn(paper).charts;
  if (view.addendum.kind === 'papacy') {
    const chart = new ThroneChart(timeline, throne, titleIn(paper));
    sheets.room(chart.height + 44);
    sheets.heading(throne.title);
    sheets.text(throne.key, { size: 9.5, soft: true, after: 5 });
    sheets.figure(chart.height, (pen, width) => chart.draw(pen, width));
    sheets.moveTo(sheets.y + 8);
  }
  sheets.room(CENTRES_CHART_HEIGHT + 44);
  sheets.heading(centres.title);
  sheets.text(centres.key(variant.victoryCentres), { size: 9.5, soft: true, after: 5 });
  sheets.figure(CENTRES_CHART_HEIGHT, (pen, width) => {
    drawCentresChart(pen, width, timeline, variant, { start: centres.start, turn: throne.turn });
  });
  sheets.moveTo(sheets.y + 8);
  layTable(
    sheets,
    [
      { head: centres.after, share: 1.3 },
      ...variant.powers.map(({ id }) => ({ head: powerName(id), share: 1, isNumber: true })),
    ],
    timeline.centres.map(({ turn, of }) => [
      turn === undefined ? centres.start : capital(sentences.words.turn(turn)),
      ...variant.powers.map(({ id }) => String(of.get(id) ?? 0)),
    ]),
  );
}

function layTurningPoints(paper: PaperOfGame): void {
  const { sheets, view, language, sentences } = paper;
  const { debrief: said } = toldIn(paper);
  const { ofEvent } = gazetteSentences(sentences.cast, language);
  const points = turningPoints(view.gazette);
  layHeading(paper, said.turningPoints, points.length === 0 ? said.noPoints : undefined);
  for (const [index, line] of points.entries()) {
    layEntry(sheets, {
      indent: 28,
      mark: (pen) => {
        pen.circle(NUMBER_RADIUS, 14, NUMBER_RADIUS).fill(PRINT.ink);
        pen.font('bold', 9.5).fillColor(PRINT.paper);
        centred(pen, String(index + 1), NUMBER_RADIUS, 17.3);
      },
      lines: [
        { words: capital(sentences.words.turn(line.turn)), size: 9, soft: true, after: 0 },
        { words: ofEvent(line as unknown as Pick<GameEvent, 'type' | 'facts'>), after: 1 },
      ],
      aside: line.rule,
    });
  }
}

function layPacts(paper: PaperOfGame): void {
  const { sheets, view, variant, sentences } = paper;
  const { debrief: said } = toldIn(paper);
  const titleOf = titleIn(paper);
  const pacts = signedPacts(view.pacts);
  layHeading(paper, said.pacts, pacts.length === 0 ? said.noPacts : undefined);
  for (const { parties, text, turn, kept } of pacts) {
    const fate = fateOf(kept);
    const step = armsWidth(PACT_ARMS) + 3;
    layEntry(sheets, {
      indent: parties.length * step + 8,
      mark: (pen) => {
        for (const [index, party] of parties.entries()) {
          const power = view.seats.find(({ id }) => id === party)?.power;
          const place = { x: index * step, y: 5, height: PACT_ARMS };
          if (power === undefined) drawMitre(pen, place);
          else drawArms(pen, lookOf(variant, power), place);
        }
      },
      lines: [
        { words: extractOf(sentences.cast.textOf?.(text)), after: 0 },
        {
          words: `${parties.map(titleOf).join(', ')}. ${capital(sentences.words.turn(turn))}.`,
          size: 9,
          soft: true,
          after: 0,
        },
        { words: said[fate], face: 'bold', size: 10, colour: FATES[fate], after: 1 },
      ],
    });
  }
}

function layJournals(paper: PaperOfGame): void {
  const { sheets, view, sentences, nameIn } = paper;
  const { debrief: said } = toldIn(paper);
  const titleOf = titleIn(paper);
  const journals = view.notes.filter(({ kind }) => kind === 'journal');
  layHeading(paper, said.journals, journals.length === 0 ? said.noJournals : undefined);
  for (const { seat, turn, text } of journals) {
    const sits = view.seats.find(({ id }) => id === seat);
    const who = [sits === undefined ? '' : nameIn(sits), titleOf(seat), sentences.words.turn(turn)];
    const lines: readonly Line[] = [
      { words: extractOf(sentences.cast.textOf?.(text)), face: 'italic', size: 12.5, after: 1 },
      { words: who.filter((part) => part !== '').join(', '), size: 9, soft: true, after: 1 },
    ];
    layEntry(sheets, { indent: 0, lines });
  }
}

function layRecords(paper: PaperOfGame): void {
  const { sheets, view, nameIn } = paper;
  const { debrief: said } = toldIn(paper);
  const titleOf = titleIn(paper);
  const bansOf = (seat: string) =>
    view.gazette.filter(({ type, facts }) => type === 'banBegan' && (facts as { seat?: string }).seat === seat).length;
  const rows = view.desk?.grades ?? [];
  if (rows.length === 0) return;
  layHeading(paper, said.records);
  layTable(
    sheets,
    [
      { head: said.person, share: 2.6 },
      { head: said.seat, share: 2.8 },
      ...[said.signedTurns, said.letters, said.banned].map((head) => ({ head, share: 1.2, isNumber: true })),
    ],
    rows.map(({ seat, person, count, of }) => {
      const sits = view.seats.find(({ id }) => id === seat);
      const name = sits === undefined ? '' : nameIn(person === undefined ? sits : { ...sits, person });
      const bans = bansOf(seat);
      return [
        name === '' ? '–' : name,
        titleOf(seat),
        `${count}/${of}`,
        String(view.letters.filter(({ from }) => from === seat).length),
        bans === 0 ? said.never : String(bans),
      ];
    }),
  );
}

/** A heading with what comes first under it on one sheet. */
function layHeading({ sheets }: PaperOfGame, heading: string, none?: string): void {
  sheets.room(80);
  sheets.moveTo(sheets.y + 8);
  sheets.heading(heading);
  if (none !== undefined) sheets.text(none, { soft: true });
}

/** What somebody wrote, in one piece and not too long for a sheet. */
function extractOf(text = ''): string {
  const words = text.replaceAll(/\s+/g, ' ').trim();
  return words.length <= EXTRACT ? words : `${words.slice(0, words.lastIndexOf(' ', EXTRACT))} …`;
}
