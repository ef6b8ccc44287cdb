import { capital } from '../../game/capital.ts';
import type { RefusalCatalogue } from '../../game/game-catalogue.ts';
import { counted } from '../words.ts';

/** English for the refusals about what the Judge does. */
export const judgeRefusals = {
  'unknown-variant': ({ name }) => `There is no built-in map “${name('variant')}”.`,
  'unknown-unit': ({ name }) => `There is no unit “${name('unit')}” on the board.`,
  'map-has-faults': ({ number }) =>
    `The map file has ${counted(number('count'), 'fault')}. “defensor validate-map” lists them with their lines.`,
  'papal-see-needed': ({ name }) =>
    `“${name('papalSee')}” is no centre of this map. Name the centre that is to be the Pope’s see.`,
  'sees-needed': () => 'This map has no neutral centre. List the bishops’ sees yourself.',
  'nothing-to-undo': () => 'There is no earlier act or phase to go back to.',
  'nothing-to-redo': () => 'Nothing was undone, or something else has been done since.',
  'cannot-stand-there': ({ is, place }) =>
    `${is('type', 'F') ? 'A fleet' : 'An army'} cannot stand in ${place('location')}. A fleet needs a coast or sea (and must name one of two coasts), an army needs land.`,
  'two-units-in-one-province': ({ place }) => `Two units cannot stand in ${place('province')}.`,
  'not-a-centre': ({ place }) => `${capital(place('centre'))} is no centre. Only centres are owned.`,
  'no-winter-in-spring': ({ turn }) => `Units are built and removed after Fall, and it is ${turn('turn')}.`,
  'options-unchanged': () => 'The rulings are as you ask already.',
  'option-fixed': ({ name }) => `The ruling “${name('option')}” is settled when the game begins.`,
  'turn-not-played': ({ turn }) => `The game has not come to ${turn('turn')}.`,
} satisfies Partial<RefusalCatalogue['refusals']>;
