import { useWho } from '../church/use-who.ts';
import { Icon } from '../components/icon.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { RuleNo } from '../components/rule-no.tsx';
import { useTable } from '../seat/at-table.ts';
import { chanceryWords, churchWords } from '../words/church-words.ts';
import { words } from '../words/words.ts';
import { AddBull } from './add-bull.tsx';
import { bullRule, bullTitle, verdictOf } from './bull-text.ts';
import { type BullRequest, lineKey, type PacketWriting, usePacket } from './use-packet.ts';
import { WaxSeal } from './wax-seal.tsx';

/** The packet of bulls: its lines with what will come of each, and the seal under it. */
export function PacketPaper() {
  const { view, sentences } = useTable();
  const who = useWho();
  const packet = usePacket();
  const said = chanceryWords;
  const isAnti = view.chancery?.office === 'antiPope';
  const turn = sentences.words.turn(view.turn);
  const isLocked = packet.isSealed || !packet.mayDraft;
  const since = view.antiPopes.find(({ seat }) => seat === view.viewer)?.since;
  return (
    <section className="packet" aria-labelledby="packet">
      <h2 id="packet">{isAnti ? said.decreesOf(who.seat(view.viewer), turn) : said.bullsOf(turn)}</h2>
      {isAnti && (
        <>
          {since !== undefined && <p className="pre">{said.chosen(sentences.words.turn(since))}</p>}
          <p className="stampline">
            <span className="stamp">{said.stamp}</span>
            <span className="small soft">{said.stampWhy}</span>
          </p>
        </>
      )}
      <Preamble packet={packet} isLocked={isLocked} />
      {packet.lines.length === 0 && <p className="empty">{said.empty}</p>}
      <ol className="bulls">
        {packet.lines.map((line) => (
          <Bull key={lineKey(line)} line={line} packet={packet} isLocked={isLocked} />
        ))}
      </ol>
      {!isLocked && <AddBull packet={packet} />}
      <div className="packet-foot">
        {/* What got no answer may have been done all the same. */}
        <ProblemNote problem={packet.isSealed ? undefined : packet.problem} />
        <SealUnder packet={packet} isAnti={isAnti} />
      </div>
    </section>
  );
}

function Preamble({ packet, isLocked }: { packet: PacketWriting; isLocked: boolean }) {
  const said = chanceryWords;
  if (isLocked) return packet.preamble === '' ? null : <p className="pre">{churchWords.quoted(packet.preamble)}</p>;
  return (
    <div className="preamble">
      <label className="label" htmlFor="preamble">
        {said.preamble}
      </label>
      <textarea
        id="preamble"
        className="field pre-field"
        rows={2}
        value={packet.preamble}
        placeholder={said.preambleHint}
        onChange={(event) => packet.setPreamble(event.target.value)}
        onBlur={() => packet.keepDraft()}
      />
    </div>
  );
}

function Bull({ line, packet, isLocked }: { line: BullRequest; packet: PacketWriting; isLocked: boolean }) {
  const table = useTable();
  const outlook = packet.outlookOf(line);
  const verdict = verdictOf(table, line, outlook);
  const title = bullTitle(table, line, outlook?.half);
  const said = chanceryWords;
  return (
    <li className={verdict.tone === 'bad' ? 'is-nil' : ''} data-bull={lineKey(line)}>
      <h3>{title}</h3>
      <RuleNo rule={bullRule(line)} />
      {outlook?.half !== undefined && <p className="more">{outlook.half === 1 ? said.bull.first : said.bull.second}</p>}
      <p className={`state state--${verdict.tone}`}>
        <Icon name={verdict.icon} />
        {verdict.text}
      </p>
      {!isLocked && (
        <button
          type="button"
          className="row-act"
          aria-label={said.takeOut(title)}
          aria-disabled={packet.isBusy}
          onClick={() => packet.remove(line)}
        >
          <Icon name="cross" small />
        </button>
      )}
    </li>
  );
}

function SealUnder({ packet, isAnti }: { packet: PacketWriting; isAnti: boolean }) {
  const { seal } = chanceryWords;
  if (packet.isSealed) {
    return (
      <>
        <WaxSeal
          label={seal.sealed}
          about={packet.maySeal ? (isAnti ? seal.waits : seal.secret) : seal.over}
          isSet
          isDisabled
          onSeal={() => {}}
        />
        {packet.maySeal && (
          <button type="button" className="btn btn--wide" aria-disabled={packet.isBusy} onClick={() => packet.unseal()}>
            {seal.open}
          </button>
        )}
      </>
    );
  }
  const isDisabled = !packet.maySeal || packet.lines.length === 0 || packet.isBusy;
  const about = !packet.maySeal
    ? packet.mayDraft
      ? seal.notYet
      : seal.over
    : packet.lines.length === 0
      ? seal.nothing
      : isAnti
        ? seal.willWait
        : seal.willBe;
  return (
    <WaxSeal
      label={packet.isBusy ? words.door.oneMoment : seal.hold}
      about={about}
      isSet={false}
      isDisabled={isDisabled}
      onSeal={() => packet.seal()}
    />
  );
}
