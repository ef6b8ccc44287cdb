import { capital } from '../../game/capital.ts';
import type { GazetteCatalogue } from '../../game/game-catalogue.ts';
import { counted, of, to } from '../grammar.ts';
import { because } from '../words.ts';

const KINDS = { orders: 'd’ordres', retreats: 'de retraites', adjustments: 'de constructions et de retraits' } as const;

/** French for what happens to sheets. */
export const sheetEvents = {
  sheetDrafted: ({ power, drafter, kind, sheet, voided, issues }, words) =>
    [
      `${capital(words.seat(drafter))} a écrit la feuille ${KINDS[kind]} « ${sheet} » pour ${words.power(power)}.`,
      ...(voided.length === 0 ? [] : [`Ne sont plus valables les signatures de : ${words.seats(voided)}.`]),
      ...(issues.length === 0 ? [] : [`${counted(issues.length, 'ligne ne peut', 'lignes ne peuvent')} pas compter.`]),
    ].join(' '),
  sheetWithdrawn: ({ sheet, power }, words) => `La feuille « ${sheet} » ${of(words.power(power))} a été reprise.`,
  sheetShown: ({ sheet, power, to: shown, unlawful }, words) =>
    `La feuille « ${sheet} » ${of(words.power(power))} a été montrée ${to(words.seat(shown))}${unlawful === undefined ? '.' : ', malgré l’interdiction.'}`,
  sheetSigned: ({ sheet, power, seat, witness, enteredByJudge, withdrawnFrom }, words) =>
    [
      `${capital(words.seat(seat))} a signé la feuille « ${sheet} » ${of(words.power(power))}${witness ? ' comme témoin' : ''}${enteredByJudge ? ' (saisi par l’Arbitre)' : ''}.`,
      ...(withdrawnFrom.length === 0 ? [] : [`La signature sur ${words.list(withdrawnFrom)} est retirée.`]),
    ].join(' '),
  signatureWithdrawn: ({ sheet, power, seat }, words) =>
    `${capital(words.seat(seat))} a retiré sa signature de la feuille « ${sheet} » ${of(words.power(power))}.`,
  signatureStruck: ({ sheet, power, seat, struck, reason }, words) =>
    `L’Arbitre a ${struck ? 'rayé' : 'rétabli'} la signature ${of(words.seat(seat))} sur la feuille « ${sheet} » ${of(words.power(power))}${because(words, reason)}`,
  sheetChosenByJudge: ({ power, sheet, reason }, words) =>
    `Les Seigneurs ${of(words.power(power))} étaient en désaccord. L’Arbitre a choisi la feuille « ${sheet} »${because(words, reason)}`,
  sheetsChosen: ({ kind, choices }) =>
    Object.values(choices).every((chosen) => chosen.why === 'none')
      ? `Personne n’a signé de feuille ${KINDS[kind]}.`
      : `Les feuilles ${KINDS[kind]} qui ont compté, et pourquoi :`,
} satisfies Partial<GazetteCatalogue['events']>;
