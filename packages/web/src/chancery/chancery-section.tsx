import { BanNote } from '../church/ban-note.tsx';
import { TestimonyPart } from '../church/testimony-part.tsx';
import { useTable } from '../seat/at-table.ts';
import { Papers } from '../shell/papers.tsx';
import '../styles/church.css';
import '../styles/chancery.css';
import { chanceryWords } from '../words/church-words.ts';
import { CrownsPart } from './crowns-part.tsx';
import { TestimonyDesk } from './file-testimony.tsx';
import { AntiPopesFate, IfRomeFalls } from './if-falls.tsx';
import { RenouncePart, ResignPart } from './leave-part.tsx';
import { PacketPaper } from './packet-paper.tsx';

/** The chancery: where a Pope writes and seals his bulls, and an Anti-Pope his decrees. */
export default function ChancerySection() {
  const { view } = useTable();
  const office = view.chancery?.office;
  if (office === undefined) {
    return (
      <Papers>
        <p className="empty">{chanceryWords.none}</p>
      </Papers>
    );
  }
  return (
    <Papers>
      <div className="parts chancery">
        <div className="parts-main">
          <BanNote />
          <TestimonyPart />
          <PacketPaper />
        </div>
        <div className="parts-side">
          {office === 'pope' ? (
            <>
              <IfRomeFalls />
              <TestimonyDesk />
              <CrownsPart />
              <ResignPart />
            </>
          ) : (
            <>
              <AntiPopesFate />
              <CrownsPart />
              <RenouncePart />
            </>
          )}
        </div>
      </div>
    </Papers>
  );
}
