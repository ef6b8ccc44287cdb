import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useTable } from '../seat/at-table.ts';
import { ask } from '../server/ask.ts';

/** What the Judge calls the game, and who sits where by name. */
export interface Roster {
  readonly title: string;
  /** Of which class the game is, once that is known. */
  readonly classId: string | undefined;
  readonly people: readonly Person[];
  /** Whoever sits in a seat; nothing where nobody does, or where no name was written down. */
  readonly nameIn: (seat: string) => string | undefined;
  readonly nameOf: (person: string | undefined) => string | undefined;
}

interface Person {
  readonly id: string;
  readonly name: string;
}

interface Told {
  readonly title: string;
  readonly class: string;
  readonly people: readonly Person[];
}

const RosterContext = createContext<Roster | undefined>(undefined);

/** Fetches who plays, for everything on the desk. Fetched again when somebody is seated. */
export function WithPeople({ children }: { children: ReactNode }) {
  const { game, as, view } = useTable();
  const [told, setTold] = useState<Told>();
  const seated = view.seats.map(({ person }) => person ?? '').join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is seated decides when to ask again.
  useEffect(() => {
    let isOver = false;
    void ask<Told>(`/games/${game}/people`, { as }).then((answer) => {
      if (answer.ok && !isOver) setTold(answer.value);
    });
    return () => {
      isOver = true;
    };
  }, [game, as, seated]);
  const names = new Map(told?.people.map(({ id, name }) => [id, name]));
  const nameOf = (person: string | undefined) => (person === undefined ? undefined : names.get(person) || undefined);
  const roster: Roster = {
    title: told?.title ?? '',
    classId: told?.class,
    people: told?.people ?? [],
    nameOf,
    nameIn: (seat) => nameOf(view.seats.find(({ id }) => id === seat)?.person),
  };
  return <RosterContext.Provider value={roster}>{children}</RosterContext.Provider>;
}

export function useRoster(): Roster {
  const roster = useContext(RosterContext);
  if (roster === undefined) throw new Error('a part of the desk stands outside it');
  return roster;
}
