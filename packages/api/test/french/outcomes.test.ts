import type { CauseCode, IssueCode } from '@defensor/diplomacy';
import { describe, expect, test } from 'vitest';
import type { CauseFacts, IssueFacts, PlaceFact, SuccessFacts, UnitFact } from '../../src/catalogue/facts.ts';
import { FRENCH } from '../../src/french/french.ts';
import { faultsOf } from './faults.ts';

const place = (name: string): PlaceFact => ({ name, inFull: true });
const army = (name: string): UnitFact => ({ type: 'A', place: place(name), power: 'France' });
const fleet = (name: string): UnitFact => ({ type: 'F', place: place(name), power: 'Turkey' });

/** Each cause, success and issue with facts of it and what is said; typed, so that a code that is added does not compile. */
const CAUSES: { readonly [Code in CauseCode]: readonly [CauseFacts[Code], string] } = {
  superseded: [{ unit: army('Paris') }, 'ne compte pas : un ordre antérieur pour A Paris compte'],
  'no-unit': [{ place: place('Wales') }, 'impossible : aucune unité ne se trouve au pays de Galles'],
  'foreign-unit': [{ unit: army('Paris') }, 'impossible : A Paris appartient à la France'],
  'same-province': [{ unit: army('Paris') }, 'impossible : A Paris s’y trouve déjà'],
  'cannot-reach': [
    { unit: army('Paris'), to: place('Papal States') },
    'impossible : A Paris ne peut pas aller dans les États pontificaux',
  ],
  'no-route': [
    { unit: army('Brest'), to: place('Picardy') },
    'impossible : aucune flotte en mer ne pourrait transporter A Brest en Picardie',
  ],
  'needs-coast': [{ place: place('Spain') }, 'pas clair : il faut dire quelle côte d’Espagne'],
  'wrong-coast': [
    { place: { ...place('Madrid'), coast: 'SC' } },
    'impossible : la côte nommée, Madrid (côte sud), est hors de portée',
  ],
  'supports-itself': [{}, 'impossible : une unité ne peut pas se soutenir elle-même'],
  'nobody-there': [
    { place: place('Burgundy'), wanted: 'convoy' },
    'impossible : il n’y a pas d’armée à transporter en Bourgogne',
  ],
  'support-out-of-reach': [
    { unit: army('Paris'), to: place('Ruhr') },
    'impossible : A Paris ne pourrait pas aller elle-même dans la Ruhr, donc elle ne peut pas y donner de soutien',
  ],
  'supported-cannot-reach': [
    { unit: army('Rome'), to: place('Burgundy') },
    'impossible : A Rome ne pourrait aller en Bourgogne ni seule, ni transportée par d’autres flottes',
  ],
  'not-a-fleet': [
    { unit: army('Wales') },
    'impossible : seule une flotte peut convoyer, et A Pays de Galles est une armée',
  ],
  'not-at-sea': [{ unit: fleet('Brest') }, 'impossible : une flotte ne convoie qu’en mer, et Brest est une terre'],
  'not-an-army': [
    { unit: fleet('London') },
    'impossible : seule une armée peut être convoyée, et F Londres est une flotte',
  ],
  'no-part-of-route': [
    { fleet: fleet('Norwegian Sea'), from: place('London'), to: place('Belgium') },
    'impossible : F Mer de Norvège ne sert à aucun trajet par mer entre Londres et Belgique',
  ],
  'no-convoy': [
    { unit: army('London'), to: place('Belgium') },
    'pas de convoi : aucune chaîne de flottes n’avait l’ordre de transporter A Londres en Belgique',
  ],
  'supported-moved': [
    { unit: army('Burgundy'), to: place('Munich') },
    'sans effet : A Bourgogne n’avait pas l’ordre de rester, mais d’aller à Munich',
  ],
  'not-ordered': [
    { unit: army('Paris'), instead: { did: 'moved', to: place('Burgundy') } },
    'ce déplacement n’a jamais été ordonné : A Paris est allée en Bourgogne à la place',
  ],
  'convoy-broken': [
    { losses: [{ fleet: fleet('North Sea'), attacker: fleet('Norwegian Sea') }] },
    'convoi rompu : F Mer du Nord délogée par F Mer de Norvège',
  ],
  'convoy-paradox': [
    { fleets: [fleet('English Channel'), fleet('North Sea'), fleet('Irish Sea')] },
    'pas de convoi, par la règle du paradoxe : son attaque déciderait elle-même si elle peut être transportée par F Manche, F Mer du Nord et F Mer d’Irlande',
  ],
  'own-unit': [{ unit: army('Burgundy') }, 'arrêtée : A Bourgogne, de la même puissance, y est restée'],
  repelled: [
    { unit: army('Burgundy'), manner: 'held', score: { own: 1, against: 2 } },
    'arrêtée : A Bourgogne a tenu à 2 contre 1',
  ],
  bounced: [{ rivals: [army('Paris')], gotIn: false, score: { own: 1, against: 1 } }, 'choc avec A Paris, 1 contre 1'],
  cut: [
    { attackers: [army('Munich'), army('Ruhr')], place: place('Burgundy') },
    'coupé par A Munich et A Ruhr, qui attaquaient Bourgogne',
  ],
  dislodged: [{ attacker: army('Munich'), score: { own: 1, against: 2 } }, 'délogée par A Munich, 2 contre 1'],
  paradox: [
    { army: army('Brest') },
    'pas de convoi, par la règle du paradoxe : l’attaque d’A Brest déciderait si cette flotte peut la transporter',
  ],
  'wrong-phase': [{}, 'impossible : ce n’est pas un ordre de cette phase'],
  'not-dislodged': [{ unit: army('Budapest') }, 'impossible : A Budapest n’a pas été délogée et reste'],
  'no-retreat-there': [
    { unit: army('Vienna'), to: place('Bohemia'), because: 'attacked from there' },
    'impossible : A Vienne ne peut pas se retirer en Bohême, d’où venait l’attaque',
  ],
  'retreat-clash': [{ rivals: [army('Budapest')] }, 'dissoute : A Budapest s’est retirée au même endroit'],
  'too-many': [{}, 'ne compte pas : des ordres antérieurs ont épuisé ce qui était dû'],
  'no-build-due': [{}, 'impossible : cette puissance n’a droit à aucune construction'],
  'no-removal-due': [{}, 'impossible : cette puissance n’a aucun retrait à faire'],
  'not-a-home-centre': [
    { place: place('Rumania') },
    'impossible : Roumanie n’est pas un centre d’origine de cette puissance',
  ],
  'not-owned': [{ place: place('Denmark') }, 'impossible : cette puissance ne possède pas le Danemark'],
  occupied: [{ unit: army('Warsaw') }, 'impossible : A Varsovie s’y trouve'],
  'already-built': [{ place: place('Sevastopol') }, 'impossible : un ordre antérieur construit à Sébastopol'],
  inland: [{ place: place('Moscow') }, 'impossible : une flotte ne se construit pas à Moscou, loin de toute mer'],
  'needs-type': [{}, 'pas clair : il faut dire armée ou flotte'],
};

const SUCCESSES: { readonly [Code in keyof SuccessFacts]: readonly [SuccessFacts[Code], string] } = {
  held: [{ attackers: 1, score: { own: 2, against: 1 } }, 'a tenu à 2 contre 1'],
  heldFromOutside: [{}, 'a tenu, car elle n’était pas libre d’exécuter des ordres'],
  moved: [{ score: { own: 2, against: 1 }, byConvoy: true }, 'réussi par convoi, 2 contre 1'],
  supportedHold: [{ unit: army('Paris') }, 'soutien donné à A Paris'],
  supportedMove: [{ unit: army('Paris'), to: place('Burgundy') }, 'soutien donné à A Paris pour aller en Bourgogne'],
  convoyed: [
    { unit: army('London'), to: place('Netherlands'), walks: false },
    'a tenu la mer ouverte pour A Londres vers les Pays-Bas',
  ],
  retreated: [{ to: place('Trieste') }, 's’est retirée à Trieste'],
  disbanded: [{}, 'dissoute comme ordonné'],
  disbandedWithoutOrder: [{}, 'dissoute : aucune retraite possible n’a été ordonnée'],
  noRoom: [{}, 'dissoute : elle n’avait nulle part où se retirer'],
  built: [{}, 'construite'],
  removed: [{}, 'retirée comme ordonné'],
  removedInDisorder: [{ power: 'Italy' }, 'retirée : trop peu de retraits ordonnés par l’Italie'],
  waived: [{}, 'on renonce à une construction'],
};

const ISSUES: { readonly [Code in IssueCode]: readonly [IssueFacts, string] } = {
  'not-an-order': [{ token: 'salut', nearest: [] }, 'pas compris : « salut » ne ressemble pas à un ordre'],
  'unknown-place': [
    { token: 'Pqris', nearest: ['PAR'] },
    'pas compris : aucun lieu ne s’appelle « Pqris » ; peut-être PAR',
  ],
  'ambiguous-place': [
    { token: 'Nor', nearest: ['NWG', 'NTH', 'NWY'] },
    'pas compris : « Nor » peut désigner NWG, NTH ou NWY',
  ],
  'unknown-coast': [
    { token: 'Spa/ec', nearest: ['SPA/NC', 'SPA/SC'] },
    'pas compris : la côte « Spa/ec » n’existe pas ; peut-être SPA/NC ou SPA/SC',
  ],
  'unfinished-order': [{ token: 'F BRE S', nearest: [] }, 'pas compris : « F BRE S » s’arrête trop tôt'],
  'not-this-phase': [{ token: 'Build A Par', nearest: [] }, 'pas un ordre de cette phase : « Build A Par »'],
  unreadable: [{ token: 'stable', nearest: [] }, 'pas compris : « stable »'],
  'several-orders': [
    { token: 'A Par H, A Bur H', nearest: [] },
    'pas compris : « A Par H, A Bur H » contient plus d’un ordre',
  ],
};

describe('French has a sentence for every code', () => {
  const rows = (table: Record<string, readonly [object, string]>) => Object.entries(table);

  test.each(rows(CAUSES))('%s', (code, [facts, sentence]) => {
    const message = FRENCH.causes[code as CauseCode] as (facts: object) => string;
    expect(message(facts)).toBe(sentence);
    expect(faultsOf(sentence)).toEqual([]);
  });

  test.each(rows(SUCCESSES))('%s', (code, [facts, sentence]) => {
    const message = FRENCH.successes[code as keyof SuccessFacts] as (facts: object) => string;
    expect(message(facts)).toBe(sentence);
    expect(faultsOf(sentence)).toEqual([]);
  });

  test.each(rows(ISSUES))('%s', (code, [facts, sentence]) => {
    const message = FRENCH.issues[code as IssueCode] as (facts: object) => string;
    expect(message(facts)).toBe(sentence);
  });

  test('abbreviations stay as the notation has them', () => {
    const short = (name: string): PlaceFact => ({ name, inFull: false });
    const unit: UnitFact = { type: 'F', place: { ...short('Bul'), coast: 'EC' } };
    expect(FRENCH.causes['cannot-reach']({ unit, to: short('Mos') })).toBe(
      'impossible : F Bul/EC ne peut pas aller à Mos',
    );
  });
});
