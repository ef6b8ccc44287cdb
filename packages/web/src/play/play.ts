/** A line of play: the phases one after another, and which of them lies open. */
import { type Variant, variantById } from '@defensor/diplomacy';
import { nextStage, resolve } from './resolve.ts';
import { type Stage, startStage } from './stage.ts';

export interface Play {
  readonly variantId: string;
  /** Never empty. Each follows from the one before, which is resolved. */
  readonly stages: readonly Stage[];
  /** The index of the stage that lies open. */
  readonly at: number;
}

export function newPlay(variant: Variant, first: Stage = startStage(variant)): Play {
  return { variantId: variant.id, stages: [first], at: 0 };
}

export function variantOf(play: Play): Variant {
  const variant = variantById(play.variantId);
  if (variant === undefined) throw new RangeError(`there is no variant ${play.variantId}`);
  return variant;
}

export function openStage(play: Play): Stage {
  const stage = play.stages[play.at];
  if (stage === undefined) throw new RangeError(`there is no stage ${play.at}`);
  return stage;
}

/** The play with the open stage changed. It is then no longer resolved, and what followed from it is gone. */
export function changeStage(play: Play, change: (stage: Stage) => Stage): Play {
  const changed = { ...change(openStage(play)), isResolved: false };
  return { ...play, stages: [...play.stages.slice(0, play.at), changed] };
}

/** The play with the open stage resolved. */
export function resolveOpen(play: Play): Play {
  const stages = play.stages.map((stage, i) => (i === play.at ? { ...stage, isResolved: true } : stage));
  return { ...play, stages };
}

/** The play one phase further on; the next phase is made where it is not there yet. */
export function goOn(play: Play): Play {
  if (play.at + 1 < play.stages.length) return { ...play, at: play.at + 1 };
  const variant = variantOf(play);
  const stage = openStage(play);
  const next = nextStage(variant, stage, resolve(variant, stage));
  const resolved = resolveOpen(play);
  return { ...resolved, stages: [...resolved.stages, next], at: play.at + 1 };
}

export function goTo(play: Play, at: number): Play {
  return { ...play, at: Math.max(0, Math.min(play.stages.length - 1, at)) };
}
