import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import '../styles/fell.css';
import '../styles/projector.css';
import { Icon } from '../components/icon.tsx';
import { LanguageChoice } from '../components/language-choice.tsx';
import { StillMap, standing } from '../map/view/still-map.tsx';
import { useTable } from '../seat/at-table.ts';
import { LineNotice } from '../seat/line-notice.tsx';
import { OpenTable } from '../seat/open-table.tsx';
import { seesOf } from '../seat/stage-of-view.ts';
import { projectorWords } from '../words/projector-words.ts';
import { words } from '../words/words.ts';
import { strikeBell } from './bell.ts';
import { boardAt, lastReveal } from './reveal.ts';
import { RevealPart } from './reveal-part.tsx';
import { Square } from './square.tsx';
import { type Revealing, useReveal } from './use-reveal.ts';

/** How wide the map is on a screen of 1920 px; larger and smaller screens show the same. */
const MAP_PX = 1250;

/** `/projector/:game`: the town square, without secrets; opened by the projector’s card, or by a Judge. */
export default function ProjectorPage() {
  const { game = '' } = useParams();
  const seat = useSearchParams()[0].get('seat');
  return seat === null ? (
    <OpenTable game={game} as="person" eyes="projector">
      <OnTheWall />
    </OpenTable>
  ) : (
    <OpenTable game={game} as={`${game}/${seat}`}>
      <OnTheWall />
    </OpenTable>
  );
}

function OnTheWall() {
  const { view, variant, board, naming, sentences, theme, following, look } = useTable();
  const reveal = lastReveal(view, variant, naming, sentences);
  const revealing = useReveal(reveal);
  const [hasBell, setBell] = useState(false);
  const { shown } = revealing;
  const isShowing = reveal !== undefined && shown !== undefined;
  const at = isShowing ? boardAt(reveal, shown) : undefined;

  const moment = `${view.turn} ${view.phase} ${shown ?? ''}`;
  const [rungFor, setRungFor] = useState(moment);
  useEffect(() => {
    if (moment === rungFor) return;
    setRungFor(moment);
    if (hasBell) strikeBell();
  }, [moment, rungFor, hasBell]);
  useKeys(revealing, () => setBell((now) => !now));

  const turn = words.seat.turn(isShowing ? reveal.turn : view.turn);
  const label = words.map.label(turn, words.seat.phases[view.phase]);
  return (
    <div className="wall">
      <div className="wall-map">
        <StillMap
          board={board}
          variant={variant}
          names={naming.names}
          theme={theme}
          owned={new Map(Object.entries(isShowing ? reveal.before.owned : view.owners) as [never, never][])}
          pieces={at?.pieces ?? standing(view.units)}
          orders={at?.orders ?? []}
          sees={seesOf(view)}
          widthPx={MAP_PX}
          label={label}
        />
      </div>
      <main className="wall-side" aria-live={isShowing ? 'polite' : 'off'}>
        <LineNotice following={following} onLook={look} />
        <h1>
          {turn}
          <small>
            {isShowing
              ? shown === 0
                ? projectorWords.ready
                : projectorWords.results(shown, reveal.steps.length)
              : words.seat.phases[view.phase]}
          </small>
        </h1>
        {isShowing ? <RevealPart reveal={reveal} shown={shown} /> : <Square />}
      </main>
      <Controls
        revealing={revealing}
        turn={reveal === undefined ? undefined : words.seat.turn(reveal.turn)}
        hasBell={hasBell}
        onBell={() => setBell(!hasBell)}
      />
    </div>
  );
}

/** The keys of the Judge, or of a presenter in his hand. */
function useKeys({ shown, start, next, back, end }: Revealing, onBell: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLButtonElement && (event.key === ' ' || event.key === 'Enter')) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const does: Readonly<Record<string, () => void>> = {
        ...(shown === undefined
          ? {}
          : { ' ': next, ArrowRight: next, PageDown: next, ArrowLeft: back, PageUp: back, Escape: end, End: end }),
        r: start,
        b: onBell,
        f: goFull,
      };
      const act = does[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

const goFull = () => void document.documentElement.requestFullscreen().catch(() => undefined);

interface ControlsProps {
  readonly revealing: Revealing;
  readonly turn: string | undefined;
  readonly hasBell: boolean;
  readonly onBell: () => void;
}

function Controls({ revealing, turn, hasBell, onBell }: ControlsProps) {
  const { toggleTheme, theme } = useTable();
  const { shown, start, next, back, end } = revealing;
  return (
    <nav className="wall-controls" aria-label={projectorWords.controls}>
      {shown === undefined ? (
        turn !== undefined && (
          <button type="button" className="btn" onClick={start}>
            <Icon name="play" small />
            {projectorWords.revealOf(turn)}
          </button>
        )
      ) : (
        <>
          <button type="button" className="btn" onClick={back} aria-disabled={shown === 0}>
            <Icon name="left" small />
            {projectorWords.back}
          </button>
          <button type="button" className="btn btn--main" onClick={next}>
            {projectorWords.next}
            <Icon name="right" small />
          </button>
          <button type="button" className="btn" onClick={end}>
            {projectorWords.toEnd}
          </button>
        </>
      )}
      <button type="button" className="btn btn--quiet" aria-pressed={hasBell} onClick={onBell}>
        {hasBell ? projectorWords.sound.on : projectorWords.sound.off}
      </button>
      <button type="button" className="btn btn--quiet" onClick={toggleTheme}>
        <Icon name={theme === 'dark' ? 'sun' : 'candle'} small />
        {theme === 'dark' ? words.header.theme.light : words.header.theme.dark}
      </button>
      <LanguageChoice />
      <button type="button" className="btn btn--quiet" onClick={goFull}>
        <Icon name="fit" small />
        {projectorWords.full}
      </button>
      <span className="small soft">{projectorWords.keys}</span>
    </nav>
  );
}
