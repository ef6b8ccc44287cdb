import type { CauseCode, IssueCode } from '@defensor/diplomacy';
import { describe, expect, test } from 'vitest';
import type { CauseFacts, IssueFacts, PlaceFact, SuccessFacts, UnitFact } from '../src/catalogue/facts.ts';
import { ENGLISH } from '../src/english/english.ts';

const place = (name: string): PlaceFact => ({ name, inFull: false });
const army = (name: string): UnitFact => ({ type: 'A', place: place(name), power: 'France' });
const fleet = (name: string): UnitFact => ({ type: 'F', place: place(name), power: 'Turkey' });

/** A code that is added has no sentence here, and does not compile. */
const CAUSES: { readonly [Code in CauseCode]: readonly [CauseFacts[Code], string] } = {
  superseded: [{ unit: army('Par') }, 'not counted: an earlier order for A Par counts'],
  'no-unit': [{ place: place('Par') }, 'impossible: no unit stands in Par'],
  'foreign-unit': [{ unit: army('Par') }, 'impossible: A Par belongs to France'],
  'same-province': [{ unit: army('Par') }, 'impossible: A Par is there already'],
  'cannot-reach': [{ unit: army('Par'), to: place('Mos') }, 'impossible: A Par cannot get to Mos'],
  'no-route': [{ unit: army('Bre'), to: place('Pic') }, 'impossible: no fleets at sea could carry A Bre to Pic'],
  'needs-coast': [{ place: place('Spa') }, 'unclear: it must say which coast of Spa'],
  'wrong-coast': [{ place: { ...place('Spa'), coast: 'SC' } }, 'impossible: the coast named, Spa/SC, is out of reach'],
  'supports-itself': [{}, 'impossible: a unit cannot support itself'],
  'nobody-there': [{ place: place('Bur'), wanted: 'convoy' }, 'impossible: there is no army in Bur to carry'],
  'support-out-of-reach': [
    { unit: army('Par'), to: place('Ruh') },
    'impossible: A Par could not move to Ruh itself, so it cannot support there',
  ],
  'supported-cannot-reach': [
    { unit: army('Rom'), to: place('Bur') },
    'impossible: A Rom could not get to Bur, by itself or carried by other fleets',
  ],
  'not-a-fleet': [{ unit: army('Wal') }, 'impossible: only a fleet can convoy, and A Wal is an army'],
  'not-at-sea': [{ unit: fleet('Bre') }, 'impossible: a fleet can convoy only at sea, and Bre is land'],
  'not-an-army': [{ unit: fleet('Lon') }, 'impossible: only an army can be convoyed, and F Lon is a fleet'],
  'no-part-of-route': [
    { fleet: fleet('Nwg'), from: place('Lon'), to: place('Bel') },
    'impossible: F Nwg is not needed on any way by sea from Lon to Bel',
  ],
  'no-convoy': [
    { unit: army('Lon'), to: place('Bel') },
    'no convoy: no chain of fleets was ordered to carry A Lon to Bel',
  ],
  'supported-moved': [
    { unit: army('Bur'), to: place('Mun') },
    'no use: A Bur was not ordered to stay but to move to Mun',
  ],
  'not-ordered': [
    { unit: army('Par'), instead: { did: 'moved', to: place('Bur') } },
    'the move was never ordered: A Par moved to Bur instead',
  ],
  'convoy-broken': [
    { losses: [{ fleet: fleet('Nth'), attacker: fleet('Nwg') }] },
    'convoy broken: F Nth dislodged by F Nwg',
  ],
  'convoy-paradox': [
    { fleets: [fleet('Eng'), fleet('Nth'), fleet('Iri')] },
    'no convoy, by the paradox rule: its own attack would decide whether it can be carried by F Eng, F Nth and F Iri',
  ],
  'own-unit': [{ unit: army('Bur') }, 'stopped: A Bur, of the same power, stayed there'],
  repelled: [
    { unit: army('Bur'), manner: 'held', score: { own: 1, against: 2 } },
    'stopped: A Bur held with 2 against 1',
  ],
  bounced: [{ rivals: [army('Par')], gotIn: false, score: { own: 1, against: 1 } }, 'stood off by A Par, 1 against 1'],
  cut: [{ attackers: [army('Mun')], place: place('Bur') }, 'cut by A Mun, attacking Bur'],
  dislodged: [{ attacker: army('Mun'), score: { own: 1, against: 2 } }, 'dislodged by A Mun, 2 against 1'],
  paradox: [
    { army: army('Bre') },
    'no convoy, by the paradox rule: the attack of A Bre would decide whether this fleet can carry it',
  ],
  'wrong-phase': [{}, 'impossible: this is not an order of this phase'],
  'not-dislodged': [{ unit: army('Bud') }, 'impossible: A Bud was not dislodged and stays'],
  'no-retreat-there': [
    { unit: army('Vie'), to: place('Boh'), because: 'attacked from there' },
    'impossible: A Vie may not retreat to Boh, where the attack came from',
  ],
  'retreat-clash': [{ rivals: [army('Bud')] }, 'disbanded: A Bud retreated to the same place'],
  'too-many': [{}, 'not counted: earlier orders used up all that was due'],
  'no-build-due': [{}, 'impossible: no build is due to this power'],
  'no-removal-due': [{}, 'impossible: no removal is due from this power'],
  'not-a-home-centre': [{ place: place('Rum') }, 'impossible: Rum is not a home centre of this power'],
  'not-owned': [{ place: place('Mar') }, 'impossible: this power does not own Mar'],
  occupied: [{ unit: army('War') }, 'impossible: A War stands there'],
  'already-built': [{ place: place('Sev') }, 'impossible: an earlier order builds in Sev'],
  inland: [{ place: place('Mos') }, 'impossible: a fleet cannot be built in Mos, which is inland'],
  'needs-type': [{}, 'unclear: it must say army or fleet'],
};

const SUCCESSES: { readonly [Code in keyof SuccessFacts]: readonly [SuccessFacts[Code], string] } = {
  held: [{ attackers: 1, score: { own: 2, against: 1 } }, 'held with 2 against 1'],
  heldFromOutside: [{}, 'held: it was not free to carry out orders'],
  moved: [{ score: { own: 2, against: 1 }, byConvoy: false }, 'went through, 2 against 1'],
  supportedHold: [{ unit: army('Par') }, 'support given to A Par'],
  supportedMove: [{ unit: army('Par'), to: place('Bur') }, 'support given to A Par going to Bur'],
  convoyed: [{ unit: army('Lon'), to: place('Bel'), walks: false }, 'kept the way by sea open for A Lon to Bel'],
  retreated: [{ to: place('Tri') }, 'retreated to Tri'],
  disbanded: [{}, 'disbanded as ordered'],
  disbandedWithoutOrder: [{}, 'disbanded: no possible retreat was ordered'],
  noRoom: [{}, 'disbanded: there was nowhere to retreat to'],
  built: [{}, 'built'],
  removed: [{}, 'removed as ordered'],
  removedInDisorder: [{ power: 'Italy' }, 'removed: Italy ordered too few removals'],
  waived: [{}, 'a build was waived'],
};

const ISSUES: { readonly [Code in IssueCode]: readonly [IssueFacts, string] } = {
  'not-an-order': [{ token: 'hello', nearest: [] }, 'not understood: “hello” does not look like an order'],
  'unknown-place': [
    { token: 'Pqris', nearest: ['PAR'] },
    'not understood: there is no place called “Pqris”; perhaps PAR is meant',
  ],
  'ambiguous-place': [
    { token: 'Nor', nearest: ['NWG', 'NTH', 'NWY'] },
    'not understood: “Nor” could be NWG, NTH or NWY',
  ],
  'unknown-coast': [
    { token: 'Spa/ec', nearest: ['SPA/NC', 'SPA/SC'] },
    'not understood: there is no such coast as “Spa/ec”; perhaps SPA/NC or SPA/SC is meant',
  ],
  'unfinished-order': [{ token: 'F BRE S', nearest: [] }, 'not understood: “F BRE S” breaks off too early'],
  'not-this-phase': [{ token: 'Build A Par', nearest: [] }, 'not an order of this phase: “Build A Par”'],
  unreadable: [{ token: 'steady', nearest: [] }, 'not understood: “steady”'],
  'several-orders': [
    { token: 'A Par H, A Bur H', nearest: [] },
    'not understood: “A Par H, A Bur H” is more than one order',
  ],
};

describe('English has a sentence for every code', () => {
  const rows = (table: Record<string, readonly [object, string]>) => Object.entries(table);

  test.each(rows(CAUSES))('%s', (code, [facts, sentence]) => {
    const message = ENGLISH.causes[code as CauseCode] as (facts: object) => string;
    expect(message(facts)).toBe(sentence);
  });

  test.each(rows(SUCCESSES))('%s', (code, [facts, sentence]) => {
    const message = ENGLISH.successes[code as keyof SuccessFacts] as (facts: object) => string;
    expect(message(facts)).toBe(sentence);
  });

  test.each(rows(ISSUES))('%s', (code, [facts, sentence]) => {
    expect(ENGLISH.issues[code as IssueCode](facts as IssueFacts)).toBe(sentence);
  });
});
