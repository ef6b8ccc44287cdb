import type { SheetIssue } from '@defensor/diplomacy';
import { CATALOGUES, type Language } from './languages.ts';

/** Why a part of a sheet could not be read, in a sentence to stand behind it. */
export function issueSentence({ code, token, nearest }: SheetIssue, language: Language = 'en'): string {
  return CATALOGUES[language].issues[code]({ token, nearest });
}
