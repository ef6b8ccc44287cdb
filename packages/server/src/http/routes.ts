import type { Route } from './route.ts';
import { healthRoutes } from './routes/health.ts';

/** Every route under `/api` and beside it; the web client's files are served besides. */
export const ROUTES: readonly Route[] = [...healthRoutes];
