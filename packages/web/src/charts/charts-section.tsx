import { useMemo } from 'react';
import { useTable } from '../seat/at-table.ts';
import { Papers } from '../shell/papers.tsx';
import '../styles/charts.css';
import { CentresChart } from './centres-chart.tsx';
import { Standing } from './standing.tsx';
import { ThroneChart } from './throne-chart.tsx';
import { timelineOf } from './timeline.ts';

/** How the game stands, and how it came to: centres, thrones and bans over time. */
export default function ChartsSection() {
  const { view } = useTable();
  const timeline = useMemo(() => timelineOf(view), [view]);
  return (
    <Papers>
      <div className="charts">
        <Standing />
        {view.addendum.kind === 'papacy' && <ThroneChart timeline={timeline} />}
        <CentresChart timeline={timeline} />
      </div>
    </Papers>
  );
}
