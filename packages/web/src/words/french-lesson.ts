/** What the coach of a lesson says, in French. What the game answers is said by `@defensor/api`. */
import type { ENGLISH_LESSON } from './english-lesson.ts';
import type { Spoken } from './spoken.ts';

const step = (title: string, text: string) => ({ title, text });

export const FRENCH_LESSON: Spoken<typeof ENGLISH_LESSON> = {
  title: 'Première leçon',
  roles: { ruler: 'Souverain ou Seigneur', bishop: 'Évêque', pope: 'Pape' },
  choose:
    'Dix minutes, sur des pages et un plateau comme ceux d’une partie, avec un guide à côté. Rien ici ne touche à une partie ; vous pouvez arrêter à tout moment et reprendre plus tard.',
  resume: (n, all) => `vous en êtes à l’étape ${n} sur ${all}`,
  step: (role, n, all) => `${role}, étape ${n} sur ${all}`,
  coach: 'Le guide',
  leave: 'Quitter',
  next: 'Continuer',
  skip: 'Le faire pour moi',
  again: 'Recommencer',
  fold: 'Replier le guide',
  unfold: 'Montrer le guide',
  taken: 'C’est fait.',
  over: 'C’était la leçon. Vous pouvez faire tout cela à votre place, sur les mêmes pages.',
  toSection: {
    board: 'Au plateau',
    letters: 'Aux lettres',
    church: 'À l’Église',
    chancery: 'À la chancellerie',
    gazette: 'À la Gazette',
  },
  ruler: [
    step(
      'Parler d’abord',
      'Vous régnez sur l’Espagne, et c’est la phase de diplomatie : c’est seulement maintenant que vous pouvez écrire aux autres puissances (A16). Écrivez une lettre au Souverain de Venise : « Écrire », choisir, écrire, envoyer.',
    ),
    step(
      'Un mouvement',
      'L’écriture des ordres a commencé. Envoyez votre armée de Madrid à Marseille : touchez-la sur la carte ou dans la liste, choisissez le mouvement, puis le lieu. Un ordre compte quand un Souverain ou un Seigneur a signé la feuille (OP.1) : signez-la.',
    ),
    step(
      'Un soutien',
      'Une armée française tient Marseille, et à un contre un personne ne passe. Que votre flotte du golfe du Lion soutienne le mouvement : le soutien, puis Madrid, puis Marseille. Signez de nouveau : la feuille la plus récente compte.',
    ),
    step(
      'Un convoi',
      'Les armées passent la mer avec une flotte. Ordonnez à Naples d’aller à Tunis, et à la flotte de la mer Tyrrhénienne de convoyer Naples à Tunis. Puis signez.',
    ),
    step(
      'Les résultats',
      'L’Arbitre a publié. À deux contre un, la France est chassée de Marseille, et votre armée a débarqué à Tunis. Lisez-le dans la Gazette, ordre par ordre ; le plateau le montre aussi.',
    ),
    step(
      'Une retraite',
      'En automne, vous n’avez rien signé : vos unités ont tenu, et la France est revenue avec un soutien. Votre armée doit quitter Marseille : choisissez où elle va, et signez.',
    ),
    step(
      'Une construction',
      'L’hiver : vous possédez un centre de plus que vous n’avez d’unités. Construisez une armée ou une flotte chez vous, et signez. Voilà une année entière.',
    ),
  ],
  bishop: [
    step(
      'Écrire',
      'Vous êtes l’évêque du Danemark, et c’est la phase de diplomatie. Vous n’avez pas d’unités : votre plume est ce que vous avez. Écrivez à un autre évêque.',
    ),
    step(
      'Se déclarer',
      'Un évêque dont personne n’a occupé le siège peut se déclarer pour une puissance : son équipe lui est dès lors ouverte (R8). C’est public aussitôt. Déclarez-vous pour l’une d’elles, sous « Allégeance ».',
    ),
    step(
      'Convoquer un concile',
      'Avec sept signatures sur treize, un concile siège aussitôt (R14). Rédigez un décret sur cette page, avec vos mots, et signez-le. Signer n’est pas parler ; le montrer à d’autres l’est.',
    ),
    step(
      'Voter',
      'Six autres ont signé, et le concile siège. C’est l’écriture des ordres : les évêques votent maintenant, en secret, pour un antipape. Choisissez-en un, et votez.',
    ),
    step(
      'Excommunié',
      'L’évêque de Serbie est antipape ; et le Pape vous a excommunié. Vous ne pouvez plus écrire aux autres équipes (R1), mais toujours à l’Arbitre. Demandez-lui quelque chose.',
    ),
    step(
      'Un témoignage',
      'Le Pape dit que vous avez parlé quand même, et l’Arbitre vous interroge (R13). Sur cette page : répondez avec vos mots, et avouez ou non. L’Arbitre tranche ; si c’est prouvé, une unité peut être immobilisée.',
    ),
  ],
  pope: [
    step(
      'Écrire une bulle',
      'Vous êtes Pape, et c’est la phase de diplomatie. À la chancellerie, une bulle est un brouillon et ne lie personne (R12). Ajoutez-en une : excommuniez le Souverain d’Espagne.',
    ),
    step(
      'Sceller le pli',
      'L’écriture des ordres a commencé. Appuyez sur la cire sans la lâcher : ce qui est scellé compte, en un seul pli, à la résolution des ordres. D’ici là, vous pouvez rompre le sceau.',
    ),
    step(
      'Témoigner',
      'Le Souverain d’Espagne est excommunié, et a écrit à Venise quand même ; vous l’avez appris. Témoignez : qui a parlé, quand, et vos mots à l’Arbitre (R13).',
    ),
    step(
      'Punir',
      'L’écriture des ordres. Avec un témoignage, vous pouvez désigner une unité de l’Espagne : ajoutez une désignation, et scellez le pli. Désignée deux tours de suite, et l’offense prouvée, elle est immobilisée (R3).',
    ),
    step(
      'Lever une excommunication',
      'L’Arbitre l’a jugé prouvé. Un nouveau tour : une excommunication dure jusqu’à ce qu’un Pape la lève (R4), et cela peut valoir quelque chose pour l’Espagne. Ajoutez la levée pour son Souverain, et scellez.',
    ),
  ],
};
