import { type Cast, gameSentences } from '@defensor/api';
import { type Game, type GameEvent, view } from '@defensor/game';

/**
 * The public record as text: a heading for each turn and each of its phases, a line for what happened
 * with the rule it rests on, and under it the orders, bulls or votes it is made of.
 */
export function gazetteOf(game: Game, cast: Cast): string {
  const say = gameSentences(cast);
  const lines: string[] = [];
  let turn = '';
  let phase = '';
  for (const entry of view(game, 'public').gazette) {
    const event = entry as unknown as GameEvent;
    if (isToldByHeadings(event)) continue;
    const place = whereItBelongs(event) ?? entry;
    if (place.turn !== turn) lines.push(...(turn === '' ? [] : ['']), heading(say.words.turn(place.turn), '='));
    if (place.turn !== turn || place.phase !== phase)
      lines.push('', heading(capital(say.words.phase(place.phase)), '-'));
    ({ turn, phase } = place);
    lines.push(`${say.ofEvent(event)} [${entry.rule}]`, ...say.detailsOf(event).map((line) => `  ${line}`));
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

const heading = (text: string, rule: string) => `${text}\n${rule.repeat(text.length)}`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
