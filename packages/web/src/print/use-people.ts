import { useEffect, useState } from 'react';
import type { Player } from '../classes/class-list.ts';
import { useTable } from '../seat/at-table.ts';
import { ask } from '../server/ask.ts';

/** What the Judge calls the game, and the names of who plays, by id. */
export interface People {
  readonly title: string;
  readonly byId: ReadonlyMap<string, Pick<Player, 'id' | 'name'>>;
}

const NOBODY: People = { title: '', byId: new Map() };

/** Who plays, for the Judge; nobody for others, who do not know. `undefined` until it is told. */
export function usePeople(): People | undefined {
  const { game, as, view } = useTable();
  const isJudge = view.desk !== undefined;
  const [people, setPeople] = useState<People>();
  useEffect(() => {
    if (!isJudge) return;
    void ask<{ title: string; people: readonly Pick<Player, 'id' | 'name'>[] }>(`/games/${game}/people`, { as }).then(
      (answer) => {
        if (!answer.ok) return setPeople(NOBODY);
        const { title, people: told } = answer.value;
        setPeople({ title, byId: new Map(told.map((one) => [one.id, one])) });
      },
    );
  }, [game, as, isJudge]);
  return isJudge ? people : NOBODY;
}
