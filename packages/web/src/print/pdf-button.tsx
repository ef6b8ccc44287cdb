import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ProblemNote } from '../components/problem-note.tsx';
import { useTable } from '../seat/at-table.ts';
import type { Problem } from '../server/ask.ts';
import { saveFile } from '../server/save-file.ts';
import { printWords } from '../words/print-words.ts';
import { words } from '../words/words.ts';
import { freshCards } from './fresh-cards.ts';

interface PdfButtonProps {
  /** The paper, as the server’s file is called. */
  readonly paper: string;
  readonly size: 'a4' | 'letter';
}

/** Saves a paper as a PDF that the server lays out. Links and codes go there with the cards that were just made. */
export function PdfButton({ paper, size }: PdfButtonProps) {
  const { game, as } = useTable();
  const only = useSearchParams()[0].get('only');
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    const wanted = only?.split(',');
    const cards = freshCards(game)
      .filter(({ seat }) => seat !== 'projector' && (wanted === undefined || wanted.includes(seat)))
      .map(({ seat, shortName, link, code }) => ({ seat, shortName, link, code }));
    const name = `${paper}.pdf`;
    const path = `/games/${game}/papers/${name}?paper=${size}${only === null ? '' : `&only=${only}`}`;
    const made = paper === 'cards' && cards.length > 0;
    setProblem(
      await (made
        ? saveFile(`/games/${game}/cards.pdf?paper=${size}`, { as, name, body: { cards } })
        : saveFile(path, { as, name })),
    );
    setSaving(false);
  };
  return (
    <>
      <button
        type="button"
        className="btn"
        title={printWords.pdfNames}
        aria-disabled={isSaving}
        onClick={() => void save()}
      >
        {isSaving ? words.door.oneMoment : printWords.pdf}
      </button>
      <ProblemNote problem={problem} />
    </>
  );
}
