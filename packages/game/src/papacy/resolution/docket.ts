import type { Unit } from '@defensor/diplomacy';
import type { FindingId, SeatId } from '../../ids.ts';
import type { Finding, GameState } from '../../state.ts';
import { papacyOf } from '../church.ts';
import { pendingResignation, unitInPapalSee } from '../throne/resignation.ts';

/** What the church puts before the Judge in a resolution, and how it stands (ORP step 2). */
export type ChurchDocketItem =
  | {
      readonly kind: 'testimony';
      readonly finding: FindingId;
      readonly accused: SeatId;
      readonly ruling: Finding['ruling'];
      readonly waits: boolean;
    }
  | {
      readonly kind: 'resignation';
      readonly seat: SeatId;
      readonly ruling: 'open' | 'free' | 'duress';
      /** Stands in the papal see: without a ruling the resignation is void (A50). */
      readonly unit?: Unit;
      readonly waits: boolean;
    };

/**
 * Every testimony not yet decided, and a resignation. The Judge must rule on each testimony, and on a
 * resignation while a unit stands in the papal see.
 *
 * @rule R13 (reading A29), R16 (reading A50)
 */
export function churchDocket(state: GameState): readonly ChurchDocketItem[] {
  if (papacyOf(state) === undefined) return [];
  const resignation = pendingResignation(state);
  const unit = unitInPapalSee(state);
  return [
    ...undecided(state).map(({ id, accused, ruling }) => ({
      kind: 'testimony' as const,
      finding: id,
      accused,
      ruling,
      waits: ruling === 'open',
    })),
    ...(resignation === undefined
      ? []
      : [
          {
            kind: 'resignation' as const,
            seat: resignation.seat,
            ruling: resignation.ruling,
            ...(unit === undefined ? {} : { unit }),
            waits: resignation.ruling === 'open' && unit !== undefined,
          },
        ]),
  ];
}

/** Testimonies that no resolution has decided, oldest first. */
export function undecided(state: GameState): readonly Finding[] {
  return (Object.values(state.church.findings) as readonly Finding[]).filter(
    (finding) => finding.decidedIn === undefined,
  );
}
