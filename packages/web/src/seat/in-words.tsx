import { provinceOf } from '@defensor/diplomacy';
import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import type { See } from '../map/see.ts';
import { OrdersList } from '../page/orders-list.tsx';
import { PowerHead } from '../page/power-head.tsx';
import { Said } from '../page/said.tsx';
import type { Writing } from '../page/writing.ts';
import { orderFor } from '../play/sheet.ts';
import { powerLabel, provinceLabel, unitLabel } from '../words/orders.ts';
import { words } from '../words/words.ts';

interface InWordsProps {
  readonly writing: Writing;
  readonly sees: readonly See[];
  readonly title: string;
  readonly onClose: () => void;
  readonly close: string;
  /** On a phone, where the strip under the map has no room for them. */
  readonly tools: ReactNode;
}

/** All that the map shows, in words: units with their orders and what came of them, and the sees. */
export default function InWords({ writing, sees, title, onClose, close, tools }: InWordsProps) {
  const { inWords } = words.board;
  return (
    <section className="in-words" aria-label={inWords.title} data-in-words="">
      <div className="doc-head">
        <h2>{title}</h2>
        <button type="button" className="btn btn--quiet btn--s" onClick={onClose}>
          <Icon name="cross" small />
          {close}
        </button>
      </div>
      <div className="words-tools">{tools}</div>
      {writing.stage.isResolved ? <OrdersList writing={writing} /> : <Units writing={writing} />}
      {sees.length > 0 && (
        <>
          <h3 className="h-sec sees-head">{inWords.sees}</h3>
          <ul className="lines">
            {sees.map((see) => (
              <li key={see.province}>
                <div className="line-row">
                  <span className="said">
                    {provinceLabel(writing.naming, see.province)}
                    <small className="soft">
                      {[
                        inWords.see[see.kind],
                        ...(see.occupier === undefined
                          ? []
                          : [inWords.occupied(powerLabel(writing.naming, see.occupier))]),
                        ...(see.isDeposed === true ? [inWords.deposed] : []),
                      ].join(', ')}
                    </small>
                  </span>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Every unit by its power, with the order that the viewer sees for it. */
function Units({ writing }: { writing: Writing }) {
  const { variant, stage, naming } = writing;
  return variant.powers.map(({ id }) => {
    const units = [...stage.units, ...stage.dislodged].filter((unit) => unit.power === id);
    if (units.length === 0) return null;
    return (
      <section key={id} className="power-lines">
        <PowerHead writing={writing} power={id} />
        <ul className="lines">
          {units.map((unit) => {
            const given = orderFor(stage, provinceOf(unit.location));
            const label = unitLabel(naming, { type: unit.type, at: unit.location });
            return (
              <li key={unit.id}>
                <div className="line-row">
                  {given === undefined || given.power !== id ? (
                    <span className="said">
                      {stage.dislodged.some((one) => one.id === unit.id) ? words.map.dislodged(label) : label}
                    </span>
                  ) : (
                    <Said order={given.order} naming={naming} isDraft />
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      </section>
    );
  });
}
