import { useEffect, useRef, useState } from 'react';
import { useTable } from '../seat/at-table.ts';
import { askRoute } from '../server/ask.ts';
import type { Showing } from '../server/follow-game.ts';
import { freshId } from '../server/fresh-id.ts';

type Told = Pick<Showing, 'line' | 'shown'>;

/**
 * What others did with the results on the wall, and a way to tell them what is done here. The server hears one thing
 * after the other, and of several the last: whoever presses on quickly is not led back.
 */
export function useWall(): readonly [Showing | undefined, (told: Told) => void] {
  const { game, as, following } = useTable();
  const [by] = useState(freshId);
  const [found, setFound] = useState<Showing>();
  const due = useRef<Told>(undefined);
  const isSending = useRef(false);
  const { wall, isLive } = following;

  useEffect(() => {
    if (!isLive) return;
    let isOver = false;
    void askRoute('GET /api/v1/games/:game/wall', { params: { game }, as }).then((answer) => {
      if (!isOver && answer.ok && isWhole(answer.value)) setFound(answer.value);
    });
    return () => {
      isOver = true;
    };
  }, [game, as, isLive]);
  useEffect(() => {
    if (wall !== undefined) setFound(wall);
  }, [wall]);

  const say = async (told: Told) => {
    due.current = told;
    if (isSending.current) return;
    isSending.current = true;
    while (due.current !== undefined) {
      const body = { ...due.current, by };
      due.current = undefined;
      // Without an answer the page goes on by itself, as a wall without a desk does.
      await askRoute('PUT /api/v1/games/:game/wall', { params: { game }, body, as });
    }
    isSending.current = false;
  };
  return [found?.by === by ? undefined : found, (told) => void say(told)];
}

const isWhole = (showing: Partial<Showing>): showing is Showing => showing.line !== undefined;
