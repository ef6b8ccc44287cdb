import type { View } from '@defensor/game';
import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../components/icon.tsx';
import { ProblemNote } from '../../components/problem-note.tsx';
import { SeatArms } from '../../components/seat-arms.tsx';
import { useTable } from '../../seat/at-table.ts';
import { Papers } from '../../shell/papers.tsx';
import '../../styles/oversight.css';
import { deskWords } from '../../words/desk-words.ts';
import { seatNames } from '../../words/seats.ts';
import { useRoster } from '../people.tsx';
import { Reasoned } from '../reasoned.tsx';
import { players } from '../signing.ts';
import { useDesk, useRuling } from '../use-ruling.ts';
import { AddSeat } from './add-seat.tsx';
import { CardDevices } from './card-devices.tsx';
import { MergeSeat } from './merge-seat.tsx';
import { useCards, usePresence } from './use-cards.ts';

type Seat = View['seats'][number];

/** Who sits where and who is there; substitutes, cards, and what keeps order: mute, warn, suspend. */
export default function SeatsSection() {
  const { view } = useDesk();
  const { as } = useTable();
  const { classId } = useRoster();
  const { seats: said } = deskWords.oversight;
  const cards = useCards();
  const present = usePresence();
  const listed = view.seats.filter((seat) => seat.class !== 'judge' || seat.id !== 'JD');
  const filled = players(view);
  return (
    <Papers>
      <section className="oversight seats-desk" aria-labelledby="seats-title">
        <h2 className="h-sec" id="seats-title">
          {said.title}
        </h2>
        <p className="small soft">
          {said.about} {said.presentCount(filled.filter((seat) => present.has(seat)).length, filled.length)}
        </p>
        <ProblemNote problem={cards.problem} />
        {as === 'person' && classId !== undefined && (
          <p>
            <Link className="to-class" to={`/classes/${classId}`}>
              {said.care}
            </Link>
          </p>
        )}
        <AddSeat />
        <ul className="lines">
          {listed.map((seat) => (
            <SeatLine key={seat.id} seat={seat} cards={cards} isHere={present.has(seat.id)} />
          ))}
        </ul>
      </section>
    </Papers>
  );
}

interface SeatLineProps {
  readonly seat: Seat;
  readonly cards: ReturnType<typeof useCards>;
  readonly isHere: boolean;
}

function SeatLine({ seat, cards, isHere }: SeatLineProps) {
  const { view, variant, desk } = useDesk();
  const { people, classId } = useRoster();
  const { give, isSending, problem } = useRuling();
  const { seats: said } = deskWords.oversight;
  const [isOpen, setOpen] = useState(false);
  const title = seatNames(variant, view.seats).title(seat.id);
  const card = cards.cards.find((one) => one.seat === seat.id);
  const isMuted = desk.mutes[seat.id] !== undefined;
  const shown = cards.shown?.seat === seat.id ? cards.shown : undefined;
  const states = [
    ...(seat.standing === 'empty' ? [said.isEmpty] : []),
    ...(seat.suspended === true ? [said.suspended] : []),
    ...(isMuted ? [said.muted] : []),
  ];
  return (
    <li data-seat={seat.id}>
      <div className="seat-line">
        <SeatArms variant={variant} power={seat.power} />
        <span className="said">
          <b>{title}</b>
          {isHere && <span className="state state--ok"> {said.here}</span>}
          {states.length > 0 && <span className="state state--wait"> {states.join(', ')}</span>}
        </span>
        <select
          className="field field--s"
          aria-label={said.person(title)}
          value={seat.person ?? ''}
          onChange={(event) => {
            if (event.target.value !== '') void give({ do: 'seatPerson', seat: seat.id, person: event.target.value });
          }}
        >
          <option value="">{said.nobody}</option>
          {seat.person !== undefined && !people.some(({ id }) => id === seat.person) && (
            <option value={seat.person}>{classId === undefined ? seat.person : said.offList(seat.person)}</option>
          )}
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name === '' ? id : name}
            </option>
          ))}
        </select>
        <button type="button" className="btn btn--quiet btn--s" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {said.more}
          <span className="vh"> {title}</span>
        </button>
      </div>
      {isOpen && (
        <div className="seat-acts">
          <div className="chips">
            {card === undefined ? (
              <button
                type="button"
                className="btn btn--s"
                aria-disabled={cards.isSending}
                onClick={() => void cards.make(seat.id, seat.person)}
              >
                {said.card}
              </button>
            ) : (
              <>
                <span className="small soft">{said.devices(card.devices)}</span>
                <button type="button" className="btn btn--s" onClick={() => void cards.renew(card.id)}>
                  {said.renew}
                </button>
                <button type="button" className="btn btn--s btn--grave" onClick={() => void cards.revoke(card.id)}>
                  {said.revoke}
                </button>
              </>
            )}
          </div>
          {card !== undefined && <CardDevices key={card.id} card={card.id} title={title} onEnded={cards.look} />}
          {shown !== undefined && (
            <p className="shown-card">
              <Icon name="key" small /> <b className="num">{said.shown(shown.shortName, shown.code)}</b>{' '}
              <a href={shown.link}>{shown.link}</a> <small className="soft">{said.once}</small>
            </p>
          )}
          {seat.class !== 'observer' && (
            <Order seat={seat} title={title} isMuted={isMuted} give={give} isBusy={isSending} />
          )}
          <MergeSeat seat={seat} give={give} isBusy={isSending} />
          {seat.class !== 'ruler' && (
            <Reasoned
              label={said.remove}
              about={title}
              preset={said.removeReason}
              isBusy={isSending}
              isGrave
              onGive={(reason) => give({ do: 'removeSeat', seat: seat.id, reason })}
            />
          )}
          <ProblemNote problem={problem} />
        </div>
      )}
    </li>
  );
}

interface OrderProps {
  readonly seat: Seat;
  readonly title: string;
  readonly isMuted: boolean;
  readonly give: ReturnType<typeof useRuling>['give'];
  readonly isBusy: boolean;
}

/** What keeps order: mute, warn, suspend; an empty seat and who acts in it. */
function Order({ seat: { id, class: kind, standing, suspended }, title, isMuted, give, isBusy }: OrderProps) {
  const { seats: said } = deskWords.oversight;
  const part = { about: title, isBusy };
  return (
    <div className="chips">
      <Reasoned
        {...part}
        label={said.warn}
        preset={said.warnReason}
        onGive={(reason) => give({ do: 'warnSeat', seat: id, reason })}
      />
      {isMuted ? (
        <button type="button" className="btn btn--s" onClick={() => void give({ do: 'unmuteSeat', seat: id })}>
          {said.unmute}
        </button>
      ) : (
        <Reasoned
          {...part}
          label={said.mute}
          preset={said.muteReason}
          onGive={(reason) => give({ do: 'muteSeat', seat: id, reason })}
        />
      )}
      {suspended === true ? (
        <button type="button" className="btn btn--s" onClick={() => void give({ do: 'reinstateSeat', seat: id })}>
          {said.reinstate}
        </button>
      ) : (
        <Reasoned
          {...part}
          label={said.suspend}
          preset={said.suspendReason}
          onGive={(reason) => give({ do: 'suspendSeat', seat: id, reason })}
        />
      )}
      {standing === 'seated' && (
        <Reasoned
          {...part}
          label={said.empty}
          preset={said.emptyReason}
          onGive={(reason) => give({ do: 'emptySeat', seat: id, reason })}
        />
      )}
      {kind === 'lord' && (
        <button
          type="button"
          className="btn btn--quiet btn--s"
          onClick={() => void give({ do: 'nameActingRuler', seat: id })}
        >
          {said.acting}
        </button>
      )}
    </div>
  );
}
