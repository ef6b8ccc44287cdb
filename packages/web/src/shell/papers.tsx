import type { ReactNode } from 'react';

/** Whoever goes by keys scrolls the papers, where nothing in them takes the focus. */
export const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;

/** A section that is papers alone, without the map. */
export function Papers({ children }: { children: ReactNode }) {
  return (
    <main className="papers" {...SCROLLED_BY_KEYS}>
      {children}
    </main>
  );
}
