import type { LetterId } from '../../ids.ts';
import type { EvolversOf } from '../../registry.ts';
import type { Game, GameRecord, Letter } from '../../state.ts';
import type { moderationEvents } from './events.ts';

/** What each event of the Judge's moderation changes: the record, never a letter's being there. */
export const moderationEvolvers: EvolversOf<typeof moderationEvents> = {
  letterReported: (game, { facts }, { at }) =>
    withRecord(game, { reports: [...game.record.reports, { ...facts, atMs: at, handled: false }] }),

  reportHandled: (game, { facts }) =>
    withRecord(game, {
      reports: game.record.reports.map((one) =>
        one.letter === facts.letter && one.by === facts.by ? { ...one, handled: true } : one,
      ),
    }),

  seatMuted: (game, { facts }) => {
    const { seat, ...mute } = facts;
    return withRecord(game, { mutes: { ...game.record.mutes, [seat]: mute } });
  },

  seatUnmuted: (game, { facts }) => {
    const { [facts.seat]: _, ...mutes } = game.record.mutes;
    return withRecord(game, { mutes });
  },

  seatWarned: (game, { facts }, { at }) =>
    withRecord(game, { warnings: [...game.record.warnings, { ...facts, atMs: at }] }),

  letterHidden: (game, { facts }) => changed(game, facts.letter, { hidden: true }),

  letterShown: (game, { facts }) =>
    withRecord(game, {
      letters: game.record.letters.map((letter) => {
        if (letter.id !== facts.letter) return letter;
        const { hidden: _, ...shown } = letter;
        return shown;
      }),
    }),

  letterRuledLawful: (game, { facts }) => changed(game, facts.letter, { ruledLawful: true }),

  speechExempted: (game, { facts }, { at }) =>
    withRecord(game, { exemptions: [...game.record.exemptions, { ...facts, fromMs: at }] }),

  exemptionsEnded: (game, _event, { at }) =>
    withRecord(game, {
      exemptions: game.record.exemptions.map((one) =>
        one.untilMs === undefined || at < one.untilMs ? { ...one, untilMs: at } : one,
      ),
    }),

  lettersOpened: (game) => withRecord(game, { lettersOpen: true }),
};

function withRecord(game: Game, change: Partial<GameRecord>): Game {
  return { ...game, record: { ...game.record, ...change } };
}

function changed(game: Game, id: LetterId, change: Partial<Letter>): Game {
  return withRecord(game, {
    letters: game.record.letters.map((letter) => (letter.id === id ? { ...letter, ...change } : letter)),
  });
}
