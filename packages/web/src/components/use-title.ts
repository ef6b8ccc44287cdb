import { useEffect } from 'react';
import { words } from '../words/words.ts';

/** Names the page in the tab and for those who hear it. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${words.app.name}`;
  }, [title]);
}
