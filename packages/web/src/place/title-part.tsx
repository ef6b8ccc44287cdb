import { type FormEvent, useState } from 'react';
import { ActButton } from '../components/act-button.tsx';
import { Part, useHeading } from '../components/part.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { TitleChoice, titlesOf } from '../greeting/title-choice.tsx';
import { useTable } from '../seat/at-table.ts';
import { useCommands } from '../seat/use-commands.ts';
import { greetingWords } from '../words/greeting-words.ts';
import { placeWords } from '../words/place-words.ts';
import { words } from '../words/words.ts';
import type { Place } from './place.ts';

/** What a Ruler or a Lord is called (RP.1, RP.2); a bishop has his title. */
export function TitlePart({ place: { as, say } }: { place: Place }) {
  const { game, me, view, look } = useTable();
  const { give, isSending, problem } = useCommands(game, as);
  const [heading] = useHeading();
  const [chosen, setChosen] = useState<string>();
  const titles = me === undefined ? [] : titlesOf(me);
  if (titles.length === 0 || view.phase === 'ended') return null;
  const { called: said } = placeWords;
  const title = titles.find((one) => one === (chosen ?? me?.title)) ?? titles[0] ?? 'Ruler';
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    if ((await give({ do: 'chooseTitle', title })) === undefined) return;
    say(said.saved(greetingWords.titles[title]));
    look();
  };
  return (
    <Part id="called" title={said.title} heading={heading}>
      <p className="small soft">{said.about}</p>
      <form className="form" onSubmit={(event) => void keep(event)}>
        <TitleChoice titles={titles} value={title} onChange={setChosen} />
        <ProblemNote problem={problem} />
        <div className="acts">
          <ActButton label={isSending ? words.door.oneMoment : said.save} isBusy={isSending} />
        </div>
      </form>
    </Part>
  );
}
