import type { AnswerOf } from '@defensor/api';
import type { ReactNode } from 'react';
import { ProblemNote } from '../components/problem-note.tsx';
import type { AskedFor } from '../server/use-asked.ts';
import { accountWords } from '../words/account-words.ts';
import { words } from '../words/words.ts';

type Devices = AnswerOf<'GET /api/v1/sessions'>;

interface DeviceRowsProps {
  readonly label: string;
  readonly devices: AskedFor<Devices>;
  /** What may be done with a device that is not this one. */
  readonly act: (device: Devices['devices'][number]) => ReactNode;
}

/** Devices that are signed in, the last used first; this one is marked. */
export function DeviceRows({ label, devices: { value, problem }, act }: DeviceRowsProps) {
  const { who: said } = accountWords;
  return (
    <>
      <ProblemNote problem={problem} />
      {value === undefined && problem === undefined && <p>{words.door.oneMoment}</p>}
      <ul className="rows" aria-label={label}>
        {value?.devices.map((one) => (
          <li key={one.id}>
            <span className="said">
              <b>{one.device}</b>
              <small>{said.device(one.seenAt, one.since)}</small>
            </span>
            {one.id === value.current ? <span className="state state--ok">{said.here}</span> : act(one)}
          </li>
        ))}
      </ul>
    </>
  );
}
