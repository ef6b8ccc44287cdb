/** What is said, in French, in the chancery of a Pope or Anti-Pope. */
import { capital } from './counting.ts';
import type { ENGLISH_CHANCERY } from './english-chancery.ts';
import { of, the, theTurn } from './french-grammar.ts';
import type { Spoken } from './spoken.ts';

export const FRENCH_CHANCERY: Spoken<typeof ENGLISH_CHANCERY> = {
  none: 'La chancellerie est celle du Pape, ou d’un antipape. Vous n’êtes ni l’un ni l’autre pour l’instant.',
  bullsOf: (turn) => `Bulles ${of(theTurn(turn))}`,
  decreesOf: (bishop, turn) => `Décrets ${of(bishop)}, antipape, ${turn}`,
  chosen: (turn) => `Antipape depuis ${theTurn(turn)}`,
  stamp: 'Sans effet',
  stampWhy: 'barre chacun d’eux dans la Gazette, aussi longtemps que vous ne régnez pas',
  empty: 'Aucune bulle encore. Ajoutez-en une ci-dessous ; ce n’est qu’un brouillon tant qu’elle n’est pas scellée.',
  preamble: 'Les mots qui les précèdent, s’il y en a',
  preambleHint: 'Ils sont publiés et n’engagent personne.',
  takeOut: (bull) => `Retirer : ${bull}`,
  bull: {
    excommunicate: (seat) => `Excommunier ${seat}`,
    lift: (seat) => `Lever l’excommunication ${of(seat)}`,
    name: (unit, half) =>
      half === undefined ? `Désigner ${unit}` : `Désigner ${unit}, ${half === 1 ? 'premier' : 'second'} de deux tours`,
    first: 'Désignez la même unité au tour suivant, où qu’elle se trouve alors.',
    second: 'Elle a été immobilisée au tour précédent. Après celui-ci, la punition est purgée.',
  },
  verdict: {
    notKept: 'Encore sur cet appareil seulement.',
    alreadyBanned: (since) =>
      `Sans effet : déjà excommunié${since === '' ? '' : ` depuis ${theTurn(since)}`}. On ne l’est pas deux fois.`,
    self: 'Prend effet à la publication du tour, et vous excommunie vous-même.',
    atPublication: 'Prend effet à la publication du tour.',
    notBanned: 'Sans effet : il n’y a pas d’excommunication à lever.',
    first: 'Prend effet avant tout le reste, quoi qu’il arrive.',
    overtaken: 'Sans effet : vous levez l’excommunication sur laquelle elle repose.',
    held: 'L’unité sera immobilisée : l’infraction est prouvée.',
    ifProven: 'Prend effet si l’Arbitre la juge prouvée.',
    waits: 'En attente. Prend effet à l’heure où vous êtes Pape.',
    lapses: 'Ne fait rien, ni maintenant ni plus tard : elle tombe avec le tour.',
  },
  add: {
    title: 'Ajouter une bulle',
    decree: 'Ajouter un décret',
    kinds: { excommunicate: 'Excommunier', lift: 'Lever', name: 'Désigner une unité' },
    whom: 'Qui',
    whose: 'L’excommunication de qui',
    choose: 'Choisir une place',
    bishops: 'Évêques',
    write: 'L’écrire',
    nobodyBanned: 'Personne n’est excommunié.',
    unit: 'Quelle unité, et pour quelle infraction',
    chooseUnit: 'Choisir une unité',
    offence: (accused, turn, half) =>
      `${capital(accused)}, ${turn} : ${half === 1 ? 'premier tour' : 'second tour, la même unité'}`,
    noFinding:
      'Une unité est désignée pour une infraction commise par un excommunié. Témoignez d’abord ; choisissez ensuite ici une unité de son équipe.',
    namesNobody: 'La désignation d’un antipape ne fait rien, ni maintenant ni plus tard.',
  },
  seal: {
    hold: 'Appuyez longuement pour sceller',
    sealed: 'Scellé',
    yes: 'Les sceller',
    no: 'Pas encore',
    willBe:
      'Secrètes jusqu’à la publication du tour. Vous pouvez rompre le sceau et les changer jusqu’au son de la cloche.',
    willWait: 'Ils attendront l’heure où vous régnerez. Vous pouvez rompre le sceau jusqu’au son de la cloche.',
    secret: 'Secrètes jusqu’à la publication du tour. Rompez le sceau pour les changer, jusqu’au son de la cloche.',
    waits: 'Déposés à la publication du tour. Rompez le sceau pour les changer, jusqu’au son de la cloche.',
    notYet: 'Le sceau se pose pendant l’écriture des ordres. Jusque-là, elles restent un brouillon.',
    over: 'L’écriture des ordres est finie. Ce qui n’est pas scellé reste un brouillon.',
    nothing: 'Il n’y a encore rien à sceller.',
    open: 'Rompre le sceau',
  },
  testimony: {
    title: 'Témoignage',
    against: (accused, turn) => `Contre ${accused}, ${turn}`,
    rulings: {
      open: 'L’Arbitre n’a pas publié de décision',
      proven: 'prouvé',
      notProven: 'non prouvé',
      notProvenByDefault: 'non prouvé : personne n’a tranché',
    },
    nobody: 'Personne n’est excommunié, donc personne n’a pu commettre d’infraction.',
    accused: 'Qui a parlé malgré l’interdiction',
    letters: 'Lettres entre vos mains',
    when: 'Quand c’est arrivé',
    chooseTurn: 'Choisir un tour',
    text: 'Vos mots à l’Arbitre',
    file: 'Témoigner',
    about: 'Seul l’Arbitre le lit. S’il le juge prouvé, une unité que vous désignez pour cela est immobilisée.',
  },
  crown: {
    title: 'Empereurs',
    whom: 'Couronner',
    crown: 'Couronner empereur',
    uncrown: 'Reprendre la couronne',
    about: 'Aussitôt et en public. Un titre, et aucun pouvoir.',
  },
  resign: {
    title: 'Renonciation',
    about:
      'Un papier signé à part, jamais une ligne parmi les bulles. Tant qu’une unité se trouve à Rome, l’Arbitre doit constater que vous étiez libre.',
    begin: 'Écrire une renonciation',
    text: 'Votre renonciation',
    sign: 'Je signe ceci de ma propre main',
    file: 'Renoncer',
    waits: 'Signée. Elle prend effet à la résolution des ordres.',
    withdraw: 'La reprendre',
  },
  renounce: {
    title: 'Comme antipape',
    renounce: 'Abandonner le titre',
    yes: 'Oui, l’abandonner',
    no: 'Le garder',
    about: 'Vos décrets tombent avec lui. Vous restez évêque.',
  },
  falls: {
    rome: 'Si Rome tombe',
    map: 'Rome et ses environs',
    stands: (unit) => `${capital(unit)} : cette unité est à Rome. Si ses ordres le disent, vous êtes déposé.`,
    host: (power) =>
      `${capital(the(power))} tient Rome depuis le début. Cette puissance n’a rien envahi et ne peut pas vous déposer.`,
    near: 'À un déplacement de Rome :',
    nobodyNear: 'Aucune unité n’est à un déplacement de Rome.',
    falls:
      'Si l’une d’elles y entre et que ses ordres le disent, vous êtes déposé, et chacune de vos excommunications et désignations est nulle. Une excommunication que vous avez levée reste levée.',
    pope: (bishop) => `Si le Pape tombe (${bishop})`,
    vacant: 'Tant que le trône est vacant',
    deposedOnly:
      'Déposé par un envahisseur : vous êtes Pape aussitôt, sans conclave, et vos décrets prennent effet. Vous êtes le seul antipape.',
    deposedOneOf:
      'Déposé par un envahisseur : un conclave s’ouvre, car il y a plusieurs antipapes. Vous pouvez y être élu.',
    resigns: 'Il renonce : un conclave s’ouvre. Vous pouvez y être élu.',
    stand: 'Un conclave siège. Vous pouvez y être élu ; vos décrets prennent alors effet.',
    noVote: 'Votre propre excommunication vous prive de vote.',
    unmake: 'Qui peut vous défaire',
    anyPower: (see) => `Toute puissance qui a une unité sur votre siège (${see}) et une ligne dans ses ordres.`,
    anyBut: (power, see) =>
      `Toute puissance sauf ${the(power)}, avec une unité sur votre siège (${see}) et une ligne dans ses ordres.`,
    nearSee: 'Elles sont à un déplacement de votre siège.',
    nobodyNearSee: 'Aucune unité n’est à un déplacement de votre siège.',
  },
};
