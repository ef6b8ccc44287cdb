import { coastOf, type LocationId, type Order, provinceOf, type UnitName, type Variant } from '@defensor/diplomacy';
import { capital } from '../game/capital.ts';
import type { DetailWords } from '../game/game-catalogue.ts';
import { counted, of } from './grammar.ts';
import { placeNamed } from './names.ts';
import { COASTS } from './words.ts';

const CHOSEN_BY = {
  ruler: 'signée par le Souverain',
  mostLords: 'signée par le plus de Seigneurs',
  latest: 'de deux signées par autant de Seigneurs, la dernière à être complète',
  onlySheet: 'la seule signée',
  judge: 'choisie par l’Arbitre',
  latestDraft: 'signée par personne : dans cette partie, le dernier brouillon compte',
  none: 'pas de feuille valable : personne de cette puissance n’en a signé',
  dispute: 'pas de feuille valable : les Seigneurs sont en désaccord',
} as const;

/** French for the lines of lists. */
export const FRENCH_DETAILS: DetailWords = {
  order: orderInWords,
  line: (what, became) => `${capital(what)} : ${became}`,
  sheet: (power, chosen, words) =>
    'sheet' in chosen
      ? `${capital(power)} : feuille « ${chosen.sheet} », ${CHOSEN_BY[chosen.why]}${chosen.signers.length === 0 ? '' : ` (${words.seats(chosen.signers)})`}`
      : `${capital(power)} : ${CHOSEN_BY[chosen.why]}`,
  withoutOrder: ({ type, location }, words) => `${capital(words.unit({ type, location }))} était sans ordre`,
  unusedBuilds: (count) => `${counted(count, 'construction non utilisée', 'constructions non utilisées')}`,
  centre: ({ centre, from, to: owner }, words) => {
    if (owner === undefined) return `Plus personne ne possède ${words.place(centre)}`;
    const before = from === undefined ? '' : ` à la place ${of(words.power(from))}`;
    return `${capital(words.power(owner))} possède maintenant ${words.place(centre)}${before}`;
  },
  bull: (bull, words) => {
    switch (bull.kind) {
      case 'excommunicate':
        return `Excommunie ${words.seat(bull.seat)}`;
      case 'lift':
        return `Lève l’excommunication ${of(words.seat(bull.seat))}`;
      case 'name':
        return `Désigne ${words.unit({ type: bull.type, location: bull.at })} pour une punition`;
      default:
        return bull satisfies never;
    }
  },
  bullOutcomes: {
    banned: 'en vigueur',
    alreadyBanned: 'déjà sous excommunication',
    lifted: 'levée',
    notBanned: 'il n’y avait pas d’excommunication à lever',
    immobilised: 'l’unité n’a pas bougé',
    overtakenByLift: 'dépassée par une levée',
    void: 'nulle, car le Pape a été déposé',
    noEffect: 'sans effet',
  },
  vote: ({ voter, candidate, counts }, words) =>
    `${capital(words.seat(voter))} pour ${words.seat(candidate)}${counts ? '' : ' (non compté)'}`,
};

/** « L’armée de Paris va en Bourgogne ». */
function orderInWords(variant: Variant, order: Order): string {
  const { place, unit } = naming(variant);
  switch (order.kind) {
    case 'hold':
      return `${capital(unit(order.unit))} tient`;
    case 'move':
      return `${capital(unit(order.unit))} va ${place(order.to, 'at')}${order.viaConvoy ? ' par convoi' : ''}`;
    case 'supportHold':
      return `${capital(unit(order.unit))} soutient ${unit(order.supported)}`;
    case 'supportMove':
      return `${capital(unit(order.unit))} soutient ${unit(order.supported)} vers ${place(order.to, 'the')}`;
    case 'convoy':
      return `${capital(unit(order.unit))} convoie ${unit(order.army)} vers ${place(order.to, 'the')}`;
    case 'retreat':
      return `${capital(unit(order.unit))} se retire ${place(order.to, 'at')}`;
    case 'disband':
      return `Dissolution ${of(unit(order.unit))}`;
    case 'build':
      return `Construction d’une ${kindOf(order.unit)} ${place(order.unit.at, 'at')}`;
    case 'waive':
      return 'Renonciation à une construction';
    default:
      return order satisfies never;
  }
}

const kindOf = ({ type }: UnitName) => (type === undefined ? 'unité' : type === 'A' ? 'armée' : 'flotte');

function naming(variant: Variant) {
  const place = (location: LocationId, form: 'the' | 'at' | 'of') => {
    const coast = coastOf(location);
    const name = placeNamed(variant.provinceById.get(provinceOf(location))?.name ?? provinceOf(location))[form];
    return coast === undefined ? name : `${name} (${COASTS[coast]})`;
  };
  const unit = (name: UnitName) => `${name.type === 'F' ? 'la ' : 'l’'}${kindOf(name)} ${place(name.at, 'of')}`;
  return { place, unit };
}
