import type { ProvinceId } from '@defensor/diplomacy';
import type { View } from '@defensor/game';
import { useMemo, useState } from 'react';
import type { See } from '../map/see.ts';
import type { Pick } from '../map/view/board-map.tsx';
import { stageName } from '../page/strip.tsx';
import type { Writing } from '../page/writing.ts';
import { resolve } from '../play/resolve.ts';
import { type Scene, sceneOf } from '../play/scene.ts';
import { originOf } from '../play/tracing.ts';
import type { Naming } from '../words/orders.ts';
import { fateSaying, spaceSaying } from '../words/sayings.ts';
import { words } from '../words/words.ts';
import { beginningOf, playedPhases } from './played.ts';
import { seesIn, stageOf } from './stage-of-view.ts';

/** A phase of the past that lies open instead of the present. */
export interface OpenPast {
  readonly writing: Writing;
  readonly scene: Scene;
  readonly sees: readonly See[];
  readonly title: string;
  readonly hint: string;
  pick(pick: Pick): void;
  leave(): void;
}

export interface Past {
  /** What the scrubber shows: the beginning, every phase played, and now. */
  readonly names: readonly string[];
  readonly at: number;
  go(at: number): void;
  /** Changes where the map goes to a board that does not follow from the one before. */
  readonly leap: string;
  /** Nothing while the present lies open. */
  readonly open: OpenPast | undefined;
}

const NO_ACTIONS: Writing['actions'] = { compose() {}, choose() {}, change() {}, write() {} };
const NOBODY: readonly never[] = [];

/** The game's phases, to turn to and look at. */
export function usePast(view: View, naming: Naming): Past {
  const { variant } = naming;
  const played = useMemo(() => playedPhases(view.history), [view.history]);
  const now = played.length === 0 ? 0 : played.length + 1;
  const [turned, setTurned] = useState<{ readonly at: number; readonly leap: number }>();
  const at = Math.min(turned?.at ?? now, now);
  const isNow = at === now;
  const [chosen, setChosen] = useState<{
    readonly at: number;
    readonly province?: ProvinceId;
    readonly hint: string;
  }>();
  const mine = chosen?.at === at ? chosen : undefined;

  const present = words.board.past.now(stageName(stageOf(view, NOBODY)));
  const names = useMemo(
    () =>
      played.length === 0
        ? [present]
        : [words.board.past.start, ...played.map(({ stage }) => stageName(stage)), present],
    [played, present],
  );

  const open = useMemo(() => {
    if (isNow) return undefined;
    const phase = played[at - 1];
    const stage = phase?.stage ?? beginningOf(view);
    const outcome = phase?.outcome ?? resolve(variant, stage);
    return {
      stage,
      outcome,
      sees:
        phase === undefined
          ? seesIn(view, '')
          : phase.stage.phase === 'movement'
            ? seesIn(view, phase.turn)
            : seesIn(view, ''),
      title: phase === undefined ? words.board.past.position : `${stageName(stage)}: ${words.board.past.results}`,
    };
  }, [isNow, played, at, view, variant]);
  const scene = useMemo(
    () => open && sceneOf(variant, open.stage, open.outcome, undefined, mine?.province),
    [open, variant, mine?.province],
  );

  return {
    names,
    at,
    leap: `${turned?.leap ?? 0}`,
    go: (next) => {
      const to = Math.max(0, Math.min(now, next));
      // The board of one phase follows from that of the one before; others are new boards.
      setTurned({ at: to, leap: (turned?.leap ?? 0) + (Math.abs(to - at) > 1 ? 1 : 0) });
    },
    open:
      open === undefined || scene === undefined
        ? undefined
        : {
            writing: {
              variant,
              naming,
              stage: open.stage,
              outcome: open.outcome,
              actions: NO_ACTIONS,
              ...(mine?.province === undefined ? {} : { chosen: mine.province }),
            },
            scene,
            sees: open.sees,
            title: open.title,
            hint: mine?.hint ?? words.board.past.tap,
            pick: ({ province }) => {
              const origin = open.stage.isResolved ? originOf(open.outcome, province, mine?.province) : province;
              const fate = open.stage.isResolved ? fateSaying(naming, open.stage, open.outcome, origin) : '';
              const hint = fate === '' ? spaceSaying(naming, open.stage, new Set(), province) : fate;
              setChosen({ at, province: origin, hint });
            },
            leave: () => setChosen(undefined),
          },
  };
}
