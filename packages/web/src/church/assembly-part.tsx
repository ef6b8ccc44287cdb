import type { EventOf, View } from '@defensor/game';
import { RuleNo } from '../components/rule-no.tsx';
import { useTable } from '../seat/at-table.ts';
import { churchWords } from '../words/church-words.ts';
import { Part } from './part.tsx';
import type { Who } from './use-who.ts';

type Counted = EventOf<'ballotsCounted'>['facts'];

/** What the counts of a conclave or council were, turn by turn, the last first. */
function countsOf({ gazette, conclave, council }: View) {
  const since = conclave?.openedIn ?? council?.first;
  const from = gazette.findLastIndex(
    ({ type }) => type === (conclave === undefined ? 'councilConvened' : 'conclaveOpened'),
  );
  if (since === undefined) return [];
  return gazette
    .slice(Math.max(0, from))
    .filter(({ type }) => type === 'ballotsCounted')
    .map(({ turn, facts }) => ({ turn, ...(facts as Counted) }))
    .reverse();
}

/** The conclave or council that sits: since when, who votes, how many elect, and the ballots held so far. */
export function AssemblyPart({ who }: { who: Who }) {
  const { view, sentences } = useTable();
  const { election, conclave, council } = view;
  const said = churchWords.assembly;
  if (election === undefined) return null;
  const { turn, list } = sentences.words;
  const banned = election.bishops - election.electors.length;
  const convened = view.gazette.findLast(({ type }) => type === 'councilConvened')?.facts as
    | EventOf<'councilConvened'>['facts']
    | undefined;
  return (
    <Part
      id="assembly"
      title={conclave === undefined ? said.council : said.conclave}
      rule={conclave === undefined ? 'R6' : 'R5'}
    >
      {conclave !== undefined ? (
        <p>
          {said.vacant(turn(conclave.openedIn), conclave.cause)}{' '}
          {said.electors(election.electors.length, election.needed, 'pope')} {said.banned(banned)} <RuleNo rule="R16" />
        </p>
      ) : (
        <p>
          {council !== undefined && said.sits(turn(council.first), turn(council.last))}{' '}
          {said.electors(election.electors.length, election.needed, 'antiPope')} {said.bannedToo} <RuleNo rule="R16" />
        </p>
      )}
      {conclave?.barred !== undefined && <p className="why">{said.barred(who.title(conclave.barred))}</p>}
      {conclave === undefined && convened !== undefined && (
        <p className="why">{said.by(list(convened.signatories.map((seat) => who.seat(seat))))}</p>
      )}
      {countsOf(view).map((counted, index, all) => (
        <Count key={counted.turn} counted={counted} nth={all.length - index} who={who} />
      ))}
    </Part>
  );
}

/** One ballot, counted: the votes as dots up to the number that elects, with the figure. */
function Count({ counted, nth, who }: { counted: Counted & { readonly turn: string }; nth: number; who: Who }) {
  const { sentences } = useTable();
  const said = churchWords.assembly;
  const voted = counted.counts.reduce((sum, { votes }) => sum + votes, 0);
  return (
    <div className="counted">
      <h3 className="h-small">{said.ballot(nth, sentences.words.turn(counted.turn))}</h3>
      {counted.counts.length > 0 && (
        <ol className="cands">
          {counted.counts.map(({ candidate, votes }) => (
            <li key={candidate}>
              <span>
                <b>{who.title(candidate)}</b>
                <small>{who.whose(candidate)}</small>
              </span>
              <span className="tally" aria-hidden="true">
                {Array.from({ length: Math.max(votes, counted.needed) }, (_, dot) => `dot-${dot + 1}`).map(
                  (dot, at) => (
                    <i key={dot} className={at < votes ? 'on' : ''} />
                  ),
                )}
              </span>
              <b className="num">{votes}</b>
            </li>
          ))}
        </ol>
      )}
      <p className="why">{said.after(counted.bishops - voted - counted.notCounted, counted.notCounted)}</p>
    </div>
  );
}
