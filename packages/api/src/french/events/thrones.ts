import { capital } from '../../game/capital.ts';
import type { GazetteCatalogue } from '../../game/game-catalogue.ts';
import { counted, of, to } from '../grammar.ts';
import { because } from '../words.ts';

const DEPOSE_FAULTS = {
  noUnitThere: (at: string) => `aucune unité de cette puissance ne se trouve ${at}`,
  noPope: () => 'personne ne régnait à la clôture des ordres',
  host: () => 'cette puissance possède le lieu depuis le début et n’a rien envahi',
  builtThere: (at: string) => `l’unité qui se trouve ${at} y a été construite et n’a rien envahi`,
  noAntiPope: (at: string) => `il n’y a pas d’antipape ${at}`,
  protector: () => 'il était son propre évêque quand il a été élu',
} as const;

const CAUSES = {
  deposition: 'Le Pape a été déposé',
  resignation: 'Le Pape a renoncé au trône',
  emptySeat: 'La place du Pape a été déclarée vide',
  judge: 'L’Arbitre a déclaré le trône vacant',
} as const;

const OF = {
  eligible: 'de ceux qui peuvent voter',
  allBishops: 'de tous les évêques',
  votesCast: 'des voix exprimées',
} as const;

const votes = (number: number) => counted(number, 'voix', 'voix');

/** French for what happens to thrones, titles and crowns. */
export const throneEvents = {
  ballotCast: ({ voter, candidate, elects, enteredByJudge, late }, words) =>
    `${capital(words.seat(voter))} a voté pour ${words.seat(candidate)} comme ${elects === 'pope' ? 'Pape' : 'antipape'}${enteredByJudge ? ', saisi par l’Arbitre' : ''}${late ? ', avec un retard admis' : ''}.`,
  ballotWithdrawn: ({ voter }, words) => `${capital(words.seat(voter))} a retiré son vote.`,
  ballotsCounted: ({ elects, needed, of: among, bishops, eligible, notCounted, elected, plurality, counts }, words) => {
    const what = elects === 'pope' ? 'un Pape' : 'un antipape';
    const won = counts.map(({ candidate, votes: got }) => `${words.seat(candidate)} ${got}`).join(', ');
    const electorate =
      elects === 'pope'
        ? `${counted(eligible, 'évêque peut', 'évêques peuvent')} voter sur ${bishops}`
        : counted(bishops, 'évêque');
    return [
      `Les votes pour ${what} ont été comptés : ${won === '' ? 'personne n’a voté' : won}. Il faut ${votes(needed)}, la majorité ${OF[among]} (${electorate}).`,
      ...(notCounted === 0 ? [] : [`${counted(notCounted, 'vote n’a', 'votes n’ont')} pas compté.`]),
      ...(elected === undefined ? ['Personne n’est élu.'] : []),
      ...(plurality && elected !== undefined
        ? ['Après tant de votes, c’est le plus grand nombre de voix qui élit.']
        : []),
    ].join(' ');
  },
  electorateNoted: ({ bishops, eligible, allVote }) =>
    allVote
      ? `Les ${counted(bishops, 'évêque')} sont tous excommuniés, donc tous votent pour un Pape.`
      : `Seulement ${counted(eligible, 'évêque peut', 'évêques peuvent')} voter pour un Pape, sur ${bishops} : les autres sont excommuniés.`,
  popeElected: ({ seat, how, votes: won, needed, wasAntiPope, affiliation }, words) => {
    const who = capital(words.seat(seat));
    const chosen =
      how === 'validation'
        ? `${who}, seul antipape, est Pape : le Pape précédent a été déposé.`
        : `${who} est élu Pape${won === undefined ? '' : ` avec ${votes(won)} (il en fallait ${needed ?? won})`}.`;
    return [
      chosen,
      ...(wasAntiPope && how === 'conclave' ? ['Il était antipape auparavant.'] : []),
      ...(affiliation === undefined
        ? []
        : [`Rome est occupée par ${words.power(affiliation)} : il fait partie de cette équipe.`]),
    ].join(' ');
  },
  popeDeposed: ({ pope, power, unit, board, namings }, words) =>
    [
      `${capital(words.power(power))} a déposé le Pape, ${words.seat(pope)}, avec ${words.unit({ type: unit.type, location: unit.location })}.`,
      ...(board === 'withoutPunishments' && namings > 0 ? ['Les unités qu’il avait désignées étaient libres.'] : []),
    ].join(' '),
  deposeOrderFailed: ({ power, whom, see, fault }, words) =>
    `L’ordre ${of(words.power(power))} de déposer ${whom === 'pope' ? 'le Pape' : `l’antipape ${of(words.place(see))}`} n’a eu aucun effet : ${DEPOSE_FAULTS[fault](words.at(see))}.`,
  conclaveOpened: ({ cause, barred, antiPopes }, words) =>
    [
      `${CAUSES[cause]}. Le trône est vacant, et un conclave siège jusqu’à l’élection d’un Pape.`,
      ...(barred === undefined ? [] : [`${capital(words.seat(barred))} ne peut pas y être élu.`]),
      ...(antiPopes.length < 2
        ? []
        : [`Il y a ${antiPopes.length} antipapes, donc aucun d’eux ne monte de lui-même sur le trône.`]),
    ].join(' '),
  resignationFiled: ({ seat, text, enteredByJudge, late }, words) =>
    `${capital(words.seat(seat))} a signé sa renonciation${enteredByJudge ? ', saisie par l’Arbitre' : ''}${late ? ', avec un retard admis' : ''}${because(words, text)}`,
  resignationWithdrawn: ({ seat }, words) => `${capital(words.seat(seat))} a retiré sa renonciation.`,
  resignationRuled: ({ seat, ruling, note }, words) =>
    `L’Arbitre juge que ${words.seat(seat)} renonce ${ruling === 'free' ? 'librement' : 'sous la contrainte'}${because(words, note)}`,
  resignationTookEffect: ({ seat }, words) =>
    `${capital(words.seat(seat))} a renoncé au trône. Ses excommunications restent en vigueur.`,
  resignationVoided: ({ seat, why }, words) => {
    const reason =
      why === 'duress'
        ? 'il a agi sous la contrainte'
        : why === 'deposed'
          ? 'il a été déposé d’abord'
          : 'une unité se trouve à Rome et personne n’a jugé qu’il agissait librement';
    return `La renonciation ${of(words.seat(seat))} n’a aucun effet : ${reason}.`;
  },
  antiPopeElected: ({ seat, votes: won, needed, protector }, words) =>
    [
      `Le concile a élu ${words.seat(seat)} antipape avec ${votes(won)} (il en fallait ${needed}).`,
      ...(protector === undefined
        ? []
        : [`${capital(words.power(protector))}, sa propre puissance, ne peut pas le déposer.`]),
    ].join(' '),
  antiPopeDeposed: ({ seat, power, see }, words) =>
    `${capital(words.power(power))} se trouve ${words.at(see)} et a déposé ${words.seat(seat)}. Il n’est plus antipape, et ses décrets tombent.`,
  antiPopeRenounced: ({ seat }, words) => `${capital(words.seat(seat))} n’est plus antipape : il a renoncé au titre.`,
  emperorCrowned: ({ seat, by, byAntiPope }, words) =>
    `${capital(words.seat(by))} a couronné ${words.seat(seat)} empereur${byAntiPope ? ', comme antipape' : ''}. C’est un titre, qui ne donne aucun pouvoir.`,
  emperorUncrowned: ({ seat, by }, words) =>
    `${capital(words.seat(by))} a retiré la couronne d’empereur ${to(words.seat(seat))}.`,
} satisfies Partial<GazetteCatalogue['events']>;
