import type { Variant } from '@defensor/diplomacy';
import { BalancePart } from './balance-part.tsx';
import { CastTable } from './cast-table.tsx';
import { RosterPart } from './roster-part.tsx';
import { useLift } from './use-lift.ts';
import type { SetupDesk } from './use-setup.ts';

/** The roster, pasted and read; the casting, on slips; what is left over and how balanced it is. */
export function CastingStep({ desk, variant }: { desk: SetupDesk; variant: Variant }) {
  const lift = useLift(desk, variant);
  return (
    <div className="setup-cols">
      <RosterPart desk={desk} />
      <CastTable desk={desk} variant={variant} lift={lift} />
      <BalancePart desk={desk} variant={variant} lift={lift} />
    </div>
  );
}
