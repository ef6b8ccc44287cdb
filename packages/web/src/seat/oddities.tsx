import type { PowerId } from '@defensor/diplomacy';
import { useMemo } from 'react';
import { Icon } from '../components/icon.tsx';
import type { Writing } from '../page/writing.ts';
import { type Oddity, odditiesOf } from '../play/preflight.ts';
import { type Naming, orderLine, powerLabel, provinceLabel, unitLabel } from '../words/orders.ts';
import { words } from '../words/words.ts';

/** What is odd about the orders as they are written. It is said, and stops nobody. */
export default function Oddities({ writing, power }: { writing: Writing; power: PowerId }) {
  const { variant, stage, naming } = writing;
  const odd = useMemo(() => odditiesOf(variant, stage, power), [variant, stage, power]);
  const said = useMemo(() => sayings(naming, odd), [naming, odd]);
  return (
    <div className="oddities" role="status">
      {said.map((sentence) => (
        <p key={sentence} className="aside-note">
          <Icon name="warn" small />
          <span>{sentence}</span>
        </p>
      ))}
    </div>
  );
}

/** A sentence for each; the centres that nobody guards together in one. */
function sayings(naming: Naming, odd: readonly Oddity[]): string[] {
  const { odd: said } = words.board;
  const unguarded = odd.filter((one) => one.code === 'unguarded');
  const threats = unguarded.map(({ centre, by: [first, ...more] }) => {
    const unit = first === undefined ? '' : unitLabel(naming, { type: first.type, at: first.location });
    const threat = said.canReach(
      first === undefined ? '' : said.unit(powerLabel(naming, first.power), unit),
      provinceLabel(naming, centre),
    );
    return more.length === 0 ? threat : `${threat}${said.andMore(more.length)}`;
  });
  const centres = unguarded.map(({ centre }) => provinceLabel(naming, centre));
  return [
    ...odd.flatMap((one) =>
      one.code === 'unguarded'
        ? []
        : one.code === 'meet'
          ? said.meet(provinceLabel(naming, one.province))
          : said[one.code](orderLine(naming, one.order)),
    ),
    ...(centres.length === 0 ? [] : [said.unguarded(centres, threats)]),
  ];
}
