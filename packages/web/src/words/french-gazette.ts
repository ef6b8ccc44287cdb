/** What is said, in French, around the public record. What happened is said by `@defensor/api`. */
import { capital } from './counting.ts';
import type { ENGLISH_GAZETTE } from './english-gazette.ts';
import { either, list, nth, of, theTurn, to, un } from './french-grammar.ts';
import type { Spoken } from './spoken.ts';

export const FRENCH_GAZETTE: Spoken<typeof ENGLISH_GAZETTE> = {
  title: (turn) => `La Gazette ${of(theTurn(turn))}`,
  published: (moment) => `Publiée par l’Arbitre, ${moment}.`,
  unpublished: 'Pas encore résolu.',
  nth: (n) => `${nth(n)} tour de la partie.`,
  turns: 'Tours',
  turn: 'Tour',
  earlier: 'Le tour d’avant',
  later: 'Le tour d’après',
  current: (turn) => `${capital(turn)}, jusqu’ici`,
  print: 'Imprimer',
  nothing: 'Rien n’a encore été publié de ce tour.',
  quiet: (through, stopped) =>
    through + stopped === 0
      ? 'Aucune unité n’a quitté sa place.'
      : stopped === 0
        ? `${capital(un(through, 'déplacement'))} ${either(through, 'a réussi', 'ont réussi')}.`
        : through === 0
          ? `${capital(un(stopped, 'déplacement'))} ${either(stopped, 'a été arrêté', 'ont été arrêtés')}, aucun n’a réussi.`
          : `${capital(un(through, 'déplacement'))} ${either(through, 'a réussi', 'ont réussi')}, ${un(stopped, 'autre')} ${either(stopped, 'a été arrêté', 'ont été arrêtés')}.`,
  church: 'L’Église',
  bishops: 'Évêques',
  said: 'Dit à tous',
  rest: 'La partie',
  results: 'Ordres et résultats',
  retreats: 'Retraites',
  winter: 'Hiver',
  ranks: { ruler: 'Souverain', lord: 'Seigneur', bishop: 'évêque', judge: 'Arbitre', observer: 'observateur' },
  signed: (titles) => `signée : ${list(titles)}`,
  unsigned: 'personne n’a signé : le dernier brouillon',
  noSheet: 'pas de feuille valable',
  withoutOrder: (unit) => `${unit} : sans ordre`,
  map: (turn) => `Le plateau ${to(theTurn(turn))}, avec les ordres`,
  mapKey: (turn) => `${capital(turn)}. Une barre en travers d’une flèche : l’unité a été arrêtée.`,
  centres: {
    title: 'Centres après l’automne',
    power: 'Puissance',
    had: 'Avant',
    has: 'Après',
    change: 'Gagnés et perdus',
    delta: (won, lost) =>
      [
        ...(won.length === 0 ? [] : [`+ ${won.join(', ')}`]),
        ...(lost.length === 0 ? [] : [`– ${lost.join(', ')}`]),
      ].join(', '),
  },
};
