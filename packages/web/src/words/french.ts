/** All that the client says, in French. Outcomes and issues are said by the catalogue of `@defensor/api`. */

import { capital } from './counting.ts';
import type { ENGLISH } from './english.ts';
import { FRENCH_BOARD } from './french-board.ts';
import { FRENCH_DOOR } from './french-door.ts';
import { bare, either, list, number, of, s, the, theTurn, to, un, une } from './french-grammar.ts';
import { FRENCH_SEAT } from './french-seat.ts';
import { FRENCH_SHELL } from './french-shell.ts';
import type { Spoken } from './spoken.ts';

const COASTS: Readonly<Record<string, string>> = {
  NC: 'côte nord',
  EC: 'côte est',
  SC: 'côte sud',
  WC: 'côte ouest',
};
const SEASONS = { spring: 'Printemps', fall: 'Automne', winter: 'Hiver' } as const;
const UNITS: Readonly<Record<'A' | 'F', string>> = { A: 'Armée', F: 'Flotte' };
const ended = (text: string) => (/[.?!…]$/.test(text) ? text : `${text}.`);

export const FRENCH: Spoken<typeof ENGLISH> = {
  app: {
    name: 'Defensor',
    loading: 'On déroule la carte…',
    noBoard: 'La carte n’a pas pu être chargée.',
    tryAgain: 'Réessayer',
  },
  language: { label: 'Langue' },
  leaf: { parts: 'Sur cette page', keep: 'Non, laisser ainsi' },
  header: {
    title: 'Bac à sable',
    about: 'rien ici ne touche à une partie',
    phase: (phase) => `${phase}, bac à sable`,
    withChurch: 'Avec l’Église',
    games: 'Vos parties',
    board: 'Plateau',
    theme: { light: 'Plein jour', dark: 'Chandelle' },
    toTheme: { light: 'Lire en plein jour', dark: 'Lire à la chandelle' },
  },
  turn: {
    of: (season, year) => `${SEASONS[season]} ${year}`,
    phases: { movement: 'Ordres', retreat: 'Retraites', adjustment: 'Ajustements' },
    season: 'Saison',
    seasons: SEASONS,
    year: 'Année',
    set: 'Tour',
    left: (orders, driven) =>
      `${capital(
        list([
          ...(orders > 0 ? [un(orders, 'ordre')] : []),
          ...(driven > 0 ? [`${une(driven, 'unité')} ${either(driven, 'délogée', 'délogées')}`] : []),
        ]),
      )} du tour précédent ${orders + driven === 1 ? 'a disparu' : 'ont disparu'}. « Annuler » ${orders + driven === 1 ? 'le rétablit' : 'les rétablit'}.`,
  },
  position: {
    start: 'Position de départ',
    empty: 'Plateau vide',
    begun: '« Annuler » ramène le plateau d’avant.',
  },
  tools: {
    title: 'Modifier la position',
    putDown: 'Poser',
    army: 'Armée',
    fleet: 'Flotte',
    owner: 'Propriétaire',
    takeOff: 'Retirer',
    forPower: 'Pour quelle puissance',
    undo: 'Annuler',
    redo: 'Rétablir',
    byName: 'Lieu',
    doIt: { army: 'Poser', fleet: 'Poser', owner: 'Attribuer', takeOff: 'Retirer' },
    choosePlace: 'Choisir un lieu',
    hint: {
      army: (power) => `Touchez le lieu où se trouve l’armée ${of(the(power))}.`,
      fleet: (power) => `Touchez le lieu où se trouve la flotte ${of(the(power))}.`,
      owner: (power) => `Touchez un centre qui appartient ${to(power)} ; une fois de plus, il n’est à personne.`,
      takeOff: 'Touchez l’unité à retirer.',
    },
    said: {
      put: (unit, power) => `${unit} (${power}) : posée.`,
      took: (unit) => `${unit} : retirée du plateau.`,
      owns: (place, power) => `${place} appartient ${to(power)}.`,
      ownsNot: (place) => `${place} n’appartient à personne.`,
    },
    refused: {
      armyAtSea: (place) => `${place} : c’est la mer, aucune armée n’y tient.`,
      fleetInland: (place) => `${place} : c’est l’intérieur des terres, aucune flotte n’y va.`,
      noCentre: (place) => `${place} n’est pas un centre de ravitaillement et n’appartient à personne.`,
      nobodyThere: (place) => `${place} : il n’y a personne.`,
      impassable: 'Personne ne peut y aller.',
    },
  },
  map: {
    label: (turn, phase) =>
      `Carte de l’Europe, ${turn}, ${phase}. Les flèches vont d’un lieu à l’autre, Entrée en choisit un, plus et moins changent l’échelle, 0 montre tout.`,
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    fit: 'Voir toute la carte',
    names: 'Noms',
    namesOf: (set) => `Noms de ${set}`,
    owned: (power) => `appartient ${to(power)}`,
    neutral: 'centre neutre',
    dislodged: (unit) => `${unit}, délogée`,
    canChoose: 'peut être choisi',
  },
  scrub: {
    label: 'Phases',
    back: 'Phase précédente',
    forward: 'Phase suivante',
    cut: (n) =>
      `${capital(une(n, 'phase ultérieure', 'phases ultérieures'))} ${either(n, 'a disparu', 'ont disparu')}. « Annuler » ${either(n, 'la rétablit', 'les rétablit')}.`,
  },
  units: {
    types: UNITS,
    short: (type, place) => `${type} ${place}`,
    long: (type, place) => `${UNITS[type]}, ${place}`,
    ofPower: (type, power) => `${UNITS[type].toLowerCase()} ${of(the(power))}`,
    coast: (place, coast) => `${place} (${COASTS[coast] ?? coast})`,
    coasts: COASTS,
  },
  orders: {
    title: 'Ordres',
    results: 'Résultats',
    noOrder: 'aucun ordre',
    to: '–',
    holds: 'tient',
    supports: 'soutient',
    convoys: 'convoie',
    byConvoy: 'par convoi',
    retreatsTo: 'se replie vers',
    isDisbanded: 'est dissoute',
    takenOff: 'est retirée',
    builds: (type) =>
      type === undefined
        ? 'construction :'
        : type === 'A'
          ? 'construction d’une armée :'
          : 'construction d’une flotte :',
    waives: 'renonce à une construction',
    open: 'Écrire l’ordre :',
    remove: (order) => `Reprendre : ${order}`,
    close: 'Fermer',
    impossible: 'Impossible',
    nobody: 'Aucune unité sur le plateau. Posez-en, ou partez de la position de départ.',
    written: (n, all) => `${n} sur ${all} ${either(n, 'a son ordre', 'ont leur ordre')}`,
    counts: (centres, units) => `${un(centres, 'centre')}, ${une(units, 'unité')}`,
    verbs: { hold: 'Tenir', move: 'Aller', support: 'Soutenir', convoy: 'Convoyer' },
    building: {
      hold: 'tient',
      move: 'va vers',
      support: 'soutient',
      convoy: 'convoie',
      where: 'où ?',
      whom: 'qui ?',
      to: 'vers',
    },
    stays: 'sur place',
    byLand: 'Par terre',
    bySea: 'Par convoi',
    way: 'Par quelle voie',
    verbClosed: {
      hold: 'Elle peut toujours tenir.',
      move: 'Elle ne peut aller nulle part.',
      support: 'Aucune unité n’est assez proche pour être soutenue.',
      convoyArmy: 'Une armée ne convoie pas.',
      convoyLand: 'Seule une flotte en mer convoie.',
      convoyNobody: 'Aucune armée ne pourrait passer par ici.',
    },
    hint: {
      movement: 'Touchez une unité, puis une action, puis un lieu.',
      retreat: 'Touchez une unité délogée, puis le lieu où elle se replie.',
      adjustment: 'Touchez un lieu éclairé pour construire, ou une unité éclairée pour la retirer.',
      resolved: 'Touchez une unité pour lire ce qu’elle est devenue.',
      tapWhere: 'Touchez un lieu éclairé.',
      compared: 'Touchez une unité pour la trouver dans la liste. Les ordres se changent sous Ordres A et Ordres B.',
      tapWhom: 'Touchez une unité éclairée.',
    },
    set: (order) => `C’est écrit : ${order}.`,
  },
  outcome: {
    succeeds: 'réussit',
    fails: 'arrêtée',
    given: 'donné',
    cut: 'coupé',
    available: 'transporte',
    disrupted: 'rompu',
    stands: 'tient',
    dislodged: 'délogée',
    illegal: 'impossible',
    invalid: 'sans effet',
    retreated: 'se replie',
    disbanded: 'dissoute',
    built: 'construite',
    removed: 'retirée',
    waived: 'abandonnée',
    says: (order, sentence) => ended(`${order} : ${sentence}`),
    sentence: (text) => ended(capital(text)),
  },
  resolve: {
    go: 'Résoudre',
    why: {
      all: 'Chaque unité a son ordre.',
      some: (without) =>
        `${capital(une(without, 'unité'))} sans ordre : ${either(without, 'elle tient', 'elles tiennent')}.`,
      none: 'Aucun ordre encore : toutes les unités tiendraient.',
      retreatSome: (without) =>
        `${capital(une(without, 'unité'))} sans retraite : ${either(without, 'dissoute', 'dissoutes')}.`,
      retreatAll: 'Chaque unité délogée a son ordre.',
      typed: (n) =>
        `${capital(un(n, 'ordre'))} dans la case ${either(n, 'sera noté', 'seront notés')} à la résolution.`,
      adjust:
        'Ce qui n’est pas construit est abandonné ; ce qui n’est pas retiré l’est selon la règle du désordre civil.',
    },
    toRetreats: 'Passer aux retraites',
    toAdjustments: 'Passer aux ajustements',
    toTurn: (turn) => `Passer ${to(theTurn(turn))}`,
    backToWriting: 'Changer les ordres',
    resolved: (turn) => `${turn} : c’est résolu.`,
    drivenOut: (units) =>
      `${list(units)} : ${units.length === 1 ? 'cette unité a été délogée' : 'ces unités ont été délogées'}.`,
    nobodyDrivenOut: 'Aucune unité n’a été délogée.',
    won: (power, centres) => `Victoire ${of(the(power))} : ${centres} centres.`,
  },
  retreats: {
    title: 'Retraites',
    none: 'Aucune unité n’a été délogée. Continuez.',
    drivenOut: (unit) => `${unit} a été délogée`,
    by: (place) => `par l’attaque venue ${of(place)}`,
    bySea: (place) => `par l’attaque venue ${of(place)}, par mer`,
    disband: 'Nulle part : la dissoudre',
    noRoom: 'Toutes les issues sont fermées : elle est dissoute.',
    closed: 'fermé',
  },
  adjustments: {
    title: 'Ajustements',
    none: 'Rien à faire. Continuez.',
    build: (n) => `en construit ${number(n)}`,
    remove: (n) => `en retire ${number(n)}`,
    written: (n, all) => `${n} sur ${all}`,
    waived: (n) => `${capital(une(n, 'construction'))} ${either(n, 'abandonnée', 'abandonnées')}`,
    built: (made, due, waived) =>
      `${une(made, 'construction')} sur ${number(due)}${waived > 0 ? `, ${number(waived)} abandonnée${s(waived)}` : ''}`,
    tookOff: (made, due) => `${un(made, 'retrait')} sur ${number(due)}`,
    takeBackWaives: 'Construire quand même',
    army: 'Armée',
    fleet: 'Flotte',
    fleetAt: (coast) => `Flotte, ${COASTS[coast] ?? coast}`,
    nothing: 'Rien',
    closed: {
      occupied: 'Une unité s’y trouve.',
      'not-owned': 'Un centre d’origine, mais il est à une autre puissance.',
    },
    full: (n) => `Le compte y est (${number(n)}). Reprenez d’abord un choix.`,
  },
  panels: { label: 'Parties de la page', orders: 'Ordres', setup: 'Plateau', share: 'Partager' },
  door: FRENCH_DOOR,
  seat: FRENCH_SEAT,
  board: FRENCH_BOARD,
  shell: FRENCH_SHELL,
  titleOf: (seat) => capital(bare(seat)),
};
