import { type FormEvent, useState } from 'react';
import { ActButton } from '../components/act-button.tsx';
import { Icon } from '../components/icon.tsx';
import { Part, useHeading } from '../components/part.tsx';
import { PinField } from '../components/pin-field.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { Twice } from '../components/twice.tsx';
import { askRoute } from '../server/ask.ts';
import { useSending } from '../server/use-sending.ts';
import { placeWords } from '../words/place-words.ts';
import { words } from '../words/words.ts';
import type { Place } from './place.ts';

/** Sets, changes and takes away the PIN that new devices need; the server tells which digits are guessed first. */
export function PinPart({ place: { as, own, say }, hasPin }: { place: Place; hasPin: boolean }) {
  const { pin: said } = placeWords;
  const [heading, toHeading] = useHeading();
  const { isSending, problem, send } = useSending();
  const [pin, setPin] = useState('');
  const put = async (next: string | null, done: string) => {
    if ((await send(() => askRoute('PUT /api/v1/seat/pin', { body: { pin: next }, as }))) === undefined) return;
    setPin('');
    say(done);
    own.look();
    toHeading();
  };
  const set = (event: FormEvent) => {
    event.preventDefault();
    void put(pin, hasPin ? said.nowChanged : said.nowSet);
  };
  return (
    <Part id="pin" title={said.title} heading={heading}>
      <p className="small soft">{said.about}</p>
      <p className={hasPin ? 'state state--ok' : 'state'} data-pin={hasPin ? 'set' : 'none'}>
        <Icon name={hasPin ? 'lock' : 'key'} />
        {hasPin ? said.isSet : said.isNotSet}
      </p>
      <form className="form" onSubmit={set}>
        <PinField label={said.field} hint={said.hint} value={pin} onChange={setPin} />
        <ProblemNote problem={problem} />
        <div className="acts">
          <ActButton label={isSending ? words.door.oneMoment : hasPin ? said.change : said.set} isBusy={isSending} />
          {hasPin && (
            <Twice
              label={said.remove}
              means={said.removeMeans}
              sure={said.removeNow}
              isBusy={isSending}
              onSure={() => void put(null, said.removed)}
            />
          )}
        </div>
      </form>
      <p className="why">{said.forgotten}</p>
    </Part>
  );
}
