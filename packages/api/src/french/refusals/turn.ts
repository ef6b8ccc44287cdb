import { capital } from '../../game/capital.ts';
import type { RefusalCatalogue } from '../../game/game-catalogue.ts';
import { counted, of, theTurn, to } from '../grammar.ts';
import { waiting } from '../waiting.ts';

/** French for the refusals about phases, the clock and the end of the game. */
export const turnRefusals = {
  'publish-ends-resolution': () => 'La résolution des ordres se termine quand vous publiez les résultats.',
  'nothing-to-publish': ({ phase }) => `La partie en est ${to(phase('phase'))}. Il n’y a rien à publier.`,
  'docket-open': ({ names, words }) => `Tranchez d’abord ceci : ${waiting(names('waitsFor'), words)}.`,
  'not-due': ({ has, moment }) =>
    has('deadline')
      ? `La phase se termine à ce moment, pas avant : ${moment('deadline')}.`
      : 'La phase n’a pas de moment où elle se termine.',
  'clock-paused': ({ number }) =>
    `L’horloge est arrêtée ; il reste ${counted(Math.ceil(number('leftMs') / 60_000), 'minute')}.`,
  'clock-runs': () => 'L’horloge tourne.',
  'no-deadline': () => 'Cette phase n’a pas d’échéance. L’Arbitre la termine à la main.',
  'deadline-in-the-past': ({ moment }) => `Ce moment est passé : ${moment('deadline')}. Choisissez-en un à venir.`,
  'no-timetable': () => 'La partie n’a pas de calendrier des cours.',
  'timetable-unsorted': () => 'Les changements d’heure du fuseau doivent se suivre dans le temps.',
  'no-lesson': () => 'Le calendrier n’a plus de cours à venir.',
  'not-waited-for': ({ phase }) => `Personne ne vous attend pendant ${phase('phase')}.`,
  'ready-already': () => 'Vous avez déjà dit que vous avez fini.',
  'not-ready': () => 'Vous n’aviez pas dit que vous aviez fini.',
  'rulers-draw': () =>
    'Seul le Souverain d’une puissance, ou celui qui agit pour lui, se prononce sur une partie nulle.',
  'draw-proposed-already': ({ power }) =>
    `Une partie nulle proposée par ${power('by')} attend ses réponses. Répondez d’abord à celle-là.`,
  'draw-with-stranger': ({ power }) =>
    `${capital(power('power'))} n’est pas dans la partie, et ne peut pas partager une partie nulle.`,
  'draw-out-of-communion': ({ power }) =>
    `Le Souverain ${of(power('power'))} est sous excommunication. Dans cette partie, seules les puissances en communion avec Rome partagent une partie nulle.`,
  'no-draw-proposed': () => 'Aucune partie nulle n’est proposée.',
  'draw-answered': ({ is }) => `Vous avez déjà répondu « ${is('answer', 'yes') ? 'oui' : 'non'} ».`,
  'turn-is-over': ({ turn }) =>
    `${capital(theTurn(turn('turn')))} est terminé. Choisissez ce tour-ci ou un tour à venir.`,
} satisfies Partial<RefusalCatalogue['refusals']>;
