import { letterCommands } from './letters/commands.ts';
import { moderationCommands } from './moderation/commands.ts';
import { pactCommands } from './pacts/commands.ts';
import { writingCommands } from './writing/commands.ts';

/** The commands of this area: name → schema of its fields. */
export const speechCommands = { ...letterCommands, ...pactCommands, ...writingCommands, ...moderationCommands };
