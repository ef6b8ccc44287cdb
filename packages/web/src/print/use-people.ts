import { useEffect, useState } from 'react';
import { type Player, peopleOf } from '../classes/class-list.ts';
import { useTable } from '../seat/at-table.ts';

const NOBODY: ReadonlyMap<string, Player> = new Map();

/** The names of who sits where, for the Judge; nobody's for others. `undefined` until they are known. */
export function usePeople(): ReadonlyMap<string, Player> | undefined {
  const { game, view } = useTable();
  const isJudge = view.desk !== undefined;
  const [people, setPeople] = useState<ReadonlyMap<string, Player>>();
  useEffect(() => {
    if (isJudge) void peopleOf(game).then((answer) => setPeople(answer.ok ? answer.value : NOBODY));
  }, [game, isJudge]);
  return isJudge ? people : NOBODY;
}
