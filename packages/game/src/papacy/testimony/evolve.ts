import type { FindingId } from '../../ids.ts';
import type { EvolversOf } from '../../registry.ts';
import type { Finding, Game, Question } from '../../state.ts';
import { withChurch } from '../church.ts';
import { entryOf } from '../dict.ts';
import type { testimonyEvents } from './events.ts';

/** What each event about testimony changes. */
export const testimonyEvolvers: EvolversOf<typeof testimonyEvents> = {
  testimonyFiled: (game, { facts }, { turn }) => {
    const { finding: id, person, enteredByJudge: _, late: __, ...filed } = facts;
    const finding: Finding = {
      id,
      ...filed,
      ...(person === undefined ? {} : { filedPerson: person }),
      filedIn: turn,
      ruling: 'open',
      admitted: false,
      questions: [],
    };
    return withChurch(game, { findings: { ...game.state.church.findings, [id]: finding } });
  },

  testimonyQuestioned: (game, { facts }) =>
    withFinding(game, facts.finding, (finding) => ({
      ...finding,
      questions: [...finding.questions, { of: facts.of, question: facts.question }],
    })),

  testimonyAnswered: (game, { facts }) =>
    withFinding(game, facts.finding, (finding) => ({
      ...finding,
      questions: answered(finding.questions, facts.by, facts.answer),
      ...(facts.admits ? { admitted: true, ruling: 'proven' as const } : {}),
    })),

  testimonyRuled: (game, { facts }) =>
    withFinding(game, facts.finding, (finding) => ({ ...finding, ruling: facts.ruling })),

  testimonyDecided: (game, { facts }, { turn }) =>
    withFinding(game, facts.finding, (finding) => ({ ...finding, ruling: facts.ruling, decidedIn: turn })),
};

/** The answer stands beside the last question put to that seat. */
function answered(questions: readonly Question[], of: Question['of'], answer: NonNullable<Question['answer']>) {
  const last = questions.findLastIndex((question) => question.of === of);
  return questions.map((question, index) => (index === last ? { ...question, answer } : question));
}

export function withFinding(game: Game, id: FindingId, change: (finding: Finding) => Finding): Game {
  const { findings } = game.state.church;
  return withChurch(game, { findings: { ...findings, [id]: change(entryOf(findings, id)) } });
}
