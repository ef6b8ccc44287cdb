/** The names that French pages show, with their article, and after `de`. */

/** Before these `de` loses its vowel. The h of Hongrie and Hanovre is aspirate, and other names in h are not ours. */
const BEGINS_WITH_VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæ]/i;

/** Powers and sees whose names come without their article; a city has none. */
const ARTICLES: Readonly<Record<string, string>> = {
  Allemagne: 'l’',
  Angleterre: 'l’',
  Autriche: 'l’',
  Espagne: 'l’',
  France: 'la ',
  Italie: 'l’',
  'Pologne-Lituanie': 'la ',
  Russie: 'la ',
  Turquie: 'la ',
  'Saint-Empire': 'le ',
  'Empire ottoman': 'l’',
  Danemark: 'le ',
  'Pays-Bas': 'les ',
};

/** `l’Espagne`, to be the subject or object of a sentence; a name that has its article, or none, stays as it is. */
export const the = (name: string): string => `${ARTICLES[name] ?? ''}${name}`;

/** `du roi`, `des Turcs`, `d’Espagne`, `de la France`: the name after `de`. */
export function of(name: string): string {
  if (ARTICLES[name] === 'le ') return `du ${name}`;
  if (ARTICLES[name] === 'les ') return `des ${name}`;
  if (name === 'Empire ottoman') return `de l’${name}`;
  if (/^le /i.test(name)) return `du ${name.slice(3)}`;
  if (/^les /i.test(name)) return `des ${name.slice(4)}`;
  return BEGINS_WITH_VOWEL.test(name) ? `d’${name}` : `de ${name}`;
}
