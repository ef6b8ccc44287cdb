import { useId, useState } from 'react';
import { addressOf, useAttached } from '../../attached/use-attached.ts';
import { Icon } from '../../components/icon.tsx';
import { ProblemNote } from '../../components/problem-note.tsx';
import { useTable } from '../../seat/at-table.ts';
import { askRoute, type Problem } from '../../server/ask.ts';
import { deskWords } from '../../words/desk-words.ts';

/** A photo that lies beside the grid, not kept yet: it is kept with the sheet when that is filed. */
export interface LaidBeside {
  readonly file: File | undefined;
  /** The picture, for the page to show. */
  readonly shown: string | undefined;
  readonly problem: Problem | undefined;
  lay(file: File | undefined): void;
  /** Keeps it with a sheet, if there is one. */
  attach(sheet: string): Promise<void>;
}

export function useLaidBeside(): LaidBeside {
  const { game, as } = useTable();
  const [file, setFile] = useState<File>();
  const [shown, setShown] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const lay = (next: File | undefined) => {
    setFile(next);
    setShown(undefined);
    if (next === undefined) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => setShown(typeof reader.result === 'string' ? reader.result : undefined));
    reader.readAsDataURL(next);
  };
  return {
    file,
    shown,
    problem,
    lay,
    async attach(sheet) {
      if (file === undefined) return;
      const body = new Uint8Array(await file.arrayBuffer());
      const query = { kind: 'sheet', id: sheet } as const;
      const answer = await askRoute('POST /api/v1/games/:game/attachments', { params: { game }, query, body, as });
      setProblem(answer.ok ? undefined : answer.problem);
    },
  };
}

interface PhotoProps {
  readonly laid: LaidBeside;
  readonly sheet: string | undefined;
  readonly power: string;
}

const SIZES = [1, 1.5, 2, 3] as const;

/** The paper itself beside what is typed: larger, smaller, turned. */
export function Photo({ laid, sheet, power }: PhotoProps) {
  const { game, as, view } = useTable();
  const { paper: said } = deskWords;
  const id = useId();
  const { all } = useAttached();
  const [size, setSize] = useState(0);
  const [turns, setTurns] = useState(0);
  // The latest, where it was taken again.
  const own = all.findLast(
    ({ about, mediaType }) =>
      about.kind === 'sheet' &&
      about.id === sheet &&
      'turn' in about &&
      about.turn === view.turn &&
      mediaType.startsWith('image/'),
  );
  const address = own === undefined ? undefined : addressOf(game, as, own);
  const source = laid.shown ?? address;
  return (
    <aside className="photo-part" aria-label={said.thePaper}>
      <h4 className="h-small">{said.thePaper}</h4>
      {source === undefined ? (
        <p className="small soft">{said.noPhoto}</p>
      ) : (
        <figure className="photo" data-size={SIZES[size]}>
          <img
            src={source}
            alt={said.photoOf(power)}
            style={{ width: `${(SIZES[size] ?? 1) * 100}%`, rotate: `${turns * 90}deg` }}
          />
        </figure>
      )}
      <div className="chips">
        <label className="btn btn--s photo-take" htmlFor={id}>
          {source === undefined ? said.takePhoto : said.takeAgain}
        </label>
        <input
          id={id}
          className="vh"
          type="file"
          accept="image/jpeg,image/png"
          capture="environment"
          onChange={(event) => laid.lay(event.target.files?.[0])}
        />
        {source !== undefined && (
          <>
            <button
              type="button"
              className="btn btn--s"
              aria-label={said.larger}
              onClick={() => setSize(Math.min(SIZES.length - 1, size + 1))}
            >
              <Icon name="plus" small />
            </button>
            <button
              type="button"
              className="btn btn--s"
              aria-label={said.smaller}
              onClick={() => setSize(Math.max(0, size - 1))}
            >
              <Icon name="minus" small />
            </button>
            <button type="button" className="btn btn--s" onClick={() => setTurns((turns + 1) % 4)}>
              {said.turn}
            </button>
          </>
        )}
      </div>
      <ProblemNote problem={laid.problem} />
      {source !== undefined && <p className="why">{laid.file === undefined ? said.photoKept : said.photoLaid}</p>}
    </aside>
  );
}
