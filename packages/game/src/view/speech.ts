import { liveBans } from '../papacy/bans.ts';
import { papacyOf } from '../papacy/church.ts';
import { seatsOf } from '../seats/seats.ts';
import { rowOf } from '../speech/table.ts';
import type { Game } from '../state.ts';

/**
 * To whom each banned seat may still speak, and by which rules, for the table on the wall. Whoever is not banned may
 * speak to everybody.
 *
 * @rule R1, R2, R8, R14
 */
export function viewSpeech({ state, record }: Game) {
  if (papacyOf(state) === undefined) return [];
  const players = seatsOf(state).filter((seat) => seat.class !== 'judge' && seat.class !== 'observer');
  return [...new Set(liveBans(state).map(({ seat }) => seat))].map((from) => {
    const rows = players.filter(({ id }) => id !== from).map(({ id }) => rowOf(state, record, from, id));
    return {
      from,
      to: rows.filter(({ law }) => law.lawful).map(({ to }) => to),
      rules: [...new Set(rows.map(({ law }) => law.rule))],
    };
  });
}
