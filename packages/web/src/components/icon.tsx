/** Icons on a 24 grid, cut like a woodblock. Always with a word beside them, or a label on the button. */
const PATHS = {
  check: 'M4.5 12.5l5 5 10-11',
  cross: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  plus: 'M12 4.5v15M4.5 12h15',
  minus: 'M4.5 12h15',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  right: 'M9 5l7 7-7 7',
  left: 'M15 5l-7 7 7 7',
  down: 'M5 9l7 7 7-7',
  chain: 'M9.5 14.5l5-5M7.5 11.5 5.3 13.7a3.5 3.5 0 0 0 5 5l2.2-2.2M16.5 12.5l2.2-2.2a3.5 3.5 0 0 0-5-5l-2.2 2.2',
  undo: 'M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-4',
  redo: 'M15.5 5 20 9.5 15.5 14M20 9.5H10a5.5 5.5 0 0 0 0 11h4',
  scales: 'M12 3.5v17M7.5 20.5h9M5 7h14M12 4.5 5 7M5 7l-2.5 6.5h5zM19 7l-2.5 6.5h5z',
  quill: 'M20.5 3.5C13 4.5 8 9 6.5 16.5M20.5 3.5c.3 6.5-3.5 11.5-12 12.2M4 20.5l2.5-4M11 13.5l4.5-4.5M12 20.5h8.5',
  map: 'M3 6.5 9 4l6 2.5L21 4v13.5L15 20l-6-2.5L3 20zM9 4v13.5M15 6.5V20',
  warn: 'M12 4l9 16H3zM12 10v5M12 17.2v.6',
  lock: 'M5.5 10.5h13v10h-13zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14.5v2.5',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  mitre: 'M12 3c3.5 3 5.5 6.5 5.5 10.5l-1 4.5h-9l-1-4.5C6.5 9.5 8.5 6 12 3zM12 3v15M8.5 11h7M7.5 21h9v-3h-9z',
  ban: 'M9.5 21h5M12 21v-9.5M10 11.5h4V18h-4zM12 8.5c-1.8-1.5-1.5-3.5 0-5.5 1.5 2 1.8 4 0 5.5M4.5 4.5l15 14',
  page: 'M5 3.5h14v17H5zM8 7.5h8M8 11.5h8M8 15.5h5',
  candle: 'M9.5 21h5M12 21v-9.5M10 11.5h4V18h-4zM12 8.5c-1.8-1.5-1.5-3.5 0-5.5 1.5 2 1.8 4 0 5.5',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'icon icon--s' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
