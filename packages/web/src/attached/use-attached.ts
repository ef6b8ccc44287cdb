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
  const { game, as, following, view } = useTable();
  const { value, look } = useAsked(() => askRoute('GET /api/v1/games/:game/attachments', { params: { game }, as }));
  const { attached = 0 } = following;
  // What can be read changes what there is: a letter is hidden or shown again, a certified copy comes.
  const readable = view.letters.map(({ id, text, copies = [] }) =>
    text === undefined ? '' : `${id} ${copies.length}`,
  );
  const present = `${attached};${readable.join()}`;
  const told = useRef(present);
  useEffect(() => {
    if (told.current !== present) look();
    told.current = present;
  }, [present, look]);
  return { all: value?.attachments ?? [], look };
}

/** Where the bytes of an attachment are. */
export const addressOf = (game: string, as: string | undefined, { id }: Attachment) =>
  `/api/v1/games/${game}/attachments/${id}${as === undefined ? '' : `?seat=${encodeURIComponent(as)}`}`;
