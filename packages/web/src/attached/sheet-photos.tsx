import { useTable } from '../seat/at-table.ts';
import { attachedWords } from '../words/attached-words.ts';
import { AttachedList } from './attached-to.tsx';
import { useAttached } from './use-attached.ts';

/** The photos of the paper from which the Judge entered a sheet of this turn, for its court. */
export default function SheetPhotos({ sheet }: { sheet: string }) {
  const { view } = useTable();
  const { all } = useAttached();
  const its = all.filter(({ about }) => about.kind === 'sheet' && about.id === sheet && about.turn === view.turn);
  if (its.length === 0) return null;
  return (
    <section className="attached" aria-label={attachedWords.paper}>
      <AttachedList attachments={its} />
      <p className="why">{attachedWords.aboutPaper}</p>
    </section>
  );
}
