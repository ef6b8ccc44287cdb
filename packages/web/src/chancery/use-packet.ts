import type { BullOutlook, View } from '@defensor/game';
import { useState } from 'react';
import { isWriting } from '../church/ballot-part.tsx';
import { useAct } from '../church/use-act.ts';
import { forget, keep, kept } from '../page/kept.ts';
import { useTable } from '../seat/at-table.ts';
import type { Commands } from '../seat/use-commands.ts';

/** A bull as the author asks for it: `draftBulls` and `sealBulls` take it so. */
export type BullRequest =
  | { readonly excommunicate: string }
  | { readonly lift: string }
  | { readonly name: string; readonly finding: string };

interface Draft {
  readonly lines: readonly BullRequest[];
  readonly preamble: string;
}

/** The packet of bulls of this turn as it is being written, sealed and opened again. */
export interface PacketWriting extends Pick<Commands, 'problem'>, Draft {
  readonly isBusy: boolean;
  readonly isSealed: boolean;
  /** Whether the server has it as it stands here. */
  readonly isKept: boolean;
  readonly maySeal: boolean;
  readonly mayDraft: boolean;
  /** What would come of a line; `undefined` where the server does not have it yet. */
  readonly outlookOf: (line: BullRequest) => BullOutlook | undefined;
  add(line: BullRequest): void;
  remove(line: BullRequest): void;
  setPreamble(text: string): void;
  keepDraft(): void;
  seal(): void;
  unseal(): void;
}

export function usePacket(): PacketWriting {
  const { game, view, texts } = useTable();
  const { act, isBusy, problem } = useAct();
  const packet = packetOf(view);
  const saved: Draft = {
    lines: packet?.lines.map(requestOf) ?? [],
    preamble: packet?.preamble === undefined ? '' : (texts[packet.preamble.id] ?? ''),
  };
  const [local, setLocal] = useLocalDraft(`bulls.${game}.${view.viewer}`, view.turn);
  const now = local ?? saved;
  const isKept = sameDraft(now, saved);
  const isSealed = packet?.sealed === true;
  const outlook = view.chancery?.outlook ?? [];

  const fields = ({ lines, preamble }: Draft) => ({ lines, ...(preamble.trim() === '' ? {} : { preamble }) });
  const send = async (name: string, next: Draft) => {
    setLocal(next);
    const done = await act({ do: name, ...fields(next), expectedPhase: view.phase });
    if (done !== undefined) setLocal(undefined);
  };
  return {
    ...now,
    isBusy,
    problem,
    isSealed: isSealed && isKept,
    isKept,
    maySeal: isWriting(view),
    mayDraft: view.phase !== 'orderResolution' && view.phase !== 'ended' && !isSealed,
    outlookOf: (line) => {
      const at = saved.lines.findIndex((one) => sameLine(one, line));
      return at < 0 ? undefined : outlook[at];
    },
    add: (line) => {
      if (!now.lines.some((one) => sameLine(one, line)))
        void send('draftBulls', { ...now, lines: [...now.lines, line] });
    },
    remove: (line) => void send('draftBulls', { ...now, lines: now.lines.filter((one) => !sameLine(one, line)) }),
    setPreamble: (preamble) => setLocal({ ...now, preamble }),
    keepDraft: () => {
      if (!isKept) void send('draftBulls', now);
    },
    seal: () => void send('sealBulls', now),
    unseal: () => void act({ do: 'unsealBulls', expectedPhase: view.phase }),
  };
}

/** The packet that is the viewer's now; what was sealed in an earlier turn is published and over. */
function packetOf({ bulls, viewer, turn }: View) {
  const packet = bulls?.find(({ author }) => author === viewer);
  return packet?.sealed === true && packet.turn !== turn ? undefined : packet;
}

type SeenPacket = NonNullable<ReturnType<typeof packetOf>>;

function requestOf(line: SeenPacket['lines'][number]): BullRequest {
  switch (line.kind) {
    case 'excommunicate':
      return { excommunicate: line.seat };
    case 'lift':
      return { lift: line.seat };
    case 'name':
      return { name: `${line.type} ${line.at}`, finding: line.finding };
    default:
      return line satisfies never;
  }
}

const sameLine = (one: BullRequest, other: BullRequest) => lineKey(one) === lineKey(other);

/** What tells a line from every other. */
export const lineKey = (line: BullRequest) => Object.entries(line).flat().join(' ');

const sameDraft = (one: Draft, other: Draft) =>
  one.preamble.trim() === other.preamble.trim() &&
  one.lines.map(lineKey).join('\n') === other.lines.map(lineKey).join('\n');

/** What is written here and not yet with the server. It stays on this device, of this turn alone. */
function useLocalDraft(key: string, turn: string) {
  const [draft, setDraft] = useState(() => readDraft(kept(key), turn));
  const set = (next: Draft | undefined) => {
    if (next === undefined) forget(key);
    else keep(key, JSON.stringify({ turn, ...next }));
    setDraft(next === undefined ? undefined : { turn, ...next });
  };
  return [draft?.turn === turn ? draft : undefined, set] as const;
}

function readDraft(text: string | undefined, turn: string): (Draft & { readonly turn: string }) | undefined {
  if (text === undefined) return undefined;
  const read = JSON.parse(text) as Draft & { readonly turn: string };
  return read.turn === turn ? read : undefined;
}
