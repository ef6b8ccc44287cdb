/** Spaces of every kind, and what is not seen at all: joiners, marks of direction, soft hyphens, controls. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The name as it is kept and shown: without what is not seen, single spaces, none at the ends; `undefined` for an empty one. */
export function cleanName(name: string): string | undefined {
  const clean = name.normalize('NFKC').replaceAll(UNSEEN, '').replaceAll(/\s+/gu, ' ').trim();
  return clean === '' ? undefined : clean;
}

/** What two names are compared by: case, spaces and unseen characters do not make another person (D-45). */
export function nameKey(name: string): string {
  return (cleanName(name) ?? '').toLowerCase().normalize('NFKC').replaceAll(' ', '');
}

/** What a class's short name is compared by: people leave dashes and spaces out. */
export function shortNameKey(shortName: string): string {
  return nameKey(shortName).replaceAll(/[^\p{L}\p{N}]/gu, '');
}
