import { useState } from 'react';
import { ProblemNote } from '../../components/problem-note.tsx';
import { SCROLLED_BY_KEYS } from '../../shell/papers.tsx';
import { deskWords } from '../../words/desk-words.ts';
import { words } from '../../words/words.ts';
import { churchPapers } from '../church-papers.ts';
import { players } from '../signing.ts';
import { useDesk, useRuling } from '../use-ruling.ts';
import { useCalled } from './called.ts';
import { ChurchPaste } from './church-paste.tsx';
import { type Bull, readBulls } from './read-church.ts';
import { SeatSelect } from './seat-select.tsx';

const KINDS: readonly Bull['kind'][] = ['excommunicate', 'lift', 'name'];
const EMPTY: Bull = { kind: 'excommunicate', seat: '', unit: '' };

const isWhole = ({ seat, kind, unit }: Bull) => seat !== '' && (kind !== 'name' || unit.trim() !== '');

/** Bulls that came in on paper: a line each, sealed together for the Pope or an Anti-Pope. */
export function BullsPaper() {
  const { view, variant, sentences } = useDesk();
  const seats = useCalled(players(view));
  const { give, isSending, problem } = useRuling();
  const { paper: said } = deskWords;
  const authors = [
    ...(view.throne?.kind === 'reigning' ? [view.throne.pope as string] : []),
    ...view.antiPopes.map(({ seat }) => seat as string),
  ];
  const [author, setAuthor] = useState(authors[0] ?? '');
  const [lines, setLines] = useState<readonly Bull[]>([EMPTY]);
  const [isSealed, setSealed] = useState(false);
  const findings = churchPapers(view).findings.filter(({ ruling }) => ruling === 'proven');
  const change = (at: number, bull: Partial<Bull>) => {
    const next = lines.map((line, n) => (n === at ? { ...line, ...bull } : line));
    const isFull = next.at(-1)?.seat !== '';
    setLines(isFull ? [...next, EMPTY] : next);
    setSealed(false);
  };
  const full = lines.filter(isWhole);
  const put = (bulls: readonly Bull[]) => {
    setLines([...full, ...bulls, EMPTY]);
    setSealed(false);
    return bulls.length;
  };
  const says = ({ kind, seat, unit }: Bull) =>
    kind === 'name' ? said.pasted.names(unit, seat) : said.pasted[kind](sentences.words.seat(seat));
  const isLate = view.phase === 'orderResolution';
  const file = async () => {
    if (full.length === 0 || isSending) return;
    const asked = full.map(({ kind, seat, unit }) =>
      kind === 'name' ? { name: unit, finding: seat } : { [kind]: seat },
    );
    const reason = isLate ? { reason: said.lateReason(words.seat.moment(Date.now())) } : {};
    const done = await give({ do: 'sealBulls', onBehalfOf: author, lines: asked, ...reason });
    setSealed(done !== undefined);
  };
  if (authors.length === 0) return <p className="empty">{said.noPope}</p>;
  const reader = { variant, seats, findings: findings.map(({ id }) => id ?? ''), verb: said.pasted.verb };
  return (
    <>
      <section className="paper-form" {...SCROLLED_BY_KEYS} aria-label={said.kinds.bulls}>
        <SeatSelect label={said.sealedBy} seats={authors} value={author} none={said.choose} onChange={setAuthor} />
        <ol>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the packet.
            <li key={at} className="paper-row">
              <select
                className="field field--s"
                aria-label={said.bull(at + 1)}
                value={line.kind}
                onChange={(event) => change(at, { kind: event.target.value as Bull['kind'], seat: '' })}
              >
                {KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {said.bulls[kind]}
                  </option>
                ))}
              </select>
              {line.kind === 'name' ? (
                <>
                  <select
                    className="field field--s"
                    aria-label={said.finding(at + 1)}
                    value={line.seat}
                    onChange={(event) => change(at, { seat: event.target.value })}
                  >
                    <option value="">{said.choose}</option>
                    {findings.map(({ id, accused }) => (
                      <option key={id} value={id}>
                        {id} {accused === undefined ? '' : sentences.words.seat(accused)}
                      </option>
                    ))}
                  </select>
                  <input
                    className="field field--s"
                    aria-label={said.namedUnit(at + 1)}
                    placeholder={said.unitHow}
                    value={line.unit}
                    onChange={(event) => change(at, { unit: event.target.value })}
                  />
                </>
              ) : (
                <SeatSelect
                  label={said.whom(at + 1)}
                  seats={players(view)}
                  value={line.seat}
                  none={said.choose}
                  onChange={(seat) => change(at, { seat })}
                />
              )}
            </li>
          ))}
        </ol>
        <ProblemNote problem={problem} />
        <button
          type="button"
          className="btn btn--main"
          aria-disabled={full.length === 0 || isSending}
          onClick={() => void file()}
        >
          {isSending ? words.door.oneMoment : said.seal(full.length)}
        </button>
        <p className="why" role="status">
          {isSealed && said.sealed}
        </p>
      </section>
      <ChurchPaste kind="bulls" read={(text) => readBulls(reader, text)} says={says} onPut={put} />
    </>
  );
}
