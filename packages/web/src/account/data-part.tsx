import { useNavigate } from 'react-router';
import { ActButton } from '../components/act-button.tsx';
import { Part, useHeading } from '../components/part.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { Twice } from '../components/twice.tsx';
import { askRoute } from '../server/ask.ts';
import { saveJson } from '../server/save-file.ts';
import { useAsked } from '../server/use-asked.ts';
import { useSending } from '../server/use-sending.ts';
import { accountWords } from '../words/account-words.ts';
import { words } from '../words/words.ts';
import type { Account } from './account.ts';
import { ClassRow } from './class-row.tsx';

/** What is kept about whoever asks, and for how long the players of the classes that one judges are. */
export function DataPart({ account }: { account: Account }) {
  const { data: said } = accountWords;
  const [heading] = useHeading();
  const { isSending, problem, send } = useSending();
  const classes = useAsked(() => askRoute('GET /api/v1/classes', { as: 'person' }));
  const navigate = useNavigate();
  const download = async () => {
    const all = await send(() => askRoute('GET /api/v1/me/export', { as: 'person' }));
    if (all === undefined) return;
    saveJson('defensor-my-data.json', all);
    account.say(said.downloaded);
  };
  const forget = async () => {
    const done = await send(() => askRoute('DELETE /api/v1/me', { as: 'person' }));
    if (done !== undefined) void navigate('/sign-in', { replace: true });
  };
  return (
    <Part id="data" title={said.title} heading={heading}>
      <p className="small soft">{said.about}</p>
      <ProblemNote problem={problem} />
      <div className="acts">
        <ActButton icon="page" label={said.download} isBusy={isSending} onAct={() => void download()} />
        <Twice
          label={said.forget}
          means={said.forgetMeans}
          sure={said.forgetNow}
          isBusy={isSending}
          onSure={() => void forget()}
        />
      </div>
      <h3 className="h-small">{said.classes}</h3>
      <p className="small soft">{said.classesAbout}</p>
      <ProblemNote problem={classes.problem} />
      {classes.value === undefined && classes.problem === undefined && <p>{words.door.oneMoment}</p>}
      {classes.value?.classes.length === 0 && <p className="empty">{said.noClasses}</p>}
      <ul className="rows" aria-label={said.classes}>
        {classes.value?.classes.map((one) => (
          <ClassRow key={one.id} section={one} say={account.say} onChanged={classes.look} />
        ))}
      </ul>
    </Part>
  );
}
