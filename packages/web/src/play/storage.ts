/** The table as it is kept in the browser between visits. */

import { variantById } from '@defensor/diplomacy';
import type { History } from './history.ts';
import { type Play, variantOf } from './play.ts';
import { parseStage, printStage } from './stage-text.ts';

const KEPT_UNDOS = 20;

interface StoredPlay {
  readonly variant: string;
  readonly at: number;
  readonly stages: readonly string[];
}

export function printHistory({ present, past }: History): string {
  return JSON.stringify({ version: 1, present: storedPlay(present), past: past.slice(-KEPT_UNDOS).map(storedPlay) });
}

/** The history of a text; `undefined` where it is not one, as after a change of the format. */
export function parseHistory(text: string): History | undefined {
  const stored = parsedJson(text);
  if (!isRecord(stored) || stored.version !== 1) return undefined;
  const present = playOf(stored.present);
  if (present === undefined) return undefined;
  const past = Array.isArray(stored.past) ? stored.past.flatMap((play) => playOf(play) ?? []) : [];
  return { present, past, future: [] };
}

function storedPlay(play: Play): StoredPlay {
  const variant = variantOf(play);
  return { variant: play.variantId, at: play.at, stages: play.stages.map((stage) => printStage(variant, stage)) };
}

function playOf(stored: unknown): Play | undefined {
  if (!isRecord(stored) || typeof stored.variant !== 'string' || !Array.isArray(stored.stages)) return undefined;
  const variant = variantById(stored.variant);
  if (variant === undefined) return undefined;
  const stages = stored.stages.flatMap((text) => (typeof text === 'string' ? (parseStage(variant, text) ?? []) : []));
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
