import { useTable } from '../seat/at-table.ts';
import { Papers } from '../shell/papers.tsx';
import { Gazette } from './gazette.tsx';

/** The public record, on a page of its own. */
export default function GazetteSection() {
  const { view, sentences } = useTable();
  return (
    <Papers>
      <Gazette view={view} sentences={sentences} />
    </Papers>
  );
}
