import { type FormEvent, useState } from 'react';
import { Part, useHeading } from '../components/part.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { TextField } from '../components/text-field.tsx';
import { askRoute } from '../server/ask.ts';
import { useSending } from '../server/use-sending.ts';
import { accountWords } from '../words/account-words.ts';
import { words } from '../words/words.ts';
import type { Account } from './account.ts';

/** Changes the passphrase; the server tells where the new one is too weak. */
export function PassphrasePart({ account }: { account: Account }) {
  const { passphrase: said } = accountWords;
  const [heading, toHeading] = useHeading();
  const { isSending, problem, send } = useSending();
  const [present, setPresent] = useState('');
  const [next, setNext] = useState('');
  const change = async (event: FormEvent) => {
    event.preventDefault();
    const done = await send(() => askRoute('PUT /api/v1/me/passphrase', { body: { present, next }, as: 'person' }));
    if (done === undefined) return;
    setPresent('');
    setNext('');
    account.say(said.changed);
    account.devices.look();
    toHeading();
  };
  return (
    <Part id="passphrase" title={said.title} heading={heading}>
      <p className="small soft">{said.about}</p>
      <form className="form" onSubmit={(event) => void change(event)}>
        {/* For password managers, which keep a passphrase by its name. */}
        <input type="text" hidden readOnly autoComplete="username" value={account.person.name} />
        <TextField
          label={said.present}
          type="password"
          value={present}
          onChange={setPresent}
          autoComplete="current-password"
        />
        <TextField
          label={said.next}
          hint={said.nextHint}
          type="password"
          value={next}
          onChange={setNext}
          autoComplete="new-password"
        />
        <ProblemNote problem={problem} />
        <button type="submit" className="btn btn--s" aria-disabled={isSending}>
          {isSending ? words.door.oneMoment : said.change}
        </button>
      </form>
    </Part>
  );
}
