import { capital } from '../game/capital.ts';
import { of } from './grammar.ts';

/** A province as French says it. */
interface FrenchPlace {
  /** Alone, on a label: « Mer du Nord ». */
  readonly alone: string;
  /** With its article: « la mer du Nord », « Vienne ». */
  readonly the: string;
  /** Where something is, or goes: « en mer du Nord », « à Vienne ». */
  readonly at: string;
  /** Behind what belongs to it: « l’évêque d’Écosse ». */
  readonly of: string;
}

/** A power as French says it. */
interface FrenchPower {
  readonly alone: string;
  readonly the: string;
  readonly of: string;
  /** « l’armée française »: armies, fleets and units are feminine. */
  readonly adjective: string;
}

/** A name with its article, and where something is if that does not follow from the article. */
type Entry = string | readonly [the: string, at: string];

/** Provinces and waters of both maps, in both sets of names. */
const PROVINCES: Readonly<Record<string, Entry>> = {
  'Adriatic Sea': 'la mer Adriatique',
  'Aegean Sea': 'la mer Égée',
  Albania: 'l’Albanie',
  Ankara: 'Ankara',
  Apulia: ['les Pouilles', 'dans les Pouilles'],
  Aquitaine: 'l’Aquitaine',
  Armenia: 'l’Arménie',
  Athens: 'Athènes',
  'Baltic Sea': 'la mer Baltique',
  'Barents Sea': 'la mer de Barents',
  Belgium: 'la Belgique',
  Berlin: 'Berlin',
  'Black Sea': 'la mer Noire',
  Bohemia: 'la Bohême',
  Brest: 'Brest',
  Brussels: 'Bruxelles',
  Budapest: 'Budapest',
  Bulgaria: 'la Bulgarie',
  Burgundy: 'la Bourgogne',
  Chester: 'Chester',
  Clyde: ['la Clyde', 'dans la Clyde'],
  Constantinople: 'Constantinople',
  Denmark: 'le Danemark',
  'Eastern Mediterranean': 'la Méditerranée orientale',
  Edinburgh: 'Édimbourg',
  'English Channel': ['la Manche', 'dans la Manche'],
  Finland: 'la Finlande',
  Galicia: 'la Galicie',
  Gascony: 'la Gascogne',
  Genoa: 'Gênes',
  Greece: 'la Grèce',
  'Gulf of Bothnia': ['le golfe de Botnie', 'dans le golfe de Botnie'],
  'Gulf of Lyon': ['le golfe du Lion', 'dans le golfe du Lion'],
  Hannover: 'Hanovre',
  'Helgoland Bight': ['la baie d’Héligoland', 'dans la baie d’Héligoland'],
  Holland: 'la Hollande',
  Hungary: 'la Hongrie',
  'Ionian Sea': 'la mer Ionienne',
  'Irish Sea': 'la mer d’Irlande',
  Kiel: 'Kiel',
  Lisbon: 'Lisbonne',
  Liverpool: 'Liverpool',
  Livonia: 'la Livonie',
  London: 'Londres',
  Madrid: 'Madrid',
  Marseilles: 'Marseille',
  'Mid-Atlantic Ocean': ['l’Atlantique central', 'dans l’Atlantique central'],
  Moldavia: 'la Moldavie',
  Moscow: 'Moscou',
  Munich: 'Munich',
  Muscovy: 'la Moscovie',
  Naples: 'Naples',
  Netherlands: 'les Pays-Bas',
  'North Africa': 'l’Afrique du Nord',
  'North Atlantic Ocean': ['l’Atlantique Nord', 'dans l’Atlantique Nord'],
  'North Sea': 'la mer du Nord',
  Norway: 'la Norvège',
  'Norwegian Sea': 'la mer de Norvège',
  Novgorod: 'Novgorod',
  'Papal States': ['les États pontificaux', 'dans les États pontificaux'],
  Paris: 'Paris',
  Picardy: 'la Picardie',
  Piedmont: ['le Piémont', 'dans le Piémont'],
  Portugal: 'le Portugal',
  Prussia: 'la Prusse',
  Rheinland: 'la Rhénanie',
  Rome: 'Rome',
  Ruhr: ['la Ruhr', 'dans la Ruhr'],
  Rumania: 'la Roumanie',
  Scotland: 'l’Écosse',
  Serbia: 'la Serbie',
  Sevastopol: 'Sébastopol',
  Silesia: 'la Silésie',
  Skagerrak: ['le Skagerrak', 'dans le Skagerrak'],
  Smyrna: 'Smyrne',
  Sofia: 'Sofia',
  Spain: 'l’Espagne',
  'St Petersburg': 'Saint-Pétersbourg',
  Sweden: 'la Suède',
  Switzerland: 'la Suisse',
  Syria: 'la Syrie',
  Trieste: 'Trieste',
  Tunis: 'Tunis',
  Tuscany: 'la Toscane',
  Tyrolia: 'le Tyrol',
  'Tyrrhenian Sea': 'la mer Tyrrhénienne',
  Ukraine: 'l’Ukraine',
  Venice: 'Venise',
  Vienna: 'Vienne',
  Wales: 'le pays de Galles',
  Warsaw: 'Varsovie',
  'Western Mediterranean': 'la Méditerranée occidentale',
  Yorkshire: ['le Yorkshire', 'dans le Yorkshire'],
};

/** Powers of both maps: with their article, behind what is theirs, and as an adjective. */
const POWERS: Readonly<Record<string, readonly [the: string, of: string, adjective: string]>> = {
  Austria: ['l’Autriche', 'd’Autriche', 'autrichienne'],
  England: ['l’Angleterre', 'd’Angleterre', 'anglaise'],
  France: ['la France', 'de France', 'française'],
  Germany: ['l’Allemagne', 'd’Allemagne', 'allemande'],
  'Holy Roman Empire': ['le Saint-Empire', 'du Saint-Empire', 'impériale'],
  Italy: ['l’Italie', 'd’Italie', 'italienne'],
  'Ottoman Turks': ['l’Empire ottoman', 'de l’Empire ottoman', 'ottomane'],
  'Poland-Lithuania': ['la Pologne-Lituanie', 'de Pologne-Lituanie', 'polono-lituanienne'],
  Russia: ['la Russie', 'de Russie', 'russe'],
  Spain: ['l’Espagne', 'd’Espagne', 'espagnole'],
  Turkey: ['la Turquie', 'de Turquie', 'turque'],
  Venice: ['Venise', 'de Venise', 'vénitienne'],
};

/** A province by the name that the variant has for it; one of another map keeps its name, which is then taken for a town’s. */
export function placeNamed(name: string): FrenchPlace {
  const entry = Object.hasOwn(PROVINCES, name) ? (PROVINCES[name] as Entry) : name;
  const [the, at] = typeof entry === 'string' ? [entry, atOf(entry)] : entry;
  const isWater = /^la (?:mer|Méditerranée) /.test(the);
  // A country or region that one is « en » drops its article behind a title: « d’Écosse », « de Norvège ».
  const bare = at.startsWith('en ') && !isWater ? withoutArticle(the) : the;
  return { alone: alone(the), the, at, of: of(bare) };
}

/** A power by the name that the variant has for it; one of another map keeps its name. */
export function powerNamed(name: string): FrenchPower {
  const known = Object.hasOwn(POWERS, name) ? POWERS[name] : undefined;
  if (known === undefined) return { alone: name, the: name, of: of(name), adjective: of(name) };
  const [the, behind, adjective] = known;
  return { alone: alone(the), the, of: behind, adjective };
}

const withoutArticle = (the: string): string => the.replace(/^(?:la |le |les |l’)/, '');

const alone = (the: string): string => capital(withoutArticle(the));

function atOf(the: string): string {
  if (/^(?:la |l’)/.test(the)) return `en ${withoutArticle(the)}`;
  if (the.startsWith('le ')) return `au ${withoutArticle(the)}`;
  if (the.startsWith('les ')) return `aux ${withoutArticle(the)}`;
  return `à ${the}`;
}
