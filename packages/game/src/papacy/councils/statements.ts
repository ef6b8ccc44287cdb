import type { CommandOf } from '../../commands.ts';
import { accept, refuse } from '../../decision.ts';
import type { Decider } from '../../desk.ts';
import { PUBLIC, toSeats } from '../../events.ts';
import { filledBishops } from '../../seats/seats.ts';
import { conclaveSits, councilSits, majorityOf } from '../church.ts';
import { happened } from '../happened.ts';

/** A bishop drafts a statement, which the other bishops may read and sign. @rule A58 while a council or conclave sits */
export const draftCouncilStatement: Decider<CommandOf<'draftCouncilStatement'>> = (desk, body) => {
  const { state, by, seat } = desk;
  if (seat?.class !== 'bishop') return refuse('statement-not-bishop', 'A58', { seat: by });
  if (!councilSits(state) && !conclaveSits(state)) return refuse('no-council', 'A58', {});
  if (state.church.statements[body.statement] !== undefined) {
    return refuse('statement-exists', 'A58', { statement: body.statement });
  }
  const bishops = filledBishops(state).map((bishop) => bishop.id);
  return accept([
    happened('statementDrafted', 'A58', toSeats(bishops), {
      statement: body.statement,
      drafter: by,
      text: desk.keep(body.text, 'statement'),
    }),
  ]);
};

/** A bishop signs; a majority of all bishops makes it the council's. @rule A58 */
export const signCouncilStatement: Decider<CommandOf<'signCouncilStatement'>> = ({ state, by, seat }, body) => {
  if (seat?.class !== 'bishop') return refuse('statement-not-bishop', 'A58', { seat: by });
  if (!councilSits(state) && !conclaveSits(state)) return refuse('no-council', 'A58', {});
  const statement = state.church.statements[body.statement];
  if (statement === undefined) return refuse('unknown-statement', 'A58', { statement: body.statement });
  if (statement.issued || statement.signatures.some((signature) => signature.seat === by)) {
    return refuse('statement-signed', 'A58', { statement: statement.id });
  }
  const bishops = filledBishops(state).map((bishop) => bishop.id);
  const signatories = [...statement.signatures.map((signature) => signature.seat), by].filter((one) =>
    bishops.includes(one),
  );
  const needed = majorityOf(bishops.length);
  return accept([
    happened('statementSigned', 'A58', toSeats(bishops), {
      statement: statement.id,
      seat: by,
      ...(seat.person === undefined ? {} : { person: seat.person }),
      signatures: signatories.length,
      bishops: bishops.length,
      needed,
    }),
    ...(signatories.length >= needed
      ? [happened('statementIssued', 'A58', PUBLIC, { statement: statement.id, signatories, text: statement.text })]
      : []),
  ]);
};
