import { capital } from '../../game/capital.ts';
import type { GazetteCatalogue } from '../../game/game-catalogue.ts';
import { agreed, counted, duringTurn, of } from '../grammar.ts';
import { because } from '../words.ts';

const NOTICES = {
  'self-ban': 'ceci excommunie le Pape lui-même.',
  'already-banned': 'cette place est déjà sous excommunication.',
  'not-banned': 'cette place n’est pas sous excommunication.',
  'no-effect-yet': 'la bulle d’un antipape n’a aucun effet tant qu’il n’est pas Pape.',
} as const;

const FAULTS = {
  lifted: 'l’excommunication sur laquelle elle repose a été levée',
  notProven: 'l’infraction n’a pas été prouvée',
  noSuchUnit: 'aucune unité de ce genre ne s’y trouve',
  notTheirUnit: 'l’unité n’est pas de l’équipe du coupable',
  findingUsed: 'l’infraction a été punie par une autre unité',
  notConsecutive: 'le premier tour de la punition n’était pas le tour précédent',
} as const;

const ENDS = {
  lifted: 'l’excommunication a été levée',
  notNamedAgain: 'le Pape n’a pas désigné l’unité de nouveau',
  unitGone: 'l’unité n’existe plus',
  popeDeposed: 'le Pape a été déposé',
} as const;

const HALVES = { 1: 'premier tour sur deux', 2: 'second tour sur deux' } as const;

/** French for what becomes of bulls. */
export const bullEvents = {
  bullsDrafted: ({ author, lines }, words) =>
    `${capital(words.seat(author))} a préparé ${counted(lines.length, 'bulle')}. Rien n’est officiel tant que ce n’est pas scellé.`,
  bullsSealed: ({ author, lines, late, enteredByJudge, notices, reason }, words) =>
    [
      `${capital(words.seat(author))} a scellé ${counted(lines.length, 'bulle')}${enteredByJudge ? ', saisie par l’Arbitre' : ''}${late ? `, avec un retard admis${because(words, reason)}` : '.'}`,
      ...notices.map(({ line, notice }) => `Ligne ${line} : ${NOTICES[notice]}`),
    ].join(' '),
  bullsUnsealed: ({ author }, words) =>
    `${capital(words.seat(author))} a rouvert les bulles scellées. Elles sont de nouveau un brouillon.`,
  bullsPublished: ({ author, office, preamble, preambleWithheld }, words) =>
    [
      `Les bulles ${of(words.seat(author))}${office === 'antiPope' ? ', antipape,' : ''} ont été publiées${because(words, preamble)}`,
      ...(preambleWithheld === true
        ? ['Les mots qui les accompagnaient sont retenus tant que dure son excommunication.']
        : []),
    ].join(' '),
  decreesFiled: ({ antiPope, outstanding, withdrawn }, words) =>
    [
      `${capital(words.seat(antiPope))} est antipape : ses bulles attendent son règne (${outstanding.length}).`,
      ...(withdrawn.length === 0 ? [] : [`Il a repris ce qu’il avait décrété sur ${words.seats(withdrawn)}.`]),
    ].join(' '),
  banBegan: ({ seat, issuer, validated }, words) => {
    const who = capital(words.seat(seat));
    return validated === true
      ? `${who} est ${agreed(who, 'excommunié')} : ce que ${words.seat(issuer)} avait décrété comme antipape prend effet.`
      : `${who} est ${agreed(who, 'excommunié')} par ${words.seat(issuer)}.`;
  },
  banLifted: ({ seat, liftedBy, validated }, words) =>
    `L’excommunication ${of(words.seat(seat))} est levée par ${words.seat(liftedBy)}${validated === true ? ', qui l’avait décrété comme antipape' : ''}.`,
  banVoided: ({ seat, pope, power, issuer }, words) =>
    `L’excommunication ${of(words.seat(seat))} est nulle : ${words.power(power)} a déposé ${issuer === pope ? 'le Pape qui l’avait prononcée' : words.seat(pope)}.`,
  banRevived: ({ seat, power }, words) => {
    const who = capital(words.seat(seat));
    return `${who} est de nouveau ${agreed(who, 'excommunié')} : ${words.power(power)} a déposé le Pape qui avait levé l’excommunication ce tour-ci.`;
  },
  namingDropped: ({ type, at, fault }, words) =>
    `La désignation ${of(words.unit({ type, location: at }))} ne compte pas : ${FAULTS[fault]}.`,
  unitImmobilised: ({ unit, accused, by, half }, words) => {
    const who = capital(words.seat(accused));
    return `${who} a été ${agreed(who, 'surpris')} à parler malgré l’interdiction. ${capital(words.unit(unit))} a été désignée par ${words.seat(by)} et n’a pas bougé : ${HALVES[half]}.`;
  },
  namingVoided: ({ unit, power }, words) =>
    `Le Pape avait désigné ${words.unit(unit)}, et ${words.power(power)} l’a déposé : la désignation est nulle et l’unité était libre.`,
  punishmentEnded: ({ accused, how, power }, words) =>
    `La punition pour l’infraction ${of(words.seat(accused))} est terminée : ${ENDS[how]}${power === undefined ? '' : ` par ${words.power(power)}`}.`,
  testimonyFiled: ({ accused, filedBy, offenceTurn, testimony, enteredByJudge }, words) =>
    `${capital(words.seat(filedBy))} a témoigné que ${words.seat(accused)} a parlé malgré l’interdiction ${duringTurn(words.turn(offenceTurn))}${enteredByJudge ? ' (saisi par l’Arbitre)' : ''}${because(words, testimony)}`,
  testimonyQuestioned: ({ finding, of: asked, question }, words) =>
    `L’Arbitre a interrogé ${words.seat(asked)} sur le témoignage « ${finding} »${because(words, question)}`,
  testimonyAnswered: ({ finding, by, answer, admits }, words) =>
    `${capital(words.seat(by))} a ${admits ? 'avoué l’infraction' : 'répondu'} au sujet du témoignage « ${finding} »${because(words, answer)}`,
  testimonyRuled: ({ finding, ruling, note }, words) =>
    `L’Arbitre juge le témoignage « ${finding} » ${ruling === 'proven' ? 'prouvé' : 'non prouvé'}${because(words, note)}`,
  testimonyDecided: ({ accused, ruling, admitted, testimony }, words) => {
    if (ruling !== 'proven') {
      const why = ruling === 'notProvenByDefault' ? ', car personne ne l’a tranché' : '';
      return `Le témoignage contre ${words.seat(accused)} n’est pas prouvé${why}.`;
    }
    return `L’infraction ${of(words.seat(accused))} est ${admitted ? 'avouée' : 'prouvée'}${because(words, testimony)}`;
  },
  affiliationDeclared: ({ bishop, power, from, needsAcceptance }, words) =>
    [
      `${capital(words.seat(bishop))} s’est déclaré pour ${words.power(power)}${from === undefined ? '' : ` et a quitté ${words.power(from)}`}.`,
      ...(needsAcceptance ? [`Cela comptera quand le Souverain ${of(words.power(power))} l’acceptera.`] : []),
    ].join(' '),
  affiliationWithdrawn: ({ bishop, power }, words) =>
    `${capital(words.seat(bishop))} n’est plus avec ${words.power(power)}.`,
  declarationAccepted: ({ bishop, by }, words) => `${capital(words.seat(by))} a accepté ${words.seat(bishop)}.`,
  seeOccupied: ({ see, power, bishop, was }, words) => {
    const stands = `Une unité ${of(words.power(power))} se trouve ${words.at(see)}`;
    if (bishop === undefined) return `${stands}.`;
    const left = was === undefined || was === power ? '' : `, et non plus avec ${words.power(was)}`;
    return `${stands} : ${words.seat(bishop)} est avec ${words.power(power)}${left}.`;
  },
  affiliationsLapsed: ({ power, bishops }, words) => {
    const out = `${capital(words.power(power))} quitte la partie`;
    if (bishops.length === 0) return `${out} : plus personne n’en fait partie.`;
    return `${out} : ${words.seats(bishops)} ${bishops.length === 1 ? 'n’est plus' : 'ne sont plus'} avec personne.`;
  },
  unitBuiltInPapalSee: ({ power }, words) =>
    `${capital(words.power(power))} a construit une unité sur le siège du Pape. Ce n’est pas une invasion : elle ne peut pas le déposer.`,
} satisfies Partial<GazetteCatalogue['events']>;
