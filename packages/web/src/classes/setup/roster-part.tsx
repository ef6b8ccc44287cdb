import { Icon } from '../../components/icon.tsx';
import { ProblemNote } from '../../components/problem-note.tsx';
import { classWords } from '../../words/class-words.ts';
import type { SetupDesk } from './use-setup.ts';

/** How many lines of the roster are shown as they were read. */
const SHOWN = 8;
/** The columns that are shown, where they were read: the first of the numbers, and who works with whom. */
const COLUMNS = ['canvasId', 'idNumber', 'sisId', 'login', 'email', 'group'];

/** The roster as it is pasted, or taken from a file, and as it was read. */
export function RosterPart({ desk: { setup, paste, problem } }: { desk: SetupDesk }) {
  const { setup: said } = classWords;
  const { people, form, issues } = setup;
  const there = COLUMNS.filter((column) => people.some(({ details }) => details[column] !== undefined));
  const number = there.find((column) => column !== 'group');
  const columns = there.filter((column) => column === number || column === 'group');
  const take = async (file: File | undefined) => {
    if (file !== undefined) paste(await file.text());
  };
  return (
    <section className="col col--l" aria-labelledby="roster-title">
      <header>
        <h2 className="h-sec" id="roster-title">
          {said.roster}
        </h2>
        {people.length > 0 && <span className="small soft">{said.from[form]}</span>}
      </header>
      <div className="paste">
        <label className="label" htmlFor="roster-text">
          {said.paste}
        </label>
        <textarea
          className="field raw"
          id="roster-text"
          rows={9}
          spellCheck={false}
          value={setup.text}
          onChange={(event) => paste(event.target.value)}
        />
        <label className="small take-file">
          <span>{said.file}</span>
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onChange={(event) => void take(event.target.files?.[0])}
          />
        </label>
        <ProblemNote problem={problem} />
      </div>
      {people.length > 0 && (
        <>
          <h3 className="h-small sub">{said.readAs}</h3>
          <table className="ledger roster">
            <thead>
              <tr>
                <th scope="col">{said.name}</th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {said.details[column] ?? column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {people.slice(0, SHOWN).map(({ key, name, details }) => (
                <tr key={key}>
                  <td>{name}</td>
                  {columns.map((column) => (
                    <td key={column}>{details[column]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="small soft sub">
            {people.length > SHOWN && said.more(people.length - SHOWN)} {said.back[form]}
          </p>
        </>
      )}
      <ul className="found" aria-live="polite">
        {people.length > 0 && (
          <li>
            <span className="state state--ok">
              <Icon name="check" />
              {said.read(people.length)}
            </span>
          </li>
        )}
        {people.length > 0 && people.length < 10 && (
          <li>
            <span className="state state--wait">
              <Icon name="warn" />
              {said.tooFew}
            </span>
          </li>
        )}
        {issues.map(({ line, message }) => (
          <li key={line}>
            <span className="state state--wait">
              <Icon name="warn" />
              {said.line(line, message)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
