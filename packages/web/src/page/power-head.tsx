import { centreCounts, type PowerId } from '@defensor/diplomacy';
import type { ReactNode } from 'react';
import { Arms } from '../components/arms.tsx';
import { lookOf } from '../map/powers.ts';
import { powerLabel } from '../words/orders.ts';
import { words } from '../words/words.ts';
import type { Writing } from './writing.ts';

interface PowerHeadProps {
  readonly writing: Writing;
  readonly power: PowerId;
  /** What is said of it; how many centres and units it has, where nothing else is. */
  readonly aside?: ReactNode;
}

/** A power's arms and name, above its lines. */
export function PowerHead({ writing, power, aside }: PowerHeadProps) {
  const { variant, stage, naming } = writing;
  const units = stage.units.filter((unit) => unit.power === power).length;
  const centres = centreCounts(variant, stage.owned).get(power) ?? 0;
  return (
    <div className="power-head">
      <Arms look={lookOf(variant, power)} small />
      <h3>{powerLabel(naming, power)}</h3>
      <span className="small soft">{aside ?? words.orders.counts(centres, units)}</span>
    </div>
  );
}
