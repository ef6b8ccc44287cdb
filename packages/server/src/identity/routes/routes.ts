import type { Route } from '../../http/route.ts';
import { cardRoutes } from './cards.ts';
import { classRoutes } from './classes.ts';
import { meRoutes } from './me.ts';
import { peopleRoutes } from './people.ts';
import { providerRoutes } from './provider.ts';
import { seatRoutes } from './seat.ts';
import { signInRoutes } from './sign-in.ts';
import { tokenRoutes } from './tokens.ts';
import { trailRoutes } from './trail.ts';

/** The routes of sign-in and rights. */
export const IDENTITY_ROUTES: readonly Route[] = [
  ...signInRoutes,
  ...providerRoutes,
  ...meRoutes,
  ...peopleRoutes,
  ...trailRoutes,
  ...classRoutes,
  ...cardRoutes,
  ...seatRoutes,
  ...tokenRoutes,
];
