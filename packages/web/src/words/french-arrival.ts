/** What is said, in French, of how the board came on the table and how long it is kept. */
import type { StageFault } from '../play/stage-faults.ts';
import type { ENGLISH_ARRIVAL } from './english-arrival.ts';
import type { Spoken } from './spoken.ts';

type PlaceFaultCode = Extract<StageFault, { province: unknown }>['code'];

/** What is wrong in a link. `place` is the name of the place it is about. */
const FAULTS: Readonly<Record<PlaceFaultCode, (place: string) => string>> = {
  'army-at-sea': (place) => `une armée se trouve en mer (${place})`,
  'army-on-coast': (place) => `une armée se trouve sur une seule côte (${place}) ; une armée occupe tout le lieu`,
  'fleet-inland': (place) => `une flotte se trouve à l’intérieur des terres (${place})`,
  'fleet-without-coast': (place) => `une flotte n’est sur aucune des côtes du lieu (${place})`,
  crowded: (place) => `deux unités se trouvent au même endroit (${place})`,
  'not-a-centre': (place) => `${place} a un propriétaire sans être un centre de ravitaillement`,
  'owned-twice': (place) => `${place} a deux propriétaires`,
  'two-orders': (place) => `une unité a deux ordres (${place})`,
  'driven-out-twice': (place) => `deux unités ont été délogées d’un coup du même lieu (${place})`,
  'driven-out-late': (place) => `une unité est délogée (${place}), mais ce n’est pas le moment des retraites`,
  'attacked-from-afar': (place) => `une unité (${place}) est délogée depuis un lieu qui n’y touche pas`,
};

export const FRENCH_ARRIVAL: Spoken<typeof ENGLISH_ARRIVAL> = {
  opened: 'Voici la position du lien que vous avez ouvert. « Annuler » ramène la vôtre.',
  broken: (why) =>
    `Le lien que vous avez ouvert est inutilisable : ${why}. Le plateau est tel que vous l’aviez laissé.`,
  why: {
    'no-position': 'il ne contient aucune position',
    'cut-short': 'il a été coupé ou modifié en chemin',
    variant: (name) => `il est fait pour un plateau nommé « ${name} », qui n’est pas ici`,
    turn: 'sa saison et sa phase ne vont pas ensemble',
    unreadable: (text) => `« ${text} » n’y veut rien dire sur ce plateau`,
    place: (code, place) => FAULTS[code](place),
    more: (n) => (n === 1 ? ', et encore une chose' : `, et encore ${n} choses`),
  },
  unreadable: 'Ce que ce navigateur gardait de votre plateau est illisible : il recommence à neuf.',
  others: {
    title: (n) => (n === 1 ? 'Un autre plateau est gardé' : `${n} autres plateaux sont gardés`),
    about: 'D’autres onglets de ce navigateur, les cinq derniers. Le vôtre reste sous « Annuler ».',
    board: (year, turn) => `Plateau de ${year} : ${turn}`,
    changed: (when) => `modifié ${when}`,
    take: 'Le reprendre',
  },
  keeping: {
    tab: 'Ce navigateur n’a plus de place : ce que vous faites ici est gardé jusqu’à la fermeture de l’onglet.',
    nothing: 'Ce navigateur ne garde rien pour cette page : un rechargement repart de zéro.',
  },
};
