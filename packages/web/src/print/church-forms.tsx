import { Icon } from '../components/icon.tsx';
import { useTable } from '../seat/at-table.ts';
import { printWords } from '../words/print-words.ts';
import { seatNames } from '../words/seats.ts';
import { words } from '../words/words.ts';
import { Blank, FormHead, JudgeBox, Paper, SignLine, Tick } from './paper.tsx';
import { QrCode } from './qr-code.tsx';
import { usePeople } from './use-people.ts';

const Mitre = () => (
  <span className="arms-see">
    <Icon name="mitre" />
  </span>
);

/** What the Judge's desk opens when the code is scanned. */
function useDeskCode(what: string) {
  const { game, view } = useTable();
  return (
    <QrCode
      text={`${location.origin}/desk/${game}/paper?turn=${view.turn}&what=${what}`}
      label={printWords.orders.qr}
    />
  );
}

/** Bishops who sit, with their names where the viewer knows them. */
function useBishops() {
  const { view, variant } = useTable();
  const people = usePeople()?.byId;
  const { title } = seatNames(variant, view.seats);
  return view.seats
    .filter((seat) => seat.class === 'bishop' && seat.standing === 'seated')
    .map((seat) => ({
      id: seat.id,
      name: seat.person === undefined ? '' : (people?.get(seat.person)?.name ?? ''),
      title: title(seat.id),
    }));
}

const majorityOf = (n: number) => Math.floor(n / 2) + 1;

/** A ballot for each bishop: for a Pope while a conclave sits, otherwise for an Anti-Pope. */
export function Ballots() {
  const { view } = useTable();
  const bishops = useBishops();
  const { ballots: said } = printWords;
  const code = useDeskCode('ballot');
  const conclave = 'conclave' in view ? view.conclave : undefined;
  const kind = conclave === undefined ? 'council' : 'conclave';
  const banned = new Set<string>(view.bans.map(({ seat }) => seat));
  const voters = kind === 'conclave' ? bishops.filter(({ id }) => !banned.has(id)).length : bishops.length;
  const pope = view.throne?.kind === 'reigning' ? view.throne.pope : undefined;
  const candidates = kind === 'council' ? bishops.filter(({ id }) => id !== pope) : bishops;
  const barred = conclave?.barred;
  return bishops.map((voter) => (
    <Paper key={voter.id} label={`${said.title[kind]}: ${voter.title}`} className="paper--form">
      <FormHead arms={<Mitre />} title={said.title[kind]} sub={said.sub(words.seat.turn(view.turn))} qr={code} />
      <p className="form-about">
        {said.about[kind](majorityOf(voters), voters)} <span className="rule-no">{said.rules[kind]}</span>
      </p>
      <ul className="candidates">
        {candidates.map(({ id, name, title }) => (
          <li key={id} className={id === barred ? 'is-barred' : undefined}>
            <Tick />
            <b>{name === '' ? title : name}</b>
            <span>{id === barred ? said.barred : name === '' ? '' : title}</span>
          </li>
        ))}
      </ul>
      <div className="signs">
        <SignLine name={said.name} hint={said.nameHint} />
        <SignLine name={said.see(voter.title)} />
      </div>
      <p className="how">{said.note[kind]}</p>
      <JudgeBox />
    </Paper>
  ));
}

/** A decree convening a council, with a ring for each bishop's signature. */
export function Decrees() {
  const bishops = useBishops();
  const { decrees: said } = printWords;
  const needed = majorityOf(bishops.length);
  return (
    <Paper label={said.title} className="paper--form">
      <FormHead arms={<Mitre />} title={said.title} sub={said.sub} qr={useDeskCode('decree')} />
      <p className="decree-text">{said.text}</p>
      <div className="ruled" aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <p className="form-about">
        {said.about(needed)} <span className="rule-no">R14</span>
      </p>
      <ol className="rings">
        {bishops.map(({ id }, index) => (
          <li key={id} className={index + 1 === needed ? 'is-last' : undefined}>
            <i>{index + 1}</i>
            <span>
              {index === 0 && said.seeAndName}
              {index + 1 === needed && said.sits}
            </span>
          </li>
        ))}
      </ol>
      <div className="signs">
        <SignLine name={said.drafted} hint={said.draftedHint} />
        <SignLine name={said.hour} hint={said.hourHint} />
      </div>
      <p className="how">{said.note}</p>
      <JudgeBox />
    </Paper>
  );
}

/** A packet of bulls, to be filled in by hand and sealed with the Pope's name. */
export function BullForms() {
  const { bulls: said } = printWords;
  return (
    <Paper label={said.title} className="paper--form">
      <FormHead arms={<Mitre />} title={said.title} sub={said.sub} qr={useDeskCode('bulls')} />
      <p className="fill-line">
        {said.turn} <Blank /> {said.pope} <Blank />
      </p>
      <BullPart heading={said.lift}>
        <p className="fill-line">
          <Blank /> {said.and} <Blank />
        </p>
      </BullPart>
      <BullPart heading={said.ban}>
        <p className="fill-line">
          <Blank /> {said.and} <Blank />
        </p>
        <p className="fill-line">
          <Blank /> {said.and} <Blank />
        </p>
      </BullPart>
      <BullPart heading={said.name}>
        <p className="fill-line">
          {said.unit[0]} <Blank /> {said.unit[1]} <Blank />
        </p>
        <p className="fill-line">
          {said.unit[2]} <Blank /> <Tick /> {said.unit[3]} <Tick /> {said.unit[4]}
        </p>
      </BullPart>
      <BullPart heading={said.testimony}>
        <p className="fill-line">
          {said.who[0]} <Blank />
        </p>
        <p className="fill-line">
          <Tick /> {said.who[1]} <Tick /> {said.who[2]} <Blank />
        </p>
      </BullPart>
      <BullPart heading={said.crown}>
        <p className="fill-line">
          <Blank />
        </p>
      </BullPart>
      <div className="signs">
        <SignLine name={said.signed} hint={said.signedHint} />
        <SignLine name={printWords.orders.time} />
      </div>
      <p className="how">{said.note}</p>
      <JudgeBox />
    </Paper>
  );
}

function BullPart({
  heading: [name, rule],
  children,
}: {
  heading: readonly [string, string];
  children: React.ReactNode;
}) {
  return (
    <section className="bull-part">
      <h3>
        <span>
          <Tick /> {name}
        </span>
        <span className="rule-no">{rule}</span>
      </h3>
      {children}
    </section>
  );
}
