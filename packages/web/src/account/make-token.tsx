import type { AnswerOf } from '@defensor/api';
import { type FormEvent, useId, useState } from 'react';
import { ActButton } from '../components/act-button.tsx';
import { DaysField } from '../components/days-field.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { TextField } from '../components/text-field.tsx';
import { askRoute } from '../server/ask.ts';
import { useSending } from '../server/use-sending.ts';
import { accountWords } from '../words/account-words.ts';
import { words } from '../words/words.ts';
import { needsSeat, SCOPES_OF, WAYS, type Way } from './token-ways.ts';
import { useSeatsOf } from './use-seats-of.ts';

interface MakeTokenProps {
  readonly games: readonly { readonly id: string; readonly name: string }[];
  readonly onMade: (made: AnswerOf<'POST /api/v1/tokens'>) => void;
}

/** What a new token is called, what it may do, in which game and seat, and for how long. */
export function MakeToken({ games, onMade }: MakeTokenProps) {
  const { tokens: said } = accountWords;
  const { isSending, problem, send } = useSending();
  const [name, setName] = useState('');
  const [chosen, setGame] = useState<string>();
  const [way, setWay] = useState<Way>('act');
  const [seat, setSeat] = useState('');
  const [days, setDays] = useState('30');
  const id = useId();
  const game = chosen ?? games[0]?.id ?? '';
  const isOfSeat = needsSeat(way);
  const seats = useSeatsOf(isOfSeat ? game : undefined);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const body = { name, scopes: SCOPES_OF[way], game, ...(isOfSeat ? { seat } : {}), days: Number(days) };
    const made = await send(() => askRoute('POST /api/v1/tokens', { body, as: 'person' }));
    if (made === undefined) return;
    setName('');
    onMade(made);
  };
  return (
    <form className="form" onSubmit={(event) => void make(event)}>
      <TextField label={said.name} value={name} onChange={setName} autoComplete="off" />
      <div className="form-field">
        <label className="label" htmlFor={`${id}-game`}>
          {said.game}
        </label>
        <select
          id={`${id}-game`}
          className="field"
          value={game}
          onChange={(event) => {
            setGame(event.target.value);
            setSeat('');
          }}
        >
          {games.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </div>
      <fieldset>
        <legend className="label">{said.may}</legend>
        {WAYS.map((one) => (
          <label key={one} className={one === way ? 'choice is-chosen' : 'choice'}>
            <input type="radio" name={`${id}-way`} checked={one === way} onChange={() => setWay(one)} />
            <span className="dot-mark" />
            <span>{said.ways[one]}</span>
          </label>
        ))}
      </fieldset>
      {isOfSeat && (
        <div className="form-field">
          <label className="label" htmlFor={`${id}-seat`}>
            {said.seat}
          </label>
          <select
            id={`${id}-seat`}
            className="field"
            required
            value={seat}
            onChange={(event) => setSeat(event.target.value)}
          >
            <option value="">{said.noSeat}</option>
            {seats.value?.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className="form-field">
        <label className="label" htmlFor={`${id}-days`}>
          {said.days}
        </label>
        <DaysField id={`${id}-days`} max={365} value={days} onChange={setDays} />
      </div>
      <ProblemNote problem={problem ?? seats.problem} />
      <ActButton label={isSending ? words.door.oneMoment : said.make} isBusy={isSending} />
    </form>
  );
}
