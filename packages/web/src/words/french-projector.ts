/** What is said, in French, on the screen on the wall. */
import { capital } from './counting.ts';
import type { ENGLISH_PROJECTOR } from './english-projector.ts';
import { of, the, theTurn } from './french-grammar.ts';
import type { Spoken } from './spoken.ts';

export const FRENCH_PROJECTOR: Spoken<typeof ENGLISH_PROJECTOR> = {
  title: 'La grand-place',
  controls: 'Commandes',
  revealOf: (turn) => `Révéler de nouveau ${theTurn(turn)}`,
  next: 'Suivant',
  back: 'Retour',
  toEnd: 'Tout montrer',
  sound: { on: 'Avec la cloche', off: 'Sans la cloche' },
  full: 'Plein écran',
  keys: 'Espace suivant, ← retour, Échap tout, R révéler, B cloche, F plein écran',
  results: (at, all) => `Résultats, ${at} sur ${all}`,
  ready: 'Les résultats sont là',
  comes: (what) => `Ensuite : ${what}`,
  orders: 'les ordres',
  church: 'le trône et les excommunications',
  board: 'le plateau',
  master: (power, see) => `${capital(the(power))} tient le siège ${of(see)}`,
  excommunicated: 'Excommuniés',
  nobody: 'Personne n’est excommunié.',
  reigns: (pope, council) => `Pape : ${pope}. ${council}`,
  vacant: (council) => `Le trône est vacant. ${council}`,
  noCouncil: 'Aucun concile ne siège.',
  council: 'Un concile siège.',
  conclave: 'Un conclave siège.',
  more: (count) => `et ${count} de plus`,
};
