/** The table as it is kept in the browser between visits. */

import { type Variant, variantById } from '@defensor/diplomacy';
import type { History } from './history.ts';
import { type Play, variantOf } from './play.ts';
import type { Stage } from './stage.ts';
import { parseStage, printStage } from './stage-text.ts';

const VERSION = 2;
const KEPT_UNDOS = 20;
/** A browser keeps about five million letters for all the tabs of a page. */
const MOST_LETTERS = 400_000;

interface StoredPlay {
  readonly variant: string;
  readonly at: number;
  /** Where its stages stand among the texts: plays one change apart share all but one of them. */
  readonly stages: readonly number[];
}

/**
 * The play with its latest undos as text. The oldest undos are left out where they would make it too long;
 * the play itself never is.
 */
export function printHistory({ present, past }: History): string {
  for (let undos = Math.min(KEPT_UNDOS, past.length); ; undos = Math.floor(undos / 2)) {
    const text = printPlays(present, undos === 0 ? [] : past.slice(-undos));
    if (text.length <= MOST_LETTERS || undos === 0) return text;
  }
}

/** Stages do not change: each is printed once. */
const printed = new WeakMap<Stage, string>();

function textOf(variant: Variant, stage: Stage): string {
  const text = printed.get(stage) ?? printStage(variant, stage);
  printed.set(stage, text);
  return text;
}

function printPlays(present: Play, past: readonly Play[]): string {
  const texts = new Map<string, number>();
  const stored = (play: Play): StoredPlay => {
    const variant = variantOf(play);
    const stages = play.stages.map((stage) => {
      const text = textOf(variant, stage);
      const known = texts.get(text) ?? texts.size;
      texts.set(text, known);
      return known;
    });
    return { variant: play.variantId, at: play.at, stages };
  };
  const plays = { present: stored(present), past: past.map(stored) };
  return JSON.stringify({ version: VERSION, ...plays, stages: [...texts.keys()] });
}

/** The history of a text; `undefined` where it is not one, as after a change of the format, or is not possible. */
export function parseHistory(text: string): History | undefined {
  const stored = parsedJson(text);
  if (!isRecord(stored) || stored.version !== VERSION || !Array.isArray(stored.stages)) return undefined;
  const read = stageReader(stored.stages);
  const present = playOf(stored.present, read);
  if (present === undefined) return undefined;
  const past = Array.isArray(stored.past) ? stored.past.flatMap((play) => playOf(play, read) ?? []) : [];
  return { present, past, future: [] };
}

type StageReader = (variant: Variant, index: unknown) => Stage | undefined;

/** Reads each text once. */
function stageReader(texts: readonly unknown[]): StageReader {
  const known = new Map<string, Stage>();
  return (variant, index) => {
    const text = texts[Number(index)];
    if (typeof text !== 'string') return undefined;
    const key = `${variant.id} ${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const read = parseStage(variant, text);
    if (!read.ok) return undefined;
    known.set(key, read.stage);
    return read.stage;
  };
}

function playOf(stored: unknown, read: StageReader): Play | undefined {
  if (!isRecord(stored) || typeof stored.variant !== 'string' || !Array.isArray(stored.stages)) return undefined;
  const variant = variantById(stored.variant);
  if (variant === undefined) return undefined;
  const stages = stored.stages.flatMap((index) => read(variant, index) ?? []);
  const at = stored.at;
  if (stages.length !== stored.stages.length || stages.length === 0) return undefined;
  if (typeof at !== 'number' || !Number.isInteger(at) || at < 0 || at >= stages.length) return undefined;
  return { variantId: variant.id, stages, at };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
