import type { LocationId, PowerId, Variant } from '@defensor/diplomacy';
import type { Sheet, View } from '@defensor/game';
import { useEffect, useMemo, useState } from 'react';
import type { Board } from '../map/board.ts';
import { nearestCoast } from '../map/geometry/stand.ts';
import type { Pick } from '../map/view/board-map.tsx';
import type { Writing } from '../page/writing.ts';
import type { Composing } from '../play/composing.ts';
import { resolve } from '../play/resolve.ts';
import { type Scene, sceneOf } from '../play/scene.ts';
import { withOrder } from '../play/sheet.ts';
import { type Stage, unitIn } from '../play/stage.ts';
import { type Tap, tapToOrder } from '../play/tapping.ts';
import { type Naming, orderLine, powerLabel } from '../words/orders.ts';
import { sayingOf, spaceSaying } from '../words/sayings.ts';
import { words } from '../words/words.ts';
import { type Deposed, draftOfSheet, printDraft } from './sheet-text.ts';
import { kindOf, stageOf } from './stage-of-view.ts';
import { useLocalDraft } from './use-local-draft.ts';

/** One's own sheet as it is being written, and what the map shows of it. */
export interface OrderSheet {
  readonly writing: Writing;
  readonly scene: Scene;
  /** What was just done, why it was not, or what can be done now. */
  readonly hint: string;
  /** The sheet that the server keeps for this seat. */
  readonly mine: Sheet | undefined;
  /** Whether it is signed by oneself as it stands here. */
  readonly isSigned: boolean;
  /** Whether something is written here that the server does not have. */
  readonly isChanged: boolean;
  readonly text: string;
  readonly depose: readonly Deposed[];
  setDepose(whom: Deposed, isDeposed: boolean): void;
  /** Changes the orders, and deposes these besides. */
  changeAndDepose(next: (stage: Stage) => Stage, said: string, whom: readonly Deposed[]): void;
  /** Lines on it that nobody could read: they are kept until they are taken off. */
  readonly rest: readonly string[];
  dropRest(line: string): void;
  readonly canUndo: boolean;
  undo(): void;
  redo(): void;
  pick(pick: Pick): void;
  /** A tap that only asks what is there. */
  read(pick: Pick): void;
  leave(): void;
}

interface Setting {
  readonly board: Board;
  readonly variant: Variant;
  readonly view: View;
  readonly texts: Readonly<Record<string, string>>;
  readonly game: string;
  /** The power whose orders this seat writes, while any are written. */
  readonly power: PowerId | undefined;
  readonly naming: Naming;
}

export function useOrderSheet({ board, variant, view, texts, game, power, naming }: Setting): OrderSheet {
  const mine = ownSheet(view);
  const saved = useMemo(
    () => draftOfSheet(mine, power ?? ('' as PowerId), mine === undefined ? undefined : texts[mine.text.id]),
    [mine, power, texts],
  );
  const local = useLocalDraft({ variant, view, game, power, saved });
  const now = local.draft;
  const text = printDraft(variant, view, now);
  const isChanged = text !== printDraft(variant, view, saved);
  const { isKept, settle } = local;
  useEffect(() => {
    if (isKept && !isChanged) settle();
  }, [isKept, isChanged, settle]);

  const stage = useMemo(() => stageOf(view, power === undefined ? [] : now.orders), [view, power, now]);
  const outcome = useMemo(() => resolve(variant, stage), [variant, stage]);
  const [hand, setHand] = useState<{ readonly composing?: Composing; readonly chosen?: Writing['chosen'] }>({});
  const [hint, setHint] = useState('');
  const composing = power === undefined ? undefined : hand.composing;
  const chosen = hand.chosen;
  const isSigned = !isChanged && mine?.signatures.some(({ seat }) => seat === view.viewer) === true;
  const scene = useMemo(() => {
    const all = sceneOf(variant, stage, outcome, composing, chosen);
    const scene = isSigned ? inInk(all) : all;
    // Nobody else's builds and removals are this seat's to choose.
    return power === undefined ? { ...scene, lit: new Set<never>() } : scene;
  }, [variant, stage, outcome, composing, chosen, power, isSigned]);

  const change = (next: (stage: Stage) => Stage, said = '', whom: readonly Deposed[] = []) => {
    if (power === undefined) return;
    const orders = next(stage).orders.filter((given) => given.power === power);
    local.write({ ...now, orders, depose: [...new Set([...now.depose, ...whom])] });
    setHand({});
    setHint(said);
  };
  const obey = (tap: Tap) => {
    const said = sayingOf(naming, stage, tap);
    if (tap.kind === 'order') return change(() => tap.stage, said);
    setHint(said);
    if (tap.kind === 'compose') setHand({ composing: tap.composing });
    else if (tap.kind === 'leave') setHand({});
    else if (tap.kind === 'show') setHand({ chosen: tap.province });
  };

  const writing: Writing = {
    variant,
    stage,
    outcome,
    naming,
    ...(power === undefined ? {} : { only: power }),
    ...(composing === undefined ? {} : { composing }),
    ...(chosen === undefined ? {} : { chosen }),
    actions: {
      compose: (next) => {
        setHand(next === undefined ? {} : { composing: next });
        setHint('');
      },
      choose: (province) => setHand(province === undefined ? {} : { chosen: province }),
      change,
      write: (of, order) =>
        change((before) => withOrder(before, { power: of, order }), words.orders.set(orderLine(naming, order))),
    },
  };
  return {
    writing,
    scene,
    hint: hint === '' ? promptOf(writing) : hint,
    mine,
    isSigned,
    isChanged,
    text,
    depose: now.depose,
    setDepose: (whom, isDeposed) =>
      local.write({ ...now, depose: [...now.depose.filter((one) => one !== whom), ...(isDeposed ? [whom] : [])] }),
    changeAndDepose: change,
    rest: now.rest,
    dropRest: (line) => local.write({ ...now, rest: now.rest.filter((one) => one !== line) }),
    canUndo: local.canUndo,
    undo: local.undo,
    redo: local.redo,
    pick({ province, at }) {
      const unit = unitIn(stage, province);
      const isOthers = composing === undefined && unit !== undefined && unit.power !== power;
      if (power === undefined || isOthers) {
        const space = spaceSaying(naming, stage, scene.lit, province);
        return setHint(
          isOthers && power !== undefined ? words.seat.othersUnit(space, powerLabel(naming, power)) : space,
        );
      }
      const nearest = (locations: readonly LocationId[]) => nearestCoast(board, locations, at);
      obey(tapToOrder(variant, stage, composing, chosen, province, nearest));
    },
    read: ({ province }) => setHint(spaceSaying(naming, stage, scene.lit, province)),
    leave: () => setHand({}),
  };
}

/** The lines of a scene as signed ones. */
export const inInk = (scene: Scene): Scene => ({
  ...scene,
  orders: scene.orders.map((drawn) => (drawn.state === 'draft' ? { ...drawn, state: 'signed' } : drawn)),
});

/** The sheet that the viewer drafted for this phase: of several the one that is signed, else the one last written to. */
function ownSheet(view: View): Sheet | undefined {
  const kind = kindOf(view);
  const own = view.sheets.filter((one) => one.drafter === view.viewer && one.kind === kind);
  const isSigned = ({ signatures }: Sheet) => signatures.some(({ seat }) => seat === view.viewer);
  return [...own].sort((a, b) => Number(isSigned(b)) - Number(isSigned(a)) || b.editedSeq - a.editedSeq)[0];
}

function promptOf({ only, composing, stage }: Writing): string {
  if (only === undefined) return words.seat.tapToRead;
  if (composing === undefined) return words.orders.hint[stage.phase];
  const asksWhom = composing.helped === undefined && (composing.verb === 'support' || composing.verb === 'convoy');
  return asksWhom ? words.orders.hint.tapWhom : words.orders.hint.tapWhere;
}
