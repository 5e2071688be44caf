import * as z from 'zod/mini';
import {
  MAX_COUNTRY_CHARACTERS,
  MAX_NAME_CHARACTERS,
  MAX_ORGANIZATION_CHARACTERS,
  MAX_POSTER_LINE_CHARACTERS,
  MAX_WEBSITE_CHARACTERS,
} from '../limits.ts';
import { phone } from '../phone.ts';
import { blankableText, isName, optionalText, requiredText } from '../text-input.ts';
import { readWebsite } from '../website.ts';

// Seven digits with little between them: a number to call would be shown in our name. Only here, not in `isName`, which
// comes with every application form.
const PHONE = /\p{Nd}(?:[\s()./+-]{0,3}\p{Nd}){6}/u;
// Likewise a website, behind whatever is said in our name; an initial with a dot is none.
export const WEBSITE = /\w{2}\.(?:com|net|org|info|biz|shop|online|site|xyz|io|de|at|ch|eu|et|ru|cn)(?![a-z])/i;
const isPublicName = (text: string) => isName(text) && !PHONE.test(text) && !WEBSITE.test(text);

const noAddress = z.string().check(z.refine(isPublicName, 'organization_invalid'));
const organization = z.pipe(requiredText(MAX_ORGANIZATION_CHARACTERS), noAddress);
const person = z.pipe(
  requiredText(MAX_NAME_CHARACTERS),
  z.string().check(z.refine(isPublicName, 'contact_person_invalid')),
);

const website = z.pipe(
  blankableText(MAX_WEBSITE_CHARACTERS),
  z.pipe(
    z.string().check(z.refine((typed) => readWebsite(typed) !== undefined, 'website_invalid')),
    z.transform((typed) => readWebsite(typed) ?? ''),
  ),
);
const country = z.pipe(
  blankableText(MAX_COUNTRY_CHARACTERS),
  z.string().check(z.refine(isPublicName, 'input_invalid')),
);

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
  poster_name: z.pipe(
    optionalText(MAX_NAME_CHARACTERS),
    z.string().check(z.refine(isPublicName, 'contact_person_invalid')),
  ),
  poster_office: optionalText(MAX_POSTER_LINE_CHARACTERS),
  poster_reach: optionalText(MAX_POSTER_LINE_CHARACTERS),
});

/**
 * Whom students ask, line by line as a poster prints it; '' where there is no such line. `campuses`: names of further links,
 * each for the posters of its own.
 */
export const contactLines = z.object({
  person: z.string(),
  office: z.string(),
  reach: z.string(),
  campuses: z._default(z.array(z.string()), []),
});
export type ContactLines = z.infer<typeof contactLines>;

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
  /** Since when an operator has to look at a contact line before it is printed; null if there is none. */
  contact_changed_at: z.nullable(z.string()),
  /** Whom students ask, as the poster is to say; each may be empty. */
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

/** The same for the partner's own people. `is_owner`: whether the caller's account is the one in `user_id`. */
export const ownPartnerProfile = z.object({ ...partnerProfile.shape, is_owner: z.boolean() });
/** Why a member's access has ended; null for everybody else. */
export const partnerAccessReply = z.object({ access_ended: z.nullable(z.string()) });
export type OwnPartnerProfile = z.infer<typeof ownPartnerProfile>;
