import type { PowerId } from '@defensor/diplomacy';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Arms } from '../../components/arms.tsx';
import { Icon } from '../../components/icon.tsx';
import { ProblemNote } from '../../components/problem-note.tsx';
import { RuleNo } from '../../components/rule-no.tsx';
import { lookOf } from '../../map/powers.ts';
import { sentencesFor } from '../../play/rows.ts';
import { stageOf } from '../../seat/stage-of-view.ts';
import type { Problem } from '../../server/ask.ts';
import { deskWords } from '../../words/desk-words.ts';
import { powerLabel } from '../../words/orders.ts';
import { words } from '../../words/words.ts';
import { courtOf } from '../defaults.ts';
import { sheetsOf } from '../signing.ts';
import { useDesk } from '../use-ruling.ts';
import { PaperLine } from './paper-line.tsx';
import { Photo, useLaidBeside } from './photo.tsx';
import { judged, readCell, rowsFor } from './read-cell.ts';
import { Signers } from './signers.tsx';
import { type Filed, useBatch } from './use-batch.ts';

interface OpenPaperProps {
  readonly power: PowerId;
  readonly place: string;
  readonly pasted: ReadonlyMap<string, string> | undefined;
  readonly onFiled: () => void;
}

/** A power's sheet as a grid: as written, read as, verdict; who signed it; filed with Ctrl and Enter. */
export function OpenPaper({ power, place, pasted, onFiled }: OpenPaperProps) {
  const { view, variant, naming } = useDesk();
  const { paper: said } = deskWords;
  const batch = useBatch();
  const box = useRef<HTMLDivElement>(null);
  const stage = useMemo(() => stageOf(view, []), [view]);
  const rows = useMemo(() => rowsFor(variant, stage, power), [variant, stage, power]);
  const [written, setWritten] = useState<ReadonlyMap<string, string>>(pasted ?? new Map());
  const [signed, setSigned] = useState<ReadonlySet<string>>(new Set());
  const [handedIn, setHandedIn] = useState(() => words.seat.moment(Date.now()));
  const [refused, setRefused] = useState<Problem>();
  const laid = useLaidBeside();
  useEffect(() => box.current?.querySelector<HTMLInputElement>('input.cell')?.focus(), []);

  const readings = rows.map((row) => readCell(variant, stage, power, row, written.get(row.key) ?? ''));
  const { outcome, impossible } = judged(variant, stage, power, readings);
  const reasons = sentencesFor(variant, outcome, naming.names);
  const isLate = view.phase === 'orderResolution';
  const court = courtOf(view, power);
  const drafter = court.find((seat) => signed.has(seat)) ?? court[0];
  const isNothing = readings.every(({ kind }) => kind === 'empty') && signed.size === 0;
  const name = `paper-${drafter}`;
  const mine = sheetsOf(view, power).find(({ id }) => id.endsWith(`:${name}`));

  const file = async () => {
    if (drafter === undefined || isNothing || batch.isSending) return;
    const reason = isLate ? { reason: said.lateReason(handedIn) } : {};
    const text = readings.flatMap((reading) => (reading.text === '' ? [] : [reading.text])).join('\n');
    const commands: Filed[] = [
      { do: 'draftSheet', onBehalfOf: drafter, sheet: name, text, expectedPhase: view.phase, ...reason },
      ...[...signed].map((seat) => ({
        do: 'signSheet',
        onBehalfOf: seat,
        sheet: fullName(variant.powerById.get(power)?.seatCode, name),
        expectedPhase: view.phase,
        ...reason,
      })),
    ];
    const problems = await batch.file(commands);
    if (problems === undefined) return;
    // A paper entered again as it was is no fault: who had signed it has signed it.
    const [first] = problems.filter(({ code }) => code !== 'already-signed');
    setRefused(first);
    if (first !== undefined) return;
    await laid.attach(fullName(variant.powerById.get(power)?.seatCode, name));
    onFiled();
  };
  useFilingKeys(box, file);
  return (
    <div className="open-paper" ref={box}>
      <div>
        <h3>
          <Arms look={lookOf(variant, power)} />
          <b>{powerLabel(naming, power)}</b>
          <span className="soft">{place}</span>
          {isLate && (
            <label className="handed">
              {said.handedIn}
              <input className="field num" value={handedIn} onChange={(event) => setHandedIn(event.target.value)} />
            </label>
          )}
        </h3>
        <table className="grid">
          <thead>
            <tr>
              <th scope="col">{said.unit}</th>
              <th scope="col">{said.written}</th>
              <th scope="col">{said.readAs}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => {
              const index = impossible.get(at);
              return (
                <PaperLine
                  key={row.key}
                  row={row}
                  reading={readings[at] ?? { kind: 'empty', text: '' }}
                  impossible={index === undefined ? undefined : reasons.ofOrder(index)}
                  written={written.get(row.key) ?? ''}
                  onWrite={(text) => setWritten(new Map(written).set(row.key, text))}
                />
              );
            })}
          </tbody>
        </table>
        <div className="signers">
          <Signers power={power} signed={signed} onSigned={setSigned} />
          <div className="file">
            <button
              type="button"
              className="btn btn--main"
              aria-disabled={isNothing || batch.isSending}
              onClick={() => void file()}
            >
              {batch.isSending ? words.door.oneMoment : said.file(powerLabel(naming, power))}
            </button>
            <span className="small soft on-desk-keys">
              <kbd>Ctrl</kbd> <kbd>Enter</kbd>
            </span>
          </div>
        </div>
        <p className="late">
          {isLate && (
            <>
              <Icon name="scales" small />
              <span>
                {said.late} <RuleNo rule="OP.1" />
              </span>
            </>
          )}
          {view.phase === 'diplomacy' && said.notYetSigned}
          {signed.size === 0 && view.phase !== 'diplomacy' && said.nobodySigned}
        </p>
        <ProblemNote problem={refused ?? batch.problem} />
      </div>
      <Photo laid={laid} sheet={mine?.id} power={powerLabel(naming, power)} />
    </div>
  );
}

/** A sheet's id: the power's code before its name. */
const fullName = (code: string | undefined, name: string) => `${code ?? ''}:${name}`;

/** Ctrl and Enter file the sheet, wherever in it one is. */
function useFilingKeys(box: RefObject<HTMLElement | null>, file: () => Promise<void>): void {
  const latest = useRef(file);
  useEffect(() => {
    latest.current = file;
  });
  useEffect(() => {
    const element = box.current;
    const keys = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void latest.current();
    };
    element?.addEventListener('keydown', keys);
    return () => element?.removeEventListener('keydown', keys);
  }, [box]);
}
