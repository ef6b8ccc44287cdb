import { type ReactNode, useId } from 'react';
import '../styles/attached.css';
import { Icon } from '../components/icon.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { useTable } from '../seat/at-table.ts';
import { askRoute } from '../server/ask.ts';
import { useSending } from '../server/use-sending.ts';
import { attachedWords } from '../words/attached-words.ts';
import { words } from '../words/words.ts';
import { type Attached, type Attachment, addressOf } from './use-attached.ts';

interface AttachedToProps {
  readonly kind: 'letter' | 'testimony';
  readonly id: string;
  readonly attached: Attached;
  /** Whether the viewer may attach to it now, and take away again what he did. */
  readonly isOpen: boolean;
}

/** What is attached to a letter or a testimony; who wrote it may attach more while that is open. */
export function AttachedTo({ kind, id, attached, isOpen }: AttachedToProps) {
  const { game, as, view } = useTable();
  const { isSending, problem, send } = useSending();
  const field = useId();
  const its = attached.all.filter(({ about }) => about.kind === kind && about.id === id);
  if (its.length === 0 && !isOpen) return null;
  const add = async (file: File | undefined) => {
    if (file === undefined) return;
    const body = new Uint8Array(await file.arrayBuffer());
    const asked = { params: { game }, query: { kind, id }, body, as };
    await send(() => askRoute('POST /api/v1/games/:game/attachments', asked));
    attached.look();
  };
  const takeAway = async (attachment: string) => {
    const asked = { params: { game, attachment }, as };
    await send(() => askRoute('DELETE /api/v1/games/:game/attachments/:attachment', asked));
    attached.look();
  };
  return (
    <div className="attached">
      <AttachedList
        attachments={its}
        act={(one, name) =>
          isOpen &&
          one.by === view.viewer && (
            <button
              type="button"
              className="btn btn--quiet btn--s"
              aria-disabled={isSending}
              onClick={() => void takeAway(one.id)}
            >
              {attachedWords.takeAway}
              <span className="vh">{attachedWords.takeAwayOf(name)}</span>
            </button>
          )
        }
      />
      {isOpen && (
        <>
          <label className="btn btn--quiet btn--s attach" htmlFor={field}>
            <Icon name="plus" small />
            {isSending ? words.door.oneMoment : attachedWords.add}
          </label>
          <input
            id={field}
            className="vh"
            type="file"
            accept="image/jpeg,image/png,application/pdf"
            aria-description={attachedWords.about}
            onChange={(event) => {
              void add(event.target.files?.[0]);
              // The same file may be chosen again.
              event.target.value = '';
            }}
          />
        </>
      )}
      <ProblemNote problem={problem} />
    </div>
  );
}

interface AttachedListProps {
  readonly attachments: readonly Attachment[];
  readonly act?: (attachment: Attachment, name: string) => ReactNode;
}

/** Pictures as they are, each saved by a tap; documents by their size. */
export function AttachedList({ attachments, act }: AttachedListProps) {
  const { game, as } = useTable();
  const said = attachedWords;
  if (attachments.length === 0) return null;
  return (
    <ul className="attached-list" aria-label={said.list}>
      {attachments.map((one, at) => {
        const isPicture = one.mediaType !== 'application/pdf';
        const name = isPicture ? said.picture(at + 1) : said.document(Math.ceil(one.size / 1024));
        const address = addressOf(game, as, one);
        return (
          <li key={one.id}>
            <a href={address} download aria-label={said.save(name)}>
              {isPicture ? (
                <img src={address} alt={name} loading="lazy" />
              ) : (
                <>
                  <Icon name="page" small />
                  {name}
                </>
              )}
            </a>
            {act?.(one, name)}
          </li>
        );
      })}
    </ul>
  );
}
