import { useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { deskWords } from '../../words/desk-words.ts';
import { PasteFrame } from './paste-frame.tsx';
import type { ReadingOf } from './read-church.ts';

interface ChurchPasteProps<Means> {
  readonly kind: 'bulls' | 'ballots' | 'decrees';
  readonly read: (text: string) => readonly ReadingOf<Means>[];
  /** What a line that was read comes to. */
  readonly says: (means: Means) => string;
  /** Puts what was read on the form; how many lines it took, from the first. */
  readonly onPut: (means: readonly Means[]) => number;
}

/** A box for papers of the church that are there as text, a line each: what is read goes to the form, the rest stays. */
export function ChurchPaste<Means>({ kind, read, says, onPut }: ChurchPasteProps<Means>) {
  const [text, setText] = useState('');
  const { pasted: said } = deskWords.paper;
  const readings = read(text);
  const good = readings.filter((one) => one.kind === 'read');
  const put = () => {
    const taken = new Set<unknown>(good.slice(0, onPut(good.map(({ means }) => means))));
    setText(readings.flatMap((one) => (taken.has(one) ? [] : [one.text])).join('\n'));
  };
  const mend = (line: number, words: string) =>
    setText(
      text
        .split('\n')
        .map((one, at) => (at === line ? words : one))
        .join('\n'),
    );
  return (
    <PasteFrame
      label={said[kind].label}
      how={said[kind].how}
      text={text}
      onText={setText}
      read={good.length}
      unread={readings.length - good.length}
      put={said.put}
      canPut={good.length > 0}
      onPut={put}
    >
      {readings.length > 0
        ? readings.map((one) => (
            <li key={one.line}>
              {one.kind === 'read' ? (
                <span className="state state--ok">
                  <Icon name="check" />
                  {says(one.means)}
                </span>
              ) : (
                <>
                  <span className="said">{one.text}</span>
                  <p className="reason">{'about' in one ? said.why[one.why](one.about) : whyNot(kind, one.why)}</p>
                  {one.repair !== undefined && (
                    <button type="button" className="chip chip--s" onClick={() => mend(one.line, one.repair ?? '')}>
                      {one.repair}
                    </button>
                  )}
                </>
              )}
            </li>
          ))
        : undefined}
    </PasteFrame>
  );
}

function whyNot(kind: 'bulls' | 'ballots' | 'decrees', why: 'form' | 'finding'): string {
  const { pasted: said } = deskWords.paper;
  return why === 'finding' ? said.noFinding : said[kind].form;
}
