import type { View } from '@defensor/game';
import { useTable } from '../seat/at-table.ts';
import { type Commands, useCommands } from '../seat/use-commands.ts';

/** A game as the Judge sees it, with the desk in it. */
export type DeskView = View & { readonly desk: NonNullable<View['desk']> };

/** Commands of the Judge: the game is loaded anew after each, whether it was carried out or not. */
export function useRuling(): Commands {
  const { game, as, look } = useTable();
  const commands = useCommands(game, as);
  return {
    ...commands,
    async give(command) {
      const receipt = await commands.give(command);
      look();
      return receipt;
    },
  };
}

/** The open game of a Judge. Only pages that `DeskPage` opened call this: there is a desk in their view. */
export function useDesk() {
  const table = useTable();
  return { ...table, view: table.view as DeskView, desk: (table.view as DeskView).desk };
}
