import { commandsPage } from './commands-page.ts';
import { eventsPage } from './events-page.ts';
import { gameFormatPage } from './game-format-page.ts';
import { refusalsPage } from './refusals-page.ts';

/** The pages that are written from the game's own schemas and tables, by their paths. */
export function gamePages(): Readonly<Record<string, string>> {
  return {
    'docs/commands.md': commandsPage(),
    'docs/events.md': eventsPage(),
    'docs/game-format.md': gameFormatPage(),
    'docs/refusals.md': refusalsPage(),
  };
}
