import { type FormEvent, useState } from 'react';
import { ActButton } from '../components/act-button.tsx';
import { Part, useHeading } from '../components/part.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { TextField } from '../components/text-field.tsx';
import { askRoute } from '../server/ask.ts';
import { saveJson } from '../server/save-file.ts';
import { useSending } from '../server/use-sending.ts';
import { placeWords } from '../words/place-words.ts';
import { words } from '../words/words.ts';
import type { Place } from './place.ts';

/** The name under which the Judge knows whoever sits here, and everything that is kept about them. */
export function NamePart({ place: { as, own, say }, present }: { place: Place; present: string }) {
  const { name: said } = placeWords;
  const [heading] = useHeading();
  const { isSending, problem, send } = useSending();
  const [typed, setTyped] = useState<string>();
  const name = typed ?? present;
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    if ((await send(() => askRoute('PUT /api/v1/seat/name', { body: { name }, as }))) === undefined) return;
    say(said.saved(name.trim()));
    own.look();
  };
  const download = async () => {
    const all = await send(() => askRoute('GET /api/v1/me/export', { as }));
    if (all === undefined) return;
    saveJson('defensor-my-data.json', all);
    say(said.downloaded);
  };
  return (
    <Part id="name" title={said.title} heading={heading}>
      <p className="small soft">{said.about}</p>
      <form className="form" onSubmit={(event) => void keep(event)}>
        <TextField label={said.field} value={name} onChange={setTyped} autoComplete="off" isOptional />
        <ProblemNote problem={problem} />
        <div className="acts">
          <ActButton label={isSending ? words.door.oneMoment : said.save} isBusy={isSending} />
          <ActButton icon="page" label={said.data} isBusy={isSending} onAct={() => void download()} />
        </div>
      </form>
    </Part>
  );
}
