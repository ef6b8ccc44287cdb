import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { SCROLLED_BY_KEYS } from '../shell/papers.tsx';
import { deskWords } from '../words/desk-words.ts';
import { churchPapers } from './church-papers.ts';
import { kindOwed } from './defaults.ts';
import { useRoster } from './people.tsx';
import { PowerSheets } from './power-sheets.tsx';
import { players, signedThisTurn } from './signing.ts';
import { useDesk } from './use-ruling.ts';

/** The papers of the phase by power and person: signed when, which counts and why, who is missing. */
export function SheetsColumn() {
  const { game, view, variant, sentences } = useDesk();
  const { nameIn } = useRoster();
  const search = useSearchParams()[0].toString();
  const { sheets: said } = deskWords.desk;
  const [showsMissing, setShowsMissing] = useState(false);
  const owing = variant.powers.filter(({ id }) => kindOwed(variant, view, id) !== undefined);
  const isIn = (id: (typeof owing)[number]['id']) => !['none', 'dispute'].includes(view.counting[id]?.why ?? 'none');
  const signed = signedThisTurn(view);
  const all = players(view);
  const missing = all.filter((seat) => !signed.has(seat));
  return (
    <section className="bench-col bench-sheets" aria-labelledby="sheets-title" {...SCROLLED_BY_KEYS}>
      <header className="bench-head">
        <h2 className="h-sec" id="sheets-title">
          {said.title}
        </h2>
        <span className="small soft">
          {owing.length > 0 && said.inOf(owing.filter(({ id }) => isIn(id)).length, owing.length)}
        </span>
      </header>
      <ul>
        {variant.powers.map(({ id }) => (
          <PowerSheets key={id} power={id} />
        ))}
        <ChurchRow />
      </ul>
      <div className="bench-foot">
        <p className="small soft">{said.signedSomething(all.length - missing.length, all.length)}</p>
        <div className="chips">
          <Link className="btn btn--s" to={{ pathname: `/desk/${game}/paper`, search }}>
            <Icon name="quill" small />
            {said.enterPaper}
          </Link>
          <button
            type="button"
            className="btn btn--s"
            aria-expanded={showsMissing}
            onClick={() => setShowsMissing(!showsMissing)}
          >
            {said.whoIsMissing}
          </button>
        </div>
        {showsMissing && (
          <ul className="missing small" aria-label={said.whoIsMissing}>
            {missing.map((seat) => (
              <li key={seat}>
                {nameIn(seat) !== undefined && <b>{nameIn(seat)}, </b>}
                {sentences.words.seat(seat)}
              </li>
            ))}
            {missing.length === 0 && <li>{said.nobodyMissing}</li>}
          </ul>
        )}
      </div>
    </section>
  );
}

/** What the Pope sealed, and how many bishops voted. */
function ChurchRow() {
  const { view, sentences } = useDesk();
  const { nameIn } = useRoster();
  const { sheets: said } = deskWords.desk;
  const { bulls, ballots } = churchPapers(view);
  if (view.throne === undefined) return null;
  const { turn } = view;
  const packets = bulls.filter((packet) => packet.turn === turn);
  const pope = view.throne.kind === 'reigning' ? view.throne.pope : undefined;
  const votes = ballots.filter((ballot) => ballot?.turn === turn).length;
  const isVoting = view.throne.kind === 'vacant' || 'council' in view;
  const bishops = view.seats.filter((seat) => seat.class === 'bishop' && seat.standing === 'seated').length;
  const authors = [...new Set<string>([...(pope === undefined ? [] : [pope]), ...packets.map(({ author }) => author)])];
  return (
    <li className="power-row">
      <span className="arms-see">
        <Icon name="mitre" />
      </span>
      <div>
        <h3>
          {said.church}
          {isVoting && <span className="state">{said.votes(votes, bishops)}</span>}
        </h3>
        <ul className="who">
          {authors.map((author) => {
            const packet = packets.find((one) => one.author === author);
            return (
              <li key={author} className={packet?.sealed === true ? 'is-yes' : ''}>
                <Icon name={packet?.sealed === true ? 'seal' : 'glass'} />
                <b>{nameIn(author) ?? sentences.words.seat(author)}</b>
                <span className="when-signed">
                  {packet === undefined ? said.noBulls : said.bulls(packet.lines.length, packet.sealed)}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </li>
  );
}
