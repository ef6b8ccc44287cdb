import { describe } from 'vitest';
import { adopting } from './contract/adopting.ts';
import { appending } from './contract/appending.ts';
import { audit } from './contract/audit.ts';
import { chain } from './contract/chain.ts';
import { common } from './contract/common.ts';
import { deadlines } from './contract/deadlines.ts';
import { outbox } from './contract/outbox.ts';
import { databases, KINDS } from './databases.ts';

// One contract, the same on every database (DESIGN §5).
const everywhere = databases();

describe.each(KINDS)('the store on %s', (kind) => {
  describe('at large', () => common(kind, everywhere));
  describe('appending', () => appending(kind, everywhere));
  describe('adopting', () => adopting(kind, everywhere));
  describe('the chain of a game', () => chain(kind, everywhere));
  describe('deadlines', () => deadlines(kind, everywhere));
  describe('the outbox', () => outbox(kind, everywhere));
  describe('the audit trail', () => audit(kind, everywhere));
});
