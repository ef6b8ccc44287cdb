import type { View } from '@defensor/game';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ProblemNote } from '../components/problem-note.tsx';
import { useTable } from '../seat/at-table.ts';
import { type Answer, ask } from '../server/ask.ts';
import { useSending } from '../server/use-sending.ts';
import { printWords } from '../words/print-words.ts';
import { words } from '../words/words.ts';
import { type FreshCard, freshCards, keepFreshCards } from './fresh-cards.ts';
import { RoleCard } from './role-card.tsx';
import { usePeople } from './use-people.ts';

/** The role cards, one a seat; `?only=R-SPA,B-TUN` prints some of them. */
export function Cards() {
  const { game, view } = useTable();
  const [search] = useSearchParams();
  const only = search.get('only')?.split(',');
  const people = usePeople();
  const [cards, setCards] = useState(() => freshCards(game));
  const { isSending, problem, send } = useSending();
  const seats = view.seats.filter(
    (seat) => seat.class !== 'judge' && seat.class !== 'observer' && (only === undefined || only.includes(seat.id)),
  );
  const isMade = seats.some(({ id }) => cards.some(({ seat }) => seat === id));
  const make = async () => {
    const made = await send(() => newCards(game, [...seats.map(({ id }) => id), ...(only ? [] : ['projector'])]));
    if (made === undefined) return;
    keepFreshCards(game, [...cards.filter(({ seat }) => !made.some((card) => card.seat === seat)), ...made]);
    setCards(freshCards(game));
  };
  const { codes } = printWords;
  if (people === undefined) return <p role="status">{words.door.oneMoment}</p>;
  return (
    <>
      <div className="print-note">
        <p>{isMade ? codes.fresh : codes.none}</p>
        <ProblemNote problem={problem} />
        {!isMade && (
          <button type="button" className="btn" aria-disabled={isSending} onClick={() => void make()}>
            {isSending ? words.door.oneMoment : codes.make}
          </button>
        )}
        <Projector cards={cards} />
      </div>
      {seats.map((seat) => (
        <RoleCard
          key={seat.id}
          seat={seat}
          card={cards.find((card) => card.seat === seat.id)}
          people={people.byId}
          classTitle={people.title}
        />
      ))}
    </>
  );
}

/** The link by which a screen on the wall opens the projector’s page. */
function Projector({ cards }: { cards: readonly FreshCard[] }) {
  const card = cards.find(({ seat }) => seat === 'projector');
  if (card === undefined) return null;
  const { projector } = printWords.codes;
  return (
    <p className="small">
      {projector} <b>{card.shortName}</b> <b>{card.code}</b>
    </p>
  );
}

export type CardSeat = View['seats'][number];

interface KnownCard {
  readonly id: string;
  readonly seat: string;
}

/** Gives each of these seats a card with a new link and code: its own renewed, or its first. */
async function newCards(game: string, seats: readonly string[]): Promise<Answer<readonly FreshCard[]>> {
  const known = await ask<{ cards: readonly KnownCard[] }>(`/games/${game}/cards`, { as: 'person' });
  if (!known.ok) return known;
  const made: FreshCard[] = [];
  const missing: string[] = [];
  for (const seat of seats) {
    const card = known.value.cards.find((one) => one.seat === seat);
    if (card === undefined) {
      missing.push(seat);
      continue;
    }
    const renewed = await ask<FreshCard>(`/games/${game}/cards/${card.id}/renew`, { method: 'POST', as: 'person' });
    if (!renewed.ok) return renewed;
    made.push(renewed.value);
  }
  if (missing.length === 0) return { ...known, value: made };
  const issued = await ask<{ cards: readonly FreshCard[] }>(`/games/${game}/cards`, {
    method: 'POST',
    as: 'person',
    body: { cards: missing.map((seat) => ({ seat })) },
  });
  return issued.ok ? { ...issued, value: [...made, ...issued.value.cards] } : issued;
}
