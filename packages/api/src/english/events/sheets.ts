import { capital } from '../../game/capital.ts';
import type { GazetteCatalogue } from '../../game/game-catalogue.ts';
import { because, counted, genitive } from '../words.ts';

const KINDS = { orders: 'orders', retreats: 'retreats', adjustments: 'builds and removals' } as const;

/** English for what happens to sheets. */
export const sheetEvents = {
  sheetDrafted: ({ power, drafter, kind, sheet, voided, issues }, words) =>
    [
      `${capital(words.seat(drafter))} wrote sheet “${sheet}” with ${KINDS[kind]} for ${words.power(power)}.`,
      ...(voided.length === 0 ? [] : [`The signatures of ${words.seats(voided)} on it are void.`]),
      ...(issues.length === 0 ? [] : [`${capital(counted(issues.length, 'line'))} in it cannot count.`]),
    ].join(' '),
  sheetWithdrawn: ({ sheet, power }, words) =>
    `${capital(genitive(words.power(power)))} sheet “${sheet}” was taken back.`,
  sheetShown: ({ sheet, power, to, unlawful }, words) =>
    `${capital(genitive(words.power(power)))} sheet “${sheet}” was shown to ${words.seat(to)}${unlawful === undefined ? '.' : ', which was unlawful.'}`,
  sheetSigned: ({ sheet, power, seat, witness, enteredByJudge, withdrawnFrom }, words) =>
    [
      `${capital(words.seat(seat))} signed ${genitive(words.power(power))} sheet “${sheet}”${witness ? ' as a witness' : ''}${enteredByJudge ? ', entered by the Judge' : ''}.`,
      ...(withdrawnFrom.length === 0 ? [] : [`The signature on ${words.list(withdrawnFrom)} is withdrawn.`]),
    ].join(' '),
  signatureWithdrawn: ({ sheet, power, seat }, words) =>
    `${capital(words.seat(seat))} took the signature on ${genitive(words.power(power))} sheet “${sheet}” back.`,
  signatureStruck: ({ sheet, power, seat, struck, reason }, words) =>
    `The Judge ${struck ? 'struck' : 'restored'} the signature of ${words.seat(seat)} on ${genitive(words.power(power))} sheet “${sheet}”${because(words, reason)}`,
  sheetChosenByJudge: ({ power, sheet, reason }, words) =>
    `The Lords of ${words.power(power)} were in dispute. The Judge chose sheet “${sheet}”${because(words, reason)}`,
  sheetsChosen: ({ kind, choices }) =>
    Object.values(choices).every((chosen) => chosen.why === 'none')
      ? `Nobody signed a sheet of ${KINDS[kind]}.`
      : `Which sheets of ${KINDS[kind]} counted, and why:`,
} satisfies Partial<GazetteCatalogue['events']>;
