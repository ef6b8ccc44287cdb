import { capital } from '../../game/capital.ts';
import type { GazetteCatalogue } from '../../game/game-catalogue.ts';
import { counted, duringTurn, of, ofTurn, to } from '../grammar.ts';
import { because } from '../words.ts';

/** French for what happens with decrees, councils and ordinations. */
export const councilEvents = {
  decreeOpened: ({ decree, drafter, text }, words) =>
    `${capital(words.seat(drafter))} a rédigé le décret « ${decree} » pour convoquer un concile${because(words, text)}`,
  decreeCirculated: ({ decree, by, to: shown, unlawful }, words) =>
    `${capital(words.seat(by))} a montré le décret « ${decree} » ${words.list(shown.map((seat) => to(words.seat(seat))))}${unlawful === undefined ? '.' : `, malgré l’interdiction (${unlawful.rule}) à moins qu’un concile ne soit convoqué.`}`,
  decreeSigned: ({ decree, seat, signatures, needed, enteredByJudge }, words) =>
    `${capital(words.seat(seat))} a signé le décret « ${decree} »${enteredByJudge ? ' (saisi par l’Arbitre)' : ''} : ${counted(signatures, 'signature')} sur ${needed}.`,
  decreeSignatureWithdrawn: ({ decree, seat }, words) =>
    `${capital(words.seat(seat))} a retiré sa signature du décret « ${decree} ».`,
  decreeSignatureStruck: ({ decree, seat, reason }, words) =>
    `L’Arbitre a rayé la signature ${of(words.seat(seat))} du décret « ${decree} »${because(words, reason)}`,
  decreeSignatureRestored: ({ decree, seat, reason }, words) =>
    `L’Arbitre a rétabli la signature ${of(words.seat(seat))} sur le décret « ${decree} »${because(words, reason)}`,
  decreeWithdrawn: ({ decree }) => `Le décret « ${decree} » a été retiré.`,
  decreeFailed: ({ decree, signatures, needed, lapsed }) =>
    `Le décret « ${decree} » a échoué avec ${counted(signatures, 'signature')} sur ${needed}${lapsed ? ', et il est caduc' : ''}. Les excommuniés qui le demandaient peuvent être punis.`,
  councilConvened: ({ signatories, needed, bishops, first, last }, words) =>
    `Un concile œcuménique est convoqué, par ${words.seats(signatories)} (il en fallait ${needed} sur ${counted(bishops, 'évêque')}). Il siège ${duringTurn(words.turn(first))} et jusqu’à la fin ${ofTurn(words.turn(last))}. Pendant ce temps, les évêques excommuniés peuvent parler.`,
  councilEnded: ({ why, sitsOn }, words) => {
    if (why === 'lastTurn') return 'Le concile est terminé : son dernier tour est passé.';
    const over = 'Le concile est terminé : sans la fausse signature, il n’y avait pas de majorité.';
    if (sitsOn === undefined) return over;
    return `${over} Le concile qu’il prolongeait siège jusqu’à la fin ${ofTurn(words.turn(sitsOn.last))}.`;
  },
  statementDrafted: ({ statement, drafter, text }, words) =>
    `${capital(words.seat(drafter))} a rédigé la déclaration « ${statement} » pour le concile${because(words, text)}`,
  statementSigned: ({ statement, seat, signatures, needed }, words) =>
    `${capital(words.seat(seat))} a signé la déclaration « ${statement} » : ${counted(signatures, 'signature')} sur ${needed}.`,
  statementIssued: ({ signatories, text }, words) =>
    `Le concile a publié une déclaration, signée par ${words.seats(signatories)}${because(words, text)}`,
  ordinationProposed: ({ by, see, text }, words) =>
    `${capital(words.seat(by))} a proposé de sacrer un évêque ${words.at(see)}${because(words, text)}`,
  bishopOrdained: ({ seat, consented, objected, bishops, majority, text }, words) =>
    [
      `${capital(words.seat(seat))} est sacré${because(words, text)}`,
      ...(consented.length === 0 ? [] : [`D’accord : ${words.seats(consented)}.`]),
      ...(objected.length === 0 ? [] : [`Contre : ${words.seats(objected)}.`]),
      `Il y a maintenant ${counted(bishops, 'évêque')}, et la majorité est de ${majority}.`,
    ].join(' '),
} satisfies Partial<GazetteCatalogue['events']>;
