import type { UnitType } from '@defensor/diplomacy';
import type { Point } from '../board.ts';
import type { PowerLook } from '../powers.ts';

/** How a piece stands: `ghost` where it came from or is to be built, `struck` taken off or to be. */
export type PieceForm = 'standing' | 'ghost' | 'struck';

interface PieceProps {
  readonly at: Point;
  readonly k: number;
  readonly type: UnitType;
  readonly look: PowerLook;
  readonly form: PieceForm;
  /** Pushed aside by the unit that dislodged it. */
  readonly isAside: boolean;
  readonly isChosen: boolean;
  /** A bull holds it where it stands. */
  readonly isBound: boolean;
  readonly testId: string;
}

const SHIELD =
  'M-10.4-11C-6.8-9.9-3.2-10.1 0-11.5C3.2-10.1 6.8-9.9 10.4-11V-.4C10.4 6.7 5.7 11 0 13.2C-5.7 11-10.4 6.7-10.4-.4Z';
const HULL = 'M-9.4 4.7H9.4C8.6 8.9 5.6 11.6 0 12.3C-5.6 11.6-8.6 8.9-9.4 4.7Z';

/** A shield for an army, a round ship for a fleet, with the power's initial. */
export function Piece({ at, k, type, look, form, isAside, isChosen, isBound, testId }: PieceProps) {
  const size = isAside ? k * 0.92 : k;
  return (
    <g
      className={`piece piece--${type === 'A' ? 'army' : 'fleet'} is-${form}${isAside ? ' is-aside' : ''}`}
      data-ink={look.ink}
      data-piece={testId}
      style={{ translate: `${at[0]}px ${at[1]}px`, scale: String(size), rotate: isAside ? '24deg' : '0deg' }}
    >
      {isChosen && <circle className="chosen" r="21" />}
      {isBound && (
        <>
          <circle className="fetter-case" r="20" />
          <circle className="fetter" r="20" />
        </>
      )}
      {type === 'A' ? <path className="body" d={SHIELD} /> : <circle className="body" r="13" />}
      {type === 'F' && <path className="hull" d={HULL} />}
      <text className={type === 'A' ? 'mark' : 'mark mark--sail'} y={type === 'A' ? 6.2 : 2.8}>
        {look.initial}
      </text>
      {isAside && form === 'standing' && <path className="rout" d="M11-22l10 10M21-22l-10 10" />}
      {form === 'struck' && <path className="rout" d="M-13-13L13 13M13-13L-13 13" />}
    </g>
  );
}
