import type { Route } from '../../http/route.ts';
import { attachmentRoutes } from './attachments.ts';
import { calendarRoutes } from './calendar.ts';
import { gameFileRoutes } from './game-file.ts';
import { paperRoutes } from './papers.ts';
import { participation } from './participation.ts';
import { people } from './people.ts';
import { readingRoutes } from './reading.ts';
import { roster } from './roster.ts';

/** The routes of what is taken out of games and brought in. */
export const DOCUMENT_ROUTES: readonly Route[] = [
  participation,
  people,
  ...gameFileRoutes,
  ...readingRoutes,
  roster,
  ...calendarRoutes,
  ...attachmentRoutes,
  ...paperRoutes,
];
