import * as z from 'zod/mini';
import { changeMemberInput, teamMember } from '../accounts/member.ts';
import { organizationNote, organizationNoteInput } from '../accounts/organization-note.ts';
import {
  MAX_EURO_A_MONTH,
  MAX_NAME_CHARACTERS,
  MAX_NOTE_CHARACTERS,
  MAX_ORGANIZATION_CHARACTERS,
  MAX_SITES_CHARACTERS,
} from '../limits.ts';
import { phone } from '../phone.ts';
import { searchText } from '../search-text.ts';
import { blankableLines, blankableText, isName, requiredLines, requiredText } from '../text-input.ts';
import { neighbours, places } from '../time-place.ts';
import { EMPLOYER_FIELDS, EMPLOYER_STATES, HOUSING } from './employer-rules.ts';

const company = z.pipe(
  requiredText(MAX_ORGANIZATION_CHARACTERS),
  z.string().check(z.refine(isName, 'organization_invalid')),
);
const person = z.pipe(blankableText(MAX_NAME_CHARACTERS), z.string().check(z.refine(isName, 'contact_person_invalid')));

/** How often a row has changed; whoever changes or decides names the number that they saw. */
export const version = z.int('input_invalid').check(z.minimum(1, 'input_invalid'));
/** How many proposals and offers an act ends, as its page has shown. */
export const ends = z.int('input_invalid').check(z.minimum(0, 'input_invalid'));
/** Whole euros a month; null if there is no price. */
export const euroAMonth = z.nullable(
  z.int('euro_invalid').check(z.minimum(0, 'euro_invalid'), z.maximum(MAX_EURO_A_MONTH, 'euro_invalid')),
);

const profileInput = {
  company,
  register_number: blankableText(MAX_NAME_CHARACTERS),
  seat: z._default(blankableText(MAX_ORGANIZATION_CHARACTERS), ''),
  representative: z._default(blankableText(MAX_NAME_CHARACTERS), ''),
  company_number: z._default(blankableText(MAX_NAME_CHARACTERS), ''),
  tariff: z._default(blankableText(MAX_ORGANIZATION_CHARACTERS), ''),
  liability_insurance: blankableText(MAX_ORGANIZATION_CHARACTERS),
  accident_insurance: blankableText(MAX_ORGANIZATION_CHARACTERS),
  contact_person: person,
  phone,
  sites: blankableLines(MAX_SITES_CHARACTERS),
  housing: z.enum(['', ...HOUSING], 'input_invalid'),
  housing_euro: euroAMonth,
};

/** `submit`: the profile is complete, and is to be vetted. */
export const saveEmployerInput = z.object({ ...profileInput, version, submit: z.optional(z.boolean('input_invalid')) });

const employerProfile = z.object({
  id: z.string(),
  company: z.string(),
  register_number: z.string(),
  seat: z.string(),
  representative: z.string(),
  company_number: z.string(),
  tariff: z.string(),
  liability_insurance: z.string(),
  accident_insurance: z.string(),
  contact_person: z.string(),
  phone: z.string(),
  /** One a line. */
  sites: z.string(),
  housing: z.enum(['', ...HOUSING]),
  housing_euro: z.nullable(z.number()),
  state: z.enum(EMPLOYER_STATES),
  /** Why it was refused, in the admin's words; '' in every other state. */
  refusal_reason: z.string(),
  submitted_at: z.nullable(z.string()),
  /** When an admin vetted or refused it. */
  decided_at: z.nullable(z.string()),
  created_at: z.string(),
  version: z.number(),
  /** What has to be filled in before it can be submitted. */
  missing: z.array(z.enum(EMPLOYER_FIELDS)),
});

/** The employer of the caller. */
export const employerReply = employerProfile;
export type EmployerReply = z.infer<typeof employerReply>;
/** Or why the caller's access has ended: a page that tells it is no refusal. */
export const ownEmployerReply = z.union([employerReply, z.object({ access_ended: z.string() })]);

const employerId = z.uuid('input_invalid');
export const employerIdInput = z.object({ employer_id: employerId });
/** One of the people of an employer. */
export const changeEmployerMemberInput = z.object({ employer_id: employerId, ...changeMemberInput.shape });
export const employersInput = z.object({
  state: z.optional(z.enum(EMPLOYER_STATES, 'input_invalid')),
  search: z.optional(searchText),
  ...places,
});
export const employersReply = z.object({
  /** The newest first. */
  employers: z.array(
    z.object({
      id: z.string(),
      company: z.string(),
      contact_person: z.string(),
      /** Of the main account. */
      email: z.string(),
      state: z.enum(EMPLOYER_STATES),
      created_at: z.string(),
      submitted_at: z.nullable(z.string()),
    }),
  ),
  /** How many there are in each state; a count ends at `MOST_COUNTED`. */
  counts: z.object({ new: z.number(), submitted: z.number(), vetted: z.number(), refused: z.number() }),
  ...neighbours,
});

export const employerDetailReply = z.object({
  employer: employerProfile,
  /** Everybody who works for the employer, the owner first. */
  people: z.array(teamMember),
  /** To which states the employer can be brought now. */
  can: z.array(z.enum(['vetted', 'refused'])),
  /** What ends if it is refused. */
  ends: z.object({ requirements: z.number(), proposals: z.number(), offers: z.number() }),
  /** What admins have noted for each other, the newest first. */
  notes: z.array(organizationNote),
  /** The last of what happened, the newest first; null as actor is the server. */
  history: z.array(
    z.object({
      id: z.number(),
      at: z.string(),
      action: z.string(),
      actor_email: z.nullable(z.string()),
      /** Whose access it is about, if it is about one. */
      about_email: z.nullable(z.string()),
    }),
  ),
});

export const noteEmployerInput = z.object({ employer_id: employerId, ...organizationNoteInput });

/** `seen`: the version that the admin looked at. `reason`: why it is refused; the employer reads it. `ends`: what ends with a refusal. */
export const decideEmployerInput = z.object({
  employer_id: employerId,
  seen: version,
  decision: z.enum(['vetted', 'refused'], 'input_invalid'),
  reason: z.optional(requiredLines(MAX_NOTE_CHARACTERS)),
  ends: z.optional(ends),
});
