import type { Unit } from '@defensor/diplomacy';
import type { FindingId, SeatId } from '../../ids.ts';
import type { Finding, Game, GameState } from '../../state.ts';
import { papacyOf } from '../church.ts';
import { successfulDecreeOf, unlawfulTowards } from '../council.ts';
import { pendingResignation, unitInPapalSee } from '../throne/resignation.ts';

/** What the church puts before the Judge in a resolution, and how it stands (ORP step 2). */
export type ChurchDocketItem =
  | {
      readonly kind: 'testimony';
      readonly finding: FindingId;
      readonly accused: SeatId;
      readonly ruling: Finding['ruling'];
      /** A council was convened on the accused one's decree in the turn of the offence: asking for it was lawful (A55). */
      readonly councilConvened: boolean;
      /** Every letter cited has become lawful since: there is nothing to rule on (R15). */
      readonly lettersLawful: boolean;
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
export function churchDocket(game: Game): readonly ChurchDocketItem[] {
  const { state } = game;
  if (papacyOf(state) === undefined) return [];
  const resignation = pendingResignation(state);
  const unit = unitInPapalSee(state);
  return [
    ...undecided(state).map((finding) => testimonyItem(game, finding)),
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

function testimonyItem(game: Game, finding: Finding): ChurchDocketItem {
  const { id, accused, ruling, offenceTurn } = finding;
  const lettersLawful = areLettersLawful(game, finding);
  return {
    kind: 'testimony',
    finding: id,
    accused,
    ruling,
    councilConvened: successfulDecreeOf(game.state, accused, offenceTurn) !== undefined,
    lettersLawful,
    waits: ruling === 'open' && !lettersLawful,
  };
}

/** Whether a testimony rests on letters all of which have become lawful since it was filed (R15.2, S191). */
export function areLettersLawful({ state, record }: Game, { evidence }: Finding): boolean {
  const letters = record.letters.filter((letter) => evidence.includes(letter.id));
  return letters.length > 0 && letters.every((letter) => unlawfulTowards(state, letter).length === 0);
}

/** Testimonies that no resolution has decided, oldest first. */
export function undecided(state: GameState): readonly Finding[] {
  return (Object.values(state.church.findings) as readonly Finding[]).filter(
    (finding) => finding.decidedIn === undefined,
  );
}
