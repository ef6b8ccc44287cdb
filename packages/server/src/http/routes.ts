import { DOCUMENT_ROUTES } from '../documents/routes/routes.ts';
import { IDENTITY_ROUTES } from '../identity/routes/routes.ts';
import type { Route } from './route.ts';
import { commandRoutes } from './routes/commands.ts';
import { demoRoutes } from './routes/demo.ts';
import { gameRoutes } from './routes/games.ts';
import { healthRoutes } from './routes/health.ts';
import { liveRoutes } from './routes/live.ts';
import { textRoutes } from './routes/texts.ts';
import { wallRoutes } from './routes/wall.ts';

/** Every route under `/api` and beside it; the web client's files are served besides. */
export const ROUTES: readonly Route[] = [
  ...healthRoutes,
  ...gameRoutes,
  ...commandRoutes,
  ...liveRoutes,
  ...wallRoutes,
  ...textRoutes,
  ...demoRoutes,
  ...IDENTITY_ROUTES,
  ...DOCUMENT_ROUTES,
];
