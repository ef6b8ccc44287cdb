import '../styles/door.css';
import '../styles/greeting.css';
import { provinceOf } from '@defensor/diplomacy';
import type { View } from '@defensor/game';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PinField } from '../components/pin-field.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { SeatArms } from '../components/seat-arms.tsx';
import { type AtTable, useTable } from '../seat/at-table.ts';
import { PieceOfBoard } from '../seat/still-board.tsx';
import { useCommands } from '../seat/use-commands.ts';
import { askRoute } from '../server/ask.ts';
import { useMe } from '../server/use-me.ts';
import { useSending } from '../server/use-sending.ts';
import { greetingWords } from '../words/greeting-words.ts';
import { powerLabel, seeLabel } from '../words/orders.ts';
import { printWords } from '../words/print-words.ts';
import { words } from '../words/words.ts';
import { greeted } from './greeted.ts';
import { TitleChoice, titlesOf } from './title-choice.tsx';

type Seat = View['seats'][number];

/** The piece of map over the greeting: how wide it is drawn, how much of the board it shows at least. */
const PLATE = { ratio: 1.3, least: 620, widthPx: 560 } as const;

/** Greets whoever comes to a seat for the first time on a device: where it is, what to be called, a PIN. */
export default function Greeting({ seat, to }: { readonly seat: Seat; readonly to: string }) {
  const table = useTable();
  const { game, as, view } = table;
  const titles = titlesOf(seat);
  const [title, setTitle] = useState<string>(seat.title ?? titles[0] ?? '');
  const [pin, setPin] = useState('');
  const { give, isSending, problem } = useCommands(game, as);
  const asking = useSending();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [me] = useMe();
  const name = me?.seats.find((one) => one.game === game && one.seat === seat.id)?.name;
  const { you, part } = officeOf(table, seat);
  useEffect(() => heading.current?.focus(), []);

  const sitDown = async (event: FormEvent) => {
    event.preventDefault();
    if (pin !== '') {
      const set = await asking.send(() => askRoute('PUT /api/v1/seat/pin', { body: { pin }, as }));
      if (set === undefined) return;
    }
    const isNew = title !== '' && title !== (seat.title ?? titles[0]);
    if (isNew && (await give({ do: 'chooseTitle', title })) === undefined) return;
    greeted(game, seat.id);
    void navigate(to, { replace: true });
  };
  const leave = async () => {
    const out = await asking.send(() => askRoute('POST /api/v1/sign-out', { body: { of: 'session' }, as }));
    if (out !== undefined) void navigate('/join', { replace: true });
  };
  const isBusy = isSending || asking.isSending;
  return (
    <div className="greeting">
      <GreetingPlate table={table} seat={seat} />
      <main className="greeting-leaf">
        <SeatArms variant={table.variant} power={seat.power} />
        <h1 ref={heading} tabIndex={-1}>
          {you}
        </h1>
        {name !== undefined && name !== '' && <p className="greeting-name">{name}</p>}
        <p className="greeting-part">{part}</p>
        <form className="form" onSubmit={(event) => void sitDown(event)}>
          {titles.length > 0 && view.phase !== 'ended' && (
            <TitleChoice titles={titles} value={title} onChange={setTitle} />
          )}
          <PinField label={greetingWords.pin} hint={greetingWords.pinHint} value={pin} onChange={setPin} isOptional />
          <ProblemNote problem={problem ?? asking.problem} />
          <button type="submit" className="btn btn--main btn--wide" aria-disabled={isBusy}>
            {isBusy ? words.door.oneMoment : greetingWords.take}
          </button>
          <button type="button" className="btn btn--quiet" aria-disabled={isBusy} onClick={() => void leave()}>
            {greetingWords.notMe}
          </button>
          <p className="small soft">{greetingWords.again}</p>
        </form>
      </main>
    </div>
  );
}

/** What the seat is, and its part in the game, in a sentence. */
function officeOf({ view, variant, naming, sentences }: AtTable, seat: Seat) {
  const { you } = greetingWords;
  const { card } = printWords;
  if (view.throne?.kind === 'reigning' && view.throne.pope === seat.id) return { you: you.pope, part: card.pope.part };
  if (seat.see !== undefined) {
    const isRome = seat.see === variant.data.papacy?.papalSee;
    return {
      you: you.bishop(sentences.words.seat(seat.id)),
      part: card.bishop.part(isRome ? card.rome : seeLabel(variant, seat.see)),
    };
  }
  const power = seat.power ?? variant.powers[0]?.id;
  const office = seat.class === 'lord' ? 'lord' : 'ruler';
  return {
    you: you[office](sentences.words.power(power as never)),
    part: card[office].part(powerLabel(naming, power as never), variant.data.victoryCentres),
  };
}

function GreetingPlate({ table, seat }: { readonly table: AtTable; readonly seat: Seat }) {
  const { view, variant, naming } = table;
  const own = view.units.filter(({ power }) => power === seat.power).map(({ location }) => provinceOf(location));
  const place = seat.power === undefined ? '' : powerLabel(naming, seat.power);
  return (
    <div className="greeting-plate">
      <PieceOfBoard
        places={seat.see === undefined ? own : [seat.see]}
        {...PLATE}
        label={greetingWords.plate(seat.see === undefined ? place : seeLabel(variant, seat.see))}
      />
    </div>
  );
}
