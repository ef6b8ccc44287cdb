import { type KeyboardEvent, useState } from 'react';
import { words } from '../words/words.ts';

interface YearFieldProps {
  readonly year: number;
  readonly onYear: (year: number) => void;
}

const LATEST = 9999;
const isYear = (text: string) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= LATEST;

/**
 * The year of the turn. It counts once the field is left or Enter pressed; what is no year is not
 * taken, and the year before stands again. Arrows go a year on or back.
 */
export function YearField({ year, onYear }: YearFieldProps) {
  const [text, setText] = useState<string>();
  const settle = () => {
    if (text !== undefined && isYear(text) && Number(text) !== year) onYear(Number(text));
    setText(undefined);
  };
  const step = (by: number) => {
    const next = (text !== undefined && isYear(text) ? Number(text) : year) + by;
    if (isYear(String(next))) onYear(next);
    setText(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') return settle();
    if (event.key === 'Escape') return setText(undefined);
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <label>
      <span className="vh">{words.turn.year}</span>
      <input
        className="field field--s year"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={text ?? String(year)}
        onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onBlur={settle}
      />
    </label>
  );
}
