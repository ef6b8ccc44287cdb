import { useState } from 'react';
import { ActButton } from '../components/act-button.tsx';
import { Icon } from '../components/icon.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { askRoute } from '../server/ask.ts';
import { useSending } from '../server/use-sending.ts';
import { trailWords } from '../words/trail-words.ts';

interface Found {
  readonly upTo: number;
  readonly of: number;
  readonly fault?: { readonly seq: number; readonly code: string };
}

/** Whether the trail hangs together: gone through part by part, up to its end or to where it breaks. */
export function ChainState() {
  const { chain: said } = trailWords;
  const { isSending, problem, send } = useSending();
  const [found, setFound] = useState<Found>();
  const check = async () => {
    setFound(undefined);
    for (let after = 0; ; ) {
      const part = await send(() => askRoute('GET /api/v1/audit/chain', { query: { after }, as: 'person' }));
      if (part === undefined) return setFound(undefined);
      const [fault] = part.faults;
      setFound({ upTo: part.upTo, of: part.of, ...(fault === undefined ? {} : { fault }) });
      if (part.upTo === part.of || fault !== undefined) return;
      after = part.upTo;
    }
  };
  return (
    <div className="chain">
      <p className="small soft" id="chain-about">
        {said.about}
      </p>
      <div className="acts">
        <ActButton
          icon="seal"
          label={said.check}
          describedBy="chain-about"
          isBusy={isSending}
          onAct={() => void check()}
        />
        <span role="status">
          {found !== undefined &&
            (found.fault !== undefined ? (
              <span className="state state--bad">
                <Icon name="warn" />
                {found.fault.code === 'head' ? said.cut(found.fault.seq) : said.broken(found.fault.seq)}
              </span>
            ) : found.upTo < found.of ? (
              said.checking(found.upTo, found.of)
            ) : (
              <span className="state state--ok">
                <Icon name="check" />
                {said.whole(found.of)}
              </span>
            ))}
        </span>
      </div>
      <ProblemNote problem={problem} />
    </div>
  );
}
