import { describe, expect, test } from 'vitest';
import { churchSignatures } from '../../src/papacy/turn-hooks.ts';
import { church, P0 } from './church.ts';

const people = { [P0]: 'paul', 'B-TUN': 'tom', 'B-SWI': 'sue' };

describe('PG signatures on the church’s documents count for the grade', () => {
  test('PG bulls, testimony, decrees, ballots and resignations count, each for the person who signed', () => {
    const play = church({ cast: { people } }).ban(P0, 'R-SPA');
    play.run(
      { as: 'B-TUN', do: 'openDecree', decree: 'd1' },
      { as: 'B-TUN', do: 'circulateDecree', decree: 'd1', to: ['B-SWI', 'B-DEN'] },
      { as: 'B-SWI', do: 'signDecree', decree: 'd1' },
      { as: 'JD', do: 'overrideCouncil', until: 'F1454', reason: 'Set up.' },
    );
    play.write().testify('t1', 'R-SPA', 'F1454').seal(P0).vote('B-SWI', 'B-TUN');
    play.run({ as: P0, do: 'fileResignation', text: 'Enough.', signed: true });
    expect(churchSignatures(play.table.state)).toStrictEqual([
      { document: 'bull', seat: P0, person: 'paul' },
      { document: 'decree', seat: 'B-SWI', person: 'sue' },
      { document: 'ballot', seat: 'B-TUN', person: 'tom' },
      { document: 'testimony', seat: P0, person: 'paul' },
      { document: 'resignation', seat: P0, person: 'paul' },
    ]);
  });

  test('PG what was withdrawn, opened again or struck does not count; nor does a draft', () => {
    const play = church().run(
      { as: 'B-TUN', do: 'openDecree', decree: 'd1' },
      { as: 'B-TUN', do: 'signDecree', decree: 'd1' },
      { as: 'JD', do: 'strikeDecreeSignature', decree: 'd1', seat: 'B-TUN', reason: 'Forged.' },
      { as: 'B-DEN', do: 'openDecree', decree: 'd2' },
      { as: 'B-DEN', do: 'signDecree', decree: 'd2' },
      { as: 'B-DEN', do: 'withdrawDecreeSignature', decree: 'd2' },
      { as: 'JD', do: 'overrideCouncil', until: 'F1454', reason: 'Set up.' },
    );
    play.write().seal(P0, { excommunicate: 'R-SPA' }).vote('B-SWI', 'B-TUN');
    play.run(
      { as: P0, do: 'unsealBulls' },
      { as: 'B-TUN', do: 'withdrawBallot' },
      { as: P0, do: 'fileResignation', text: 'Enough.', signed: true },
      { as: P0, do: 'withdrawResignation' },
    );
    expect(churchSignatures(play.table.state)).toEqual([]);
  });

  test('PG documents of an earlier turn do not count again', () => {
    const play = church({ options: { decreeLapse: 'open' } }).ban(P0, 'R-SPA');
    play.run({ as: 'B-TUN', do: 'openDecree', decree: 'd1' }, { as: 'B-TUN', do: 'signDecree', decree: 'd1' });
    play.write().testify('t1', 'R-SPA', 'F1454').seal(P0);
    const documents = () => churchSignatures(play.table.state).map(({ document }) => document);
    expect(documents()).toEqual(['bull', 'decree', 'testimony']);
    play.prove('t1').publish();
    play.toNextTurn();
    expect(documents()).toEqual([]);
  });

  test('PG where no names are known a signature is its seat’s', () => {
    const play = church().write().seal(P0);
    expect(churchSignatures(play.table.state)).toStrictEqual([{ document: 'bull', seat: P0 }]);
  });

  test('S022 a decree and a ballot in one turn count that turn once', () => {
    const play = church({ cast: { people } });
    play.run({ as: 'B-TUN', do: 'openDecree', decree: 'd1' }, { as: 'B-TUN', do: 'signDecree', decree: 'd1' });
    play.run({ as: 'JD', do: 'overrideCouncil', until: 'F1454', reason: 'Set up.' });
    play.write().vote('B-SWI', 'B-TUN').publish();
    expect(play.table.state.participation.marks).toEqual({
      S1454: {
        'B-TUN': [
          { document: 'decree', person: 'tom' },
          { document: 'ballot', person: 'tom' },
        ],
      },
    });
  });
});
