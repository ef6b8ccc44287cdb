import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { TextField } from '../components/text-field.tsx';
import { ask } from '../server/ask.ts';
import { useMe } from '../server/use-me.ts';
import { useSending } from '../server/use-sending.ts';
import { signInWords } from '../words/sign-in-words.ts';
import { words } from '../words/words.ts';
import { finishAtProvider, goToProvider, useProvider } from './by-provider.ts';
import { Door } from './door.tsx';
import { DoorForm } from './door-form.tsx';
import { Home } from './home.tsx';
import { useSecret } from './use-secret.ts';

/** `/sign-in`: by name and passphrase. A sign-in elsewhere comes back with `#provider`, or with why not. */
export default function SignInPage() {
  const signIn = signInWords;
  const from = useSecret();
  const [me, look] = useMe();
  const [name, setName] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const { isSending, problem, send } = useSending();
  const { value: provider } = useProvider();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came back in the address is taken once.
  useEffect(() => {
    if (from !== 'provider') return;
    void finishAtProvider(send).then((isIn) => isIn && look());
  }, [from]);

  if (me?.person !== undefined) return <Home />;
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    const done = await send(() => ask('/sessions', { method: 'POST', body: { name, passphrase } }));
    if (done !== undefined) look();
  };
  return (
    <Door title={signIn.title}>
      <p>{signIn.about}</p>
      {from !== undefined && from !== 'provider' && problem === undefined && (
        <p className="problem" role="alert">
          {signIn.elsewhereFailed}
        </p>
      )}
      <DoorForm sending={{ isSending, problem }} action={signIn.enter} onSubmit={(event) => void enter(event)}>
        <TextField label={signIn.name} value={name} onChange={setName} autoComplete="username" />
        <TextField
          label={signIn.passphrase}
          type="password"
          value={passphrase}
          onChange={setPassphrase}
          autoComplete="current-password"
        />
      </DoorForm>
      {provider?.host !== undefined && (
        <button
          type="button"
          className="btn btn--wide"
          aria-disabled={isSending}
          onClick={() => void goToProvider(send, {})}
        >
          {signIn.by(provider.host)}
        </button>
      )}
      <p className="small soft">{signIn.forgotten}</p>
      <Link className="btn btn--quiet" to="/join">
        {words.door.toJoin}
      </Link>
    </Door>
  );
}
