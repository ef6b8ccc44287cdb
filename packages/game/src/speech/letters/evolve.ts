import type { EvolversOf } from '../../registry.ts';
import type { Game, Group, Letter } from '../../state.ts';
import type { letterEvents } from './events.ts';

/** What each event about letters and groups changes: the record alone, which no undo touches. */
export const letterEvolvers: EvolversOf<typeof letterEvents> = {
  letterSent: (game, { facts }, { at, turn, phase }) => {
    const { letter: id, enteredByJudge: _, ...rest } = facts;
    return withLetter(game, { id, sentMs: at, turn, phase, ...rest });
  },

  statementMade: (game, { facts }, { at, turn, phase }) => {
    const { letter: id, from, text, unlawful } = facts;
    return withLetter(game, {
      id,
      from,
      to: [],
      public: true,
      sentMs: at,
      turn,
      phase,
      text,
      copies: [],
      petition: false,
      ...(unlawful === undefined ? {} : { unlawful }),
    });
  },

  groupFormed: (game, { facts }) => {
    const { group: id, name, founder, members } = facts;
    return withGroup(game, { id, name, founder, members });
  },

  groupJoined: (game, { facts }) => {
    const group = game.record.groups[facts.group] as Group;
    return withGroup(game, { ...group, members: [...group.members, ...facts.members] });
  },

  groupLeft: (game, { facts }) => {
    const group = game.record.groups[facts.group] as Group;
    return withGroup(game, { ...group, members: group.members.filter((seat) => seat !== facts.seat) });
  },
};

function withLetter(game: Game, letter: Letter): Game {
  return { ...game, record: { ...game.record, letters: game.record.letters.concat(letter) } };
}

function withGroup(game: Game, group: Group): Game {
  return { ...game, record: { ...game.record, groups: { ...game.record.groups, [group.id]: group } } };
}
