/**
 * Adjudicates every phase of a collection of played games and explains each difference from the record by a rule.
 *
 *   tsx packages/cli/prove/played-games.ts FOLDER [--sample FILE]
 *
 * FOLDER (or the environment's PLAYED_GAMES) holds movement, retreat and adjustment.jsonl.gz, a phase a line: `game`,
 * `phase` (S1901M), `units`, `orders`, `centers`, `dislodged` by power, and `result` with `units` and `dislodged`.
 * Without a folder the sample that the tests use is gone through. `--sample` writes such a sample: every phase that
 * differs, and one in so many of the others.
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { LocationId } from '@defensor/diplomacy';
import { type ByPower, type Driven, type PlayedPhase, readJsonLines } from '../test/played-games/played-phase.ts';
import { type Answer, answerToPlayed, onFoot, type Verdict, verdictOn } from '../test/played-games/verdict.ts';

const SAMPLE = new URL('../test/data/played-phases.jsonl.gz', import.meta.url);
/** One in so many of the phases that agree goes into a sample. */
const EVERY = { movement: 11, retreat: 14, adjustment: 11 };

interface RecordedPhase {
  readonly game: string;
  readonly phase: string;
  readonly units: ByPower;
  readonly orders?: ByPower;
  readonly centers?: ByPower;
  readonly dislodged?: ByPower;
  readonly result: { readonly units: ByPower; readonly dislodged?: ByPower };
}

const tally = new Map<string, number>();
const sample: PlayedPhase[] = [];
const flags = process.argv.slice(2);
const sampleAt = flags.indexOf('--sample');
const sampleFile = sampleAt < 0 ? undefined : flags.splice(sampleAt, 2)[1];
const folder = flags[0] ?? process.env.PLAYED_GAMES;

if (folder === undefined)
  for (const played of readJsonLines<PlayedPhase>(SAMPLE)) judge(played, answerToPlayed(played));
else replay(folder);
for (const [key, count] of [...tally].sort()) console.log(`${key}: ${count}`);
if (sampleFile !== undefined) {
  writeFileSync(sampleFile, gzipSync(sample.map((played) => `${JSON.stringify(played)}\n`).join(''), { level: 9 }));
  console.log(`${sample.length} phases written to ${sampleFile}`);
}
if ([...tally.keys()].some((key) => key.endsWith('differs'))) process.exitCode = 1;

function replay(from: string): void {
  const read = (kind: string) => readJsonLines<RecordedPhase>(`${from}/${kind}.jsonl.gz`);
  /** What our movement phases left, by the id of the retreat phase after them. */
  const left = new Map<string, Answer>();
  for (const recorded of read('movement')) {
    const played = playedPhase('movement', recorded);
    const answer = answerToPlayed(played);
    const verdict = judge(played, answer);
    const asRecorded = verdict === 'no-land-fallback' ? answerToPlayed(onFoot(played, answer)) : answer;
    left.set(`${recorded.game} ${recorded.phase.slice(0, -1)}R`, asRecorded);
  }
  for (const recorded of read('retreat')) {
    const before = left.get(`${recorded.game} ${recorded.phase}`);
    const played = { ...playedPhase('retreat', recorded), ...retreatsAfter(before) };
    judge(played, answerToPlayed(played));
  }
  for (const recorded of read('adjustment')) {
    const played = { ...playedPhase('adjustment', recorded), owned: recorded.centers ?? {} };
    judge(played, answerToPlayed(played));
  }
}

function playedPhase(phase: PlayedPhase['phase'], recorded: RecordedPhase): PlayedPhase {
  const { units, dislodged } = recorded.result;
  return {
    id: `${recorded.game} ${recorded.phase}`,
    phase,
    units: recorded.units,
    orders: recorded.orders ?? {},
    recorded: phase === 'movement' ? { units, dislodged: dislodged ?? {} } : { units },
  };
}

function retreatsAfter(before: Answer | undefined): { dislodged: Driven[]; contested: LocationId[] } {
  const dislodged = (before?.dislodged ?? []).map((unit) => ({
    power: unit.power,
    unit: `${unit.type} ${unit.loc}`,
    from: unit.attacked_from,
    bySea: unit.attacker_convoyed,
  }));
  return { dislodged, contested: (before?.contested ?? []) as LocationId[] };
}

function judge(played: PlayedPhase, answer: Answer): Verdict {
  const verdict = verdictOn(played, answer);
  const key = `${played.phase} ${verdict}`;
  const count = (tally.get(key) ?? 0) + 1;
  tally.set(key, count);
  if (verdict === 'differs') console.log(`${played.id} differs`);
  if (verdict !== 'agrees' || count % EVERY[played.phase] === 0) sample.push(played);
  return verdict;
}
