import { useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { useTable } from '../seat/at-table.ts';
import { useCommands } from '../seat/use-commands.ts';
import { debriefWords } from '../words/debrief-words.ts';
import { tag } from '../words/tag.ts';

/** Print; for the Judge the whole game as a file, and the letters, which he opens to everybody once and for all. */
export function DebriefActs() {
  const { game, as, view, look } = useTable();
  const { give, isSending, problem } = useCommands(game, as);
  const [isAsked, setAsked] = useState(false);
  const isJudge = view.desk !== undefined;
  const areOpen = view.gazette.some(({ type }) => type === 'lettersOpened');
  const open = async () => {
    if ((await give({ do: 'openLetters' })) === undefined) return;
    setAsked(false);
    look();
  };
  return (
    <div className="debrief-acts">
      <button type="button" className="btn" onClick={() => print()}>
        <Icon name="print" small />
        {debriefWords.print}
      </button>
      <a className="btn" href={`/api/v1/games/${game}/gazette.txt`} download>
        <Icon name="gazette" small />
        {debriefWords.gazette}
      </a>
      {isJudge && (
        <a className="btn" href={`/api/v1/games/${game}/papers/debrief.pdf?lang=${tag}`} download>
          {debriefWords.pdf}
        </a>
      )}
      {isJudge && (
        <a className="btn" href={`/api/v1/games/${game}/game.json?texts=all&names=all`} download>
          {debriefWords.whole}
        </a>
      )}
      {isJudge && view.phase === 'ended' && !areOpen && !isAsked && (
        <button type="button" className="btn" onClick={() => setAsked(true)}>
          <Icon name="letter" small />
          {debriefWords.open}
        </button>
      )}
      {areOpen && (
        <span className="state state--ok">
          <Icon name="check" />
          {debriefWords.opened}
        </span>
      )}
      {isAsked && !areOpen && (
        <fieldset className="open-ask">
          <legend className="vh">{debriefWords.open}</legend>
          <p>{debriefWords.openAsk}</p>
          <button type="button" className="btn btn--main" aria-disabled={isSending} onClick={() => void open()}>
            {debriefWords.openYes}
          </button>
          <button type="button" className="btn btn--quiet" onClick={() => setAsked(false)}>
            {debriefWords.openNo}
          </button>
        </fieldset>
      )}
      <ProblemNote problem={problem} />
    </div>
  );
}
