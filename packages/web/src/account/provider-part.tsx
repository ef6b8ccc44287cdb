import { type FormEvent, useState } from 'react';
import { ActButton } from '../components/act-button.tsx';
import { Icon } from '../components/icon.tsx';
import { Part, useHeading } from '../components/part.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { TextField } from '../components/text-field.tsx';
import { goToProvider, useProvider } from '../door/by-provider.ts';
import { useSending } from '../server/use-sending.ts';
import { accountWords } from '../words/account-words.ts';
import { words } from '../words/words.ts';
import type { ProviderReturn } from './use-provider-return.ts';

/** Adds the provider to one’s sign-in, where the server has one; tells why not, where somebody comes back without. */
export function ProviderPart({ back }: { back: ProviderReturn }) {
  const { provider: said } = accountWords;
  const [heading] = useHeading();
  const { isSending, problem, send } = useSending();
  const { value: provider } = useProvider();
  const [passphrase, setPassphrase] = useState('');
  if (provider?.host === undefined) return null;
  const add = (event: FormEvent) => {
    event.preventDefault();
    void goToProvider(send, { link: true, passphrase });
  };
  return (
    <Part id="sign-in-by" title={said.title} heading={heading}>
      <p className="small soft">{said.about(provider.host)}</p>
      {back.state === 'failed' && back.problem === undefined && problem === undefined && (
        <p className="problem" role="alert">
          {said.failed}
        </p>
      )}
      <ProblemNote problem={problem ?? back.problem} />
      {provider.linked === true ? (
        <p className="state state--ok">
          <Icon name="check" />
          {said.linked(provider.host)}
        </p>
      ) : (
        <form className="form" onSubmit={add}>
          <TextField
            label={accountWords.passphrase.present}
            type="password"
            value={passphrase}
            onChange={setPassphrase}
            autoComplete="current-password"
          />
          <div className="acts">
            <ActButton label={isSending ? words.door.oneMoment : said.add(provider.host)} isBusy={isSending} />
          </div>
        </form>
      )}
    </Part>
  );
}
