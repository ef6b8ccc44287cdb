// npm run notices: writes THIRD_PARTY_NOTICES.md anew.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { notices } from './notices.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
writeFileSync(`${root}THIRD_PARTY_NOTICES.md`, notices(root));
