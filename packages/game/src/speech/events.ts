import { letterEvents } from './letters/events.ts';
import { moderationEvents } from './moderation/events.ts';
import { pactEvents } from './pacts/events.ts';
import { writingEvents } from './writing/events.ts';

/** The events of this area: type → schema of its facts. */
export const speechEvents = { ...letterEvents, ...pactEvents, ...writingEvents, ...moderationEvents };
