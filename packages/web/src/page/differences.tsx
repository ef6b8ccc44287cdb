import type { PowerId } from '@defensor/diplomacy';
import { Arms } from '../components/arms.tsx';
import { RuleNo } from '../components/rule-no.tsx';
import { lookOf } from '../map/powers.ts';
import type { Comparison, Pair } from '../play/comparing.ts';
import type { Row } from '../play/rows.ts';
import { orderText, powerLabel, provinceLabel, unitLabel } from '../words/orders.ts';
import { sandboxWords } from '../words/sandbox-words.ts';
import { words } from '../words/words.ts';
import { FateMark } from './fate.tsx';
import { SetMark } from './two-maps.tsx';
import type { Sandbox } from './use-sandbox.ts';

interface DifferencesProps {
  readonly sandbox: Sandbox;
  readonly comparison: Comparison;
  /** Whether the Church is laid over the board. */
  readonly withChurch: boolean;
}

/** Line by line, what the two sets come to: first what differs, then what follows, then what is the same. */
export function Differences({ sandbox, comparison, withChurch }: DifferencesProps) {
  const { naming } = sandbox;
  const { differing, same, centres } = comparison;
  const sees = withChurch ? comparison.sees : [];
  const { versus } = sandboxWords;
  return (
    <div className="differences">
      <div className="differences-head">
        <h3 className="h-sec">{versus.title}</h3>
        <span className="small soft">{versus.differing(differing.length, differing.length + same.length)}</span>
      </div>
      {differing.length === 0 ? (
        <p className="empty">{versus.none}</p>
      ) : (
        <table className="compare">
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{versus.order}</span>
              </th>
              {(['A', 'B'] as const).map((letter) => (
                <th key={letter} scope="col">
                  <SetMark letter={letter} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differing.map((pair) => (
              <PairRow key={pair.key} sandbox={sandbox} pair={pair} />
            ))}
          </tbody>
          {sees.length + centres.length > 0 && (
            <tbody>
              <tr className="sub">
                <th colSpan={3} scope="rowgroup">
                  {versus.after}
                </th>
              </tr>
              {sees.map(({ see, a, b }) => (
                <tr key={see} data-see={see}>
                  <th scope="row">
                    {versus.bishopOf(provinceLabel(naming, see))} <RuleNo rule="R8" />
                  </th>
                  <td>{ownerOf(naming, a)}</td>
                  <td className="is-b">{ownerOf(naming, b)}</td>
                </tr>
              ))}
              {centres.map(({ power, a, b }) => (
                <tr key={power}>
                  <th scope="row">{versus.centres(powerLabel(naming, power))}</th>
                  <td>
                    <b>{a}</b>
                  </td>
                  <td className="is-b">
                    <b>{b}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          )}
        </table>
      )}
      {same.length > 0 && <SameLines sandbox={sandbox} pairs={same} />}
    </div>
  );
}

/** Whose a bishop is after a unit stood in the see; nobody new, where none does. */
const ownerOf = (naming: Sandbox['naming'], power: PowerId | undefined) =>
  power === undefined ? sandboxWords.versus.asBefore : sandboxWords.versus.ofPower(powerLabel(naming, power));

function PairRow({ sandbox, pair }: { sandbox: Sandbox; pair: Pair }) {
  const { variant, chosen } = sandbox;
  const isMarked = chosen !== undefined && chosen === pair.province;
  return (
    <tr className={isMarked ? 'is-marked' : undefined} data-line={pair.province}>
      <th scope="row">
        <Arms look={lookOf(variant, pair.power)} small />
        {nameOf(sandbox, pair)}
      </th>
      <td>
        <Came sandbox={sandbox} row={pair.a} />
      </td>
      <td className="is-b">
        <Came sandbox={sandbox} row={pair.b} />
      </td>
    </tr>
  );
}

function nameOf({ naming }: Sandbox, { unit, province, power }: Pair): string {
  if (unit !== undefined) return unitLabel(naming, { type: unit.type, at: unit.location });
  return province === undefined ? powerLabel(naming, power) : provinceLabel(naming, province);
}

/** What was ordered in one set, and what came of it. */
function Came({ sandbox, row }: { sandbox: Sandbox; row: Row | undefined }) {
  const { naming } = sandbox;
  if (row === undefined) return <i className="faint">{sandboxWords.versus.noLine}</i>;
  if (row.waived !== undefined) return words.adjustments.waived(row.waived);
  return (
    <>
      {row.order === undefined ? (
        <i className="faint">{words.orders.noOrder}</i>
      ) : (
        <Did text={orderText(naming, row.order)} />
      )}
      {row.fate !== undefined && (
        <>
          <FateMark fate={row.fate} />
          <small>{words.outcome.sentence(row.fate.sentence)}</small>
        </>
      )}
    </>
  );
}

/** An order without its unit, which stands at the head of the row. */
function Did({ text: { verb, strong, rest } }: { text: ReturnType<typeof orderText> }) {
  return (
    <span className="did">
      {verb} <b>{strong}</b> {rest}
    </span>
  );
}

function SameLines({ sandbox, pairs }: { sandbox: Sandbox; pairs: readonly Pair[] }) {
  return (
    <details className="same">
      <summary>{sandboxWords.versus.same(pairs.length)}</summary>
      <ul className="lines">
        {pairs.map((pair) => (
          <li key={pair.key} className="line-row">
            <Arms look={lookOf(sandbox.variant, pair.power)} small />
            <span className="said">
              {nameOf(sandbox, pair)}
              {pair.a?.order !== undefined && <Did text={orderText(sandbox.naming, pair.a.order)} />}
            </span>
            {pair.a?.fate !== undefined && <FateMark fate={pair.a.fate} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
