import type { PowerId, Variant } from '@defensor/diplomacy';
import { lookOf } from '../map/powers.ts';
import { Arms } from './arms.tsx';
import { Icon } from './icon.tsx';

/** A seat's arms: its power's, or a bishop's mitre. */
export function SeatArms({ variant, power }: { variant: Variant; power: PowerId | undefined }) {
  return power === undefined ? (
    <span className="arms-see">
      <Icon name="mitre" />
    </span>
  ) : (
    <Arms look={lookOf(variant, power)} />
  );
}
