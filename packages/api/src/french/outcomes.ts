import type { Instead, PlaceFact, Score, UnitFact } from '../catalogue/facts.ts';
import type { OutcomeLanguage } from '../language.ts';
import { listed, of, to } from './grammar.ts';
import { placeNamed, powerNamed } from './names.ts';
import { COASTS } from './words.ts';

/** French for outcomes: lower case and without a full stop, to stand behind an order. Units are feminine. */
export const FRENCH_OUTCOMES: OutcomeLanguage = {
  tag: 'fr',
  names: { province: (name) => placeNamed(name).alone, power: (name) => powerNamed(name).alone },
  causes: {
    superseded: ({ unit }) => `ne compte pas : un ordre antérieur pour ${the(unit)} compte`,
    'no-unit': ({ place }) => `impossible : aucune unité ne se trouve ${at(place)}`,
    'foreign-unit': ({ unit }) =>
      `impossible : ${the(unit)} appartient ${to(unit.power === undefined ? 'une autre puissance' : powerNamed(unit.power).the)}`,
    'same-province': ({ unit }) => `impossible : ${the(unit)} s’y trouve déjà`,
    'cannot-reach': ({ unit, to: goal }) => `impossible : ${the(unit)} ne peut pas aller ${at(goal)}`,
    'no-route': ({ unit, to: goal }) =>
      `impossible : aucune flotte en mer ne pourrait transporter ${the(unit)} ${at(goal)}`,
    'needs-coast': ({ place }) => `pas clair : il faut dire quelle côte ${whose(place)}`,
    'wrong-coast': ({ place }) => `impossible : la côte nommée, ${bare(place)}, est hors de portée`,
    'supports-itself': () => 'impossible : une unité ne peut pas se soutenir elle-même',
    'nobody-there': ({ place, wanted }) =>
      wanted === 'support'
        ? `impossible : il n’y a pas d’unité à soutenir ${at(place)}`
        : `impossible : il n’y a pas d’armée à transporter ${at(place)}`,
    'support-out-of-reach': ({ unit, to: goal }) =>
      `impossible : ${the(unit)} ne pourrait pas aller elle-même ${at(goal)}, donc elle ne peut pas y donner de soutien`,
    'supported-cannot-reach': ({ unit, to: goal }) =>
      `impossible : ${the(unit)} ne pourrait aller ${at(goal)} ni seule, ni transportée par d’autres flottes`,
    'not-a-fleet': ({ unit }) => `impossible : seule une flotte peut convoyer, et ${the(unit)} est une armée`,
    'not-at-sea': ({ unit }) => `impossible : une flotte ne convoie qu’en mer, et ${bare(unit.place)} est une terre`,
    'not-an-army': ({ unit }) => `impossible : seule une armée peut être convoyée, et ${the(unit)} est une flotte`,
    'no-part-of-route': ({ fleet, from, to: goal }) =>
      `impossible : ${the(fleet)} ne sert à aucun trajet par mer entre ${bare(from)} et ${bare(goal)}`,
    'no-convoy': ({ unit, to: goal }) =>
      `pas de convoi : aucune chaîne de flottes n’avait l’ordre de transporter ${the(unit)} ${at(goal)}`,
    'supported-moved': ({ unit, to: goal }) =>
      `sans effet : ${the(unit)} n’avait pas l’ordre de rester, mais d’aller ${at(goal)}`,
    'not-ordered': ({ unit, instead }) =>
      `ce déplacement n’a jamais été ordonné : ${the(unit)} ${inPlaceOfIt(instead)}`,
    'convoy-broken': ({ losses }) =>
      `convoi rompu : ${listed(losses.map(({ fleet, attacker }) => `${the(fleet)} délogée par ${the(attacker)}`))}`,
    'convoy-paradox': ({ fleets }) =>
      `pas de convoi, par la règle du paradoxe : son attaque déciderait elle-même si elle peut être transportée par ${all(fleets)}`,
    'own-unit': ({ unit }) => `arrêtée : ${the(unit)}, de la même puissance, y est restée`,
    repelled: ({ unit, manner, score }) => `arrêtée : ${the(unit)} ${REPELLED[manner]} ${turned(score)}`,
    bounced: ({ rivals, gotIn, score }) => `${gotIn ? 'battue par' : 'choc avec'} ${all(rivals)}, ${count(score)}`,
    cut: ({ attackers, place }) =>
      `coupé par ${all(attackers)}, qui ${attackers.length === 1 ? 'attaquait' : 'attaquaient'} ${bare(place)}`,
    dislodged: ({ attacker, score }) => `délogée par ${the(attacker)}, ${turned(score)}`,
    paradox: ({ army }) =>
      `pas de convoi, par la règle du paradoxe : l’attaque ${of(the(army))} déciderait si cette flotte peut la transporter`,
    'wrong-phase': () => 'impossible : ce n’est pas un ordre de cette phase',
    'not-dislodged': ({ unit }) => `impossible : ${the(unit)} n’a pas été délogée et reste`,
    'no-retreat-there': ({ unit, to: goal, because }) =>
      `impossible : ${the(unit)} ne peut pas se retirer ${at(goal)}, ${NO_RETREAT[because]}`,
    'retreat-clash': ({ rivals }) =>
      `dissoute : ${all(rivals)} ${rivals.length === 1 ? 's’est retirée' : 'se sont retirées'} au même endroit`,
    'too-many': () => 'ne compte pas : des ordres antérieurs ont épuisé ce qui était dû',
    'no-build-due': () => 'impossible : cette puissance n’a droit à aucune construction',
    'no-removal-due': () => 'impossible : cette puissance n’a aucun retrait à faire',
    'not-a-home-centre': ({ place }) => `impossible : ${bare(place)} n’est pas un centre d’origine de cette puissance`,
    'not-owned': ({ place }) => `impossible : cette puissance ne possède pas ${noun(place)}`,
    occupied: ({ unit }) => `impossible : ${the(unit)} s’y trouve`,
    'already-built': ({ place }) => `impossible : un ordre antérieur construit ${at(place)}`,
    inland: ({ place }) => `impossible : une flotte ne se construit pas ${at(place)}, loin de toute mer`,
    'needs-type': () => 'pas clair : il faut dire armée ou flotte',
  },
  successes: {
    held: ({ attackers, score }) => (attackers === 0 ? 'a tenu, sans être attaquée' : `a tenu à ${count(score)}`),
    heldFromOutside: () => 'a tenu, car elle n’était pas libre d’exécuter des ordres',
    moved: ({ score, byConvoy }) => {
      const went = byConvoy ? 'réussi par convoi' : 'réussi';
      return score.against === 0 ? `${went}, sans opposition` : `${went}, ${count(score)}`;
    },
    supportedHold: ({ unit }) => `soutien donné à ${the(unit)}`,
    supportedMove: ({ unit, to: goal }) => `soutien donné à ${the(unit)} pour aller ${at(goal)}`,
    convoyed: ({ unit, to: goal, walks }) =>
      walks
        ? `a tenu la mer ouverte, mais ${the(unit)} devait aller ${at(goal)} par la terre`
        : `a tenu la mer ouverte pour ${the(unit)} vers ${noun(goal)}`,
    retreated: ({ to: goal }) => `s’est retirée ${at(goal)}`,
    disbanded: () => 'dissoute comme ordonné',
    disbandedWithoutOrder: () => 'dissoute : aucune retraite possible n’a été ordonnée',
    noRoom: () => 'dissoute : elle n’avait nulle part où se retirer',
    built: () => 'construite',
    removed: () => 'retirée comme ordonné',
    removedInDisorder: ({ power }) => `retirée : trop peu de retraits ordonnés par ${powerNamed(power).the}`,
    waived: () => 'on renonce à une construction',
  },
  issues: {
    'not-an-order': ({ token, nearest }) => `pas compris : « ${token} » ne ressemble pas à un ordre${meant(nearest)}`,
    'unknown-place': ({ token, nearest }) => `pas compris : aucun lieu ne s’appelle « ${token} »${meant(nearest)}`,
    'ambiguous-place': ({ token, nearest }) =>
      `pas compris : « ${token} » peut désigner ${listed(nearest, 'ou', 'plusieurs lieux')}`,
    'unknown-coast': ({ token, nearest }) => `pas compris : la côte « ${token} » n’existe pas${meant(nearest)}`,
    'unfinished-order': ({ token }) => `pas compris : « ${token} » s’arrête trop tôt`,
    'not-this-phase': ({ token }) => `pas un ordre de cette phase : « ${token} »`,
    unreadable: ({ token, nearest }) => `pas compris : « ${token} »${meant(nearest)}`,
    'several-orders': ({ token }) => `pas compris : « ${token} » contient plus d’un ordre`,
  },
  and: (first, second) => `${first} ; puis ${second}`,
};

const REPELLED = {
  held: 'a tenu à',
  'could not leave': 'n’a pas pu partir et a tenu à',
  'met head to head': 'venait en sens inverse à',
} as const;

const NO_RETREAT = {
  'out of reach': 'qui est hors de sa portée',
  occupied: 'où se trouve une unité',
  'attacked from there': 'd’où venait l’attaque',
  contested: 'où un choc vient d’avoir lieu',
} as const;

/** `A Par`, `F Spa/SC`, or the bare place where the type is not known. */
const the = ({ type, place }: UnitFact): string => (type === undefined ? bare(place) : `${type} ${bare(place)}`);

/** An abbreviation stays as it is; a name is the French one. The coast behind it is written as the place is. */
function placed(place: PlaceFact, form: 'alone' | 'the' | 'at' | 'of'): string {
  const { name, coast, inFull } = place;
  if (inFull) {
    const said = placeNamed(name)[form];
    return coast === undefined ? said : `${said} (${COASTS[coast]})`;
  }
  const short = coast === undefined ? name : `${name}/${coast}`;
  return form === 'at' ? `à ${short}` : form === 'of' ? of(short) : short;
}

/** `Spa/SC`, `Espagne (côte sud)`. */
const bare = (place: PlaceFact): string => placed(place, 'alone');
/** `Spa/SC`, `l’Espagne (côte sud)`. */
const noun = (place: PlaceFact): string => placed(place, 'the');
const at = (place: PlaceFact): string => placed(place, 'at');
const whose = (place: PlaceFact): string => placed(place, 'of');

const count = ({ own, against }: Score): string => `${own} contre ${against}`;

/** The same count, seen from the other side. */
const turned = ({ own, against }: Score): string => `${against} contre ${own}`;

const all = (units: readonly UnitFact[]): string => listed(units.map(the));

/** Like all of a sentence, without the mark that ends it. */
const meant = (nearest: readonly string[]): string =>
  nearest.length === 0 ? '' : ` ; peut-être ${listed(nearest, 'ou')}`;

function inPlaceOfIt(instead: Instead): string {
  switch (instead.did) {
    case 'moved':
      return `est allée ${at(instead.to)} à la place`;
    case 'triedToMove':
      return `avait l’ordre d’aller ${at(instead.to)} à la place`;
    case 'held':
      return 'a tenu à la place';
    case 'supported':
      return 'a donné un soutien à la place';
    case 'convoyed':
      return 'a convoyé à la place';
    case 'wasOrderedTheImpossible':
      return 'avait reçu un ordre impossible et a tenu';
    case 'wasNotFree':
      return 'n’était pas libre d’exécuter des ordres';
    default:
      return instead satisfies never;
  }
}
