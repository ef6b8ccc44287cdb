import { type FormEvent, useState } from 'react';
import { ActButton } from '../../components/act-button.tsx';
import { Part, useHeading } from '../../components/part.tsx';
import { ProblemNote } from '../../components/problem-note.tsx';
import { TextField } from '../../components/text-field.tsx';
import { askRoute } from '../../server/ask.ts';
import { useAsked } from '../../server/use-asked.ts';
import { useSending } from '../../server/use-sending.ts';
import { classPageWords } from '../../words/class-page-words.ts';
import { words } from '../../words/words.ts';
import type { ClassPart } from './class-page.tsx';
import { PlayerRow } from './player-row.tsx';
import type { Sittings } from './use-sittings.ts';

/** The people of a class: each renamed, saved as a file, deleted; somebody new written down. */
export default function PlayersPart({ part, sittings }: { part: ClassPart; sittings: Sittings }) {
  const { people: said } = classPageWords;
  const { section, say } = part;
  const params = { class: section.id };
  const [heading, toHeading] = useHeading();
  const players = useAsked(() => askRoute('GET /api/v1/classes/:class/players', { params, as: 'person' }));
  const { isSending, problem, send } = useSending();
  const [name, setName] = useState('');
  const list = players.value?.players;
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const body = { players: [{ name }] };
    const made = await send(() => askRoute('POST /api/v1/classes/:class/players', { params, body, as: 'person' }));
    if (made === undefined) return;
    say(said.added(name));
    setName('');
    players.look();
  };
  return (
    <Part id="people" title={said.title} heading={heading}>
      {list !== undefined && list.length > 0 && <p className="small soft">{said.about(list.length)}</p>}
      <ProblemNote problem={players.problem} />
      {list === undefined && players.problem === undefined && <p>{words.door.oneMoment}</p>}
      {list?.length === 0 && <p className="empty">{said.none}</p>}
      <ul className="rows" aria-label={said.title}>
        {list?.map((player) => (
          <PlayerRow
            key={player.id}
            player={player}
            classId={section.id}
            sits={sittings.of(player.id)}
            say={say}
            onChanged={players.look}
            onForgotten={() => {
              players.look();
              toHeading();
            }}
          />
        ))}
      </ul>
      <h3 className="h-small">{said.newcomer}</h3>
      <form className="form" onSubmit={(event) => void add(event)}>
        <TextField label={said.name} value={name} onChange={setName} autoComplete="off" />
        <ProblemNote problem={problem} />
        <ActButton icon="plus" label={said.add} isBusy={isSending} />
      </form>
    </Part>
  );
}
