import type { SheetIssue } from '@defensor/diplomacy';
import type { Catalogue } from './facts.ts';

/** Why a part of a sheet could not be read, in a sentence to stand behind it. */
export function issueSentence({ code, token, nearest }: SheetIssue, { issues }: Pick<Catalogue, 'issues'>): string {
  return issues[code]({ token, nearest });
}
