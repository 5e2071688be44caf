import * as z from 'zod/mini';
import { DOCUMENT_TYPES } from './document.ts';
import { email } from './email.ts';
import { LANGUAGES } from './languages.ts';
import {
  MAX_COUNTRY_CHARACTERS,
  MAX_LINK_LABEL_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_NOTE_CHARACTERS,
  MAX_ORGANIZATION_CHARACTERS,
  MAX_PHONE_CHARACTERS,
  MAX_POSTER_LINE_CHARACTERS,
  MAX_SEARCH_CHARACTERS,
  MAX_WEBSITE_CHARACTERS,
} from './limits.ts';
import { REGISTRATION_FILTERS, REGISTRATION_ORDERS, REGISTRATION_STEPS, REGISTRATION_TURNS } from './registration.ts';
import { paperInput } from './request.ts';
import {
  blankableText,
  isName,
  oneNameAtLeast,
  optionalText,
  requiredLines,
  requiredName,
  requiredText,
} from './text-input.ts';
import { readWebsite } from './website.ts';

const noAddress = z.string().check(z.refine(isName, 'organization_invalid'));
const organization = z.pipe(requiredText(MAX_ORGANIZATION_CHARACTERS), noAddress);
const person = z.pipe(requiredText(MAX_NAME_CHARACTERS), z.string().check(z.refine(isName, 'contact_person_invalid')));
const partnerId = z.string('input_empty').check(z.minLength(1, 'input_empty'), z.maxLength(40, 'input_too_long'));
const password = z.string('fields_required').check(z.minLength(1, 'fields_required'));

const website = z.pipe(
  blankableText(MAX_WEBSITE_CHARACTERS),
  z.pipe(
    z.string().check(z.refine((typed) => readWebsite(typed) !== undefined, 'website_invalid')),
    z.transform((typed) => readWebsite(typed) ?? ''),
  ),
);
const phone = z.pipe(
  blankableText(MAX_PHONE_CHARACTERS),
  z.string().check(z.regex(/^(?:[+(\d][\d\s()./-]{4,})?$/, 'phone_invalid')),
);
const country = z.pipe(blankableText(MAX_COUNTRY_CHARACTERS), z.string().check(z.refine(isName, 'input_invalid')));

/** The form of onboarding, and of the settings. A field that is left out stays unchanged. */
export const partnerProfileInput = z.object({
  organization_name: organization,
  contact_person: person,
  website: z.optional(website),
  phone: z.optional(phone),
  country: z.optional(country),
});

/** Whom students ask, as the poster prints it. Empty fields are left out; without a name it is the contact person. */
export const posterContactInput = z.object({
  poster_name: z.pipe(optionalText(MAX_NAME_CHARACTERS), z.string().check(z.refine(isName, 'contact_person_invalid'))),
  poster_office: optionalText(MAX_POSTER_LINE_CHARACTERS),
  poster_reach: optionalText(MAX_POSTER_LINE_CHARACTERS),
});

export const consumeInviteInput = z
  .object({
    /** The invite token, or the invitation code that people type from a poster. */
    token: z.string('invite_missing').check(z.minLength(1, 'invite_missing'), z.maxLength(100, 'input_too_long')),
    email,
    password,
    firstName: requiredName(MAX_NAME_CHARACTERS),
    lastName: requiredName(MAX_NAME_CHARACTERS),
    lang: z.optional(z.enum(LANGUAGES, 'lang_invalid')),
  })
  .check(oneNameAtLeast('firstName', 'lastName'));

const inviteToken = z.string('invite_invalid').check(z.maxLength(100, 'invite_invalid'));
/** Pixels on each side: 200 on the desk, 240 for a download. */
export const inviteImageInput = z.object({
  token: inviteToken,
  width: z.optional(z.enum(['200', '240'], 'input_invalid')),
});
export const posterInput = z.object({ token: inviteToken, lang: z.enum(LANGUAGES, 'lang_invalid') });

export const partnerIdInput = z.object({ partner_id: partnerId });
/** `notify`: mail the new link to the partner. */
export const rotateInput = z.object({ partner_id: partnerId, notify: z.optional(z.boolean('input_invalid')) });
/** `organization_name`: the name that the admin saw and verifies. `reason`: why it is paused; the partner reads it. */
export const setPartnerInput = z.object({
  partner_id: partnerId,
  organization_name: z.optional(z.string('input_invalid')),
  verified: z.optional(z.boolean('input_invalid')),
  active: z.optional(z.boolean('input_invalid')),
  reason: z.optional(requiredLines(MAX_NOTE_CHARACTERS)),
});
/** A note about a partner that only admins see. */
export const partnerNoteInput = z.object({ partner_id: partnerId, note: requiredLines(MAX_NOTE_CHARACTERS) });
export const personInput = z.object({ person_id: z.uuid('input_invalid') });
export const noteInput = z.object({
  person_id: z.uuid('input_invalid'),
  note: z.string('input_invalid').check(z.maxLength(MAX_NOTE_CHARACTERS, 'input_too_long')),
});

export const inviteTokenInput = z.object({
  token: z.string('input_empty').check(z.minLength(1, 'input_empty'), z.maxLength(100, 'input_too_long')),
  /** 'poster': the text is the token or code of a poster; 'link': `partner` in a link to the sign-up, token or id. */
  from: z.optional(z.enum(['poster', 'link'], 'input_invalid')),
});

/** What the invitation page shows, and no more. */
export const inviteReply = z.object({
  valid: z.boolean(),
  /** The invitation is paused, and may work again later. */
  paused: z.boolean(),
  error: z.nullable(z.string()),
  partner_id: z.nullable(z.string()),
  organization_name: z.nullable(z.string()),
  contact_person: z.nullable(z.string()),
});

/** The partner's own row, with the column names of the specification. Times are ISO 8601 in UTC. */
export const partnerProfile = z.object({
  id: z.string(),
  user_id: z.string(),
  organization_name: z.string(),
  contact_person: z.string(),
  partner_id: z.string(),
  invite_token: z.string(),
  /** The code of the short address /p/<code>, which people type. */
  invite_code: z.string(),
  invite_active: z.boolean(),
  invite_rotated_at: z.nullable(z.string()),
  created_at: z.string(),
  /** When an admin verified the organisation; students' names and figures are hidden before. */
  verified_at: z.nullable(z.string()),
  /** Whom students ask, as printed on the poster; each may be empty. */
  poster_name: z.string(),
  poster_office: z.string(),
  poster_reach: z.string(),
  /** The name that was verified, even after a rename; null if none was, or the verification was taken back. */
  verified_name: z.nullable(z.string()),
  /** Why the invitation is paused, in the admin's words. */
  pause_reason: z.string(),
  /** '' if it is not known. */
  website: z.string(),
  phone: z.string(),
  country: z.string(),
});
export type PartnerProfile = z.infer<typeof partnerProfile>;

/** What a student has to do next; several things where documents are missing. */
export const MISSING_THINGS = ['application', ...DOCUMENT_TYPES, 'originals'] as const;
export type MissingThing = (typeof MISSING_THINGS)[number];

/** A student counts in each step that they have reached. */
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
  /** First and last name, or a masked e-mail address if no name is known. */
  name: z.string(),
  registered_at: z.string(),
  step: z.enum(REGISTRATION_STEPS),
  /** Whose turn it is, and since when. */
  turn: z.enum(REGISTRATION_TURNS),
  since: z.string(),
  missing: z.array(z.enum(MISSING_THINGS)),
  can_nudge: z.boolean(),
  nudged_at: z.nullable(z.string()),
  note: z.string(),
});
export type Registration = z.infer<typeof registration>;

const summary = {
  counts: registrationCounts,
  /** The last weeks, oldest first; `starts_on`: ISO date of the Monday in Berlin. */
  weeks: z.array(z.object({ starts_on: z.string(), registered: z.number() })),
  /** Students who may be nudged now: how many, since when the first has had something to do, and who waits longest. */
  waiting: z.object({ count: z.number(), since: z.nullable(z.string()), first: z.array(registration) }),
  /** Students who wait for us: how many, and since when the first of them. */
  with_us: z.object({ count: z.number(), since: z.nullable(z.string()) }),
};
const registrationSummary = z.object(summary);
export type RegistrationSummary = z.infer<typeof registrationSummary>;

const search = z.string('input_invalid').check(z.maxLength(MAX_SEARCH_CHARACTERS, 'input_too_long'));

const selection = {
  search: z.optional(search),
  filter: z.optional(z.enum(REGISTRATION_FILTERS, 'input_invalid')),
  turn: z.optional(z.enum(REGISTRATION_TURNS, 'input_invalid')),
};
const order = z.optional(z.enum(REGISTRATION_ORDERS, 'input_invalid'));
/** `<key>_<id>` of the last row, as the reply with the page before gave it. */
const registrationPlace = z
  .string('input_invalid')
  .check(z.maxLength(1000, 'input_invalid'), z.regex(/^[\w-]+_[\w-]{1,40}$/, 'input_invalid'));
export const registrationsInput = z.object({ ...selection, order, after: z.optional(registrationPlace) });
/** The list as a table for a spreadsheet: the selected students, in this order and language. */
export const registrationsExportInput = z.object({ ...selection, order, ...paperInput.shape });
/** Reminds all selected students at once. `only_count`: counts them and mails nobody. */
export const nudgeManyInput = z.object({ ...selection, only_count: z.optional(z.boolean('input_invalid')) });
export const nudgeManyReply = z.object({
  /** How many get the mail, or got it now. */
  nudged: z.number(),
  /** Selected students who get none: reminded lately, stopped their reminders, have nothing to do. */
  recent: z.number(),
  stopped: z.number(),
  nothing: z.number(),
  /** How many are left for another call, since one call mails only so many. */
  left: z.number(),
});
export type NudgeManyReply = z.infer<typeof nudgeManyReply>;

/** Names and figures of a verified organisation; for any other, everything is empty. */
export const registrationsReply = z.object({
  verified: z.boolean(),
  /** The server's time, from which the page counts days: a visitor's clock may be a year off. */
  now: z.string(),
  ...summary,
  /** One page of the selected students. */
  people: z.array(registration),
  /** How many are selected in all; null on a further page. */
  total: z.nullable(z.number()),
  /** The place where the next page begins; null if there is none. */
  next: z.nullable(z.string()),
});

export const linkInput = z.object({ label: requiredText(MAX_LINK_LABEL_CHARACTERS) });
export const linkIdInput = z.object({ id: z.uuid('input_invalid') });

const linkFigures = {
  /** How often the link was opened, by anybody. */
  opened: z.number(),
  /** How many registered by the link; null before the organisation is verified. */
  registered: z.nullable(z.number()),
  applied: z.nullable(z.number()),
};
const partnerLink = z.object({
  id: z.string(),
  /** The partner's own name for the link. */
  label: z.string(),
  token: z.string(),
  code: z.string(),
  created_at: z.string(),
  ended_at: z.nullable(z.string()),
  ...linkFigures,
});
export type PartnerLinkView = z.infer<typeof partnerLink>;
/** The figures of the first link, and all further links, the newest first. */
export const partnerLinks = z.object({ first: z.object(linkFigures), links: z.array(partnerLink) });
export type PartnerLinks = z.infer<typeof partnerLinks>;

export const PARTNER_AUDIT_ACTIONS = [
  'rotate_token',
  'verify',
  'unverify',
  'pause',
  'resume',
  'rename',
  'note',
] as const;
export type PartnerAuditAction = (typeof PARTNER_AUDIT_ACTIONS)[number];

/** A partner in the admins' list. */
export const partnerRow = z.object({ ...partnerProfile.shape, email: z.string(), counts: registrationCounts });
export const PARTNER_SORTS = ['newest', 'oldest', 'name', 'people'] as const;
export type PartnerSort = (typeof PARTNER_SORTS)[number];
const yesOrNo = z.optional(z.enum(['yes', 'no'], 'input_invalid'));
/** `after`, `before`: the partner id next to which a page begins or ends. */
export const partnersInput = z.object({
  search: z.optional(search),
  verified: yesOrNo,
  active: yesOrNo,
  sort: z.optional(z.enum(PARTNER_SORTS, 'input_invalid')),
  after: z.optional(partnerId),
  before: z.optional(partnerId),
});
/** Counts of all partners, whatever is searched for. `waiting`: not verified, and not paused. */
export const partnerTotals = z.object({
  all: z.number(),
  active: z.number(),
  unverified: z.number(),
  waiting: z.number(),
});
export type PartnerTotals = z.infer<typeof partnerTotals>;
export const partnersReply = z.object({
  /** One page of the partners who match. */
  partners: z.array(partnerRow),
  /** How many match in all; null on a further page of a search. */
  total: z.nullable(z.number()),
  /** Values of `before` and `after` for the neighbouring pages; null if there is none. */
  previous: z.nullable(z.string()),
  next: z.nullable(z.string()),
  summary: partnerTotals,
});
export const partnerDetailReply = z.object({
  partner: partnerRow,
  /** How many registered in the last four weeks. */
  recent: z.number(),
  /** Newest first; null as actor is the system. `detail`: a reason, two names, or a note. */
  audit: z.array(
    z.object({
      id: z.string(),
      action: z.enum(PARTNER_AUDIT_ACTIONS),
      actor_email: z.nullable(z.string()),
      detail: z.string(),
      created_at: z.string(),
    }),
  ),
});
