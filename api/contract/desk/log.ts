import * as z from 'zod/mini';
import { SECURITY_ACTIONS } from '../accounts/security.ts';
import { day } from '../day.ts';
import { searchText } from '../search-text.ts';
import { neighbours, places } from '../time-place.ts';

/** In which part somebody acted. */
export const EVENT_ACTORS = ['operator', 'applicant', 'account', 'system', 'command line'] as const;
export type EventActor = (typeof EVENT_ACTORS)[number];

export const EVENT_KINDS = ['changes', 'looks'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

const date = day('input_invalid');

const common = {
  /** An application's number or id, the address of an application or account, or the name of a company. */
  search: z.optional(searchText),
  /** The first and the last day in Berlin, as ISO dates. */
  from: z.optional(date),
  to: z.optional(date),
  ...places,
};

export const eventsInput = z.object({
  ...common,
  action: z.optional(
    z.string('input_invalid').check(z.maxLength(60, 'input_invalid'), z.regex(/^[a-z0-9 -]+$/, 'input_invalid')),
  ),
  actor: z.optional(z.enum(EVENT_ACTORS, 'input_invalid')),
  /** Only what changed something, or only who looked at something or took it along. */
  kind: z.optional(z.enum(EVENT_KINDS, 'input_invalid')),
});

export const listedEvent = z.object({
  id: z.number(),
  at: z.string(),
  action: z.string(),
  actor: z.string(),
  /** The address of the account that acted, or the name given to the command line; null if neither is known. */
  actor_name: z.nullable(z.string()),
  subject: z.enum(['applicant', 'account', 'employer', 'match', 'contract', 'key']),
  subject_id: z.string(),
  /** Who it is now; null if they are gone. */
  subject_name: z.nullable(z.string()),
  from_status: z.nullable(z.string()),
  to_status: z.nullable(z.string()),
  /** Codes and counts. */
  details: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type ListedEvent = z.infer<typeof listedEvent>;

/** The newest first. `found`: false if nobody is known by the words of the search. */
export const eventsReply = z.object({ events: z.array(listedEvent), found: z.boolean(), ...neighbours });

export const securityEventsInput = z.object({
  ...common,
  action: z.optional(z.enum(SECURITY_ACTIONS, 'input_invalid')),
});
export const listedSecurityEvent = z.object({
  id: z.number(),
  at: z.string(),
  action: z.enum(SECURITY_ACTIONS),
  /** `client`: reported by a browser; proves nothing. */
  source: z.enum(['server', 'client']),
  /** The account's address; null where none is known. */
  account: z.nullable(z.string()),
  /** The beginning of a pseudonym: the same network has the same one for a while. */
  network: z.string(),
  error: z.nullable(z.string()),
});
export type ListedSecurityEvent = z.infer<typeof listedSecurityEvent>;
export const securityEventsReply = z.object({
  events: z.array(listedSecurityEvent),
  found: z.boolean(),
  ...neighbours,
});
