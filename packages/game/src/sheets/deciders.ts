import type { DecidersOf } from '../registry.ts';
import type { sheetCommands } from './commands.ts';
import { draftSheet } from './draft-sheet.ts';
import { chooseSheet, restoreSignature, strikeSignature } from './rule-on-sheets.ts';
import { showSheet, withdrawSheet } from './share-sheet.ts';
import { signSheet, withdrawSignature } from './sign-sheet.ts';

/** How each command of this area is decided. */
export const sheetDeciders: DecidersOf<typeof sheetCommands> = {
  draftSheet,
  withdrawSheet,
  showSheet,
  signSheet,
  withdrawSignature,
  strikeSignature,
  restoreSignature,
  chooseSheet,
};
