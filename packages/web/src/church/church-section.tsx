import LettersBrief from '../letters/letters-brief.tsx';
import { useTable } from '../seat/at-table.ts';
import { Papers } from '../shell/papers.tsx';
import '../styles/church.css';
import { churchWords } from '../words/church-words.ts';
import { AffiliationPart } from './affiliation-part.tsx';
import { AssemblyPart } from './assembly-part.tsx';
import { BallotPart } from './ballot-part.tsx';
import { BanNote } from './ban-note.tsx';
import { CanDoPart } from './can-do-part.tsx';
import { DeclaredPart } from './declared-part.tsx';
import { DecreePart } from './decree-part.tsx';
import { OrdinationPart, PublicStatementPart } from './proposals-part.tsx';
import { RoomPart } from './room-part.tsx';
import { StatementsPart } from './statements-part.tsx';
import { TestimonyPart } from './testimony-part.tsx';
import { useWho, type Who } from './use-who.ts';
import { WhoPart } from './who-part.tsx';

/** The Church: what a bishop does in it, and for everybody who is who. */
export default function ChurchSection() {
  const { view, me } = useTable();
  const who = useWho();
  if (view.addendum.kind === 'off') {
    return (
      <Papers>
        <p className="empty">{churchWords.off}</p>
      </Papers>
    );
  }
  const isPlayer = me !== undefined && me.class !== 'observer' && me.class !== 'judge';
  return (
    <Papers>
      <div className="parts">
        <div className="parts-main">
          <BanNote />
          {isPlayer && <TestimonyPart />}
          {me?.class === 'bishop' ? <BishopParts who={who} /> : <AssemblyPart who={who} />}
          {isPlayer && me.class !== 'bishop' && <DeclaredPart who={who} />}
          {me?.class !== 'bishop' && <WhoPart who={who} />}
        </div>
        <div className="parts-side">
          {me?.class === 'bishop' && (
            <>
              <CanDoPart />
              <WhoPart who={who} />
            </>
          )}
          {isPlayer && view.phase !== 'ended' && (
            <>
              <PublicStatementPart />
              <OrdinationPart />
            </>
          )}
        </div>
      </div>
    </Papers>
  );
}

/** What a bishop does, what presses first. */
function BishopParts({ who }: { who: Who }) {
  const { view } = useTable();
  if (view.phase === 'ended') return <AssemblyPart who={who} />;
  const sits = view.election !== undefined;
  return (
    <>
      {view.phase === 'orderWriting' && <BallotPart who={who} />}
      <AssemblyPart who={who} />
      {sits && <StatementsPart who={who} />}
      <RoomPart who={who} />
      <AffiliationPart />
      <DecreePart who={who} />
      {view.phase !== 'orderWriting' && <BallotPart who={who} />}
      <div className="part letters-part">
        <LettersBrief />
      </div>
    </>
  );
}
