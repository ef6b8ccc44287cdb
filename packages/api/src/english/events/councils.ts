import { capital } from '../../game/capital.ts';
import type { GazetteCatalogue } from '../../game/game-catalogue.ts';
import { because, counted } from '../words.ts';

/** English for what happens with decrees, councils and ordinations. */
export const councilEvents = {
  decreeOpened: ({ decree, drafter, text }, words) =>
    `${capital(words.seat(drafter))} drew up decree “${decree}” to convene a council${because(words, text)}`,
  decreeCirculated: ({ decree, by, to, unlawful }, words) =>
    `${capital(words.seat(by))} showed decree “${decree}” to ${words.seats(to)}${unlawful === undefined ? '.' : `, unlawfully (${unlawful.rule}) unless a council is convened.`}`,
  decreeSigned: ({ decree, seat, signatures, needed, enteredByJudge }, words) =>
    `${capital(words.seat(seat))} signed decree “${decree}”${enteredByJudge ? ', entered by the Judge' : ''}: ${signatures} of ${needed} signatures.`,
  decreeSignatureWithdrawn: ({ decree, seat }, words) =>
    `${capital(words.seat(seat))} took the signature off decree “${decree}”.`,
  decreeSignatureStruck: ({ decree, seat, reason }, words) =>
    `The Judge struck the signature of ${words.seat(seat)} off decree “${decree}”${because(words, reason)}`,
  decreeSignatureRestored: ({ decree, seat, reason }, words) =>
    `The Judge restored the signature of ${words.seat(seat)} on decree “${decree}”${because(words, reason)}`,
  decreeWithdrawn: ({ decree }) => `Decree “${decree}” was withdrawn.`,
  decreeFailed: ({ decree, signatures, needed, lapsed }) =>
    `Decree “${decree}” failed with ${signatures} of ${needed} signatures${lapsed ? ', and has lapsed' : ''}. Those excommunicated who asked for it may be punished.`,
  councilConvened: ({ signatories, needed, bishops, first, last }, words) =>
    `An ecumenical council is convened, by ${words.seats(signatories)} (${needed} of ${bishops} bishops needed). It sits in ${words.turn(first)} and until the end of ${words.turn(last)}. Excommunicated bishops may speak meanwhile.`,
  councilEnded: ({ why, sitsOn }, words) => {
    if (why === 'lastTurn') return 'The council is over: its last turn has ended.';
    const over = 'The council is over: without the forged signature there was no majority.';
    if (sitsOn === undefined) return over;
    return `${over} The council that it renewed sits on until the end of ${words.turn(sitsOn.last)}.`;
  },
  statementDrafted: ({ statement, drafter, text }, words) =>
    `${capital(words.seat(drafter))} drew up statement “${statement}” for the council${because(words, text)}`,
  statementSigned: ({ statement, seat, signatures, needed }, words) =>
    `${capital(words.seat(seat))} signed statement “${statement}”: ${signatures} of ${needed} signatures.`,
  statementIssued: ({ signatories, text }, words) =>
    `The council issued a statement, signed by ${words.seats(signatories)}${because(words, text)}`,
  ordinationProposed: ({ by, see, text }, words) =>
    `${capital(words.seat(by))} proposed to ordain a bishop of ${words.place(see)}${because(words, text)}`,
  bishopOrdained: ({ seat, consented, objected, bishops, majority, text }, words) =>
    [
      `${capital(words.seat(seat))} is ordained${because(words, text)}`,
      ...(consented.length === 0 ? [] : [`Consented: ${words.seats(consented)}.`]),
      ...(objected.length === 0 ? [] : [`Objected: ${words.seats(objected)}.`]),
      `There are ${counted(bishops, 'bishop')} now, and ${majority} make a majority.`,
    ].join(' '),
} satisfies Partial<GazetteCatalogue['events']>;
