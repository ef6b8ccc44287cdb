import type { PowerId } from '@defensor/diplomacy';
import type { Sheet } from '@defensor/game';
import { useState } from 'react';
import { Arms } from '../components/arms.tsx';
import { Icon, type IconName } from '../components/icon.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { lookOf } from '../map/powers.ts';
import { deskWords } from '../words/desk-words.ts';
import { orderLine, powerLabel } from '../words/orders.ts';
import { words } from '../words/words.ts';
import { kindOwed } from './defaults.ts';
import { useRoster } from './people.tsx';
import { Reasoned } from './reasoned.tsx';
import { countingIn, type Signer, sheetsOf, signersOf } from './signing.ts';
import { useDesk, useRuling } from './use-ruling.ts';

/** A power's papers: who signed when, which sheet counts and why; opened, each sheet with its lines and signatures. */
export function PowerSheets({ power }: { power: PowerId }) {
  const { view, variant, naming } = useDesk();
  const { sheets: said } = deskWords.desk;
  const [isOpen, setOpen] = useState(false);
  const sheets = sheetsOf(view, power);
  const owes = kindOwed(variant, view, power) !== undefined;
  const why = view.counting[power]?.why ?? 'none';
  const isMissing = owes && (why === 'none' || why === 'dispute');
  const signers = signersOf(view, power);
  return (
    <li className={isMissing ? 'power-row is-missing' : 'power-row'} data-power={power}>
      <Arms look={lookOf(variant, power)} />
      <div>
        <h3>
          {sheets.length === 0 ? (
            powerLabel(naming, power)
          ) : (
            <button type="button" className="power-open" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {powerLabel(naming, power)}
              <Icon name={isOpen ? 'up' : 'down'} small />
            </button>
          )}
          <span className={isMissing ? 'state state--wait' : 'state'}>
            {owes || sheets.length > 0 ? <CountingSaying power={power} /> : said.nothingOwed}
          </span>
        </h3>
        <ul className="who">
          {signers.map((signer) => (
            <SignerRow key={signer.seat} signer={signer} owes={owes} />
          ))}
        </ul>
        {isOpen && sheets.map((sheet) => <OneSheet key={sheet.id} sheet={sheet} />)}
      </div>
    </li>
  );
}

/** “Queen’s counts”, “no sheet”, “disputed”. */
function CountingSaying({ power }: { power: PowerId }) {
  const { view } = useDesk();
  const { sheets: said } = deskWords.desk;
  const chosen = view.counting[power];
  if (chosen === undefined || !('sheet' in chosen)) return said.none[chosen?.why ?? 'none'];
  const signer = view.seats.find(({ id }) => id === chosen.signers[0]);
  const title = signer === undefined ? undefined : (signer.title ?? said.titles[signer.class]);
  return title === undefined ? said.latestDraft : said.counts(title);
}

function SignerRow({ signer, owes }: { signer: Signer; owes: boolean }) {
  const { sentences } = useDesk();
  const { nameIn } = useRoster();
  const { sheets: said } = deskWords.desk;
  const { seat, sheet, signature, isOverruled } = signer;
  const [icon, tone]: [IconName, string] =
    signature === undefined
      ? [owes ? 'cross' : 'minus', owes ? 'is-no' : '']
      : signature.struck
        ? ['scales', 'is-wait']
        : ['check', 'is-yes'];
  const at = signature === undefined ? '' : words.seat.moment(signature.at);
  return (
    <li className={tone} data-signer={seat}>
      <Icon name={icon} />
      <b>{nameIn(seat) ?? sentences.words.seat(seat)}</b>
      <span className="when-signed">
        {signature === undefined
          ? said.notSigned
          : said.signedAt(at, {
              isStruck: signature.struck,
              isOverruled,
              isOnPaper: signature.enteredByJudge,
              isLate: sheet?.late === true,
            })}
      </span>
    </li>
  );
}

/** A sheet with its lines; its signatures can be struck and restored, and where Lords disagree one sheet is chosen. */
function OneSheet({ sheet }: { sheet: Sheet }) {
  const { view, desk, naming, sentences } = useDesk();
  const { nameIn } = useRoster();
  const { give, isSending, problem } = useRuling();
  const { sheets: said } = deskWords.desk;
  const counts = countingIn(view, sheet.power) === sheet.id;
  const isDisputed = desk.docket.some((item) => item.kind === 'sheets' && item.sheets.includes(sheet.id));
  return (
    <div className="one-sheet" data-sheet={sheet.id}>
      <p className="small">
        <b>{said.by(sentences.words.seat(sheet.drafter))}</b>{' '}
        {counts && <span className="state state--ok">{words.seat.sheet.countsNow}</span>}
        {sheet.enteredByJudge && <span className="stamped">{said.entered}</span>}
        {sheet.late && <span className="stamped">{said.late}</span>}
      </p>
      <ul className="small one-sheet-lines">
        {sheet.lines.map(({ line, order }) => (
          <li key={`${line} ${orderLine(naming, order)}`}>{orderLine(naming, order)}</li>
        ))}
        {sheet.depose.map((line) => (
          <li key={`depose ${line.line}`}>
            {line.whom === 'pope' ? words.seat.sheet.depose : said.deposeAntiPope(sentences.words.place(line.see))}
          </li>
        ))}
        {sheet.issues.length > 0 && <li className="is-bad">{said.unread(sheet.issues.length)}</li>}
      </ul>
      {sheet.signatures.map(({ seat, struck }) => (
        <div key={seat} className="one-signature">
          <span className={struck ? 'small is-struck' : 'small'}>{nameIn(seat) ?? sentences.words.seat(seat)}</span>
          <Reasoned
            label={struck ? said.restore : said.strike}
            about={sentences.words.seat(seat)}
            preset={struck ? said.restoreReason : said.strikeReason}
            isBusy={isSending}
            onGive={(reason) =>
              give({ do: struck ? 'restoreSignature' : 'strikeSignature', sheet: sheet.id, seat, reason })
            }
          />
        </div>
      ))}
      {isDisputed && !counts && (
        <button
          type="button"
          className="btn btn--s"
          aria-disabled={isSending}
          onClick={() => void give({ do: 'chooseSheet', power: sheet.power, sheet: sheet.id })}
        >
          {said.choose}
        </button>
      )}
      <ProblemNote problem={problem} />
    </div>
  );
}
