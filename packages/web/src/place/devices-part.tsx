import { useEffect } from 'react';
import { DeviceRows } from '../account/device-rows.tsx';
import { Part, useHeading } from '../components/part.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { Twice } from '../components/twice.tsx';
import { askRoute } from '../server/ask.ts';
import { useAsked } from '../server/use-asked.ts';
import { useSending } from '../server/use-sending.ts';
import { placeWords } from '../words/place-words.ts';
import type { Place } from './place.ts';

/** The devices that are in by the card of one’s seat; each other one can be signed out, which closes what is open there. */
export function DevicesPart({ place: { as, say } }: { place: Place }) {
  const { devices: said } = placeWords;
  const [heading, toHeading] = useHeading();
  const devices = useAsked(() => askRoute('GET /api/v1/seat/devices', { as }));
  const { isSending, problem, send } = useSending();
  const { look } = devices;
  useEffect(() => {
    // Meanwhile another device may have come in.
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [look]);
  const end = async (id: string, device: string) => {
    const ended = await send(() => askRoute('DELETE /api/v1/seat/devices/:device', { params: { device: id }, as }));
    // One that left meanwhile goes from the list as well.
    look();
    if (ended === undefined) return;
    say(said.done(device));
    toHeading();
  };
  return (
    <Part id="devices" title={said.title} heading={heading}>
      <p className="small soft">{said.about}</p>
      <ProblemNote problem={problem} />
      <DeviceRows
        label={said.title}
        devices={devices}
        act={({ id, device }) => (
          <Twice
            label={said.out}
            about={said.outOf(device)}
            means={said.means(device)}
            sure={said.now}
            isBusy={isSending}
            onSure={() => void end(id, device)}
          />
        )}
      />
    </Part>
  );
}
