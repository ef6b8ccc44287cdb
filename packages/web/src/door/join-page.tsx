import { type FormEvent, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { PinField } from '../components/pin-field.tsx';
import { TextField } from '../components/text-field.tsx';
import { isGreeted } from '../greeting/greeted.ts';
import { ask } from '../server/ask.ts';
import { seatPath, useMe } from '../server/use-me.ts';
import { useSending } from '../server/use-sending.ts';
import { words } from '../words/words.ts';
import { Door } from './door.tsx';
import { DoorForm } from './door-form.tsx';
import { useSecret } from './use-secret.ts';

interface Seat {
  readonly game: string;
  readonly seat: string;
}

/** Where one goes from the door: on a device that is new to the seat, past the greeting. */
function firstPath({ game, seat }: Seat): string {
  const path = seatPath(game, seat);
  return isGreeted(game, seat) ? path : path.replace(/^(\/play\/[^?]+)/, '$1/greeting');
}

/** What a PIN is asked for. */
const PIN_CODES = ['pin-needed', 'pin-wrong', 'pin-wait'];

/** `/join#…`: sits down by the link of a card, or by the code that is printed on it. */
export default function JoinPage() {
  const { join } = words.door;
  const secret = useSecret();
  const navigate = useNavigate();
  const [shortName, setShortName] = useState('');
  const [code, setCode] = useState('');
  const [pin, setPin] = useState('');
  const { isSending, problem, send } = useSending();
  const [me] = useMe();

  const sitDown = async (path: string, fields: object) => {
    const body = pin === '' ? fields : { ...fields, pin };
    const seat = await send(() => ask<Seat>(path, { method: 'POST', body }));
    if (seat !== undefined) void navigate(firstPath(seat), { replace: true });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is tried once by itself, then by the button.
  useEffect(() => {
    if (secret !== undefined) void sitDown('/join/link', { secret });
  }, [secret]);

  const asksPin = problem !== undefined && PIN_CODES.includes(problem.code);
  const byLink = secret !== undefined && (problem === undefined || asksPin || problem.status === 0);
  const take = (event: FormEvent) => {
    event.preventDefault();
    void (byLink ? sitDown('/join/link', { secret }) : sitDown('/join/code', { shortName, code }));
  };
  if (byLink && problem === undefined) {
    return (
      <Door title={join.title}>
        <p role="status">{words.door.oneMoment}</p>
      </Door>
    );
  }
  return (
    <Door title={join.title}>
      <p>{byLink ? join.aboutLink : join.aboutCode}</p>
      <DoorForm sending={{ isSending, problem }} action={join.take} onSubmit={take}>
        {!byLink && (
          <>
            <TextField label={join.shortName} value={shortName} onChange={setShortName} autoComplete="organization" />
            <TextField label={join.code} hint={join.codeHint} value={code} onChange={setCode} autoComplete="off" />
          </>
        )}
        {asksPin && <PinField label={join.pin} hint={join.pinHint} value={pin} onChange={setPin} />}
      </DoorForm>
      {me !== undefined && me.seats.length > 0 && (
        <nav aria-label={join.here} className="door-part">
          <h2 className="h-sec">{join.here}</h2>
          {me.seats.map(({ game, seat }) => (
            <Link key={`${game} ${seat}`} className="btn btn--wide" to={seatPath(game, seat)}>
              {join.back(seat)}
            </Link>
          ))}
        </nav>
      )}
      <p className="small soft">{join.lost}</p>
    </Door>
  );
}
