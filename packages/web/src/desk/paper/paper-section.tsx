import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Segment } from '../../components/segment.tsx';
import '../../styles/paper.css';
import { deskWords } from '../../words/desk-words.ts';
import { useDesk } from '../use-ruling.ts';
import { BallotsPaper } from './ballots-paper.tsx';
import { BullsPaper } from './bulls-paper.tsx';
import { DecreesPaper } from './decrees-paper.tsx';
import { OrdersPaper } from './orders-paper.tsx';
import { StatementsPaper } from './statements-paper.tsx';

type Kind = 'orders' | 'bulls' | 'ballots' | 'decrees' | 'statements';
const KINDS: readonly Kind[] = ['orders', 'bulls', 'ballots', 'decrees', 'statements'];

/** What came in on paper, entered by keyboard; everything is stamped as entered by the Judge. */
export default function PaperSection() {
  const { game, view } = useDesk();
  const search = useSearchParams()[0].toString();
  const { paper: said } = deskWords;
  const [kind, setKind] = useState<Kind>('orders');
  const kinds = view.throne === undefined ? KINDS.slice(0, 1) : KINDS;
  return (
    <main className="paper-section">
      <header className="bench-head bench-head--desk">
        <h2 className="h-sec">{said.title}</h2>
        <Segment
          label={said.what}
          value={kind}
          onChange={setKind}
          options={kinds.map((value) => ({ value, label: said.kinds[value] }))}
        />
        <span className="small soft paper-stamp">{said.stamped}</span>
        <Link className="btn btn--s" to={{ pathname: `/desk/${game}/desk`, search }}>
          {said.back}
        </Link>
      </header>
      {kind === 'orders' && <OrdersPaper key={`${view.turn} ${view.phase}`} />}
      {kind === 'bulls' && <BullsPaper />}
      {kind === 'ballots' && <BallotsPaper />}
      {kind === 'decrees' && <DecreesPaper />}
      {kind === 'statements' && <StatementsPaper />}
    </main>
  );
}
