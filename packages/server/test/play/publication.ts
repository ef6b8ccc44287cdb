import type { LoggedEvent } from '@defensor/game';

/**
 * Where the orders that were published are not those that a Ruler signed last: reckoned from drafts and signatures
 * alone, apart from the game's own choice between sheets.
 *
 * @rule OP.1, A59 (writing a sheet anew voids its signatures), S014
 */
export function publicationFaults(log: readonly LoggedEvent[]): string[] {
  /** Each sheet's orders as JSON. */
  const written = new Map<string, readonly string[]>();
  /** The sheet that each power's Ruler has signed. */
  const signed = new Map<string, string>();
  const unsign = (power: string, sheet: string) => {
    if (signed.get(power) === sheet) signed.delete(power);
  };
  return log.flatMap(({ seq, event }) => {
    if (event.type === 'sheetDrafted' && event.facts.kind === 'orders') {
      written.set(
        event.facts.sheet,
        event.facts.lines.map(({ order }) => JSON.stringify(order)),
      );
      unsign(event.facts.power, event.facts.sheet);
    } else if (event.type === 'sheetSigned' && event.facts.seat.startsWith('R-') && written.has(event.facts.sheet)) {
      signed.set(event.facts.power, event.facts.sheet);
    } else if (event.type === 'signatureWithdrawn' || event.type === 'sheetWithdrawn') {
      unsign(event.facts.power, event.facts.sheet);
    } else if (event.type === 'turnEnded') {
      written.clear();
      signed.clear();
    } else if (event.type === 'movementResolved') {
      const { orders } = event.facts;
      return [...signed].flatMap(([power, sheet]) => {
        const published = orders.filter((one) => one.power === power).map(({ order }) => JSON.stringify(order));
        const [due, is] = [textOf(written.get(sheet) ?? []), textOf(published)];
        return due === is ? [] : [`${seq}: ${power} signed ${due}, and ${is} was published`];
      });
    }
    return [];
  });
}

const textOf = (orders: readonly string[]) => [...orders].sort().join('; ');
