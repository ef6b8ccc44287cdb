import { Papers } from '../../shell/papers.tsx';
import '../../styles/oversight.css';
import { OptionsPart } from './options-part.tsx';
import { OverridePart } from './override-part.tsx';
import { UndoPart } from './undo-part.tsx';

/** Undo, redo, and everything that the Judge may set by hand. Players always see that he did. */
export default function CorrectionsSection() {
  return (
    <Papers>
      <div className="oversight">
        <UndoPart />
        <OverridePart />
        <OptionsPart />
      </div>
    </Papers>
  );
}
