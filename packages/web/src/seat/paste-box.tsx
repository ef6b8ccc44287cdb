import { useMemo } from 'react';
import { DraftBox } from '../page/draft-box.tsx';
import { keep, kept } from '../page/kept.ts';
import { useDraft } from '../page/use-draft.ts';
import type { Writing } from '../page/writing.ts';
import { words } from '../words/words.ts';

/** A sheet typed or pasted into one's own, with a verdict a line. What could not be read stays in the box, on this device. */
export default function PasteBox({ writing, place }: { writing: Writing; place: string }) {
  const keeping = useMemo(
    () => ({ found: () => kept(place) ?? '', keep: (text: string) => void keep(place, text) }),
    [place],
  );
  const draft = useDraft(writing, keeping);
  return <DraftBox writing={writing} draft={draft} about={words.board.paste.about} />;
}
