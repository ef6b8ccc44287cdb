import type { PowerId } from '@defensor/diplomacy';
import { useState } from 'react';
import { Arms } from '../../components/arms.tsx';
import { Icon } from '../../components/icon.tsx';
import { lookOf } from '../../map/powers.ts';
import { stageOf } from '../../seat/stage-of-view.ts';
import { SCROLLED_BY_KEYS } from '../../shell/papers.tsx';
import { deskWords } from '../../words/desk-words.ts';
import { orderLine, powerLabel } from '../../words/orders.ts';
import { words } from '../../words/words.ts';
import { kindOwed } from '../defaults.ts';
import { countingIn, sheetsOf } from '../signing.ts';
import { useDesk } from '../use-ruling.ts';
import { OpenPaper } from './open-paper.tsx';
import { PasteBox } from './paste-box.tsx';
import { rowsFor } from './read-cell.ts';

/** The powers' sheets one under the other, one open to be typed in; below them a box to paste any or all. */
export function OrdersPaper() {
  const { view, variant } = useDesk();
  const { paper: said } = deskWords;
  const stage = stageOf(view, []);
  const powers = variant.powers.filter(
    ({ id }) => rowsFor(variant, stage, id).length > 1 && (view.phase === 'diplomacy' || kindOwed(variant, view, id)),
  );
  const isWritten = (power: PowerId) => sheetsOf(view, power).some(({ signatures }) => signatures.length > 0);
  const [open, setOpen] = useState<PowerId | undefined>(() => powers.find(({ id }) => !isWritten(id))?.id);
  /** What was pasted for a power, by the line it belongs to; a new number lays it open anew. */
  const [pasted, setPasted] = useState<{ readonly n: number; readonly cells: Cells }>({ n: 0, cells: new Map() });
  if (view.phase === 'setup' || view.phase === 'ended' || powers.length === 0) {
    return <p className="empty">{said.noSheets(words.seat.phases[view.phase])}</p>;
  }
  const filed = (power: PowerId) => {
    const after = powers.findIndex(({ id }) => id === power) + 1;
    const order = [...powers.slice(after), ...powers.slice(0, after - 1)];
    setOpen(order.find(({ id }) => !isWritten(id))?.id);
  };
  const paste = (cells: Cells) => {
    setPasted({ n: pasted.n + 1, cells });
    const [first] = cells.keys();
    if (first !== undefined) setOpen(first);
  };
  return (
    <>
      <ol className="paper-sheets" {...SCROLLED_BY_KEYS} aria-label={said.kinds.orders}>
        {powers.map(({ id }, at) => (
          <li key={id} className={open === id ? 'sh is-open' : 'sh'} data-paper={id}>
            {open === id ? (
              <OpenPaper
                key={`${id} ${pasted.n}`}
                power={id}
                place={said.place(at + 1, powers.length)}
                pasted={pasted.cells.get(id)}
                onFiled={() => filed(id)}
              />
            ) : (
              <ClosedPaper power={id} onOpen={() => setOpen(id)} />
            )}
          </li>
        ))}
      </ol>
      <PasteBox powers={powers.map(({ id }) => id)} onPaste={paste} />
    </>
  );
}

/** What stands in the cells of each power's sheet, by row. */
export type Cells = ReadonlyMap<PowerId, ReadonlyMap<string, string>>;

function ClosedPaper({ power, onOpen }: { power: PowerId; onOpen: () => void }) {
  const { view, variant, naming } = useDesk();
  const { paper: said } = deskWords;
  const sheets = sheetsOf(view, power);
  const counts = countingIn(view, power);
  const shown = sheets.find(({ id }) => id === counts) ?? sheets[0];
  const signers = shown?.signatures.filter(({ struck }) => !struck) ?? [];
  const titles = signers.map(({ seat }) => {
    const found = view.seats.find(({ id }) => id === seat);
    return found === undefined ? seat : (found.title ?? deskWords.desk.sheets.titles[found.class]);
  });
  const at = signers.at(-1)?.at;
  return (
    <button type="button" aria-expanded={false} onClick={onOpen}>
      <Arms look={lookOf(variant, power)} small />
      <b>{powerLabel(naming, power)}</b>
      <span className="sh-lines">{shown?.lines.map(({ order }) => orderLine(naming, order)).join(', ')}</span>
      <span className="soft">{titles.join(', ')}</span>
      {at === undefined ? (
        <span className="state">{said.nothingYet}</span>
      ) : (
        <span className="state state--ok">
          <Icon name="check" />
          {shown?.enteredByJudge === true ? said.filedAt(words.seat.moment(at)) : said.onScreen}
        </span>
      )}
    </button>
  );
}
