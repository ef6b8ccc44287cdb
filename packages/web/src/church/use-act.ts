import type { View } from '@defensor/game';
import { useState } from 'react';
import { useTable } from '../seat/at-table.ts';
import { type Commands, type Receipt, useCommands } from '../seat/use-commands.ts';

export interface Act extends Pick<Commands, 'problem'> {
  /** From the tap until the page shows what came of it: nothing is given twice in between. */
  readonly isBusy: boolean;
  /** Gives a command, and has the page show what came of it. */
  act(command: Parameters<Commands['give']>[0]): Promise<Receipt | undefined>;
}

/** Commands of one part of a page, one at a time. */
export function useAct(): Act {
  const { game, as, view, look } = useTable();
  const commands = useCommands(game, as);
  const [doneIn, setDoneIn] = useState<View>();
  const isBusy = commands.isSending || doneIn === view;
  return {
    isBusy,
    problem: commands.problem,
    async act(command) {
      if (isBusy) return undefined;
      const receipt = await commands.give(command);
      if (receipt !== undefined) setDoneIn(view);
      look();
      return receipt;
    },
  };
}
