import type { RefObject } from 'react';
import { Icon } from '../components/icon.tsx';
import { NAME_SETS } from '../map/board.ts';
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
      <Scrubber stages={sandbox.play.stages} at={sandbox.play.at} onGo={actions.goTo} />
      <p className="hint" role="status">
        {promptFor(sandbox)}
      </p>
      <div className="view">
        <label>
          <span className="vh">{words.map.names}</span>
          <select
            className="field field--s"
            value={naming.names}
            onChange={(event) => {
              const set = NAME_SETS.find((one) => one === event.target.value);
              if (set !== undefined) actions.setNames(set);
            }}
          >
            {NAME_SETS.map((set) => (
              <option key={set} value={set}>
                {words.map.namesOf(set)}
              </option>
            ))}
          </select>
        </label>
        <ViewButtons controls={controls} />
      </div>
    </div>
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

function Scrubber({ stages, at, onGo }: { stages: readonly Stage[]; at: number; onGo: (at: number) => void }) {
  const first = Math.max(0, Math.min(at - SHOWN + 2, stages.length - SHOWN));
  return (
    <nav className="scrub phases" aria-label={words.scrub.label}>
      <ScrubButton label={words.scrub.back} icon="left" isOpen={at > 0} onPress={() => onGo(at - 1)} />
      {stages.slice(first, first + SHOWN).map((stage, i) => {
        const index = first + i;
        return (
          <button
            key={index}
            type="button"
            aria-current={index === at ? 'step' : undefined}
            onClick={() => onGo(index)}
          >
            {stageName(stage)}
          </button>
        );
      })}
      <ScrubButton
        label={words.scrub.forward}
        icon="right"
        isOpen={at + 1 < stages.length}
        onPress={() => onGo(at + 1)}
      />
    </nav>
  );
}

/** A turn by its name; the phases within it by theirs. */
function stageName({ phase, season, year }: Stage): string {
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
