import { useRef, useState } from 'react';
import { ActButton } from '../../components/act-button.tsx';
import { ProblemNote } from '../../components/problem-note.tsx';
import { useTable } from '../../seat/at-table.ts';
import { askRoute } from '../../server/ask.ts';
import { useAsked } from '../../server/use-asked.ts';
import { useSending } from '../../server/use-sending.ts';
import { deskWords } from '../../words/desk-words.ts';
import { words } from '../../words/words.ts';

interface CardDevicesProps {
  readonly card: string;
  /** What the seat is called. */
  readonly title: string;
  /** One is out: the card has fewer now. */
  readonly onEnded: () => void;
}

/** The devices that came in by the card of a seat, each to be signed out by itself. */
export function CardDevices({ card, title, onEnded }: CardDevicesProps) {
  const { game, as } = useTable();
  const { seats: said } = deskWords.oversight;
  const asked = useAsked(() => askRoute('GET /api/v1/games/:game/cards/:card/devices', { params: { game, card }, as }));
  const { isSending, problem, send } = useSending();
  const [done, setDone] = useState('');
  const told = useRef<HTMLParagraphElement>(null);
  const end = async (device: string, name: string) => {
    const one = { params: { game, card, device }, as };
    const ended = await send(() => askRoute('DELETE /api/v1/games/:game/cards/:card/devices/:device', one));
    // One that is out already goes from the list as well.
    asked.look();
    onEnded();
    if (ended === undefined) return;
    setDone(said.deviceEnded(name));
    told.current?.focus();
  };
  const devices = asked.value?.devices;
  return (
    <div className="card-devices">
      <ProblemNote problem={problem ?? asked.problem} />
      {devices !== undefined && devices.length > 0 && (
        <ul aria-label={said.devicesOf(title)}>
          {devices.map(({ id, device, seenAt, since }) => (
            <li key={id}>
              <span className="said">
                <b>{device}</b>
                <small>{said.device(words.seat.moment(seenAt), words.seat.moment(since))}</small>
              </span>
              <ActButton
                label={said.endDevice}
                about={said.endDeviceOf(device, title)}
                isBusy={isSending}
                onAct={() => void end(id, device)}
              />
            </li>
          ))}
        </ul>
      )}
      <p ref={told} className="small soft" role="status" tabIndex={-1}>
        {done}
      </p>
    </div>
  );
}
