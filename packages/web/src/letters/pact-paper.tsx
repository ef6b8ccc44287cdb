import type { SeatId } from '@defensor/game';
import { useTable } from '../seat/at-table.ts';
import type { Commands } from '../seat/use-commands.ts';
import { letterWords } from '../words/letter-words.ts';
import type { Law } from './law-of.ts';
import type { SeenPact } from './threads.ts';

interface PactPaperProps {
  readonly pact: SeenPact;
  /** How speaking to its parties stands now: to sign or to decline is to speak to them. */
  readonly law: Law;
  readonly commands: Commands;
}

/** A pact: what is promised, who signed, what each says became of it. */
export function PactPaper({ pact, law, commands }: PactPaperProps) {
  const { view, texts, sentences, look } = useTable();
  const said = letterWords.pact;
  const me = view.viewer as SeatId;
  const isOpen = !pact.signed.includes(me) && !pact.declined.includes(me);
  const waiting = pact.parties.filter((seat) => !pact.signed.includes(seat) && !pact.declined.includes(seat));
  const isUnlawful = law.kind === 'unlawful';
  const give = async (command: { do: string } & Record<string, unknown>) => {
    await commands.give({ ...command, pact: pact.id });
    look();
  };
  const answer = (what: 'signPact' | 'declinePact') =>
    void give({ do: what, ...(isUnlawful ? { confirm: true } : {}) });
  const kept: Readonly<Record<string, boolean | undefined>> = pact.kept;
  const state = [
    said.signedBy(sentences.words.seats(pact.signed)),
    ...(pact.declined.length > 0 ? [said.declinedBy(sentences.words.seats(pact.declined))] : []),
    ...(waiting.length > 0 && !isOpen ? [said.waits(sentences.words.seats(waiting))] : []),
  ];
  return (
    <article className="pact" data-pact={pact.id}>
      <p className="letter-text">
        <b>{said.title}</b> {texts[pact.text.id] ?? letterWords.gone}
      </p>
      <footer>
        <span className="hand">{state.join('; ')}</span>
        <span>{said.later}</span>
      </footer>
      {isOpen && (
        <div className="pact-answer">
          <button type="button" className={isUnlawful ? 'btn btn--grave' : 'btn'} onClick={() => answer('signPact')}>
            {isUnlawful ? said.signAllTheSame : said.sign}
          </button>
          <button type="button" className="btn" onClick={() => answer('declinePact')}>
            {said.decline}
          </button>
        </div>
      )}
      {pact.signed.includes(me) && pact.signed.length > 1 && (
        <fieldset className="pact-kept">
          <legend>{said.wasKept}</legend>
          {[true, false].map((isKept) => (
            <button
              key={String(isKept)}
              type="button"
              className="chip"
              aria-pressed={kept[me] === isKept}
              onClick={() => void give({ do: 'sayPactKept', kept: isKept })}
            >
              {isKept ? said.kept : said.broken}
            </button>
          ))}
          {Object.entries(kept)
            .filter(([seat, isKept]) => seat !== me && isKept !== undefined)
            .map(([seat, isKept]) => (
              <span key={seat} className="small soft">
                {said.says(sentences.words.seat(seat), isKept === true)}
              </span>
            ))}
        </fieldset>
      )}
    </article>
  );
}
