import * as z from 'zod/mini';
import { DOCUMENT_TYPES } from './document.ts';
import { email } from './email.ts';
import { LANGUAGES } from './languages.ts';
import {
  MAX_NAME_CHARACTERS,
  MAX_NOTE_CHARACTERS,
  MAX_ORGANIZATION_CHARACTERS,
  MAX_SEARCH_CHARACTERS,
} from './limits.ts';
import { isName, oneNameAtLeast, requiredName, requiredText } from './text-input.ts';

const noAddress = z.string().check(z.refine(isName, 'organization_invalid'));
const organization = z.pipe(requiredText(MAX_ORGANIZATION_CHARACTERS), noAddress);
const person = z.pipe(requiredText(MAX_NAME_CHARACTERS), z.string().check(z.refine(isName, 'name_invalid')));
const partnerId = z.string('input_empty').check(z.minLength(1, 'input_empty'), z.maxLength(40, 'input_too_long'));
const password = z.string('fields_required').check(z.minLength(1, 'fields_required'));

/** The form of onboarding, and of the settings. */
export const partnerProfileInput = z.object({ organization_name: organization, contact_person: person });

export const consumeInviteInput = z
  .object({
    token: z.string('invite_missing').check(z.minLength(1, 'invite_missing'), z.maxLength(100, 'input_too_long')),
    email,
    password,
    firstName: requiredName(MAX_NAME_CHARACTERS),
    lastName: requiredName(MAX_NAME_CHARACTERS),
    lang: z.optional(z.enum(LANGUAGES, 'lang_invalid')),
  })
  .check(oneNameAtLeast('firstName', 'lastName'));

const inviteToken = z.string('invite_invalid').check(z.maxLength(100, 'invite_invalid'));
/** Pixels a side: 200 on the dashboard, 240 to keep. */
export const inviteImageInput = z.object({
  token: inviteToken,
  width: z.optional(z.enum(['200', '240'], 'input_invalid')),
});
export const posterInput = z.object({ token: inviteToken, lang: z.enum(LANGUAGES, 'lang_invalid') });

export const partnerIdInput = z.object({ partner_id: partnerId });
/** `notify`: mail the partner where the new link is. */
export const rotateInput = z.object({ partner_id: partnerId, notify: z.optional(z.boolean('input_invalid')) });
/** `organization_name`: the name that the admin saw when verifying it. */
export const setPartnerInput = z.object({
  partner_id: partnerId,
  organization_name: z.optional(z.string('input_invalid')),
  verified: z.optional(z.boolean('input_invalid')),
  active: z.optional(z.boolean('input_invalid')),
});
export const personInput = z.object({ person_id: z.uuid('input_invalid') });
export const noteInput = z.object({
  person_id: z.uuid('input_invalid'),
  note: z.string('input_invalid').check(z.maxLength(MAX_NOTE_CHARACTERS, 'input_too_long')),
});

export const inviteTokenInput = z.object({
  token: z.string('input_empty').check(z.minLength(1, 'input_empty'), z.maxLength(100, 'input_too_long')),
});

/** What the invitation page shows, and nothing else. */
export const inviteReply = z.object({
  valid: z.boolean(),
  error: z.nullable(z.string()),
  partner_id: z.nullable(z.string()),
  organization_name: z.nullable(z.string()),
  contact_person: z.nullable(z.string()),
});

/** The own row as the specification names its columns. Times are ISO 8601 in UTC. */
export const partnerProfile = z.object({
  id: z.string(),
  user_id: z.string(),
  organization_name: z.string(),
  contact_person: z.string(),
  partner_id: z.string(),
  invite_token: z.string(),
  /** For the short address /p/<code>, which people type. */
  invite_code: z.string(),
  invite_active: z.boolean(),
  invite_rotated_at: z.nullable(z.string()),
  created_at: z.string(),
  /** When an admin has checked the organisation; before, students' names and figures stay hidden. */
  verified_at: z.nullable(z.string()),
});
export type PartnerProfile = z.infer<typeof partnerProfile>;

/** How far somebody has come, in the order of the way; `ended` is off it. */
export const REGISTRATION_STEPS = ['registered', 'applied', 'documents_in', 'approved', 'complete', 'ended'] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

/** What somebody has to do next; several where documents are missing. */
export const MISSING_THINGS = ['application', ...DOCUMENT_TYPES, 'originals'] as const;
export type MissingThing = (typeof MISSING_THINGS)[number];

/** Everybody counts on each step they have reached. */
export const registrationCounts = z.object({
  registered: z.number(),
  applied: z.number(),
  documents_in: z.number(),
  approved: z.number(),
  complete: z.number(),
});
export type RegistrationCounts = z.infer<typeof registrationCounts>;

export const registration = z.object({
  person_id: z.string(),
  /** First and last name, or the hidden form of an address where no name is known. */
  name: z.string(),
  registered_at: z.string(),
  step: z.enum(REGISTRATION_STEPS),
  missing: z.array(z.enum(MISSING_THINGS)),
  can_nudge: z.boolean(),
  nudged_at: z.nullable(z.string()),
  note: z.string(),
});
export type Registration = z.infer<typeof registration>;

const summary = {
  counts: registrationCounts,
  /** The last weeks, oldest first; ISO date of their Monday in Berlin. */
  weeks: z.array(z.object({ starts_on: z.string(), registered: z.number() })),
  /** Who may be nudged now: how many, since when the first of them is registered, and the few who wait longest. */
  waiting: z.object({ count: z.number(), since: z.nullable(z.string()), first: z.array(registration) }),
};
const registrationSummary = z.object(summary);
export type RegistrationSummary = z.infer<typeof registrationSummary>;

const search = z.string('input_invalid').check(z.maxLength(MAX_SEARCH_CHARACTERS, 'input_too_long'));
/** `<time>_<id>`, as the last reply gave it. */
const place = z.string('input_invalid').check(z.regex(/^\d{1,16}_[\w-]{1,40}$/, 'input_invalid'));

/** A page of the list: everybody at first, or who fits. `waiting`: may be nudged now. */
export const REGISTRATION_FILTERS = ['all', 'waiting', ...REGISTRATION_STEPS] as const;
export type RegistrationFilter = (typeof REGISTRATION_FILTERS)[number];
export const registrationsInput = z.object({
  search: z.optional(search),
  filter: z.optional(z.enum(REGISTRATION_FILTERS, 'input_invalid')),
  after: z.optional(place),
});

/** Names and figures of an organisation that an admin has checked; for another one everything is empty. */
export const registrationsReply = z.object({
  verified: z.boolean(),
  ...summary,
  /** A page of those who fit, the newest first. */
  people: z.array(registration),
  /** How many fit in all; null on a further page. */
  total: z.nullable(z.number()),
  /** For the next page; null where there is none. */
  next: z.nullable(z.string()),
});

export const PARTNER_AUDIT_ACTIONS = ['rotate_token', 'verify', 'unverify', 'pause', 'resume'] as const;
export type PartnerAuditAction = (typeof PARTNER_AUDIT_ACTIONS)[number];

/** A partner in the admins' list. */
export const partnerRow = z.object({ ...partnerProfile.shape, email: z.string(), counts: registrationCounts });
export const partnersInput = z.object({ search: z.optional(search), after: z.optional(place) });
export const partnersReply = z.object({
  /** A page of those who fit, the newest first. */
  partners: z.array(partnerRow),
  /** How many fit in all; null on a further page. */
  total: z.nullable(z.number()),
  next: z.nullable(z.string()),
  /** Of all partners, whatever is searched for. */
  summary: z.object({ all: z.number(), active: z.number(), unverified: z.number() }),
});
export const partnerDetailReply = z.object({
  partner: partnerRow,
  /** Newest first; without an actor it was the system. */
  audit: z.array(
    z.object({
      id: z.string(),
      action: z.enum(PARTNER_AUDIT_ACTIONS),
      actor_email: z.nullable(z.string()),
      created_at: z.string(),
    }),
  ),
});
