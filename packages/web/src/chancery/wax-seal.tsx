import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { chanceryWords } from '../words/church-words.ts';

/** How long the wax is held until it sets. */
const HOLD_MS = 700;

const BLOB =
  'M111.7 70.4Q113.7 80.8 106.2 88.0Q98.6 95.2 90.8 100.6Q83.0 106.1 74.1 110.9Q65.2 115.7 55.2 114.0Q45.1 112.2 36.7 107.1Q28.3 101.9 20.3 95.7Q12.2 89.6 8.5 80.0Q4.8 70.3 5.7 60.2Q6.6 50.0 9.6 40.4Q12.7 30.7 19.7 23.4Q26.8 16.0 35.6 10.7Q44.5 5.4 54.6 6.9Q64.8 8.4 74.2 10.5Q83.6 12.6 92.4 17.5Q101.2 22.4 106.6 31.1Q111.9 39.9 110.8 49.9Q109.7 60.0 111.7 70.4Z';
const KEYS =
  'M47 40a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM52 57L78 86M70 77l6-6M74 82l6-6M73 40a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM68 57L42 86M50 77l-6-6M46 82l-6-6';

interface WaxSealProps {
  readonly label: string;
  readonly about: string;
  readonly isSet: boolean;
  readonly isDisabled: boolean;
  readonly onSeal: () => void;
}

/**
 * The seal: pressed and held until it sets, by finger, mouse or key. Whoever wants no motion, and whoever's device
 * presses without holding, confirms instead.
 */
export function WaxSeal({ label, about, isSet, isDisabled, onSeal }: WaxSealProps) {
  const [isHeld, setHeld] = useState(false);
  const [asks, setAsks] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
  useEffect(() => () => clearTimeout(timer.current), []);

  const release = () => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  const press = () => {
    if (isDisabled || isHeld || isStill()) return;
    setAsks(false);
    setHeld(true);
    timer.current = setTimeout(() => {
      setHeld(false);
      onSeal();
    }, HOLD_MS);
  };
  const isKey = (event: KeyboardEvent) => event.key === 'Enter' || event.key === ' ';
  const keyDown = (event: KeyboardEvent) => {
    if (!isKey(event) || isStill()) return;
    event.preventDefault();
    if (!event.repeat) press();
  };
  const pointerDown = (event: PointerEvent) => {
    if (event.button === 0) press();
  };
  return (
    <div className="seal-it">
      <button
        type="button"
        className="wax-btn"
        aria-label={label}
        aria-describedby="seal-about"
        aria-disabled={isDisabled}
        onPointerDown={pointerDown}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={keyDown}
        onKeyUp={release}
        onBlur={release}
        onClick={(event) => {
          // A click without a pointer or key before it is a screen reader's, or motion is not wanted.
          if (!isDisabled && (isStill() || event.detail === 0)) setAsks(true);
        }}
      >
        <span className={`wax${isSet || isHeld ? '' : ' wax--unset'}${isHeld ? ' is-held' : ''}`}>
          <svg viewBox="0 0 120 120" aria-hidden="true">
            <path className="blob" d={BLOB} />
            {(isSet || isHeld) && <circle className="rim" cx="60" cy="60" r="41" />}
            <path className="fig" d={KEYS} />
            {isHeld && <circle className="hold" cx="60" cy="60" r="58" />}
          </svg>
        </span>
      </button>
      <div>
        <b>{label}</b>
        <p className="why" id="seal-about">
          {about}
        </p>
        {asks && !isDisabled && (
          <div className="pair">
            <button
              type="button"
              className="btn btn--main"
              onClick={() => {
                setAsks(false);
                onSeal();
              }}
            >
              {chanceryWords.seal.yes}
            </button>
            <button type="button" className="btn" onClick={() => setAsks(false)}>
              {chanceryWords.seal.no}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
