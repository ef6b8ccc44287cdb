import type { EvolversOf } from '../../registry.ts';
import type { Game, Note } from '../../state.ts';
import type { writingEvents } from './events.ts';

/** What each event about notes and journals changes. */
export const writingEvolvers: EvolversOf<typeof writingEvents> = {
  noteWritten: (game, { facts }, { at, turn }) => noted(game, { ...facts, kind: 'note', atMs: at, turn }),
  journalWritten: (game, { facts }, { at, turn }) => noted(game, { ...facts, kind: 'journal', atMs: at, turn }),
  journalsAsked: (game, { facts: { text } }, { turn }) => {
    const { journalPrompt: _, ...record } = game.record;
    return { ...game, record: { ...record, ...(text === undefined ? {} : { journalPrompt: { text, turn } }) } };
  },
};

function noted(game: Game, note: Note): Game {
  return { ...game, record: { ...game.record, notes: game.record.notes.concat(note) } };
}
