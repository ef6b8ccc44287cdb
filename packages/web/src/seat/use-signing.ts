import type { View } from '@defensor/game';
import { useState } from 'react';
import type { Commands, Receipt } from './use-commands.ts';
import type { OrderSheet } from './use-order-sheet.ts';

/** Sending one's sheet, and signing one's own or another's. */
export interface Signing {
  readonly commands: Commands;
  /** What the server last wrote down. */
  readonly receipt: { readonly of: Receipt; readonly isSigned: boolean } | undefined;
  /** Shows one's own sheet to the court as it is written, and signs it. */
  signMine(): Promise<void>;
  /** Shows it as a draft. */
  show(): Promise<void>;
  /** Signs another's sheet. */
  sign(sheet: string): Promise<void>;
}

/** `onDone` loads the game anew. */
export function useSigning(view: View, sheet: OrderSheet, commands: Commands, onDone: () => void): Signing {
  const [receipt, setReceipt] = useState<Signing['receipt']>();
  const name = sheet.mine?.id.split(':')[1] ?? view.viewer;
  const expectedPhase = view.phase;
  const draft = () => commands.give({ do: 'draftSheet', sheet: name, text: sheet.text, expectedPhase });
  const took = (of: Receipt | undefined, isSigned: boolean) => {
    if (of !== undefined) setReceipt({ of, isSigned });
    onDone();
  };
  const sign = async (of: string) => took(await commands.give({ do: 'signSheet', sheet: of, expectedPhase }), true);
  return {
    commands,
    receipt,
    sign,
    async signMine() {
      if ((await draft()) !== undefined) await sign(name);
      else onDone();
    },
    async show() {
      took(await draft(), false);
    },
  };
}
