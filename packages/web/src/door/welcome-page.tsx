import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ProblemNote } from '../components/problem-note.tsx';
import { TextField } from '../components/text-field.tsx';
import { ask } from '../server/ask.ts';
import { useSending } from '../server/use-sending.ts';
import { welcomeWords } from '../words/welcome-words.ts';
import { words } from '../words/words.ts';
import { goToProvider, useProvider } from './by-provider.ts';
import { Door } from './door.tsx';
import { DoorForm } from './door-form.tsx';
import { Home } from './home.tsx';
import { useSecret } from './use-secret.ts';

/** What a link is for; with `name` it sets somebody's passphrase anew. */
interface Invite {
  readonly kind: 'first' | 'owner' | 'judge' | 'reset';
  readonly name?: string;
}

/** `/welcome#…`: takes a link that works once, then shows what there is. */
export default function WelcomePage() {
  const secret = useSecret();
  const looking = useSending();
  const [invite, setInvite] = useState<Invite>();
  const [isIn, setIn] = useState(false);
  const { send } = looking;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` is new at each drawing; a link is looked at once.
  useEffect(() => {
    if (secret === undefined) return;
    void send(() => ask<Invite>('/welcome/look', { method: 'POST', body: { invite: secret } })).then(setInvite);
  }, [secret]);

  if (isIn) return <Home />;
  if (secret === undefined || looking.problem !== undefined) {
    return (
      <Door title={welcomeWords.title}>
        <ProblemNote problem={looking.problem} />
        {secret === undefined && <p>{welcomeWords.noLink}</p>}
        <Link className="btn" to="/sign-in">
          {words.door.toSignIn}
        </Link>
      </Door>
    );
  }
  if (invite === undefined) {
    return (
      <Door title={welcomeWords.title}>
        <p role="status">{words.door.oneMoment}</p>
      </Door>
    );
  }
  return <TakeLink secret={secret} invite={invite} onIn={() => setIn(true)} />;
}

function TakeLink({ secret, invite, onIn }: { secret: string; invite: Invite; onIn: () => void }) {
  const welcome = welcomeWords;
  const [name, setName] = useState(invite.name ?? '');
  const [passphrase, setPassphrase] = useState('');
  const { isSending, problem, send } = useSending();
  const { value: provider } = useProvider();
  const isNew = invite.kind !== 'reset';
  const take = async (event: FormEvent) => {
    event.preventDefault();
    const body = { invite: secret, ...(isNew ? { name } : {}), passphrase };
    if ((await send(() => ask('/welcome', { method: 'POST', body }))) !== undefined) onIn();
  };
  return (
    <Door title={isNew ? welcome.title : welcome.again(invite.name ?? '')}>
      <p>{welcome.about[invite.kind]}</p>
      <DoorForm sending={{ isSending, problem }} action={welcome.take} onSubmit={(event) => void take(event)}>
        {isNew && (
          <TextField
            label={welcome.name}
            hint={welcome.nameHint}
            value={name}
            onChange={setName}
            autoComplete="username"
          />
        )}
        <TextField
          label={welcome.passphrase}
          hint={welcome.passphraseHint}
          type="password"
          value={passphrase}
          onChange={setPassphrase}
          autoComplete="new-password"
        />
      </DoorForm>
      {isNew && provider?.host !== undefined && (
        <>
          <button
            type="button"
            className="btn btn--wide"
            aria-disabled={isSending || name.trim() === ''}
            aria-describedby="by-provider"
            onClick={() => {
              if (name.trim() !== '') void goToProvider(send, {}, { invite: secret, name });
            }}
          >
            {welcome.by(provider.host)}
          </button>
          <p className="small soft" id="by-provider">
            {welcome.aboutBy}
          </p>
        </>
      )}
    </Door>
  );
}
