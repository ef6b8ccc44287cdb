import type { Variant } from '@defensor/diplomacy';
import { useEffect, useState } from 'react';
import { ask, type Problem } from '../../server/ask.ts';
import { AS_PERSON } from '../class-list.ts';
import {
  type Casting,
  type CastSeat,
  castAtRandom,
  castInBalance,
  keyOf,
  type Numbers,
  type Person,
  proposedNumbers,
  pruned,
  seatsFor,
} from './casting.ts';
import { keepSetup, keptSetup, type Mode, type RosterForm, type Setup } from './kept-setup.ts';

export interface SetupDesk {
  readonly setup: Setup;
  readonly seats: readonly CastSeat[];
  readonly numbers: Numbers;
  /** Those of the roster who are to have a seat. */
  readonly people: readonly Person[];
  readonly change: (change: Partial<Setup>) => void;
  readonly paste: (text: string) => void;
  /** Casts everybody anew. */
  readonly draw: (mode: Mode) => void;
  readonly recast: (casting: Casting) => void;
  readonly setNumbers: (numbers: Numbers) => void;
  readonly leaveOut: (key: string) => void;
  /** When phases close by themselves; by hand where nothing is given. */
  readonly setClock: (clock: Pick<Setup, 'times' | 'timetable'>) => void;
  readonly undo: (() => void) | undefined;
  readonly problem: Problem | undefined;
}

/** How long nobody types before a pasted roster is read. */
const READ_AFTER_MS = 250;

interface ReadRoster {
  readonly form: RosterForm;
  readonly players: readonly { readonly name: string; readonly details: Readonly<Record<string, string>> }[];
  readonly issues: Setup['issues'];
}

/** The set-up of a class's next game: kept in this browser at every step, read by the server, cast here. */
export function useSetup(classId: string, variant: Variant): SetupDesk {
  const [setup, setSetup] = useState(() => keptSetup(classId));
  const [before, setBefore] = useState<readonly Casting[]>([]);
  const [problem, setProblem] = useState<Problem>();
  const [typed, setTyped] = useState<string>();
  useEffect(() => keepSetup(classId, setup), [classId, setup]);

  const people = setup.people.filter(({ key }) => !setup.away.includes(key));
  const numbers = setup.numbers ?? proposedNumbers(variant, people.length);
  const seats = seatsFor(variant, numbers);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the text changed, and for nothing else.
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(async () => {
      const answer = await ask<ReadRoster>(`/classes/${classId}/roster`, {
        method: 'POST',
        body: { text: typed },
        as: AS_PERSON,
      });
      setProblem(answer.ok ? undefined : answer.problem);
      if (answer.ok) setSetup((now) => withRoster(variant, now, answer.value));
    }, READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const recast = (casting: Casting, more: Partial<Setup> = {}) => {
    setBefore([...before, setup.casting].slice(-50));
    setSetup({ ...setup, ...more, casting });
  };
  const last = before.at(-1);
  return {
    setup,
    seats,
    numbers,
    people,
    problem,
    change: (change) => setSetup({ ...setup, ...change }),
    paste: (text) => {
      setSetup({ ...setup, text });
      setTyped(text);
    },
    draw: (mode) => recast(mode === 'byHand' ? setup.casting : cast(mode, seats, people), { mode }),
    recast: (casting) => recast(casting, { mode: 'byHand' }),
    setNumbers: (next) => {
      const nextSeats = seatsFor(variant, next);
      const casting =
        setup.mode === 'byHand' ? pruned(setup.casting, nextSeats, people) : cast(setup.mode, nextSeats, people);
      recast(casting, { numbers: next });
    },
    leaveOut: (key) => {
      const away = [...setup.away, key];
      const rest = people.filter((person) => person.key !== key);
      recast(pruned(setup.casting, seats, rest), { away, mode: 'byHand' });
    },
    setClock: (clock) => {
      const { times: _, timetable: __, ...rest } = setup;
      setSetup({ ...rest, ...clock });
    },
    undo:
      last === undefined
        ? undefined
        : () => {
            setBefore(before.slice(0, -1));
            setSetup({ ...setup, casting: last });
          },
  };
}

/** The set-up with a roster read anew: by hand who is cast stays cast, otherwise everybody is cast again. */
function withRoster(variant: Variant, setup: Setup, { form, players, issues }: ReadRoster): Setup {
  const people = players.map(({ name, details }): Person => ({ key: keyOf(name, details), name, details }));
  const away = setup.away.filter((key) => people.some((person) => person.key === key));
  const present = people.filter(({ key }) => !away.includes(key));
  const seats = seatsFor(variant, setup.numbers ?? proposedNumbers(variant, present.length));
  const casting = setup.mode === 'byHand' ? pruned(setup.casting, seats, present) : cast(setup.mode, seats, present);
  return { ...setup, form, people, issues, away, casting };
}

function cast(mode: 'balanced' | 'random', seats: readonly CastSeat[], people: readonly Person[]): Casting {
  return mode === 'random' ? castAtRandom(seats, people, dice) : castInBalance(seats, people, dice);
}

const dice = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
