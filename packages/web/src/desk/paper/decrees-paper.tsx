import { useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { ProblemNote } from '../../components/problem-note.tsx';
import type { Problem } from '../../server/ask.ts';
import { SCROLLED_BY_KEYS } from '../../shell/papers.tsx';
import { deskWords } from '../../words/desk-words.ts';
import { words } from '../../words/words.ts';
import { churchPapers } from '../church-papers.ts';
import { useRoster } from '../people.tsx';
import { useDesk } from '../use-ruling.ts';
import { useCalled } from './called.ts';
import { ChurchPaste } from './church-paste.tsx';
import { readDecrees, type SignedDecree } from './read-church.ts';
import { SeatSelect } from './seat-select.tsx';
import { type Filed, useBatch } from './use-batch.ts';

/** A convening decree that came in on paper: who drew it up, and who signed it. */
export function DecreesPaper() {
  const { view, sentences } = useDesk();
  const { nameIn } = useRoster();
  const batch = useBatch();
  const { paper: said } = deskWords;
  const bishops = view.seats.filter((seat) => seat.class === 'bishop' && seat.standing === 'seated');
  const called = useCalled(bishops.map(({ id }) => id));
  const open = churchPapers(view).decrees.filter(({ status }) => status === 'open');
  const [which, setWhich] = useState('');
  const [drafter, setDrafter] = useState('');
  const [signed, setSigned] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Problem>();
  const [isFiled, setFiled] = useState(false);
  const decree = open.find(({ id }) => id === which);
  const before = new Set<string>(decree?.signatures.map(({ seat }) => seat) ?? []);
  const file = async () => {
    if (batch.isSending || (decree === undefined && drafter === '') || signed.size === 0) return;
    const id = decree?.id ?? `paper-${view.turn}-${drafter}`;
    const opened: Filed[] = decree === undefined ? [{ do: 'openDecree', onBehalfOf: drafter, decree: id }] : [];
    const others = bishops.map((seat) => seat.id as string).filter((seat) => signed.has(seat) && !before.has(seat));
    const shown = others.filter((seat) => seat !== (decree?.drafter ?? drafter));
    const circulated: Filed[] =
      shown.length === 0
        ? []
        : [
            {
              do: 'circulateDecree',
              onBehalfOf: decree?.drafter ?? drafter,
              decree: id,
              to: shown,
              confirm: true,
            },
          ];
    const signing = others.map((seat): Filed => ({ do: 'signDecree', onBehalfOf: seat, decree: id }));
    const problems = await batch.file([...opened, ...circulated, ...signing]);
    if (problems === undefined) return;
    setRefused(problems[0]);
    setFiled(problems.length === 0);
    if (problems.length === 0) setSigned(new Set());
  };
  // A form is one decree: of several that were pasted the others wait in their box.
  const put = ([first]: readonly SignedDecree[]) => {
    if (first === undefined) return 0;
    setWhich(open.find((one) => one.drafter === first.drafter)?.id ?? '');
    setDrafter(first.drafter);
    setSigned(new Set(first.signed));
    setFiled(false);
    return 1;
  };
  return (
    <>
      <section className="paper-form" {...SCROLLED_BY_KEYS} aria-label={said.kinds.decrees}>
        {open.length > 0 && (
          <select
            className="field field--s"
            aria-label={said.whichDecree}
            value={which}
            onChange={(event) => setWhich(event.target.value)}
          >
            <option value="">{said.newDecree}</option>
            {open.map(({ id, drafter: by }) => (
              <option key={id} value={id}>
                {said.decreeOf(sentences.words.seat(by))}
              </option>
            ))}
          </select>
        )}
        {decree === undefined && (
          <SeatSelect
            label={said.drafter}
            seats={bishops.map(({ id }) => id)}
            value={drafter}
            none={said.chooseDrafter}
            onChange={setDrafter}
          />
        )}
        <fieldset>
          <legend className="label">{said.whoSigned}</legend>
          {bishops.map(({ id }) => {
            const has = before.has(id) || signed.has(id);
            return (
              <label key={id} className={has ? 'signing is-chosen' : 'signing'}>
                <input
                  type="checkbox"
                  checked={has}
                  disabled={before.has(id)}
                  onChange={() => {
                    const next = new Set(signed);
                    if (!next.delete(id)) next.add(id);
                    setSigned(next);
                    setFiled(false);
                  }}
                />
                <span className="tick" aria-hidden="true">
                  {has && <Icon name="check" />}
                </span>
                <span>
                  {nameIn(id) ?? sentences.words.seat(id)}
                  {nameIn(id) !== undefined && <small className="soft"> {sentences.words.seat(id)}</small>}
                </span>
              </label>
            );
          })}
        </fieldset>
        <ProblemNote problem={refused ?? batch.problem} />
        <button
          type="button"
          className="btn btn--main"
          aria-disabled={batch.isSending || signed.size === 0 || (decree === undefined && drafter === '')}
          onClick={() => void file()}
        >
          {batch.isSending ? words.door.oneMoment : said.fileDecree(signed.size)}
        </button>
        <p className="why" role="status">
          {isFiled ? said.decreeFiled : said.decreesWhen}
        </p>
      </section>
      <ChurchPaste
        kind="decrees"
        read={(text) => readDecrees(called, text)}
        says={({ drafter: by, signed: names }) =>
          said.pasted.signs(sentences.words.seat(by), sentences.words.seats(names))
        }
        onPut={put}
      />
    </>
  );
}
