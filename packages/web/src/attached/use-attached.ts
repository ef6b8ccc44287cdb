import type { AnswerOf } from '@defensor/api';
import { useEffect, useRef } from 'react';
import { useTable } from '../seat/at-table.ts';
import { askRoute } from '../server/ask.ts';
import { useAsked } from '../server/use-asked.ts';

export type Attachment = AnswerOf<'GET /api/v1/games/:game/attachments'>['attachments'][number];

/** What is attached to papers that the viewer may see. */
export interface Attached {
  readonly all: readonly Attachment[];
  readonly look: () => void;
}

/** Fetches what is attached, and again whenever the server tells that something was attached or taken away. */
export function useAttached(): Attached {
  const { game, as, following } = useTable();
  const { value, look } = useAsked(() => askRoute('GET /api/v1/games/:game/attachments', { params: { game }, as }));
  const { attached = 0 } = following;
  const told = useRef(attached);
  useEffect(() => {
    if (told.current !== attached) look();
    told.current = attached;
  }, [attached, look]);
  return { all: value?.attachments ?? [], look };
}

/** Where the bytes of an attachment are. */
export const addressOf = (game: string, as: string | undefined, { id }: Attachment) =>
  `/api/v1/games/${game}/attachments/${id}${as === undefined ? '' : `?seat=${encodeURIComponent(as)}`}`;
