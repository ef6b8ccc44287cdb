import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import '../styles/ledger.css';
import '../styles/account.css';
import { Icon } from '../components/icon.tsx';
import { LanguageChoice } from '../components/language-choice.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { useTitle } from '../components/use-title.ts';
import { useTheme } from '../page/use-theme.ts';
import { askRoute } from '../server/ask.ts';
import type { Me } from '../server/use-me.ts';
import { accountWords } from '../words/account-words.ts';
import { words } from '../words/words.ts';
import type { Person } from './account.ts';
import { DataPart } from './data-part.tsx';
import { OwnersParts } from './owners-parts.tsx';
import { PassphrasePart } from './passphrase-part.tsx';
import { TokensPart } from './tokens-part.tsx';
import { useAsked } from './use-asked.ts';
import { WhoPart } from './who-part.tsx';

/** `/account`: one's own account, and for owners who else signs in here. */
export default function AccountPage() {
  const me = useAsked(() => askRoute('GET /api/v1/me', {}));
  const [theme, toggleTheme] = useTheme();
  useTitle(accountWords.title);
  const { look } = me;
  useEffect(() => {
    // Meanwhile this device may have been signed out from another.
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [look]);
  const person = me.value?.person;
  return (
    <div className="account-page">
      <header className="running">
        <a className="word" href="/">
          {words.app.name}
        </a>
        <h1 className="when">
          <span className="turn">{accountWords.title}</span>
        </h1>
        <span className="end">
          {person !== undefined && (
            <Link className="btn btn--quiet btn--s" to="/classes">
              {accountWords.sections}
            </Link>
          )}
          <button type="button" className="btn btn--quiet btn--s" onClick={toggleTheme}>
            <Icon name={theme === 'dark' ? 'sun' : 'candle'} small />
            {theme === 'dark' ? words.header.theme.light : words.header.theme.dark}
          </button>
          <LanguageChoice />
        </span>
      </header>
      {me.value !== undefined && person !== undefined ? (
        <Parts me={me.value} person={person} lookAtMe={look} />
      ) : (
        <main className="account-parts">
          <ProblemNote problem={me.problem} />
          {me.value === undefined && me.problem === undefined && <p role="status">{words.door.oneMoment}</p>}
          {me.value !== undefined && (
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
}

function Parts({ me, person, lookAtMe }: PartsProps) {
  const devices = useAsked(() => askRoute('GET /api/v1/sessions', { as: 'person' }));
  const [done, setDone] = useState('');
  const account = { person, devices, lookAtMe, say: setDone };
  const isOwner = person.roles.includes('owner');
  const { who, passphrase, invites, people, tokens, data } = accountWords;
  const parts = [
    ['who', who.title],
    ['passphrase', passphrase.title],
    ...(isOwner ? [['invites', invites.title] as const, ['people', people.title] as const] : []),
    ['tokens', tokens.title],
    ['data', data.title],
  ] as const;
  return (
    <div className="account-cols">
      <nav className="account-nav" aria-label={accountWords.parts}>
        <ul>
          {parts.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main className="account-parts">
        <p className="account-done" role="status">
          {done !== '' && (
            <>
              <Icon name="check" small />
              {done}
            </>
          )}
        </p>
        <WhoPart account={account} me={me} />
        <PassphrasePart account={account} />
        {isOwner && <OwnersParts account={account} />}
        <TokensPart account={account} />
        <DataPart account={account} />
      </main>
    </div>
  );
}
