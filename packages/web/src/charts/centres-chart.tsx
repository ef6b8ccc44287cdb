import type { PowerId } from '@defensor/diplomacy';
import { lookOf } from '../map/powers.ts';
import { useTable } from '../seat/at-table.ts';
import { SCROLLED_BY_KEYS } from '../shell/papers.tsx';
import { chartWords } from '../words/church-words.ts';
import { powerLabel } from '../words/orders.ts';
import type { Timeline } from './timeline.ts';

const LEFT = 60;
const RIGHT = 30;
const WIDTH = 1120;
const TOP = 20;
const HEIGHT = 340;
const DISC = 9;

/** The centres of each power after each Fall, as lines that wear the power’s disc; and the same numbers in a table. */
export function CentresChart({ timeline }: { timeline: Timeline }) {
  const { variant, sentences } = useTable();
  const said = chartWords.centres;
  const { centres, turns } = timeline;
  const most = Math.max(variant.victoryCentres, ...centres.flatMap(({ of }) => [...of.values()]));
  const x = (at: number) => LEFT + (at / Math.max(1, turns.length)) * (WIDTH - LEFT - RIGHT);
  const y = (n: number) => TOP + (1 - n / most) * (HEIGHT - TOP);
  const value = (power: PowerId, index: number) => centres[index]?.of.get(power) ?? 0;
  /** Equal powers stand side by side, so that no disc hides another. */
  const nudge = (power: PowerId, index: number) => {
    const equal = variant.powers.filter(({ id }) => value(id, index) === value(power, index));
    return (equal.findIndex(({ id }) => id === power) - (equal.length - 1) / 2) * (DISC * 1.9);
  };
  const steps = [0, 6, 12, variant.victoryCentres].filter((n, index, all) => all.indexOf(n) === index && n <= most);
  return (
    <section className="figure" aria-labelledby="centres-chart">
      <div className="fig-head">
        <h2 className="h-sec" id="centres-chart">
          {said.title}
        </h2>
        <p className="small soft">{said.key(variant.victoryCentres)}</p>
      </div>
      <section className="chart-box" aria-labelledby="centres-chart" {...SCROLLED_BY_KEYS}>
        <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT + 34}`} aria-hidden="true">
          {steps.map((n) => (
            <g key={n}>
              <path className={n === variant.victoryCentres ? 'win' : 'gr'} d={`M${LEFT - 20} ${y(n)}H${WIDTH}`} />
              <text className="tt" x={LEFT - 28} y={y(n) + 5} textAnchor="end">
                {n}
              </text>
            </g>
          ))}
          {centres.map(({ turn, at }) => (
            <text key={at} className="tt" x={x(at)} y={HEIGHT + 26} textAnchor="middle">
              {turn === undefined ? said.start : chartWords.throne.turn(turn)}
            </text>
          ))}
          {variant.powers.map(({ id }) => (
            <polyline
              key={id}
              className="ln"
              data-ink={lookOf(variant, id).ink}
              points={centres.map(({ at }, index) => `${x(at) + nudge(id, index)},${y(value(id, index))}`).join(' ')}
            />
          ))}
          {variant.powers.map(({ id }) => {
            const { ink, initial } = lookOf(variant, id);
            return centres.map(({ at }, index) => (
              <g
                key={`${id} ${at}`}
                data-ink={ink}
                transform={`translate(${x(at) + nudge(id, index)} ${y(value(id, index))})`}
              >
                <circle className="pt" r={DISC} />
                <text className="lt" y={4} textAnchor="middle">
                  {initial}
                </text>
              </g>
            ));
          })}
        </svg>
      </section>
      <section className="chart-box" aria-label={said.table} {...SCROLLED_BY_KEYS}>
        <table className="ledger">
          <caption className="vh">{said.table}</caption>
          <thead>
            <tr>
              <th scope="col">{said.after}</th>
              {variant.powers.map(({ id }) => (
                <th key={id} scope="col" className="n">
                  {powerLabel({ variant }, id)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {centres.map(({ turn, at }, index) => (
              <tr key={at}>
                <th scope="row">{turn === undefined ? said.start : sentences.words.turn(turn)}</th>
                {variant.powers.map(({ id }) => (
                  <td key={id} className="n">
                    {value(id, index)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
