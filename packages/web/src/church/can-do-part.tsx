import { Link, useLocation } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { useTable } from '../seat/at-table.ts';
import { churchWords } from '../words/church-words.ts';
import { Part } from './part.tsx';

/** Where something is done: a part of this page, or another section. */
interface Place {
  readonly part?: string;
  readonly section?: string;
}

const PLACES: Readonly<Record<string, Place>> = {
  'declare-affiliation': { part: 'affiliation' },
  'open-decree': { part: 'decree' },
  'draft-bulls': { section: 'chancery' },
  'write-letters': { section: 'letters' },
  'write-journal': { section: 'journal' },
};

/** What a bishop can do now although he owes nothing: he is never idle. */
export function CanDoPart() {
  const { view, sentences } = useTable();
  const { pathname, search } = useLocation();
  const said = churchWords.canDo;
  const own: readonly (Place & { readonly key: string; readonly said: string })[] = [
    ...view.owe.also.map((code) => ({ key: code, said: sentences.ofAlso(code), ...PLACES[code] })),
    { key: 'statement', said: said.statement, part: 'publicly' },
    { key: 'ordination', said: said.ordination, part: 'ordination' },
  ];
  return (
    <Part id="can-do" title={said.title}>
      <ul className="rows">
        {own.map(({ key, said: sentence, part, section }) => (
          <li key={key}>
            <Icon name="right" small />
            {section !== undefined ? (
              <Link className="said" to={{ pathname: pathname.replace(/[^/]+$/, section), search }}>
                {sentence}
              </Link>
            ) : part !== undefined ? (
              <a className="said" href={`#${part}`}>
                {sentence}
              </a>
            ) : (
              <span className="said">{sentence}</span>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
