import type { GameCatalogue } from '../game/game-catalogue.ts';
import { waiting } from './waiting.ts';
import { genitive } from './words.ts';

/** English for what a seat owes now, and what else there is to do. */
export const ENGLISH_OWE: GameCatalogue['owe'] = {
  nothing: () => 'You owe nothing now.',
  watch: () => 'Watch. There is nothing for you to do.',
  talk: () => 'Talk to the others. Orders are written in the next phase.',
  'sign-orders': ({ has, power }) =>
    has('power')
      ? `Sign orders for ${power('power')}. Until a sheet is signed, its units hold.`
      : 'Sign orders. Until a sheet is signed, your units hold.',
  'settle-dispute': ({ power }) =>
    `The Lords of ${power('power')} signed different sheets. Agree on one, or the Judge has to choose.`,
  'sign-retreats': ({ power }) =>
    `Sign where the dislodged units of ${power('power')} retreat to. Without an order they are disbanded.`,
  'sign-adjustments': ({ power }) =>
    `Sign ${genitive(power('power'))} builds or removals. What is not ordered is not built, or is removed by rule.`,
  'cast-ballot': () => 'Vote for a Pope. The conclave sits until a majority elects one.',
  'may-vote-anti-pope': () => 'A council sits. You may vote for an Anti-Pope.',
  'sign-decree': ({ has, name }) =>
    `A decree to convene a council${has('decree') ? `, “${name('decree')}”,` : ''} was shown to you. Sign it or leave it.`,
  'seal-bulls': () => 'Your bulls are a draft. Seal them before Order Writing closes, or they have no effect.',
  'draft-bulls': () => 'You can draft bulls.',
  'declare-affiliation': () => 'You can declare for a power, as long as nobody has occupied your see.',
  'open-decree': () => 'You can draw up a decree to convene a council.',
  'write-letters': () => 'You can write letters.',
  'write-journal': () => 'You can write your journal.',
  'answer-judge': () => 'The Judge asked you about a testimony. Answer him.',
  'open-phase': () => 'Open the first phase when everybody has a seat.',
  rule: ({ words, names }) => {
    const waits = names('waits');
    return waits.length === 0 ? 'Rule on the docket.' : `Rule on what waits: ${waiting(waits, words)}.`;
  },
  publish: () => 'Look at the dry run, then publish the results.',
  'close-phase': ({ names, words, phase }) => {
    const missing = names('missing');
    const close = `Close ${phase('phase')} when it is time.`;
    return missing.length === 0 ? close : `${close} No signed sheet yet: ${words.powers(missing)}.`;
  },
};
