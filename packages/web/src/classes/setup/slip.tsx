import { classWords } from '../../words/class-words.ts';
import { type CastSeat, groupOf, type Person } from './casting.ts';
import type { Lift } from './use-lift.ts';

interface SlipProps {
  readonly lift: Lift;
  readonly person: Person | undefined;
  readonly seat?: CastSeat;
}

/** A name on a slip, in a seat or without one; or a seat's empty place. */
export function Slip({ lift, person, seat }: SlipProps) {
  const { setup: said } = classWords;
  const isLifted = lift.carried !== undefined && lift.carried === person?.key;
  const isTarget = seat !== undefined && lift.carried !== undefined && lift.over === seat.id && !isLifted;
  const title = seat === undefined ? undefined : lift.titleOf(seat);
  const label =
    person === undefined
      ? said.emptySlip(title ?? '')
      : title === undefined
        ? said.unseated(person.name)
        : said.slip(person.name, title);
  const kind = person === undefined ? 'slip slip--open' : 'slip';
  return (
    <button
      type="button"
      className={`${kind}${isLifted ? ' is-lifted' : ''}${isTarget ? ' is-target' : ''}`}
      aria-label={label}
      {...lift.on({ ...(seat === undefined ? {} : { seat }), key: person?.key })}
    >
      {person === undefined ? (
        said.nobody
      ) : (
        <>
          <svg className="grip" viewBox="0 0 8 14" aria-hidden="true">
            <path d="M1 2h2M5 2h2M1 7h2M5 7h2M1 12h2M5 12h2" />
          </svg>
          <span>{person.name}</span>
          <small>{groupOf(person)}</small>
        </>
      )}
    </button>
  );
}
