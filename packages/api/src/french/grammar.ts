/** Before a vowel `de` loses its own; `h` is taken for one that is heard, as in « de Hongrie », but in what lessons are called. */
const VOWEL = /^(?:[aeiouàâäéèêëîïôöûüœæ]|h(?:istoire|umanités))/i;

/** « du Danemark », « des Pays-Bas », « d’Ankara », « de la France », « de Rome ». */
export function of(what: string): string {
  if (what.startsWith('le ')) return `du ${what.slice(3)}`;
  if (what.startsWith('les ')) return `des ${what.slice(4)}`;
  return VOWEL.test(what) ? `d’${what}` : `de ${what}`;
}

/** « au Danemark », « aux Pays-Bas », « à la France », « à Rome »: to whom, or to what. */
export function to(what: string): string {
  if (what.startsWith('le ')) return `au ${what.slice(3)}`;
  return what.startsWith('les ') ? `aux ${what.slice(4)}` : `à ${what}`;
}

/** Whether it is a woman’s title that somebody goes by: « la Reine d’Angleterre ». */
const isFeminine = (who: string): boolean => /^la /i.test(who);

/** A participle as it agrees with who goes before it: « excommunié », « excommuniée ». */
export const agreed = (who: string, participle: string): string => (isFeminine(who) ? `${participle}e` : participle);

/** « 1 centre », « 7 centres »; nothing and one are singular. */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number < 2 ? one : many}`;

/** « a, b et c ». */
export function listed(items: readonly string[], and = 'et', none = 'personne'): string {
  if (items.length === 0) return none;
  return items.length === 1 ? String(items[0]) : `${items.slice(0, -1).join(', ')} ${and} ${String(items.at(-1))}`;
}

/** « au printemps 1454 », « à l’automne 1454 ». */
export const duringTurn = (turn: string): string => (VOWEL.test(turn) ? `à l’${turn}` : `au ${turn}`);

/** « du printemps 1454 », « de l’automne 1454 ». */
export const ofTurn = (turn: string): string => (VOWEL.test(turn) ? `de l’${turn}` : `du ${turn}`);

/** « le printemps 1454 », « l’automne 1454 ». */
export const theTurn = (turn: string): string => (VOWEL.test(turn) ? `l’${turn}` : `le ${turn}`);
