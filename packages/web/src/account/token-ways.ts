import type { AnswerOf } from '@defensor/api';
import { accountWords } from '../words/account-words.ts';

export type Token = AnswerOf<'GET /api/v1/tokens'>['tokens'][number];

/** What a token may do, as people think of it. */
export type Way = keyof typeof accountWords.tokens.ways;
export const WAYS = Object.keys(accountWords.tokens.ways) as readonly Way[];

/** What the server calls it. */
export const SCOPES_OF: Readonly<Record<Way, Token['scopes']>> = {
  watch: ['read'],
  see: ['read'],
  act: ['read', 'command'],
  judge: ['read', 'judge'],
};

export const needsSeat = (way: Way) => way === 'see' || way === 'act';

/** What a token that is there may do, whoever made it and how. */
export function wayOf({ scopes, seat }: Pick<Token, 'scopes' | 'seat'>): Way {
  if (seat !== undefined) return scopes.includes('command') ? 'act' : 'see';
  return scopes.includes('judge') ? 'judge' : 'watch';
}
