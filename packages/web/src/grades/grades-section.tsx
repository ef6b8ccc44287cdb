import { type FormEvent, Fragment, useState } from 'react';
import '../styles/ledger.css';
import '../styles/scripts.css';
import '../styles/grades.css';
import { Icon, type IconName } from '../components/icon.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { SeatArms } from '../components/seat-arms.tsx';
import { Segment } from '../components/segment.tsx';
import { useRoster } from '../desk/people.tsx';
import { useTable } from '../seat/at-table.ts';
import { useCommands } from '../seat/use-commands.ts';
import { saveFile } from '../server/save-file.ts';
import { SCROLLED_BY_KEYS } from '../shell/papers.tsx';
import { gradesWords } from '../words/grades-words.ts';
import { seatNames } from '../words/seats.ts';
import { words } from '../words/words.ts';
import { type GradeRow, gradedTurns, type Mark, markOf } from './marks.ts';

interface Chosen {
  readonly row: GradeRow;
  readonly turn: string;
}

const keyOf = ({ seat, person }: GradeRow) => `${seat} ${person ?? ''}`;

/** The grades: a mark for each person and turn, corrections with reasons, tables for gradebooks. */
export default function GradesSection() {
  const { view } = useTable();
  const [chosen, setChosen] = useState<Chosen>();
  const turns = gradedTurns(view);
  const rows = view.desk?.grades ?? [];
  const isBishop = ({ seat }: GradeRow) => view.seats.find(({ id }) => id === seat)?.class === 'bishop';
  const groups = [
    { name: gradesWords.courts, rows: rows.filter((row) => !isBishop(row)) },
    { name: gradesWords.bishops, rows: rows.filter(isBishop) },
  ];
  return (
    <div className="grades">
      <main className="grades-main" {...SCROLLED_BY_KEYS}>
        <header>
          <h2 className="h-sec">{gradesWords.title}</h2>
          <p className="small soft">
            {gradesWords.about} <span className="rule-no">PG</span> {gradesWords.each}
          </p>
        </header>
        {turns.length === 0 ? (
          <p className="empty">{gradesWords.none}</p>
        ) : (
          <>
            <table className="ledger marks">
              <thead>
                <tr>
                  <th scope="col">{gradesWords.student}</th>
                  <th scope="col">{gradesWords.seat}</th>
                  {turns.map((turn) => (
                    <th key={turn} scope="col" className="mark">
                      {words.seat.turn(turn)}
                    </th>
                  ))}
                  <th scope="col" className="n">
                    {gradesWords.signed}
                  </th>
                </tr>
              </thead>
              <tbody>
                {groups.map((group) => (
                  <Fragment key={group.name}>
                    <tr className="group">
                      <th scope="rowgroup" colSpan={turns.length + 3}>
                        {group.name}
                      </th>
                    </tr>
                    {group.rows.map((row) => (
                      <PersonRow key={keyOf(row)} row={row} turns={turns} chosen={chosen} onChoose={setChosen} />
                    ))}
                  </Fragment>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <td colSpan={2}>{gradesWords.signedThat}</td>
                  {turns.map((turn) => (
                    <td key={turn} className="mark">
                      <b>{rows.filter((row) => (row.turns as readonly string[]).includes(turn)).length}</b>
                    </td>
                  ))}
                  <td />
                </tr>
              </tfoot>
            </table>
            <ul className="mark-key">
              {(['signed', 'overruled', 'paper', 'counted', 'struck', 'nothing'] as const).map((mark) => (
                <li key={mark}>
                  <MarkSign mark={mark} /> {gradesWords.marks[mark]}
                </li>
              ))}
            </ul>
          </>
        )}
      </main>
      <aside className="grades-side" {...SCROLLED_BY_KEYS}>
        {chosen === undefined ? (
          <p className="empty">{gradesWords.choose}</p>
        ) : (
          <Correction key={`${keyOf(chosen.row)} ${chosen.turn}`} chosen={chosen} onDone={() => setChosen(undefined)} />
        )}
        <Corrections />
        <HandOn />
      </aside>
    </div>
  );
}

function useNames() {
  const { view, variant } = useTable();
  const { nameOf } = useRoster();
  const { title } = seatNames(variant, view.seats);
  return {
    title,
    name: ({ seat, person }: Pick<GradeRow, 'seat' | 'person'>) =>
      nameOf(person) ?? `${title(seat)} (${gradesWords.unnamed})`,
  };
}

interface PersonRowProps {
  readonly row: GradeRow;
  readonly turns: readonly string[];
  readonly chosen: Chosen | undefined;
  readonly onChoose: (chosen: Chosen) => void;
}

function PersonRow({ row, turns, chosen, onChoose }: PersonRowProps) {
  const { view, variant } = useTable();
  const { name, title } = useNames();
  const power = view.seats.find(({ id }) => id === row.seat)?.power;
  return (
    <tr data-grade={row.seat}>
      <th scope="row">
        <SeatArms variant={variant} power={power} /> {name(row)}
      </th>
      <td>{title(row.seat)}</td>
      {turns.map((turn) => {
        const mark = markOf(view, row, turn);
        const isChosen = chosen !== undefined && keyOf(chosen.row) === keyOf(row) && chosen.turn === turn;
        return (
          <td key={turn} className={`mark mark--${mark}`}>
            <button
              type="button"
              aria-pressed={isChosen}
              aria-label={gradesWords.cell(name(row), words.seat.turn(turn), gradesWords.marks[mark])}
              onClick={() => onChoose({ row, turn })}
            >
              <MarkSign mark={mark} />
            </button>
          </td>
        );
      })}
      <td className="n">
        <b>{gradesWords.of(row.count, row.of)}</b>
      </td>
    </tr>
  );
}

const SIGNS: Readonly<Record<Mark, IconName>> = {
  signed: 'check',
  overruled: 'check',
  paper: 'check',
  counted: 'scales',
  struck: 'cross',
  nothing: 'minus',
  away: 'minus',
};

function MarkSign({ mark }: { mark: Mark }) {
  const { short } = gradesWords;
  return (
    <span className={`sign sign--${mark}`}>
      {mark !== 'away' && <Icon name={SIGNS[mark]} small />}
      {mark === 'overruled' && <small>{short.overruled}</small>}
      {mark === 'paper' && <small>{short.paper}</small>}
    </span>
  );
}

function Correction({ chosen: { row, turn }, onDone }: { chosen: Chosen; onDone: () => void }) {
  const { game, as, view, look } = useTable();
  const { name } = useNames();
  const { give, isSending, problem } = useCommands(game, as);
  const now = (row.turns as readonly string[]).includes(turn);
  const [counts, setCounts] = useState(!now);
  const [reason, setReason] = useState('');
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    const { seat, person } = row;
    const done = await give({
      ...{ do: 'correctParticipation', seat, turn, counts, reason },
      ...(person === undefined ? {} : { person }),
    });
    if (done === undefined) return;
    look();
    onDone();
  };
  return (
    <form className="correction" onSubmit={(event) => void keep(event)}>
      <h2 className="h-sec">
        {name(row)}, {words.seat.turn(turn)}
      </h2>
      <p className="small">{gradesWords.marks[markOf(view, row, turn)]}</p>
      <Segment
        label={gradesWords.thisTurn}
        options={[
          { value: 'yes', label: gradesWords.counts },
          { value: 'no', label: gradesWords.countsNot },
        ]}
        value={counts ? 'yes' : 'no'}
        onChange={(value) => setCounts(value === 'yes')}
      />
      <label className="label small" htmlFor="grade-reason">
        {gradesWords.reason}
      </label>
      <textarea
        className="field"
        id="grade-reason"
        rows={2}
        required
        maxLength={2000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <ProblemNote problem={problem} />
      <div>
        <button type="submit" className="btn" aria-disabled={isSending}>
          {isSending ? words.door.oneMoment : gradesWords.keep}
        </button>
        <button type="button" className="btn btn--quiet" onClick={onDone}>
          {gradesWords.letGo}
        </button>
      </div>
    </form>
  );
}

/** What the log has of corrections, the latest first. */
function Corrections() {
  const { view, texts } = useTable();
  const { name } = useNames();
  const made = (view.desk?.log ?? []).flatMap(({ seq, event, undone }) =>
    event.type === 'participationCorrected' && undone !== true ? [{ seq, facts: event.facts }] : [],
  );
  return (
    <section>
      <h2 className="h-sec">{gradesWords.corrections}</h2>
      {made.length === 0 && <p className="small soft">{gradesWords.noCorrections}</p>}
      <ul className="corrections">
        {made.toReversed().map(({ seq, facts }) => (
          <li key={seq}>
            <b>{gradesWords.correction(name(facts), words.seat.turn(facts.turn), facts.counts)}</b>{' '}
            {facts.reason === undefined ? '' : texts[facts.reason.id]}
          </li>
        ))}
      </ul>
    </section>
  );
}

function HandOn() {
  const { game, as } = useTable();
  const [problem, setProblem] = useState<Parameters<typeof ProblemNote>[0]['problem']>();
  const take = async (form: 'plain' | 'canvas' | 'moodle') =>
    setProblem(
      await saveFile(`/games/${game}/participation.csv?for=${form}`, { as, name: `participation-${form}.csv` }),
    );
  return (
    <section className="hand-on">
      <h2 className="h-sec">{gradesWords.handOn}</h2>
      <button type="button" className="btn btn--main" onClick={() => void take('canvas')}>
        {gradesWords.canvas}
      </button>
      <p className="why">{gradesWords.canvasHint}</p>
      <button type="button" className="btn" onClick={() => void take('moodle')}>
        {gradesWords.moodle}
      </button>
      <p className="why">{gradesWords.moodleHint}</p>
      <div>
        <button type="button" className="btn" onClick={() => void take('plain')}>
          {gradesWords.plain}
        </button>
        <button type="button" className="btn" onClick={() => print()}>
          <Icon name="print" small />
          {gradesWords.print}
        </button>
      </div>
      <ProblemNote problem={problem} />
    </section>
  );
}
