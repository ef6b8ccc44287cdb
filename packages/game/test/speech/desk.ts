import { mayCommunicate, type SeatId } from '../../src/index.ts';
import { type Church, withOption } from '../papacy/church.ts';

/** The rule and code of what a seat may say to another: `lawful R1`, `R2 ban-no-affiliation`. */
export function law(play: Church, from: string, to: string): string {
  const { state, record } = play.table.game;
  const verdict = mayCommunicate(state, from as SeatId, to as SeatId, record.exemptions);
  return verdict.lawful ? `lawful ${verdict.rule}` : `${verdict.rule} ${verdict.code}`;
}

/** Bans seats at once by the Judge's hand, in a game with these options. */
export function banned(options: Record<string, unknown>, ...seats: readonly string[]): Church {
  const play = withOption(options);
  return play.run(
    ...seats.map((seat) => ({ as: 'JD', do: 'overrideBan', seat, banned: true, reason: 'By hand.' }) as const),
  );
}

/** The Judge sets whom a bishop declared for, or who occupied a see. */
export function declared(play: Church, bishop: string, power: string): Church {
  return play.run({ as: 'JD', do: 'overrideAffiliation', bishop, power, reason: 'By hand.' });
}

export function occupied(play: Church, see: string, power: string): Church {
  return play.run({ as: 'JD', do: 'overrideAffiliation', see, power, reason: 'By hand.' });
}
