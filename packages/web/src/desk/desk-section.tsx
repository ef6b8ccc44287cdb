import { useState } from 'react';
import { Segment } from '../components/segment.tsx';
import { deskWords } from '../words/desk-words.ts';
import { DocketColumn } from './docket/docket-column.tsx';
import { DryRun } from './dry-run.tsx';
import { SheetsColumn } from './sheets-column.tsx';

type Part = 'sheets' | 'run' | 'docket';

/** The desk: sheets, the dry run, the docket side by side; on a smaller screen one at a time. */
export function DeskSection() {
  const { parts } = deskWords.desk;
  const [part, setPart] = useState<Part>('docket');
  return (
    <main className="bench" data-part={part}>
      <Segment
        className="seg bench-parts"
        label={parts.label}
        value={part}
        onChange={setPart}
        options={[
          { value: 'sheets', label: parts.sheets },
          { value: 'run', label: parts.run },
          { value: 'docket', label: parts.docket },
        ]}
      />
      <SheetsColumn />
      <DryRun />
      <DocketColumn />
    </main>
  );
}
