import * as at from '../addresses/log.ts';
import type { EntriesOf } from '../call-entry.ts';
import { eventsInput, eventsReply, securityEventsInput, securityEventsReply } from '../desk/log.ts';

/** Calls that read the log. */
export const logCalls = {
  listEvents: {
    ...at.listEvents,
    name: 'admin-events',
    summary: 'A page of what happened to applications and accounts, and who did it; the newest first.',
    input: eventsInput,
    reply: eventsReply,
  },
  listSecurityEvents: {
    ...at.listSecurityEvents,
    name: 'admin-security-events',
    summary: 'A page of sign-ins, failed attempts and the like; the newest first.',
    input: securityEventsInput,
    reply: securityEventsReply,
  },
} as const satisfies EntriesOf<typeof at>;
