import type { AnswerOf } from '@defensor/api';
import { useCallback, useEffect, useState } from 'react';
import { useTable } from '../../seat/at-table.ts';
import { askRoute } from '../../server/ask.ts';
import { useSending } from '../../server/use-sending.ts';

type Card = AnswerOf<'GET /api/v1/games/:game/cards'>['cards'][number];
export type ShownCard = AnswerOf<'POST /api/v1/games/:game/cards'>['cards'][number];

/** The cards of a game, and what the Judge does with them. What a card opens with is shown once, when it is made. */
export function useCards() {
  const { game, as } = useTable();
  const sending = useSending();
  const [cards, setCards] = useState<readonly Card[]>([]);
  const [shown, setShown] = useState<ShownCard>();
  const params = { game };
  const look = useCallback(() => {
    void askRoute('GET /api/v1/games/:game/cards', { params: { game }, as }).then((answer) => {
      if (answer.ok) setCards(answer.value.cards);
    });
  }, [game, as]);
  useEffect(look, [look]);
  const show = (card: ShownCard | undefined) => {
    if (card !== undefined) setShown(card);
    look();
  };
  return {
    cards,
    shown,
    look,
    problem: sending.problem,
    isSending: sending.isSending,
    async make(seat: string, person: string | undefined) {
      const body = { cards: [{ seat, ...(person === undefined ? {} : { person }) }] };
      const made = await sending.send(() => askRoute('POST /api/v1/games/:game/cards', { params, body, as }));
      show(made?.cards[0]);
    },
    async renew(card: string) {
      const asked = { params: { game, card }, as };
      show(await sending.send(() => askRoute('POST /api/v1/games/:game/cards/:card/renew', asked)));
    },
    async revoke(card: string) {
      const asked = { params: { game, card }, as };
      await sending.send(() => askRoute('DELETE /api/v1/games/:game/cards/:card', asked));
      setShown(undefined);
      look();
    },
  };
}

/** How often it is asked who is there. */
const EVERY_MS = 15_000;

/** The seats of which somebody has the game open now. */
export function usePresence(): ReadonlySet<string> {
  const { game, as } = useTable();
  const [present, setPresent] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isOver = false;
    const look = () =>
      void askRoute('GET /api/v1/games/:game/presence', { params: { game }, as }).then((answer) => {
        if (answer.ok && !isOver) setPresent(new Set(answer.value.seats));
      });
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [game, as]);
  return present;
}
