import { type Game, type GameEvent, view } from '@defensor/game';
import type { GazetteLanguage } from '../language.ts';
import { capital } from './capital.ts';
import { gazetteSentences } from './gazette-sentences.ts';
import type { Cast } from './words.ts';

/** How the record is marked up: as text to read as it stands, or as Markdown. */
export type GazetteForm = 'text' | 'markdown';

interface Marks {
  readonly turn: (text: string) => string;
  readonly phase: (text: string) => string;
  readonly event: (sentence: string, rule: string) => string;
  readonly detail: (line: string) => string;
  /** What keeps an event's list apart from the paragraph before it. */
  readonly apart: readonly string[];
}

const MARKS: Readonly<Record<GazetteForm, Marks>> = {
  text: {
    turn: (text) => heading(text, '='),
    phase: (text) => heading(text, '-'),
    event: (sentence, rule) => `${sentence} [${rule}]`,
    detail: (line) => `  ${line}`,
    apart: [],
  },
  markdown: {
    turn: (text) => `## ${literal(text)}`,
    phase: (text) => `### ${literal(text)}`,
    event: (sentence, rule) => `- ${literal(sentence)} \\[${literal(rule)}\\]`,
    detail: (line) => `  - ${literal(line)}`,
    apart: [''],
  },
};

/**
 * The public record as text: a heading for each turn and each of its phases, a line for what happened
 * with the rule it rests on, and under it the orders, bulls or votes it is made of.
 */
export function gazetteOf(game: Game, cast: Cast, language: GazetteLanguage, form: GazetteForm = 'text'): string {
  const marks = MARKS[form];
  const words = language.words(cast);
  const say = gazetteSentences(cast, language);
  const lines: string[] = [];
  let turn = '';
  let phase = '';
  for (const entry of view(game, 'public').gazette) {
    const event = entry as unknown as GameEvent;
    if (isToldByHeadings(event)) continue;
    const place = whereItBelongs(event) ?? entry;
    if (place.turn !== turn) lines.push(...(turn === '' ? [] : ['']), marks.turn(capital(words.turn(place.turn))));
    if (place.turn !== turn || place.phase !== phase)
      lines.push('', marks.phase(capital(words.phase(place.phase))), ...marks.apart);
    ({ turn, phase } = place);
    lines.push(marks.event(say.ofEvent(event), entry.rule), ...say.detailsOf(event).map(marks.detail));
  }
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

/** The turn and phase that an event opens: it stands under their heading, not under the one before. */
function whereItBelongs(event: GameEvent): { readonly turn: string; readonly phase: string } | undefined {
  if (event.type === 'gameCreated') return { turn: event.facts.turn, phase: 'setup' };
  return event.type === 'phaseOpened' ? event.facts : undefined;
}

/** Turns and phases that begin and end without a word more. */
function isToldByHeadings(event: GameEvent): boolean {
  if (event.type === 'phaseClosed') return event.facts.by === 'judge' || event.facts.by === 'publication';
  return event.type === 'turnEnded' || (event.type === 'phaseOpened' && event.facts.deadline === undefined);
}

/** Text in which nothing is taken for markup, whatever somebody wrote into it. */
const literal = (text: string) => text.replaceAll(/[\\`*_{}[\]<>#|~&!]/g, '\\$&').replaceAll(/\s*\n\s*/g, ' ');

const heading = (text: string, rule: string) => `${text}\n${rule.repeat(text.length)}`;
