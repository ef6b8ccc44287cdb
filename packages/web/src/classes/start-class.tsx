import { DEFAULT_OPTIONS, type Options, type View } from '@defensor/game';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { TextField } from '../components/text-field.tsx';
import { Door } from '../door/door.tsx';
import { DoorForm } from '../door/door-form.tsx';
import { ask } from '../server/ask.ts';
import { useSending } from '../server/use-sending.ts';
import { draftOf } from '../timetable/timetable-draft.ts';
import { classWords } from '../words/class-words.ts';
import { AS_PERSON, type ClassInfo } from './class-list.ts';
import { keepSetup, newSetup, type Setup } from './setup/kept-setup.ts';

/** `/classes/new`: makes a class. With `?like=<game>` it takes over that game's options, numbers and timetable. */
export function StartClass() {
  const { new: said } = classWords;
  const [search] = useSearchParams();
  const like = search.get('like');
  const [title, setTitle] = useState('');
  const [short, setShort] = useState<string>();
  const { isSending, problem, send } = useSending();
  const navigate = useNavigate();
  const shortName = short ?? shortNameFor(title);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const made = await send(async () => {
      const setup = like === null ? undefined : await setupLike(like);
      const answer = await ask<ClassInfo>('/classes', { method: 'POST', as: AS_PERSON, body: { title, shortName } });
      if (answer.ok && setup !== undefined) keepSetup(answer.value.id, setup);
      return answer;
    });
    if (made !== undefined) void navigate(`/classes/${made.id}/new`);
  };
  return (
    <Door title={said.title}>
      <p>{like === null ? said.about : said.like(search.get('title') ?? '')}</p>
      <DoorForm sending={{ isSending, problem }} action={said.make} onSubmit={(event) => void make(event)}>
        <TextField label={said.name} hint={said.nameHint} value={title} onChange={setTitle} autoComplete="off" />
        <TextField label={said.short} hint={said.shortHint} value={shortName} onChange={setShort} autoComplete="off" />
      </DoorForm>
    </Door>
  );
}

/** “History 9B” makes “History9B”, at most as long as a short name may be. */
const shortNameFor = (title: string) => title.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 16);

/** A new set-up with the options, the numbers and the timetable of a game. */
async function setupLike(game: string): Promise<Setup | undefined> {
  const answer = await ask<{ view: View }>(`/games/${game}`, { as: AS_PERSON });
  if (!answer.ok) return undefined;
  const { options, seats, clock } = answer.value.view;
  const changed = Object.entries(options).filter(([name, value]) => DEFAULT_OPTIONS[name as keyof Options] !== value);
  const count = (kind: string) => seats.filter((seat) => seat.class === kind).length;
  return {
    ...newSetup(),
    options: Object.fromEntries(changed),
    numbers: { lords: count('lord'), bishops: count('bishop') },
    ...(clock.timetable === undefined ? {} : { timetable: draftOf(clock.timetable) }),
  };
}
