import { useState } from 'react';
import { ProblemNote } from '../../components/problem-note.tsx';
import type { Problem } from '../../server/ask.ts';
import { SCROLLED_BY_KEYS } from '../../shell/papers.tsx';
import { deskWords } from '../../words/desk-words.ts';
import { words } from '../../words/words.ts';
import { churchPapers } from '../church-papers.ts';
import { useRoster } from '../people.tsx';
import { useDesk } from '../use-ruling.ts';
import { useCalled } from './called.ts';
import { ChurchPaste } from './church-paste.tsx';
import { readBallots } from './read-church.ts';
import { SeatSelect } from './seat-select.tsx';
import { useBatch } from './use-batch.ts';

/** Ballots of a conclave or council that came in on paper: a candidate for each bishop, filed together. */
export function BallotsPaper() {
  const { view, sentences } = useDesk();
  const { nameIn } = useRoster();
  const batch = useBatch();
  const { paper: said } = deskWords;
  const [votes, setVotes] = useState<ReadonlyMap<string, string>>(new Map());
  const [refused, setRefused] = useState<readonly Problem[]>([]);
  const bishops = view.seats.filter((seat) => seat.class === 'bishop' && seat.standing === 'seated');
  const called = useCalled(bishops.map(({ id }) => id));
  const cast = new Map<string, string>(
    churchPapers(view).ballots.flatMap((ballot) =>
      ballot?.turn === view.turn ? [[ballot.voter as string, ballot.candidate as string]] : [],
    ),
  );
  const file = async () => {
    if (votes.size === 0 || batch.isSending) return;
    const problems = await batch.file(
      [...votes].map(([voter, candidate]) => ({
        do: 'castBallot',
        onBehalfOf: voter,
        candidate,
        expectedPhase: view.phase,
      })),
    );
    if (problems === undefined) return;
    setRefused(problems);
    if (problems.length === 0) setVotes(new Map());
  };
  if (view.throne?.kind !== 'vacant' && view.council === undefined) return <p className="empty">{said.noBallot}</p>;
  return (
    <>
      <section className="paper-form" {...SCROLLED_BY_KEYS} aria-label={said.kinds.ballots}>
        <ul>
          {bishops.map(({ id }) => (
            <li key={id} className="paper-row">
              <span>
                {nameIn(id) !== undefined && <b>{nameIn(id)}, </b>}
                {sentences.words.seat(id)}
              </span>
              <SeatSelect
                label={said.ballotOf(sentences.words.seat(id))}
                seats={bishops.map((one) => one.id)}
                value={votes.get(id) ?? cast.get(id) ?? ''}
                none={said.noVote}
                onChange={(candidate) => {
                  const next = new Map(votes);
                  if (candidate === '') next.delete(id);
                  else next.set(id, candidate);
                  setVotes(next);
                }}
              />
            </li>
          ))}
        </ul>
        <ProblemNote problem={refused[0] ?? batch.problem} />
        <button
          type="button"
          className="btn btn--main"
          aria-disabled={votes.size === 0 || batch.isSending}
          onClick={() => void file()}
        >
          {batch.isSending ? words.door.oneMoment : said.fileBallots(votes.size)}
        </button>
        <p className="why" role="status">
          {said.castSoFar(cast.size, bishops.length)}
        </p>
      </section>
      <ChurchPaste
        kind="ballots"
        read={(text) => readBallots(called, text)}
        says={({ voter, candidate }) => said.pasted.votes(sentences.words.seat(voter), sentences.words.seat(candidate))}
        onPut={(read) => {
          setVotes(new Map([...votes, ...read.map(({ voter, candidate }) => [voter, candidate] as const)]));
          return read.length;
        }}
      />
    </>
  );
}
