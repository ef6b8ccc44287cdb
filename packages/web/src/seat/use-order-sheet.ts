import type { LocationId, PowerId, Variant } from '@defensor/diplomacy';
import type { Sheet, View } from '@defensor/game';
import { useEffect, useMemo, useState } from 'react';
import type { Board } from '../map/board.ts';
import { nearestCoast } from '../map/geometry/stand.ts';
import type { Pick } from '../map/view/board-map.tsx';
import { forget, keep, kept } from '../page/kept.ts';
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
import { type Draft, draftOfSheet, parseDraft, printDraft } from './sheet-text.ts';
import { kindOf, stageOf } from './stage-of-view.ts';

/** One's own sheet as it is being written, and what the map shows of it. */
export interface OrderSheet {
  readonly writing: Writing;
  readonly scene: Scene;
  /** What was just done, why it was not, or what can be done now. */
  readonly hint: string;
  /** The sheet that the server keeps for this seat. */
  readonly mine: Sheet | undefined;
  /** Whether something is written here that the server does not have. */
  readonly isChanged: boolean;
  readonly text: string;
  readonly depose: boolean;
  setDepose(depose: boolean): void;
  pick(pick: Pick): void;
  leave(): void;
}

interface Setting {
  readonly board: Board;
  readonly variant: Variant;
  readonly view: View;
  readonly game: string;
  /** The power whose orders this seat writes, while any are written. */
  readonly power: PowerId | undefined;
  readonly naming: Naming;
}

export function useOrderSheet({ board, variant, view, game, power, naming }: Setting): OrderSheet {
  const kind = kindOf(view);
  const mine = view.sheets.find(({ drafter, kind: of }) => drafter === view.viewer && of === kind);
  const [draft, setDraft] = useLocalDraft(variant, view, game, power);
  const saved = useMemo(() => draftOfSheet(mine, power ?? ('' as PowerId)), [mine, power]);
  const now = draft ?? saved;
  const text = printDraft(variant, view, now);
  const isChanged = text !== printDraft(variant, view, saved);
  useEffect(() => {
    if (draft !== undefined && !isChanged) setDraft(undefined);
  }, [draft, isChanged, setDraft]);

  const stage = useMemo(() => stageOf(view, power === undefined ? [] : now.orders), [view, power, now]);
  const outcome = useMemo(() => resolve(variant, stage), [variant, stage]);
  const [hand, setHand] = useState<{ readonly composing?: Composing; readonly chosen?: Writing['chosen'] }>({});
  const [hint, setHint] = useState('');
  const composing = power === undefined ? undefined : hand.composing;
  const chosen = hand.chosen;
  const scene = useMemo(() => {
    const all = sceneOf(variant, stage, outcome, composing, chosen);
    // Nobody else's builds and removals are this seat's to choose.
    return power === undefined ? { ...all, lit: new Set<never>() } : all;
  }, [variant, stage, outcome, composing, chosen, power]);

  const change = (next: (stage: Stage) => Stage, said = '') => {
    if (power === undefined) return;
    setDraft({ ...now, orders: next(stage).orders.filter((given) => given.power === power) });
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
    isChanged,
    text,
    depose: now.depose,
    setDepose: (depose) => setDraft({ ...now, depose }),
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
    leave: () => setHand({}),
  };
}

function promptOf({ only, composing, stage }: Writing): string {
  if (only === undefined) return words.seat.tapToRead;
  if (composing === undefined) return words.orders.hint[stage.phase];
  const asksWhom = composing.helped === undefined && (composing.verb === 'support' || composing.verb === 'convoy');
  return asksWhom ? words.orders.hint.tapWhom : words.orders.hint.tapWhere;
}

/** What is written here and not yet sent. It stays on this device until it is, through reloads and lost lines. */
function useLocalDraft(variant: Variant, view: View, game: string, power: PowerId | undefined) {
  const key = `draft.${game}.${view.viewer}`;
  const kind = kindOf(view) ?? 'orders';
  const head = `${view.turn} ${kind}`;
  const [draft, setDraft] = useState<{ readonly head: string; readonly draft: Draft | undefined }>();
  const stored = useMemo(() => {
    if (power === undefined) return undefined;
    const [first, ...lines] = (kept(key) ?? '').split('\n');
    return first === head ? parseDraft(variant, kind, power, lines.join('\n')) : undefined;
  }, [variant, key, head, kind, power]);
  const current = draft?.head === head ? draft.draft : stored;
  const set = (next: Draft | undefined) => {
    if (next === undefined) forget(key);
    else keep(key, `${head}\n${printDraft(variant, view, next)}`);
    setDraft({ head, draft: next });
  };
  return [current, set] as const;
}
