import type { CallEntries } from '../call-entry.ts';
import { eventsInput, eventsReply, securityEventsInput, securityEventsReply } from '../desk/log.ts';

export const logCalls = {
  listEvents: {
    at: 'POST /api/admin/events',
    summary: 'A page of what happened to applications and accounts, and who did it; the newest first.',
    input: eventsInput,
    reply: eventsReply,
  },
  listSecurityEvents: {
    at: 'POST /api/admin/security-events',
    summary: 'A page of sign-ins, failed attempts and the like; the newest first.',
    input: securityEventsInput,
    reply: securityEventsReply,
  },
} as const satisfies CallEntries;
