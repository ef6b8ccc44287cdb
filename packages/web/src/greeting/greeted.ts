import { keep, kept } from '../page/kept.ts';

const key = (game: string, seat: string) => `greeted.${game}.${seat}`;

/** Whether somebody sat down in a seat on this device before. */
export const isGreeted = (game: string, seat: string): boolean => kept(key(game, seat)) !== undefined;

/** Keeps that somebody sat down here. */
export const greeted = (game: string, seat: string): boolean => keep(key(game, seat), 'yes');
