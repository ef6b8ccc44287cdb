import type { AnswerOf } from '@defensor/api';
import { useRef, useState } from 'react';
import { ActButton } from '../components/act-button.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { Twice } from '../components/twice.tsx';
import { askRoute } from '../server/ask.ts';
import { saveJson } from '../server/save-file.ts';
import { useSending } from '../server/use-sending.ts';
import { accountWords } from '../words/account-words.ts';
import type { Account } from './account.ts';
import { ShownOnce } from './shown-once.tsx';

interface PersonRowProps {
  readonly person: AnswerOf<'GET /api/v1/people'>['people'][number];
  readonly account: Account;
  readonly onInvited: () => void;
  readonly onChanged: () => void;
  readonly onRemoved: () => void;
}

/** One of those who sign in here, and what an owner may do for or about them. */
export function PersonRow({ person, account, onInvited, onChanged, onRemoved }: PersonRowProps) {
  const { people: said, invites } = accountWords;
  const { id, name, roles } = person;
  const { isSending, problem, send } = useSending();
  const [isOpen, setOpen] = useState(false);
  const [reset, setReset] = useState<{ readonly link: string; readonly until: number }>();
  const more = useRef<HTMLButtonElement>(null);
  const isMe = id === account.person.id;
  const isOwner = roles.includes('owner');
  const asked = { params: { person: id }, as: 'person' } as const;

  const setOwner = async (owner: boolean) => {
    const done = await send(() => askRoute('PUT /api/v1/people/:person/owner', { ...asked, body: { owner } }));
    if (done === undefined) return;
    account.say(owner ? said.madeOwner(name) : said.unmadeOwner(name));
    onChanged();
  };
  const makeLink = async () => {
    const made = await send(() => askRoute('POST /api/v1/people/:person/new-passphrase', asked));
    if (made === undefined) return;
    setReset({ link: made.link, until: made.invite.expiresAt });
    onInvited();
  };
  const download = async () => {
    const all = await send(() => askRoute('GET /api/v1/people/:person/export', asked));
    if (all === undefined) return;
    saveJson(`defensor-${id}.json`, all);
    account.say(said.downloaded(name));
  };
  const remove = async () => {
    if ((await send(() => askRoute('DELETE /api/v1/people/:person', asked))) === undefined) return;
    account.say(said.removed(name));
    onRemoved();
  };
  return (
    <li data-person={name}>
      <span className="said">
        <b>{name}</b> {isMe && <span className="state state--ok">{said.you}</span>}
        <small>
          {isOwner ? said.owner : said.judge}, {said.since(person.createdAt)}
        </small>
      </span>
      <button
        ref={more}
        type="button"
        className="btn btn--s btn--quiet"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {said.more}
        <span className="vh">{said.of(name)}</span>
      </button>
      {isOpen && (
        <div className="acts">
          {isMe && isOwner ? (
            <Twice
              label={said.unmakeOwner}
              about={said.of(name)}
              means={said.unmakeMeMeans}
              sure={said.unmakeMeNow}
              isBusy={isSending}
              onSure={() => void setOwner(false)}
            />
          ) : (
            <ActButton
              label={isOwner ? said.unmakeOwner : said.makeOwner}
              about={said.of(name)}
              isBusy={isSending}
              onAct={() => void setOwner(!isOwner)}
            />
          )}
          {!isMe && (
            <ActButton label={said.reset} about={said.of(name)} isBusy={isSending} onAct={() => void makeLink()} />
          )}
          {!isMe && (
            <ActButton label={said.download} about={said.of(name)} isBusy={isSending} onAct={() => void download()} />
          )}
          {!isMe && (
            <Twice
              label={said.remove}
              about={said.of(name)}
              means={said.removeMeans(name)}
              sure={said.removeNow(name)}
              isBusy={isSending}
              onSure={() => void remove()}
            />
          )}
        </div>
      )}
      {reset !== undefined && (
        <ShownOnce
          label={invites.link}
          about={said.resetFor(name, reset.until)}
          secret={reset.link}
          onClose={() => {
            setReset(undefined);
            more.current?.focus();
          }}
        />
      )}
      <ProblemNote problem={problem} />
    </li>
  );
}
