import { useWho } from '../church/use-who.ts';
import { RuleNo } from '../components/rule-no.tsx';
import { useTable } from '../seat/at-table.ts';
import { SCROLLED_BY_KEYS } from '../shell/papers.tsx';
import { chartWords } from '../words/church-words.ts';
import type { Span, Timeline } from './timeline.ts';

/** The figures of the chart’s own space. */
const LEFT = 190;
const WIDTH = 1120;
const ROW = 30;
const TOP = 34;

interface Bar extends Span {
  readonly row: 'reign' | 'vacant' | 'anti' | 'council' | 'ban';
}

/** Who reigned, claimed to, sat and was banned, turn by turn, as bands; and the same in a table. */
export function ThroneChart({ timeline }: { timeline: Timeline }) {
  const { sentences } = useTable();
  const who = useWho();
  const said = chartWords.throne;
  const { turns } = timeline;
  const step = (WIDTH - LEFT) / turns.length;
  const x = (at: number) => LEFT + at * step;
  const rows: readonly { readonly label: string; readonly bars: readonly Bar[] }[] = [
    {
      label: said.pope,
      bars: timeline.reigns.map((span) => ({ ...span, row: span.seat === undefined ? 'vacant' : 'reign' })),
    },
    ...timeline.antiPopes.map((span) => ({ label: said.antiPope, bars: [{ ...span, row: 'anti' } as const] })),
    ...(timeline.councils.length === 0
      ? []
      : [{ label: said.council, bars: timeline.councils.map((span) => ({ ...span, row: 'council' }) as const) }]),
    ...timeline.bans.map((span) => ({ label: who.title(span.seat ?? ''), bars: [{ ...span, row: 'ban' } as const] })),
  ];
  const bottom = TOP + rows.length * ROW;
  const nameOf = ({ seat, row }: Bar) =>
    seat === undefined ? said[row === 'council' ? 'sits' : 'empty'] : who.title(seat);
  return (
    <section className="figure" aria-labelledby="throne-chart">
      <div className="fig-head">
        <h2 className="h-sec" id="throne-chart">
          {said.title}
        </h2>
        <p className="small soft">{said.key}</p>
      </div>
      <section className="chart-box" aria-labelledby="throne-chart" {...SCROLLED_BY_KEYS}>
        <svg className="chart" viewBox={`0 0 ${WIDTH} ${bottom + 6}`} aria-hidden="true">
          {turns.map((turn, index) => (
            <g key={turn}>
              <path className="gr" d={`M${x(index + 1)} ${TOP - 6}V${bottom}`} />
              <text className="tt" x={x(index + 0.5)} y={TOP - 14} textAnchor="middle">
                {said.turn(turn)}
              </text>
            </g>
          ))}
          <path className="ax" d={`M0 ${TOP - 6}H${WIDTH}`} />
          {rows.map(({ label, bars }, index) => {
            const y = TOP + index * ROW;
            return (
              <g key={`${label} ${bars[0]?.key ?? ''}`}>
                <text className="lab" x={0} y={y + 18}>
                  {label}
                </text>
                {bars.map((bar) => (
                  <Band key={bar.key} bar={bar} y={y} x={x} name={nameOf(bar)} />
                ))}
              </g>
            );
          })}
        </svg>
      </section>
      <table className="ledger">
        <caption className="vh">{said.title}</caption>
        <thead>
          <tr>
            <th scope="col">{said.what}</th>
            <th scope="col">{said.who}</th>
            <th scope="col">{said.from}</th>
            <th scope="col">{said.until}</th>
          </tr>
        </thead>
        <tbody>
          {rows.flatMap(({ bars }) =>
            bars.map((bar) => (
              <tr key={bar.key}>
                <th scope="row">{said.kinds[bar.row]}</th>
                <td>{bar.seat === undefined ? '' : who.title(bar.seat)}</td>
                <td>{sentences.words.turn(bar.fromTurn)}</td>
                <td>
                  {bar.untilTurn === undefined || bar.end === undefined
                    ? said.lasts
                    : said.ended(sentences.words.turn(bar.untilTurn), bar.end)}{' '}
                  {ruleOf(bar) !== undefined && <RuleNo rule={ruleOf(bar) as string} />}
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}

function ruleOf({ row, end }: Bar): string | undefined {
  if (row === 'ban') return end === 'lifted' ? 'R4' : end === 'void' ? 'R17' : undefined;
  if (row === 'anti') return end === 'deposed' ? 'R10' : end === 'elected' ? 'R11' : undefined;
  if (row === 'reign') return end === 'deposed' ? 'R17' : end === 'resigned' ? 'R16' : undefined;
  return row === 'council' ? 'R14' : 'R5';
}

interface BandProps {
  readonly bar: Bar;
  readonly y: number;
  readonly x: (at: number) => number;
  readonly name: string;
}

/** One band; a ban’s end is said by its mark: a ring lifted, a cross void. */
function Band({ bar, y, x, name }: BandProps) {
  const from = x(bar.from);
  const width = Math.max(2, x(bar.until) - from);
  const middle = y + 13;
  if (bar.row !== 'ban') {
    return (
      <>
        <rect className={`band band--${bar.row}`} x={from} y={y} width={width} height={ROW - 6} />
        <text className="bt" x={from + 8} y={y + 17}>
          {width > name.length * 7 ? name : ''}
        </text>
      </>
    );
  }
  const end = from + width;
  return (
    <>
      <rect className="band band--ban" x={from} y={middle - 5} width={width} height={10} />
      {bar.end === 'lifted' && <circle className="em-lift" cx={end} cy={middle} r={6} />}
      {(bar.end === 'void' || bar.end === 'judge') && (
        <path className="em-void" d={`M${end - 6} ${middle - 6}l12 12M${end + 6} ${middle - 6}l-12 12`} />
      )}
    </>
  );
}
