import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import '../styles/ledger.css';
import { Leaf } from '../components/leaf.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { RunningHead } from '../components/running-head.tsx';
import { useTitle } from '../components/use-title.ts';
import { askRoute } from '../server/ask.ts';
import { useAsked } from '../server/use-asked.ts';
import type { Me } from '../server/use-me.ts';
import { accountWords } from '../words/account-words.ts';
import { words } from '../words/words.ts';
import type { Person } from './account.ts';
import { DataPart } from './data-part.tsx';
import { OwnersParts, WholeTrail } from './owners-parts.tsx';
import { PassphrasePart } from './passphrase-part.tsx';
import { ProviderPart } from './provider-part.tsx';
import { TokensPart } from './tokens-part.tsx';
import { type ProviderReturn, useProviderReturn } from './use-provider-return.ts';
import { WhoPart } from './who-part.tsx';

/** `/account`: one's own account, and for owners who else signs in here. */
export default function AccountPage() {
  const me = useAsked(() => askRoute('GET /api/v1/me', {}));
  useTitle(accountWords.title);
  const { look } = me;
  useEffect(() => {
    // Meanwhile this device may have been signed out from another.
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [look]);
  const back = useProviderReturn(look);
  const person = me.value?.person;
  const isComing = back.state === 'finishing' || (me.value === undefined && me.problem === undefined);
  return (
    <div className="leaf-page">
      <RunningHead title={accountWords.title}>
        {person !== undefined && (
          <Link className="btn btn--quiet btn--s" to="/classes">
            {accountWords.sections}
          </Link>
        )}
      </RunningHead>
      {me.value !== undefined && person !== undefined && back.state !== 'finishing' ? (
        <Parts me={me.value} person={person} lookAtMe={look} back={back} />
      ) : (
        <main className="leaf">
          <ProblemNote problem={me.problem} />
          {isComing && <p role="status">{words.door.oneMoment}</p>}
          {me.value !== undefined && !isComing && (
            <>
              <p>{accountWords.signedOut}</p>
              <Link className="btn" to="/sign-in">
                {words.door.toSignIn}
              </Link>
            </>
          )}
        </main>
      )}
    </div>
  );
}

interface PartsProps {
  readonly me: Me;
  readonly person: Person;
  readonly lookAtMe: () => void;
  readonly back: ProviderReturn;
}

function Parts({ me, person, lookAtMe, back }: PartsProps) {
  const devices = useAsked(() => askRoute('GET /api/v1/sessions', { as: 'person' }));
  const [done, setDone] = useState(back.state === 'added' ? accountWords.provider.added : '');
  const account = { person, devices, lookAtMe, done, say: setDone };
  const isOwner = person.roles.includes('owner');
  const { who, passphrase, invites, people, tokens, data } = accountWords;
  const parts = [
    ['who', who.title],
    ['passphrase', passphrase.title],
    ...(isOwner ? [['invites', invites.title] as const, ['people', people.title] as const] : []),
    ['tokens', tokens.title],
    ['data', data.title],
    ...(isOwner ? [['trail', accountWords.trail] as const] : []),
  ] as const;
  return (
    <Leaf parts={parts} done={done}>
      <WhoPart account={account} me={me} />
      <PassphrasePart account={account} />
      <ProviderPart back={back} />
      {isOwner && <OwnersParts account={account} />}
      <TokensPart account={account} />
      <DataPart account={account} />
      {isOwner && <WholeTrail account={account} />}
    </Leaf>
  );
}
