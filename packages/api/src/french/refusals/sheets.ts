import { capital } from '../../game/capital.ts';
import type { RefusalCatalogue } from '../../game/game-catalogue.ts';
import { of, to } from '../grammar.ts';

/** French for the refusals about sheets and signatures. */
export const sheetRefusals = {
  'sheets-out-of-phase': ({ phase }) => `Aucune feuille ne peut être écrite ni signée pendant ${phase('phase')}.`,
  'signing-not-open': () =>
    'Les ordres se signent dans la phase d’écriture des ordres. D’ici là, vous pouvez les préparer et les changer.',
  'no-power-to-order': () =>
    'Vous n’êtes de l’équipe d’aucune puissance : vous n’avez donc pas d’unités à commander. Un évêque obtient une équipe en se déclarant pour elle, ou quand une unité de celle-ci entre sur son siège.',
  'power-out': ({ power }) => `${capital(power('power'))} a quitté la partie et n’a rien à ordonner.`,
  'nothing-to-order': ({ power, phase }) => `${capital(power('power'))} n’a rien à décider pendant ${phase('phase')}.`,
  'no-such-sheet': ({ name }) => `Il n’y a pas de feuille « ${name('sheet')} » que vous puissiez voir.`,
  'sheet-of-another-power': ({ power, name }) =>
    `La feuille « ${name('sheet')} » n’est pas une feuille ${of(power('power'))}. Un Souverain ou un Seigneur signe pour une seule puissance.`,
  'sheet-name-taken': ({ name }) =>
    `Quelqu’un de votre équipe a une feuille appelée « ${name('sheet')} ». Donnez un autre nom à la vôtre.`,
  'not-your-draft': ({ seat, name }) =>
    `La feuille « ${name('sheet')} » a été rédigée par ${seat('drafter')}. Seul son auteur la change ; écrivez-en une à vous.`,
  'already-signed': ({ has, name }) =>
    has('decree')
      ? `Ce décret, « ${name('decree')} », porte déjà cette signature.`
      : `La feuille « ${name('sheet')} » porte déjà cette signature.`,
  'not-signed': ({ seat, name }) => `${capital(seat('seat'))} n’a pas signé la feuille « ${name('sheet')} ».`,
  'court-shows-sheets': () =>
    'Seul le Souverain ou un Seigneur d’une puissance montre les feuilles de celle-ci à d’autres.',
  'show-to-bishops-only': ({ seat }) =>
    `Une feuille ne peut pas être montrée ${to(seat('seat'))}. En dehors de la Cour, seuls les évêques peuvent en voir.`,
  'already-shown': ({ seat, name }) => `${capital(seat('seat'))} peut déjà voir la feuille « ${name('sheet')} ».`,
  'late-needs-reason': () =>
    'L’écriture des ordres est terminée. L’Arbitre peut encore admettre ce document, mais il doit dire pourquoi.',
  'already-struck': ({ seat, name }) =>
    `La signature ${of(seat('seat'))} sur la feuille « ${name('sheet')} » est déjà rayée.`,
  'not-struck': ({ seat, name }) =>
    `La signature ${of(seat('seat'))} sur la feuille « ${name('sheet')} » n’a pas été rayée.`,
  'no-dispute': ({ power }) => `Les Seigneurs ${of(power('power'))} ne sont pas en désaccord : il n’y a pas à choisir.`,
} satisfies Partial<RefusalCatalogue['refusals']>;
