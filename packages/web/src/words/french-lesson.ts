/** What the coach of a first lesson says, in French. What the game answers is said by `@defensor/api`. */
import type { ENGLISH_LESSON } from './english-lesson.ts';
import type { Spoken } from './spoken.ts';

const step = (title: string, text: string, choices: readonly string[]) => ({ title, text, choices });

export const FRENCH_LESSON: Spoken<typeof ENGLISH_LESSON> = {
  title: 'Première leçon',
  roles: { ruler: 'Souverain ou Seigneur', bishop: 'Évêque', pope: 'Pape' },
  choose: 'Dix minutes, sur un plateau à vous. Rien ici ne touche à une partie.',
  step: (role, n, all) => `${role}, étape ${n} sur ${all}`,
  progress: (n, all) => `Étape ${n} sur ${all}`,
  leave: 'Quitter',
  next: 'Continuer',
  again: 'Recommencer',
  taken: 'Le jeu l’a accepté.',
  refused: 'Le jeu l’a refusé. Rien ne s’est passé ; essayez l’autre voie.',
  done: 'C’était la leçon. Vous pouvez faire tout cela à votre place, avec les mêmes mots.',
  what: 'Ce qui s’est passé',
  ruler: [
    step(
      'Parler d’abord',
      'Vous régnez sur l’Espagne, et c’est la phase de diplomatie : c’est seulement maintenant que vous pouvez écrire aux autres puissances (A16). Rome n’a pas encore d’amis. À qui écrivez-vous ?',
      ['Écrire au Souverain de Venise', 'N’écrire à personne'],
    ),
    step(
      'Une feuille veut une signature',
      'L’écriture des ordres a commencé. Les ordres sont des lignes sur une feuille, et ils comptent quand le Souverain ou un Seigneur l’a signée (OP.1). Les lettres aux autres attendent.',
      ['Ordonner F Nap – Pap avec la ligne « Déposer le Pape », et signer', 'Écrire encore une fois à Venise'],
    ),
    step(
      'Les résultats',
      'L’Arbitre publie. Si votre flotte est à Rome, le Pape est déposé et les évêques siègent en conclave (R17, R5).',
      ['Laisser l’Arbitre publier'],
    ),
  ],
  bishop: [
    step(
      'Excommunié',
      'Vous êtes l’évêque du Danemark. Vous n’appartenez à aucune puissance, et vous êtes excommunié : vous ne pouvez parler qu’à l’Arbitre (R2). Une lettre interdite est refusée tant que vous ne la confirmez pas.',
      ['Écrire à la Suède', 'Écrire à la Suède, et confirmer que c’est interdit'],
    ),
    step(
      'Des issues',
      'Un évêque dont personne n’a occupé le siège peut se déclarer pour une puissance : son équipe lui est alors ouverte (R8). C’est public aussitôt.',
      ['Se déclarer pour l’Angleterre'],
    ),
    step(
      'Convoquer un concile',
      'Avec sept signatures sur treize, un concile siège aussitôt (R14). Vous rédigez le décret et le signez ; signer n’est pas parler, le montrer l’est.',
      ['Rédiger le décret et le signer', 'Voter maintenant'],
    ),
  ],
  pope: [
    step(
      'Les bulles sont des brouillons tant qu’elles ne comptent pas',
      'Vous êtes Pape. Pendant la diplomatie, une bulle est un brouillon et ne lie personne (R12). Écrivez-en une contre le Souverain d’Espagne.',
      ['Écrire la bulle d’excommunication', 'Excommunier l’Arbitre'],
    ),
    step(
      'Scellez-la pendant l’écriture des ordres',
      'L’écriture des ordres a commencé. Ce que vous scellez maintenant compte à la résolution des ordres, en un seul pli.',
      ['Sceller le pli'],
    ),
    step(
      'Publiée',
      'L’Arbitre publie. Dès lors, le Souverain d’Espagne ne peut plus écrire aux équipes des autres puissances, jusqu’à ce qu’un Pape lève l’excommunication (R1).',
      ['Laisser l’Arbitre publier'],
    ),
  ],
};
