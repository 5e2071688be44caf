import * as z from 'zod/mini';
import { ACTIONS } from './action.ts';
import { DOCUMENT_TYPES, REVIEW_STATES } from './document.ts';
import { email } from './email.ts';
import { LANGUAGES } from './languages.ts';
import { MAX_NAME_CHARACTERS, MAX_PHONE_CHARACTERS, MAX_TRACKING_CHARACTERS } from './limits.ts';
import { STATUSES } from './status.ts';
import { blankableName, oneNameAtLeast, optionalText, requiredName } from './text-input.ts';

const givenName = requiredName(MAX_NAME_CHARACTERS);
const middleName = blankableName(MAX_NAME_CHARACTERS);
const hasName = oneNameAtLeast('first_name', 'last_name');

const YES = ['true', 'on', '1', 'yes'];

/** A checkbox as browsers and scripts send it; missing means no. */
const flag = z.pipe(
  z._default(z.unknown(), ''),
  z.transform((value) => value === true || (typeof value === 'string' && YES.includes(value.trim().toLowerCase()))),
);

const gdpr = z.pipe(flag, z.boolean().check(z.refine((given) => given, 'gdpr_required')));

/** Consent to the privacy notice, where a form asks for nothing else. */
export const consentInput = z.object({ gdpr });

/** Step 2 beside its files: the certificate may follow later, where the programme allows it. */
export const step2Input = z.object({ a2_follows: flag });

/** The typed fields of step 1; the confirmation file is checked beside them. */
export const preregistrationInput = z
  .object({
    first_name: givenName,
    middle_name: z._default(middleName, ''),
    last_name: givenName,
    email,
    phone: optionalText(MAX_PHONE_CHARACTERS),
    gdpr,
    lang: z.optional(z.enum(LANGUAGES, 'lang_invalid')),
    idempotency_key: z.optional(z.uuid('key_invalid')),
    /** From a partner's link or poster. One that is unknown or paused is no reason to refuse an application. */
    partner: z.optional(z.string('input_invalid').check(z.maxLength(MAX_NAME_CHARACTERS, 'input_too_long'))),
    /** Filled in on somebody else's phone: whoever is signed in there is not its owner. */
    for_another: z.optional(flag),
  })
  .check(hasName);
export type Preregistration = z.infer<typeof preregistrationInput>;

/** What an operator or applicant may put right in the personal data. */
export const correctionInput = z
  .object({
    first_name: z.optional(givenName),
    // Missing means unchanged, blank means that there is none.
    middle_name: z.optional(middleName),
    last_name: z.optional(givenName),
    email: z.optional(email),
  })
  .check(hasName);
export type Correction = z.infer<typeof correctionInput>;

/** What an applicant may change alone: name and e-mail before an approval, and the mails' language. */
export const selfCorrectionInput = z
  .object({
    ...correctionInput.shape,
    mail_lang: z.optional(z.enum(LANGUAGES, 'lang_invalid')),
  })
  .check(hasName);

/** `access_token`: of an application, where the page that is switched has one. */
export const chooseLanguageInput = z.object({
  lang: z.enum(LANGUAGES, 'lang_invalid'),
  access_token: z.optional(z.string('input_invalid')),
});

export const resendLinkInput = z.object({ email });

/** From the header of a mail. */
export const unsubscribeInput = z.object({
  unsubscribe_token: z.string('input_invalid').check(z.maxLength(100, 'input_invalid')),
});

/** Tells a stranger nothing. */
export const neutralReply = z.object({ success: z.literal(true) });

export const announceOriginalsInput = z.object({ tracking_number: optionalText(MAX_TRACKING_CHARACTERS) });

/** A document as its applicant sees it. `reason` is the checker's, for one that was sent back. */
export const documentView = z.object({
  type: z.enum(DOCUMENT_TYPES),
  subtype: z.nullable(z.string()),
  review: z.enum(REVIEW_STATES),
  reason: z.nullable(z.string()),
  file_name: z.string(),
  size: z.number(),
  uploaded_at: z.string(),
});

/** The applicant as every call of the flow returns it. Times are ISO 8601 in UTC. */
export const applicantView = z.object({
  id: z.string(),
  first_name: z.string(),
  middle_name: z.nullable(z.string()),
  last_name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  status: z.enum(STATUSES),
  access_token: z.string(),
  expires_at: z.string(),
  user_id: z.nullable(z.string()),
  lang: z.enum(LANGUAGES),
  /** Why the application was rejected; null in every other status. */
  decision_reason: z.nullable(z.string()),
  documents: z.array(documentView),
  /** Required in this status, and not there; upload-document takes them, like those that were sent back. */
  missing_documents: z.array(z.enum(DOCUMENT_TYPES)),
  /** Documents deferred to a later day, each with its last day as ISO date; they are missing too. */
  promised_documents: z.array(z.object({ type: z.enum(DOCUMENT_TYPES), due_on: z.string() })),
  /** Until which ISO date the A2 certificate may follow, where the programme allows it. */
  a2_may_follow_until: z.nullable(z.string()),
  /** What its owner can do with it now. */
  can: z.array(z.enum(ACTIONS)),
  reminders_stopped: z.boolean(),
  originals_posted_at: z.nullable(z.string()),
  /** Until which ISO date they should be in the post; null where they are not asked for yet. */
  originals_due_on: z.nullable(z.string()),
  tracking_number: z.string(),
});
export type ApplicantView = z.infer<typeof applicantView>;

export const applicantReply = z.object({ success: z.literal(true), applicant: applicantView });
export const preregistrationReply = z.object({
  success: z.literal(true),
  access_token: z.string(),
  applicant: applicantView,
  /** Only where the same form had come before: what of it counts. */
  sent_again: z.optional(z.enum(['same', 'updated', 'kept'])),
});
