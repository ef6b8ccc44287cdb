import type { CommandOf } from '../../commands.ts';
import { accept, refuse } from '../../decision.ts';
import type { Decider } from '../../desk.ts';
import { JUDGE_ONLY, toSeats } from '../../events.ts';
import { popeOf } from '../church.ts';
import { happened } from '../happened.ts';

/**
 * The Judge rules on a testimony, in the Order Resolution Phase. Until the resolution is published
 * he may rule otherwise; then it is final. There is no vote and no appeal (S078).
 *
 * @rule R13
 */
export const ruleTestimony: Decider<CommandOf<'ruleTestimony'>> = (desk, body) => {
  const { state } = desk;
  const finding = state.church.findings[body.finding];
  if (finding === undefined) return refuse('unknown-finding', 'R13', { finding: body.finding });
  if (finding.decidedIn !== undefined)
    return refuse('ruling-final', 'R13', { finding: finding.id, turn: finding.decidedIn });
  if (state.phase !== 'orderResolution') return refuse('docket-closed', 'R13', { phase: state.phase });
  return accept([
    happened('testimonyRuled', 'R13', JUDGE_ONLY, {
      finding: finding.id,
      ruling: body.ruling,
      ...(body.note === undefined ? {} : { note: desk.keep(body.note, 'note') }),
    }),
  ]);
};

/** The Judge asks the accused or the Pope for a reply before he rules. @rule A30 */
export const askAboutTestimony: Decider<CommandOf<'askAboutTestimony'>> = (desk, body) => {
  const { state } = desk;
  const finding = state.church.findings[body.finding];
  if (finding === undefined) return refuse('unknown-finding', 'R13', { finding: body.finding });
  if (finding.decidedIn !== undefined)
    return refuse('ruling-final', 'R13', { finding: finding.id, turn: finding.decidedIn });
  const of = body.of === 'accused' ? finding.accused : (popeOf(state) ?? finding.filedBy);
  return accept([
    happened('testimonyQuestioned', 'A30', toSeats([of]), {
      finding: finding.id,
      of,
      question: desk.keep(body.question, 'question'),
    }),
  ]);
};

/**
 * The one who was asked answers. Who was not asked is told of no testimony; the Judge may enter what
 * the accused said to him.
 *
 * @rule A29 an admission by the accused is proven without a ruling (S200)
 */
export const answerTestimony: Decider<CommandOf<'answerTestimony'>> = (desk, body) => {
  const { state, by } = desk;
  const finding = state.church.findings[body.finding];
  const wasAsked = finding?.questions.some((question) => question.of === by) ?? false;
  const mayAnswer = wasAsked || (desk.enteredByJudge && finding?.accused === by);
  if (finding === undefined || !mayAnswer) return refuse('unknown-finding', 'R13', { finding: body.finding });
  if (finding.decidedIn !== undefined)
    return refuse('ruling-final', 'R13', { finding: finding.id, turn: finding.decidedIn });
  return accept([
    happened('testimonyAnswered', 'A29', toSeats([by]), {
      finding: finding.id,
      by,
      answer: desk.keep(body.answer, 'answer'),
      admits: body.admits && by === finding.accused,
      enteredByJudge: desk.enteredByJudge,
    }),
  ]);
};
