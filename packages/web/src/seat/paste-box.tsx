import { readDeposeLines, type View } from '@defensor/game';
import { useMemo } from 'react';
import { asRead } from '../map/read-names.ts';
import { DraftBox } from '../page/draft-box.tsx';
import { keep, kept } from '../page/kept.ts';
import { type Deposing, useDraft } from '../page/use-draft.ts';
import { deposeLine } from '../words/orders.ts';
import { words } from '../words/words.ts';
import { type Deposed, deposedBy } from './sheet-text.ts';
import type { OrderSheet } from './use-order-sheet.ts';

/** A sheet typed or pasted into one's own, with a verdict a line. What could not be read stays in the box, on this device. */
export default function PasteBox({ view, sheet, place }: { view: View; sheet: OrderSheet; place: string }) {
  const { writing } = sheet;
  const keeping = useMemo(
    () => ({ found: () => kept(place) ?? '', keep: (text: string) => void keep(place, text) }),
    [place],
  );
  const draft = useDraft(writing, keeping, deposingOn(view, sheet));
  return <DraftBox writing={writing} draft={draft} about={words.board.paste.about} />;
}

/** Lines that depose (R17, R10), where there are any: they are ticked on the sheet when the text is written down. */
function deposingOn({ addendum }: View, sheet: OrderSheet): Deposing | undefined {
  const { variant, naming, stage } = sheet.writing;
  if (addendum.kind !== 'papacy' || stage.phase !== 'movement') return undefined;
  const { papalSee } = addendum;
  return {
    read(text) {
      const { lines, issues, rest } = readDeposeLines(asRead(variant), papalSee, text);
      // A line that names nobody stays in the text, to be put right.
      return issues.length > 0 ? { whom: [], rest: text } : { whom: lines.map(deposedBy), rest };
    },
    take: (whom, change, said) => sheet.changeAndDepose(change, said, whom as readonly Deposed[]),
    say: (whom) => deposeLine(naming, whom as Deposed),
  };
}
