import type { SeatClass } from '../ids.ts';

/** The titles a player may go by; a Lord may not call himself King, nor a Ruler Duke (RP.1, RP.2). */
const TITLES = {
  ruler: ['Ruler', 'King', 'Queen', 'Prince', 'Princess'],
  lord: ['Lord', 'Duke', 'Duchess', 'Lady'],
} as const;

export const ALL_TITLES = [...TITLES.ruler, ...TITLES.lord] as const;
export type Title = (typeof ALL_TITLES)[number];

/** Whether a seat of this class may go by `title`. */
export function mayBeCalled(seatClass: SeatClass, title: Title): boolean {
  return seatClass in TITLES && (TITLES[seatClass as keyof typeof TITLES] as readonly string[]).includes(title);
}
