import { useNavigate } from 'react-router';
import { ActButton } from '../components/act-button.tsx';
import { Part, useHeading } from '../components/part.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { askRoute } from '../server/ask.ts';
import type { Me } from '../server/use-me.ts';
import { useSending } from '../server/use-sending.ts';
import { accountWords } from '../words/account-words.ts';
import type { Account } from './account.ts';
import { DeviceRows } from './device-rows.tsx';

interface WhoPartProps {
  readonly account: Account;
  readonly me: Me;
}

/** Who is signed in; signing out here and everywhere; the devices, each to be signed out by itself. */
export function WhoPart({ account, me }: WhoPartProps) {
  const { who: said } = accountWords;
  const [heading, toHeading] = useHeading();
  const { isSending, problem, send } = useSending();
  const navigate = useNavigate();
  const { devices, person } = account;

  const signOut = async (of: 'session' | 'browser' | 'everywhere') => {
    const done = await send(() => askRoute('POST /api/v1/sign-out', { body: { of }, as: 'person' }));
    if (done !== undefined) void navigate('/sign-in', { replace: true });
  };
  const end = async (session: string, device: string) => {
    const done = await send(() => askRoute('DELETE /api/v1/sessions/:session', { params: { session }, as: 'person' }));
    if (done === undefined) return;
    account.say(said.ended(device));
    devices.look();
    toHeading();
  };
  return (
    <Part id="who" title={said.title} heading={heading}>
      <p>
        <b>{said.name(person.name)}</b> {person.roles.includes('owner') ? said.owner : said.judge}
      </p>
      <ProblemNote problem={problem} />
      <div className="acts">
        <ActButton label={said.out} isBusy={isSending} onAct={() => void signOut('session')} />
        {me.seats.length > 0 && (
          <ActButton label={said.outOfAll} isBusy={isSending} onAct={() => void signOut('browser')} />
        )}
        <ActButton
          label={said.everywhere}
          isBusy={isSending}
          describedBy="everywhere-means"
          onAct={() => void signOut('everywhere')}
        />
      </div>
      <p className="small soft" id="everywhere-means">
        {said.everywhereMeans}
      </p>
      <h3 className="h-small">{said.devices}</h3>
      <DeviceRows
        label={said.devices}
        devices={devices}
        act={({ id, device }) => (
          <ActButton
            label={said.end}
            about={said.endOf(device)}
            isBusy={isSending}
            onAct={() => void end(id, device)}
          />
        )}
      />
    </Part>
  );
}
