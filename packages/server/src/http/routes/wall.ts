import { type Game, turnName, viewerOf } from '@defensor/game';
import { z } from 'zod';
import { revealFields, showingSchema } from '../../play/live/walls.ts';
import { problem } from '../problem.ts';
import { defineRoute } from '../route.ts';
import { viewerIn } from '../viewer.ts';
import { gameParams, NO_GAME } from './parts.ts';

const NOT_ALLOWED = problem('not-allowed');

const wall = defineRoute({
  method: 'GET',
  url: '/api/v1/games/:game/wall',
  access: 'viewerOfGame',
  summary: 'How far the results are revealed on the wall; nothing where they never were.',
  params: gameParams,
  answers: { 200: showingSchema.partial() },
  handler: async ({ params }, { hub }) => ({ status: 200, body: (await hub.wall(params.game)) ?? {} }),
});

const show = defineRoute({
  method: 'PUT',
  url: '/api/v1/games/:game/wall',
  access: 'viewerOfGame',
  summary: 'Reveals results on the wall, as far as is said, from the desk or from the wall’s own computer.',
  params: gameParams,
  body: z.strictObject(revealFields),
  answers: { 200: showingSchema },
  handler: async ({ params, body, principal }, { host, hub }) => {
    const game = await host.current(params.game);
    const viewer = viewerIn(game, principal);
    if (viewer === undefined) return NO_GAME;
    if (viewer !== 'projector' && viewerOf(game, viewer)?.judge !== true) return NOT_ALLOWED;
    const showing = { ...body, ...momentOf(game) };
    await hub.show(params.game, showing);
    return { status: 200, body: showing };
  },
});

const momentOf = ({ state }: Game) => ({ turn: turnName(state.turn), phase: state.phase });

export const wallRoutes = [wall, show];
