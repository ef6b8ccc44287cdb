import { RuleNo } from '../../components/rule-no.tsx';
import { deskWords } from '../../words/desk-words.ts';
import { provinceLabel } from '../../words/orders.ts';
import { type ChurchPapers, churchPapers } from '../church-papers.ts';
import { useDesk } from '../use-ruling.ts';

type Packet = ChurchPapers['bulls'][number];

/** Bulls that are sealed and wait for the bell: how many by whom. What is in them is shown where the Judge opens them. */
export function SealedItems() {
  const { view, naming, sentences } = useDesk();
  const { docket: said } = deskWords.desk;
  const { pasted } = deskWords.paper;
  if (view.phase !== 'orderWriting') return null;
  const tell = (line: Packet['lines'][number]) =>
    line.kind === 'name'
      ? pasted.names(`${line.type} ${provinceLabel(naming, line.at)}`, line.finding)
      : pasted[line.kind](sentences.words.seat(line.seat));
  return churchPapers(view)
    .bulls.filter(({ turn, sealed }) => turn === view.turn && sealed)
    .map(({ author, lines }) => (
      <li key={author} className="case-item" data-docket={`bulls ${author}`}>
        <h3>
          {said.sealedBulls(lines.length, sentences.words.seat(author))} <RuleNo rule="R12" />
        </h3>
        <details>
          <summary className="small">{said.openBulls}</summary>
          <ul className="small">
            {lines.map((line) => (
              <li key={tell(line)}>{tell(line)}</li>
            ))}
          </ul>
        </details>
      </li>
    ));
}
