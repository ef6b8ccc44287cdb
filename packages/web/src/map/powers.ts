/** How each power is drawn: a colour, a hatching and an initial, always together. */
import type { PowerId, Variant } from '@defensor/diplomacy';

/** The inks of the palette; each has its own hatching. */
export const INKS = ['eng', 'fra', 'hre', 'tur', 'pol', 'spa', 'ven'] as const;
export type Ink = (typeof INKS)[number];

export interface PowerLook {
  readonly ink: Ink;
  readonly initial: string;
}

const LOOKS: Readonly<Record<string, Readonly<Record<string, PowerLook>>>> = {
  renaissance: {
    ENGLAND: { ink: 'eng', initial: 'E' },
    FRANCE: { ink: 'fra', initial: 'F' },
    HRE: { ink: 'hre', initial: 'H' },
    OTTOMANS: { ink: 'tur', initial: 'T' },
    POLAND: { ink: 'pol', initial: 'P' },
    SPAIN: { ink: 'spa', initial: 'S' },
    VENICE: { ink: 'ven', initial: 'V' },
  },
  standard: {
    AUSTRIA: { ink: 'eng', initial: 'A' },
    ENGLAND: { ink: 'pol', initial: 'E' },
    FRANCE: { ink: 'fra', initial: 'F' },
    GERMANY: { ink: 'hre', initial: 'G' },
    ITALY: { ink: 'tur', initial: 'I' },
    RUSSIA: { ink: 'ven', initial: 'R' },
    TURKEY: { ink: 'spa', initial: 'T' },
  },
};

/** How a power of this variant is drawn; powers of other maps take the inks in turn. */
export function lookOf(variant: Variant, power: PowerId): PowerLook {
  const known = LOOKS[variant.id]?.[power];
  if (known !== undefined) return known;
  const { index, name } = variant.powerById.get(power) ?? { index: 0, name: power };
  return { ink: INKS[index % INKS.length] ?? 'eng', initial: name.charAt(0) };
}
