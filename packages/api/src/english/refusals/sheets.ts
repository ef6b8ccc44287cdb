import { capital } from '../../game/capital.ts';
import type { RefusalCatalogue } from '../../game/game-catalogue.ts';
import { genitive } from '../words.ts';

/** English for the refusals about sheets and signatures. */
export const sheetRefusals = {
  'sheets-out-of-phase': ({ phase }) => `No sheet can be written or signed in ${phase('phase')}.`,
  'signing-not-open': () => 'Orders are signed in the Order Writing Phase. Until then you can draft and change them.',
  'no-power-to-order': () =>
    'You belong to no power’s team, so there are no units for you to order. A bishop gets a team by declaring for it, or when its unit enters his see.',
  'power-out': ({ power }) => `${capital(power('power'))} is out of the game and has nothing to order.`,
  'nothing-to-order': ({ power, phase }) => `${capital(power('power'))} has nothing to decide in ${phase('phase')}.`,
  'no-such-sheet': ({ name }) => `There is no sheet “${name('sheet')}” that you may see.`,
  'sheet-of-another-power': ({ power, name }) =>
    `Sheet “${name('sheet')}” is not one of ${genitive(power('power'))}. A Ruler or Lord signs for one power only.`,
  'sheet-name-taken': ({ name }) =>
    `Somebody of your team has a sheet called “${name('sheet')}”. Give yours another name.`,
  'not-your-draft': ({ seat, name }) =>
    `Sheet “${name('sheet')}” was drafted by ${seat('drafter')}. Only the drafter changes it; write one of your own.`,
  'already-signed': ({ has, name }) =>
    has('decree')
      ? `This decree, “${name('decree')}”, bears that signature already.`
      : `Sheet “${name('sheet')}” bears that signature already.`,
  'not-signed': ({ seat, name }) => `${capital(seat('seat'))} has not signed sheet “${name('sheet')}”.`,
  'court-shows-sheets': () => 'Only the Ruler or a Lord of a power shows its sheets to others.',
  'show-to-bishops-only': ({ seat }) =>
    `${capital(seat('seat'))} cannot be shown a sheet. Outside the court, only bishops can.`,
  'already-shown': ({ seat, name }) => `${capital(seat('seat'))} can see sheet “${name('sheet')}” already.`,
  'late-needs-reason': () => 'Order Writing has closed. The Judge may still admit this document, but has to say why.',
  'already-struck': ({ seat, name }) =>
    `The signature of ${seat('seat')} on sheet “${name('sheet')}” is struck already.`,
  'not-struck': ({ seat, name }) => `The signature of ${seat('seat')} on sheet “${name('sheet')}” was not struck.`,
  'no-dispute': ({ power }) =>
    `The Lords of ${power('power')} are not in dispute, so there is nothing to choose between.`,
} satisfies Partial<RefusalCatalogue['refusals']>;
