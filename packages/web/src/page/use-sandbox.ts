import type { LocationId, Order, PowerId, ProvinceId, Season, Variant } from '@defensor/diplomacy';
import { useCallback, useMemo, useState } from 'react';
import type { Board, NameSet } from '../map/board.ts';
import { nearestCoast } from '../map/geometry/stand.ts';
import type { Pick } from '../map/view/board-map.tsx';
import { type Comparison, comparisonOf, withOpen, withoutRival, withRival } from '../play/comparing.ts';
import type { Composing } from '../play/composing.ts';
import { changeStage, goOn, goTo, openStage, type Play, resolveOpen, variantOf } from '../play/play.ts';
import { leftBehind, setTurn } from '../play/position.ts';
import { type PhaseResult, resolve } from '../play/resolve.ts';
import { type Scene, sceneOf } from '../play/scene.ts';
import { withOrder } from '../play/sheet.ts';
import type { SetLetter, Stage } from '../play/stage.ts';
import { type Tap, type Tool, tapToOrder, tapWithTool } from '../play/tapping.ts';
import { originOf } from '../play/tracing.ts';
import { type Naming, orderLine } from '../words/orders.ts';
import { sandboxWords } from '../words/sandbox-words.ts';
import { fateSaying, sayingOf } from '../words/sayings.ts';
import { words } from '../words/words.ts';
import { type Arrival, usePlayHistory } from './use-history.ts';
import { useNames } from './use-names.ts';

/** What is in hand: an order being made, a unit or place open in the list, a tool. */
interface Hand {
  readonly composing?: Composing;
  readonly chosen?: ProvinceId;
  readonly tool?: Tool;
}

/** All that the page shows and can do. */
export interface Sandbox extends Hand {
  readonly play: Play;
  readonly variant: Variant;
  readonly stage: Stage;
  readonly outcome: PhaseResult;
  readonly scene: Scene;
  readonly naming: Naming;
  /** What was just done, or why it was not. */
  readonly hint: string;
  readonly arrival: Arrival | undefined;
  /** How many boards came by a link. */
  readonly opened: number;
  /** Both sets of orders resolved side by side, where they are being compared. */
  readonly comparison: Comparison | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly actions: Actions;
}

export interface Actions {
  pick(pick: Pick): void;
  compose(composing: Composing | undefined): void;
  choose(province: ProvinceId | undefined): void;
  takeTool(tool: Tool | undefined): void;
  /** Changes the open stage. */
  change(next: (stage: Stage) => Stage, said?: string): void;
  write(power: PowerId, order: Order): void;
  setTurn(season: Season, year: number): void;
  begin(play: Play): void;
  setNames(names: NameSet): void;
  /** Resolves the open stage, changed first. */
  resolve(change?: (stage: Stage) => Stage): void;
  /** Takes the open stage back to before it was resolved. */
  rewrite(): void;
  goOn(): void;
  /** Keeps the open orders as set A and opens a copy of them as B. */
  whatIf(): void;
  openSet(letter: SetLetter): void;
  compare(): void;
  /** Plays on with one of two sets alone, resolved. */
  settle(letter: SetLetter): void;
  goTo(at: number): void;
  undo(): void;
  redo(): void;
}

export function useSandbox(board: Board): Sandbox {
  const { history, arrival, opened, changeTo, turnTo, undo, redo } = usePlayHistory();
  const play = history.present;
  const variant = variantOf(play);
  const stage = openStage(play);
  const [hand, setHand] = useState<Hand>({});
  const [hint, setHint] = useState('');
  const [names, setNames] = useNames(variant);

  const [isComparing, setComparing] = useState(false);
  const comparison = useMemo(
    () => (isComparing ? comparisonOf(variant, stage, names) : undefined),
    [isComparing, variant, stage, names],
  );

  const outcome = useMemo(() => resolve(variant, stage), [variant, stage]);
  const { composing, chosen, tool } = hand;
  const scene = useMemo(
    () => sceneOf(variant, stage, outcome, composing, chosen),
    [variant, stage, outcome, composing, chosen],
  );
  const naming = useMemo<Naming>(() => ({ variant, names }), [variant, names]);

  /** Puts down what is in hand, but for the tool. */
  const release = useCallback(() => setHand(({ tool: held }) => (held === undefined ? {} : { tool: held })), []);
  /** A change, with what is said of it, and of the later phases that it takes away. */
  const changed = (next: Play, said: string) => {
    changeTo(next);
    release();
    setHint([said, lostPhases(play, next)].filter((part) => part !== '').join(' '));
  };
  const turned = (next: Play) => {
    turnTo(next);
    setHand({});
    setHint('');
  };

  const obey = (tap: Tap) => {
    const said = sayingOf(naming, stage, tap);
    setHint(said);
    switch (tap.kind) {
      case 'position':
      case 'order':
        changed(
          changeStage(play, () => tap.stage),
          said,
        );
        return stage.phase === 'adjustment' || tool !== undefined ? undefined : setHand({});
      case 'compose':
        return setHand({ composing: tap.composing });
      case 'leave':
        return release();
      case 'show':
        return setHand({ chosen: tap.province });
      case 'noTool':
      case 'noOrder':
      case 'nothing':
        return undefined;
      default:
        return tap satisfies never;
    }
  };

  const actions: Actions = {
    pick({ province, at }) {
      const nearest = (locations: readonly LocationId[]) => nearestCoast(board, locations, at);
      if (tool !== undefined) return obey(tapWithTool(variant, stage, tool, province, nearest));
      if (stage.isResolved) {
        const origin = originOf(outcome, province, chosen);
        setHint(fateSaying(naming, stage, outcome, origin));
        return setHand({ chosen: origin });
      }
      obey(tapToOrder(variant, stage, composing, chosen, province, nearest));
    },
    compose: (next) => {
      setHand(next === undefined ? {} : { composing: next });
      setHint('');
    },
    choose: (province) => setHand(province === undefined ? {} : { chosen: province }),
    takeTool: (next) => {
      if (next !== undefined) setComparing(false);
      setHand(next === undefined ? {} : { tool: next });
      setHint('');
    },
    change: (next, said = '') => changed(changeStage(play, next), said),
    write: (power, order) =>
      changed(
        changeStage(play, (now) => withOrder(now, { power, order })),
        words.orders.set(orderLine(naming, order)),
      ),
    setTurn(season, year) {
      const next = changeStage(play, (now) => setTurn(now, season, year));
      const { orders, driven } = leftBehind(stage, openStage(next));
      changed(next, orders + driven > 0 ? words.turn.left(orders, driven) : '');
    },
    begin(next) {
      setComparing(false);
      changeTo(next);
      setHand({});
      setHint(words.position.begun);
    },
    setNames,
    resolve: (change) => {
      changeTo(resolveOpen(change === undefined ? play : changeStage(play, change)));
      setHand({});
      setHint('');
    },
    rewrite: () =>
      changed(
        changeStage(play, (now) => now),
        '',
      ),
    goOn: () => (play.at + 1 < play.stages.length ? turned(goTo(play, play.at + 1)) : changed(goOn(play), '')),
    whatIf: () => {
      setComparing(false);
      changed(changeStage(play, withRival), sandboxWords.versus.begun);
    },
    openSet: (letter) => {
      setComparing(false);
      if (stage.rival !== undefined && stage.rival.open !== letter)
        changed(
          changeStage(play, (now) => withOpen(now, letter)),
          '',
        );
    },
    compare: () => {
      setComparing(true);
      setHand({});
      setHint('');
    },
    settle: (letter) => {
      setComparing(false);
      changed(
        resolveOpen(changeStage(play, (now) => withoutRival(withOpen(now, letter)))),
        sandboxWords.versus.keepAbout,
      );
      setHand({});
    },
    goTo: (at) => turned(goTo(play, at)),
    undo: () => {
      undo();
      setHand({});
      setHint('');
    },
    redo: () => {
      redo();
      setHand({});
      setHint('');
    },
  };

  return {
    ...hand,
    play,
    variant,
    stage,
    outcome,
    scene,
    naming,
    hint,
    arrival,
    opened,
    comparison,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    actions,
  };
}

/** What is said of the phases that a change of an earlier one takes away. */
function lostPhases(before: Play, after: Play): string {
  const lost = before.stages.length - after.stages.length;
  return lost > 0 ? words.scrub.cut(lost) : '';
}
