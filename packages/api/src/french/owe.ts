import type { GameCatalogue } from '../game/game-catalogue.ts';
import { of, to } from './grammar.ts';
import { waiting } from './waiting.ts';

/** French for what a seat owes now, and what else there is to do. */
export const FRENCH_OWE: GameCatalogue['owe'] = {
  nothing: () => 'Vous n’avez rien à faire pour l’instant.',
  watch: () => 'Regardez. Vous n’avez rien à faire.',
  talk: () => 'Parlez aux autres. Les ordres s’écrivent dans la phase suivante.',
  'sign-orders': ({ has, power }) =>
    has('power')
      ? `Signez des ordres pour ${power('power')}. Tant qu’aucune feuille n’est signée, ses unités tiennent.`
      : 'Signez des ordres. Tant qu’aucune feuille n’est signée, vos unités tiennent.',
  'settle-dispute': ({ power }) =>
    `Les Seigneurs ${of(power('power'))} ont signé des feuilles différentes. Mettez-vous d’accord sur une seule, sinon l’Arbitre devra choisir.`,
  'sign-retreats': ({ power }) =>
    `Signez où se retirent les unités délogées ${of(power('power'))}. Sans ordre, elles sont dissoutes.`,
  'sign-adjustments': ({ power }) =>
    `Signez les constructions ou les retraits ${of(power('power'))}. Ce qui n’est pas ordonné n’est pas construit, ou est retiré selon la règle.`,
  'cast-ballot': () => 'Votez pour un Pape. Le conclave siège jusqu’à ce qu’une majorité en élise un.',
  'may-vote-anti-pope': () => 'Un concile siège. Vous pouvez voter pour un antipape.',
  'sign-decree': ({ has, name }) =>
    `Un décret pour convoquer un concile${has('decree') ? `, « ${name('decree')} »,` : ''} vous a été montré. Signez-le ou laissez-le.`,
  'seal-bulls': () =>
    'Vos bulles sont un brouillon. Scellez-les avant la fin de l’écriture des ordres, sinon elles n’ont aucun effet.',
  'draft-bulls': () => 'Vous pouvez préparer des bulles.',
  'declare-affiliation': () =>
    'Vous pouvez vous déclarer pour une puissance, tant que personne n’a occupé votre siège.',
  'open-decree': () => 'Vous pouvez rédiger un décret pour convoquer un concile.',
  'write-letters': () => 'Vous pouvez écrire des lettres.',
  'write-journal': () => 'Vous pouvez écrire votre journal.',
  'answer-judge': () => 'L’Arbitre vous a posé une question sur un témoignage. Répondez-lui.',
  'open-phase': () => 'Ouvrez la première phase quand tout le monde a une place.',
  rule: ({ words, names }) => {
    const waits = names('waits');
    return waits.length === 0
      ? 'Tranchez les affaires en attente.'
      : `Tranchez ce qui attend : ${waiting(waits, words)}.`;
  },
  publish: () => 'Regardez l’essai à blanc, puis publiez les résultats.',
  'close-phase': ({ names, words, phase }) => {
    const missing = names('missing');
    const close = `Mettez fin ${to(phase('phase'))} quand il est temps.`;
    return missing.length === 0 ? close : `${close} Pas encore de feuille signée : ${words.powers(missing)}.`;
  },
};
