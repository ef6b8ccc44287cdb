import '../styles/titles.css';
import type { View } from '@defensor/game';
import { greetingWords } from '../words/greeting-words.ts';

/** The titles that a seat of a class may go by (RP.1, RP.2); the first where none is chosen. */
const TITLES = {
  ruler: ['Ruler', 'King', 'Queen', 'Prince', 'Princess'],
  lord: ['Lord', 'Duke', 'Duchess', 'Lady'],
} as const;

export type Title = (typeof TITLES)[keyof typeof TITLES][number];

/** The titles to choose among; a bishop has his. */
export function titlesOf(seat: View['seats'][number]): readonly Title[] {
  return seat.class === 'ruler' || seat.class === 'lord' ? TITLES[seat.class] : [];
}

interface TitleChoiceProps {
  readonly titles: readonly Title[];
  readonly value: string;
  readonly onChange: (title: Title) => void;
}

/** What one is to be called. */
export function TitleChoice({ titles, value, onChange }: TitleChoiceProps) {
  return (
    <fieldset className="titles">
      <legend>{greetingWords.called}</legend>
      {titles.map((title) => (
        <label key={title} className="chip">
          <input type="radio" name="title" className="vh" checked={title === value} onChange={() => onChange(title)} />
          {greetingWords.titles[title]}
        </label>
      ))}
    </fieldset>
  );
}
