import type { AnswerOf } from '@defensor/api';
import { useState } from 'react';
import { ActButton } from '../components/act-button.tsx';
import { Part, useHeading } from '../components/part.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { askRoute } from '../server/ask.ts';
import type { AskedFor } from '../server/use-asked.ts';
import { useSending } from '../server/use-sending.ts';
import { accountWords } from '../words/account-words.ts';
import { words } from '../words/words.ts';
import type { Account } from './account.ts';
import { ShownOnce } from './shown-once.tsx';

type Invite = AnswerOf<'GET /api/v1/invites'>['invites'][number];

interface InvitesPartProps {
  readonly account: Account;
  readonly invites: AskedFor<AnswerOf<'GET /api/v1/invites'>>;
  readonly nameOf: (person: string | undefined) => string | undefined;
}

interface Made {
  readonly kind: 'judge' | 'owner';
  readonly id: string;
  readonly until: number;
  readonly link: string;
}

/** Invites a Judge or an owner by a link that works once, and withdraws links that nobody used yet. */
export function InvitesPart({ account, invites, nameOf }: InvitesPartProps) {
  const { invites: said } = accountWords;
  const [heading, toHeading] = useHeading();
  const { isSending, problem, send } = useSending();
  const [made, setMade] = useState<Made>();
  const make = async (kind: 'judge' | 'owner') => {
    const done = await send(() => askRoute('POST /api/v1/invites', { body: { kind }, as: 'person' }));
    if (done === undefined) return;
    setMade({ kind, id: done.invite.id, until: done.invite.expiresAt, link: done.link });
    invites.look();
  };
  const withdraw = async (invite: string) => {
    const done = await send(() => askRoute('DELETE /api/v1/invites/:invite', { params: { invite }, as: 'person' }));
    // One that was used meanwhile goes from the list as well.
    invites.look();
    if (done === undefined) return;
    if (made?.id === invite) setMade(undefined);
    account.say(said.withdrawn);
    toHeading();
  };
  const kindOf = ({ kind, person }: Invite) => {
    const name = kind === 'reset' ? nameOf(person) : undefined;
    return name === undefined ? said.kinds[kind] : said.resetOf(name);
  };
  const open = invites.value?.invites;
  return (
    <Part id="invites" title={said.title} heading={heading}>
      <p className="small soft">{said.about}</p>
      <ProblemNote problem={problem ?? invites.problem} />
      <div className="acts">
        {(['judge', 'owner'] as const).map((kind) => (
          <ActButton key={kind} icon="plus" label={said[kind]} isBusy={isSending} onAct={() => void make(kind)} />
        ))}
      </div>
      {made !== undefined && (
        <ShownOnce
          label={said.link}
          about={said.made[made.kind](made.until)}
          secret={made.link}
          onClose={() => {
            setMade(undefined);
            toHeading();
          }}
        />
      )}
      <h3 className="h-small">{said.open}</h3>
      {open === undefined && invites.problem === undefined && <p>{words.door.oneMoment}</p>}
      {open?.length === 0 && <p className="empty">{said.none}</p>}
      <ul className="rows" aria-label={said.open}>
        {open?.map((invite) => (
          <li key={invite.id} data-invite={invite.kind}>
            <span className="said">
              <b>{kindOf(invite)}</b>
              <small>{said.until(invite.expiresAt)}</small>
            </span>
            <ActButton
              label={said.withdraw}
              about={said.of(kindOf(invite), invite.expiresAt)}
              isBusy={isSending}
              onAct={() => void withdraw(invite.id)}
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}
