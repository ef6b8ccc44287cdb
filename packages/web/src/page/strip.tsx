import type { RefObject } from 'react';
import { Icon } from '../components/icon.tsx';
import { NAME_SETS, type NameSet } from '../map/board.ts';
import type { MapControls } from '../map/view/use-zoom.ts';
import type { Stage } from '../play/stage.ts';
import { words } from '../words/words.ts';
import { promptFor } from './prompt.ts';
import type { Sandbox } from './use-sandbox.ts';

/** Under the map: the phases played, what to do, the names and the view. Nothing covers the map. */
export function Strip({ sandbox, controls }: { sandbox: Sandbox; controls: RefObject<MapControls | null> }) {
  const { naming, actions } = sandbox;
  return (
    <div className="strip">
      <Scrubber names={sandbox.play.stages.map(stageName)} at={sandbox.play.at} onGo={actions.goTo} />
      <p className="hint" role="status">
        {promptFor(sandbox)}
      </p>
      <div className="view">
        <NamesChoice names={naming.names} onNames={actions.setNames} />
        <ViewButtons controls={controls} />
      </div>
    </div>
  );
}

/** Which set of names the map and the lists go by. */
export function NamesChoice({ names, onNames }: { names: NameSet; onNames: (names: NameSet) => void }) {
  return (
    <label>
      <span className="vh">{words.map.names}</span>
      <select
        className="field field--s"
        value={names}
        onChange={(event) => {
          const set = NAME_SETS.find((one) => one === event.target.value);
          if (set !== undefined) onNames(set);
        }}
      >
        {NAME_SETS.map((set) => (
          <option key={set} value={set}>
            {words.map.namesOf(set)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Zoom in and out, and all of the map. */
export function ViewButtons({ controls }: { controls: RefObject<MapControls | null> }) {
  return (
    <div className="scrub">
      <button type="button" aria-label={words.map.zoomIn} onClick={() => controls.current?.zoomBy(1.5)}>
        <Icon name="plus" small />
      </button>
      <button type="button" aria-label={words.map.zoomOut} onClick={() => controls.current?.zoomBy(1 / 1.5)}>
        <Icon name="minus" small />
      </button>
      <button type="button" aria-label={words.map.fit} onClick={() => controls.current?.fit()}>
        <Icon name="fit" small />
      </button>
    </div>
  );
}

/** How many phases the scrubber shows around the open one. */
const SHOWN = 3;

interface ScrubberProps {
  /** What the phases are called, in their order. */
  readonly names: readonly string[];
  readonly at: number;
  readonly onGo: (at: number) => void;
}

/** The phases one after another, and a way back and forth. */
export function Scrubber({ names, at, onGo }: ScrubberProps) {
  const first = Math.max(0, Math.min(at - SHOWN + 2, names.length - SHOWN));
  return (
    <nav className="scrub phases" aria-label={words.scrub.label}>
      <ScrubButton label={words.scrub.back} icon="left" isOpen={at > 0} onPress={() => onGo(at - 1)} />
      {names.slice(first, first + SHOWN).map((name, i) => {
        const index = first + i;
        return (
          <button
            key={index}
            type="button"
            aria-current={index === at ? 'step' : undefined}
            onClick={() => onGo(index)}
          >
            {name}
          </button>
        );
      })}
      <ScrubButton
        label={words.scrub.forward}
        icon="right"
        isOpen={at + 1 < names.length}
        onPress={() => onGo(at + 1)}
      />
    </nav>
  );
}

/** A turn by its name; the phases within it by theirs. */
export function stageName({ phase, season, year }: Stage): string {
  return phase === 'retreat' ? words.turn.phases.retreat : words.turn.of(season, year);
}

interface ScrubButtonProps {
  readonly label: string;
  readonly icon: 'left' | 'right';
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

function ScrubButton({ label, icon, isOpen, onPress }: ScrubButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!isOpen}
      onClick={() => {
        if (isOpen) onPress();
      }}
    >
      <Icon name={icon} small />
    </button>
  );
}
