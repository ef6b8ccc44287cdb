import type { TextRef } from '@defensor/game';
import { capital } from '../../game/capital.ts';
import type { GazetteCatalogue } from '../../game/game-catalogue.ts';
import type { Words } from '../../game/words.ts';
import { counted, duringTurn, of, ofTurn, theTurn, to } from '../grammar.ts';
import { because } from '../words.ts';

/** The Judge's reason, where he gave it to everybody. */
function why(words: Words, facts: { readonly reason: TextRef; readonly isReasonPublic: boolean }): string {
  return facts.isReasonPublic ? because(words, facts.reason) : '.';
}

const said = (words: Words, { reason, publicly }: { readonly reason: TextRef; readonly publicly: boolean }) =>
  why(words, { reason, isReasonPublic: publicly });

/** « au printemps 1454, à la phase de diplomatie ». */
const moment = (words: Words, { turn, phase }: { readonly turn: string; readonly phase: string }) =>
  `${duringTurn(words.turn(turn))}, ${to(words.phase(phase))}`;

/** French for what the Judge does by his own power. */
export const judgeEvents = {
  gameCreated: ({ turn, seats, units, pope, warnings }, words) =>
    [
      `La partie a commencé ${duringTurn(words.turn(turn))} avec ${counted(seats.length, 'place')} et ${counted(units.length, 'unité')}.`,
      ...(pope === undefined ? [] : [`${capital(words.seat(pope))} est Pape.`]),
      ...(warnings.includes('few-bishops') ? ['Il y a peu d’évêques : les conciles ne pèseront guère.'] : []),
      ...(warnings.includes('even-bishops')
        ? ['Le nombre d’évêques est pair : les votes peuvent être à égalité.']
        : []),
    ].join(' '),
  actRefused: ({ seat, command, rule }, words) =>
    `${capital(words.seat(seat))} a tenté « ${command} », ce qui a été refusé (${rule}).`,
  boardSet: (facts, words) => `L’Arbitre a placé des unités sur le plateau${why(words, facts)}`,
  ownersSet: (facts, words) => `L’Arbitre a fixé à qui sont des centres${why(words, facts)}`,
  turnSet: (facts, words) => `L’Arbitre a mis la partie ${moment(words, facts)}${why(words, facts)}`,
  optionsChanged: (facts, words) =>
    `L’Arbitre a changé des options de la partie (${words.list(facts.changed)}), ${facts.from === 'now' ? 'aussitôt' : 'à partir du prochain tour'}${why(words, facts)}`,
  participationCorrected: ({ seat, turn, counts, reason }, words) =>
    `L’Arbitre a corrigé la note de participation : ${theTurn(words.turn(turn))} ${counts ? 'compte' : 'ne compte pas'} pour ${words.seat(seat)}${because(words, reason)}`,
  undone: (facts, words) =>
    `Annulé par l’Arbitre : ${counted(facts.acts, 'acte')}. La partie est de nouveau ${moment(words, facts)}${why(words, facts)}`,
  redone: (facts, words) =>
    `L’Arbitre a rétabli ce qui était annulé : ${counted(facts.acts, 'acte')}. La partie est ${moment(words, facts)}${why(words, facts)}`,
  throneOverridden: (facts, words) =>
    `${facts.pope === undefined ? 'L’Arbitre a déclaré le trône vacant' : `L’Arbitre a fait ${of(words.seat(facts.pope))} le Pape`}${said(words, facts)}`,
  antiPopeOverridden: (facts, words) =>
    `L’Arbitre a ${facts.antiPope ? `fait ${of(words.seat(facts.seat))} un antipape` : `retiré ${to(words.seat(facts.seat))} le titre d’antipape`}${said(words, facts)}`,
  banOverridden: (facts, words) =>
    `${facts.banned ? `L’Arbitre a mis ${words.seat(facts.seat)} sous excommunication` : `L’Arbitre a mis fin à l’excommunication ${of(words.seat(facts.seat))}`}${said(words, facts)}`,
  affiliationOverridden: (facts, words) => {
    const whom =
      facts.bishop === undefined ? `le siège ${of(words.place(facts.see ?? '?'))}` : words.seat(facts.bishop);
    const whose = facts.power === undefined ? 'n’est avec personne' : `est avec ${words.power(facts.power)}`;
    return `L’Arbitre a fixé que ${whom} ${whose}${said(words, facts)}`;
  },
  findingOverridden: (facts, words) =>
    `L’Arbitre a fixé que le témoignage « ${facts.finding} » est ${facts.ruling === 'proven' ? 'prouvé' : 'non prouvé'}${said(words, facts)}`,
  punishmentOverridden: (facts, words) =>
    `L’Arbitre a ${facts.status === 'ended' ? 'mis fin à la punition' : 'fixé que l’unité a subi son premier tour'} pour le témoignage « ${facts.finding} »${said(words, facts)}`,
  councilOverridden: (facts, words) =>
    `${facts.until === undefined ? 'L’Arbitre a mis fin au concile' : `L’Arbitre fait siéger un concile jusqu’à la fin ${ofTurn(words.turn(facts.until))}`}${said(words, facts)}`,
  emperorOverridden: (facts, words) =>
    `L’Arbitre a ${facts.crowned ? `fait couronner ${words.seat(facts.seat)} empereur` : `retiré la couronne d’empereur ${to(words.seat(facts.seat))}`}${said(words, facts)}`,
} satisfies Partial<GazetteCatalogue['events']>;
