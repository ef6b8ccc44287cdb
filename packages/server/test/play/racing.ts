import { openStore } from '../../src/store/open.ts';
import { prepareGames } from '../games.ts';
import { connections, sending, serve, type Wired } from '../served.ts';
import { faultsOf, type Told } from './history.ts';
import { timetable } from './hosts.ts';

/** What became of commands that raced each other at two nodes. */
export interface RaceResult {
  readonly commands: number;
  readonly acknowledged: number;
  readonly refused: number;
  /** Answers that no client should get, and what is wrong with any game's history. */
  readonly faults: readonly string[];
  readonly phasesClosed: number;
  readonly turnsPublished: number;
}

export interface RacePlan {
  /** A PostgreSQL database that nobody has used. */
  readonly url: string;
  readonly games: number;
  readonly commands: number;
}

const SEATS = ['R-SPA', 'R-FRA'] as const;
/** Every fifth game closes its phases by the clock. */
const TIMED = 5;
const PHASE_MS = 1_500;
/** Games that are raced in at one time. */
const SIDE_BY_SIDE = 8;

/** One command: who sends it, at which node. Those of one volley are sent at once. */
interface Shot {
  readonly at: 0 | 1;
  readonly as: (typeof SEATS)[number] | 'JD';
  readonly command: { readonly id: string; readonly expectedPhase?: string } & Readonly<Record<string, unknown>>;
}

/**
 * Races commands at two nodes in processes of their own: the same order twice, another order under the same id, readiness
 * against an edit, two signatures, a phase closed, published, and a seat suspended by the Judge at both at once, and
 * orders while the clock closes phases. Then it looks at every game (`faultsOf`).
 */
export async function race({ url, games: count, commands }: RacePlan): Promise<RaceResult> {
  const { games, cookieOf } = await prepareGames(url, {
    count,
    seats: SEATS,
    fields: (index) => (index % TIMED === 0 ? { timetable: timetable(PHASE_MS) } : {}),
  });
  const nodes = [await serve(url), await serve(url)] as const;
  const wire = connections(64);
  const told = new Map<string, Map<string, Told>>(games.map((game) => [game, new Map()]));
  const faults: string[] = [];
  let [sent, refused] = [0, 0];

  const shoot = async (game: string, { at, as, command }: Shot): Promise<Wired | undefined> => {
    const { port } = nodes[at];
    const answer = await wire.ask({
      port,
      method: 'POST',
      path: `/api/v1/games/${game}/commands`,
      headers: sending(port, cookieOf(game, as)),
      body: JSON.stringify(command),
    });
    sent += 1;
    if (answer === undefined || answer.status >= 500) {
      faults.push(`${command.id} got ${answer?.status ?? 'no answer'} ${answer?.text ?? ''}`);
    } else if (answer.status >= 300) refused += 1;
    else keep(game, command, answer.text);
    return answer;
  };
  const keep = (game: string, { id, expectedPhase }: Shot['command'], text: string) => {
    const { receipt, events } = JSON.parse(text) as { receipt: Told['receipt']; events: unknown[] };
    const before = told.get(game)?.get(id);
    if (before !== undefined && JSON.stringify(before.receipt) !== JSON.stringify(receipt)) {
      faults.push(`${id} was given two receipts`);
    }
    const sentFor = expectedPhase === undefined ? {} : { sentFor: expectedPhase };
    told.get(game)?.set(id, { id, receipt, events: events.length, ...sentFor });
  };

  try {
    const left = games.map((game, index) => ({ game, volleys: volleys(index, commands / count) }));
    const work = async () => {
      for (let next = left.pop(); next !== undefined; next = left.pop()) {
        for (const volley of next.volleys) {
          const { game } = next;
          const answers = await Promise.all(volley.shots.map((shot) => shoot(game, shot)));
          const wrong = volley.look?.(answers);
          if (wrong !== undefined) faults.push(`${game}: ${wrong}`);
        }
      }
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  } finally {
    wire.close();
    await Promise.all(nodes.map((node) => node.stop()));
  }
  const histories = await lookAt(url, told);
  const acknowledged = [...told.values()].reduce((sum, ofGame) => sum + ofGame.size, 0);
  return { commands: sent, acknowledged, refused, ...histories, faults: [...faults, ...histories.faults] };
}

interface Volley {
  readonly shots: readonly Shot[];
  /** What is wrong with the answers together. */
  readonly look?: (answers: readonly (Wired | undefined)[]) => string | undefined;
}

/** The volleys of one game, of `most` commands about. */
function* volleys(game: number, most: number): Generator<Volley> {
  const isTimed = game % TIMED === 0;
  let sent = 0;
  for (let index = 0; sent < most; index += 1) {
    const volley = volleyOf(`race-${game}-${index}`, index, isTimed);
    sent += volley.shots.length;
    yield volley;
  }
}

/** At which volley of 24 the Judge closes which phase, at both nodes at once. */
const CLOSES: Readonly<Record<number, string>> = { 2: 'diplomacy', 20: 'orderWriting', 23: 'adjustments' };

function volleyOf(id: string, index: number, isTimed: boolean): Volley {
  const as = SEATS[index % SEATS.length] ?? 'R-SPA';
  const sheet = `s${index % 4}`;
  const draft = (take: number) => ({
    do: 'draftSheet',
    sheet,
    text: `A Lis ${take % 2 === 0 ? 'H' : '- Spa'}\nA Par H`,
  });
  const timed = isTimed ? { expectedPhase: 'orderWriting' } : {};
  const both = (one: Shot['command'], other: Shot['command'] = one, who: Shot['as'] = as): readonly Shot[] => [
    { at: 0, as: who, command: one },
    { at: 1, as: who, command: other },
  ];
  const judges = (command: object) => ({
    shots: both({ id: `${id}-a`, ...command }, { id: `${id}-b`, ...command }, 'JD'),
    look: atMostOne,
  });
  const ending = isTimed ? undefined : CLOSES[index % 24];
  if (ending !== undefined) return judges({ do: 'closePhase', expectedPhase: ending });
  if (index % 24 === 22) return judges({ do: 'publish', expectedPhase: 'orderResolution' });
  if (index % 24 === 9) return judges({ do: 'suspendSeat', seat: 'L-VEN', reason: 'Noise.' });
  if (index % 24 === 15) return judges({ do: 'reinstateSeat', seat: 'L-VEN' });
  switch (index % 6) {
    case 0:
      return { shots: both({ id, ...timed, ...draft(index) }), look: alike };
    case 1:
      return { shots: both({ id, ...timed, do: 'signSheet', sheet: `s${(index - 1) % 4}` }), look: alike };
    case 2:
      return { shots: both({ id, ...draft(0) }, { id, ...draft(1) }), look: atMostOne };
    case 3:
      return {
        shots: both({ id: `${id}-a`, do: 'declareReady', ready: index % 4 === 0 }, { id: `${id}-b`, ...draft(index) }),
      };
    case 4:
      return {
        shots: [
          { at: 0, as: 'R-SPA', command: { id: `${id}-a`, ...timed, do: 'signSheet', sheet } },
          { at: 1, as: 'R-FRA', command: { id: `${id}-b`, ...timed, do: 'signSheet', sheet } },
        ],
      };
    default:
      return {
        shots: both({ id: `${id}-a`, do: 'writeNote', text: 'One' }, { id: `${id}-b`, do: 'writeNote', text: 'Two' }),
      };
  }
}

/** The same command at both nodes: one deed, one answer. */
function alike([one, other]: readonly (Wired | undefined)[]): string | undefined {
  const told = (answer: Wired | undefined) => `${answer?.status} ${answer?.text.replace(/"request":"[^"]*"/, '')}`;
  return told(one) === told(other) ? undefined : `${told(one)} and ${told(other)}`;
}

function atMostOne(answers: readonly (Wired | undefined)[]): string | undefined {
  const accepted = answers.filter((answer) => answer?.status === 200);
  return accepted.length <= 1 ? undefined : `both accepted: ${accepted.map((answer) => answer?.text).join(' and ')}`;
}

async function lookAt(url: string, told: ReadonlyMap<string, ReadonlyMap<string, Told>>) {
  const store = await openStore({ url });
  const faults: string[] = [];
  let [phasesClosed, turnsPublished] = [0, 0];
  try {
    for (const [game, ofGame] of told) {
      faults.push(...(await faultsOf(store, game, [...ofGame.values()])).map((fault) => `${game}: ${fault}`));
      for (const { body } of await store.games.read(game, 0)) {
        if (body.event.type === 'phaseClosed') phasesClosed += 1;
        if (body.event.type === 'movementResolved') turnsPublished += 1;
      }
    }
  } finally {
    await store.close();
  }
  return { faults, phasesClosed, turnsPublished };
}
