import { issueSentence } from '@defensor/api';
import type { PowerId } from '@defensor/diplomacy';
import { useState } from 'react';
import { stageOf } from '../../seat/stage-of-view.ts';
import { deskWords } from '../../words/desk-words.ts';
import { language } from '../../words/language.ts';
import { powerLabel } from '../../words/orders.ts';
import { words } from '../../words/words.ts';
import { useDesk } from '../use-ruling.ts';
import type { Cells } from './orders-paper.tsx';
import { PasteFrame } from './paste-frame.tsx';
import { readPaste } from './read-paste.ts';

interface PasteBoxProps {
  readonly powers: readonly PowerId[];
  readonly onPaste: (cells: Cells) => void;
}

/** A box for sheets that are there as text: each line goes to the cell of its unit; what is not read stays, with a suggestion. */
export function PasteBox({ powers, onPaste }: PasteBoxProps) {
  const { view, variant, naming } = useDesk();
  const { paper: said } = deskWords;
  const [text, setText] = useState('');
  const pasted = readPaste(variant, stageOf(view, []), powers, text);
  const names = [...pasted.cells.keys()].map((power) => powerLabel(naming, power));
  const put = () => {
    onPaste(pasted.cells);
    setText(pasted.unread.map((line) => line.text).join('\n'));
  };
  return (
    <PasteFrame
      label={said.paste}
      how={said.pasteHow}
      text={text}
      onText={setText}
      read={pasted.read}
      unread={pasted.unread.length}
      put={said.put(names)}
      canPut={names.length > 0}
      onPut={put}
    >
      {pasted.unread.length > 0
        ? pasted.unread.slice(0, 6).map((line) => (
            <li key={`${line.line} ${line.column}`}>
              <span className="said">{line.text}</span>
              <p className="reason">{words.outcome.sentence(issueSentence(line.issue, language))}</p>
              {line.issue.repairs[0] !== undefined && (
                <button
                  type="button"
                  className="chip chip--s"
                  onClick={() => setText(text.replace(line.issue.text, line.issue.repairs[0] ?? ''))}
                >
                  {line.issue.repairs[0]}
                </button>
              )}
            </li>
          ))
        : undefined}
    </PasteFrame>
  );
}
