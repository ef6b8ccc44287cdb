import type { ReactNode } from 'react';
import '../styles/leaf.css';
import { words } from '../words/words.ts';
import { DoneNote } from './done-note.tsx';

interface LeafProps {
  /** The parts of the page, in order: the id of each and its title. */
  readonly parts: readonly (readonly [id: string, title: string])[];
  /** What was done last, told to those who see and to those who hear. */
  readonly done: string;
  readonly children: ReactNode;
}

/** The parts of a page on one leaf of paper, with what is on it beside. */
export function Leaf({ parts, done, children }: LeafProps) {
  return (
    <div className="leaf-cols">
      <nav className="leaf-nav" aria-label={words.leaf.parts}>
        <ul>
          {parts.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main className="leaf">
        <DoneNote done={done} />
        {children}
      </main>
    </div>
  );
}
