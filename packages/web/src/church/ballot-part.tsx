import type { View } from '@defensor/game';
import { useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { RuleNo } from '../components/rule-no.tsx';
import { useTable } from '../seat/at-table.ts';
import { churchWords } from '../words/church-words.ts';
import { refusalAt } from '../words/refusals.ts';
import { Part } from './part.tsx';
import { useAct } from './use-act.ts';
import type { Who } from './use-who.ts';

/** Whether votes and bulls can be given now: in Order Writing, and while all phases are one. */
export const isWriting = ({ phase, options }: View) =>
  phase === 'orderWriting' || (phase === 'diplomacy' && options.talk === 'always');

/** A bishop's vote of this turn; where there is none to give, why. */
export function BallotPart({ who }: { who: Who }) {
  const { view } = useTable();
  const said = churchWords.ballot;
  const { election } = view;
  if (election !== undefined && isWriting(view)) return <Ballot who={who} election={election} />;
  const why =
    election !== undefined
      ? view.phase === 'diplomacy'
        ? said.opensNext
        : said.closed
      : view.phase === 'diplomacy'
        ? said.noCouncil
        : said.noCouncilNow;
  return (
    <Part id="ballot" title={said.title} rule="R5">
      <p className="btn btn--wide" aria-disabled="true">
        <Icon name="lock" small />
        {said.none}
      </p>
      <p className="why">{why}</p>
    </Part>
  );
}

interface BallotProps {
  readonly who: Who;
  readonly election: NonNullable<View['election']>;
}

function Ballot({ who, election }: BallotProps) {
  const { view, variant } = useTable();
  const said = churchWords.ballot;
  const cast = view.ballots?.find(({ voter, turn }) => voter === view.viewer && turn === view.turn)?.candidate;
  const [chosen, setChosen] = useState<string>();
  const candidate = chosen ?? cast;
  const { act, isBusy, problem } = useAct();
  const counts = election.electors.some((seat) => seat === view.viewer);
  const isCast = candidate !== undefined && candidate === cast;
  const vote = () => {
    if (candidate !== undefined && !isCast) void act({ do: 'castBallot', candidate, expectedPhase: view.phase });
  };
  const takeBack = async () => {
    const done = await act({ do: 'withdrawBallot', expectedPhase: view.phase });
    if (done !== undefined) setChosen(undefined);
  };
  return (
    <Part
      id="ballot"
      title={election.elects === 'pope' ? said.conclave((view.conclave?.ballotsHeld ?? 0) + 1) : said.council}
      rule={election.elects === 'pope' ? 'R5' : 'R6'}
    >
      <p>
        {election.needed !== undefined && said.makes(election.needed, election.elects)}{' '}
        {view.options.ballots === 'secret' ? said.secret : said.rollCall} {said.change}
      </p>
      {!counts && (
        <p className="notice notice--ban">
          <Icon name="ban" small />
          <span>
            {said.notCounted} <RuleNo rule="R16" />
          </span>
        </p>
      )}
      <fieldset className="ballot">
        <legend className="vh">{said.candidates}</legend>
        {election.candidates.map(({ seat, fault }) => (
          <label key={seat} className={candidate === seat ? 'choice is-chosen' : 'choice'}>
            <input
              type="radio"
              name="candidate"
              checked={candidate === seat}
              disabled={fault !== undefined}
              onChange={() => setChosen(seat)}
            />
            <span className="dot-mark" aria-hidden="true" />
            <span className={fault === undefined ? 'said' : 'said faint'}>
              {who.title(seat)}
              {seat === view.viewer && ` ${said.you}`}
              <small>{fault === undefined ? who.whose(seat) : refusalAt({ variant, view }, fault)}</small>
            </span>
            {fault !== undefined && <RuleNo rule={fault.rule} />}
          </label>
        ))}
      </fieldset>
      <ProblemNote problem={problem} />
      <div className="act-bar">
        <button
          type="button"
          className="btn btn--main btn--wide"
          aria-disabled={isBusy || candidate === undefined || isCast}
          onClick={vote}
        >
          <Icon name={isCast ? 'check' : 'quill'} />
          {candidate === undefined
            ? said.choose
            : isCast
              ? said.cast(who.seat(candidate))
              : said.vote(who.seat(candidate))}
        </button>
        {cast !== undefined && (
          <button type="button" className="btn btn--quiet" aria-disabled={isBusy} onClick={() => void takeBack()}>
            {said.withdraw}
          </button>
        )}
        <p className="why">{election.elects === 'pope' ? said.afresh : said.nextTurn}</p>
      </div>
    </Part>
  );
}
