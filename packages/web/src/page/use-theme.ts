import { useCallback, useState } from 'react';
import type { Theme } from '../map/view/sheet.tsx';
import { keep } from './kept.ts';

/** The theme that `first.js` chose before anything was drawn, and a switch. */
export function useTheme(): readonly [Theme, () => void] {
  const [theme, setTheme] = useState<Theme>(() =>
    document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  );
  const toggle = useCallback(() => {
    const next = theme === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset.theme = next;
    keep('theme', next);
    setTheme(next);
  }, [theme]);
  return [theme, toggle];
}
