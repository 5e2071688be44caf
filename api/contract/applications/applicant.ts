import * as z from 'zod/mini';
import { email } from '../email.ts';
import { LANGUAGES } from '../languages.ts';
import { MAX_NAME_CHARACTERS, MAX_TRACKING_CHARACTERS } from '../limits.ts';
import { ACTIONS } from '../model/action.ts';
import { DOCUMENT_TYPES, REVIEW_STATES } from '../model/document.ts';
import { STATUSES } from '../model/status.ts';
import { phoneText } from '../phone.ts';
import { blankableName, oneNameAtLeast, optionalText, requiredName } from '../text-input.ts';
import { seasonView } from './season-view.ts';

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

/** Input of forms that ask only for consent to the privacy notice. */
export const consentInput = z.object({ gdpr });

/**
 * Fields of step 2 besides its files. `a2_follows`: the certificate comes later, if the programme allows it.
 * `passport_follows`: the file is an identity card, and the passport follows, if the programme allows that. Where it does
 * not, the card counts as a passport would.
 */
export const step2Input = z.object({ a2_follows: flag, passport_follows: flag });

/** The typed fields of step 1; the file is checked apart from them. */
export const preregistrationInput = z
  .object({
    first_name: givenName,
    middle_name: z._default(middleName, ''),
    last_name: givenName,
    email,
    phone: z._default(phoneText, ''),
    gdpr,
    lang: z.optional(z.enum(LANGUAGES, 'lang_invalid')),
    idempotency_key: z.optional(z.uuid('key_invalid')),
    /**
     * From a partner's link or poster. An application with an unknown or paused partner is not refused, nor one with
     * something too long to be one: no field of the form shows it.
     */
    partner: z.optional(z.catch(z.string().check(z.maxLength(MAX_NAME_CHARACTERS)), '')),
    /** The version of the text by which the partner may see the name; nothing where that is not agreed to. */
    partner_name: z.optional(z.string('input_invalid').check(z.maxLength(40, 'input_too_long'))),
    /** A helper fills in the form on their own device: the account that is signed in there is not the applicant's. */
    for_another: z.optional(flag),
    /** The id of an open season. Missing or empty: the one that begins first. */
    season: z.optional(z.string('input_invalid').check(z.maxLength(40, 'input_too_long'))),
  })
  .check(hasName);
export type Preregistration = z.infer<typeof preregistrationInput>;

/** Personal data that an operator or applicant may correct. */
export const correctionInput = z
  .object({
    first_name: z.optional(givenName),
    // Missing: unchanged. Blank: there is no middle name.
    middle_name: z.optional(middleName),
    last_name: z.optional(givenName),
    email: z.optional(email),
  })
  .check(hasName);
export type Correction = z.infer<typeof correctionInput>;

/** What applicants may change themselves: name and e-mail before an approval, the mails' language at any time. */
export const selfCorrectionInput = z
  .object({ ...correctionInput.shape, mail_lang: z.optional(z.enum(LANGUAGES, 'lang_invalid')) })
  .check(hasName);

/** `access_token`: of the application that the page shows, if it shows one. */
export const chooseLanguageInput = z.object({
  lang: z.enum(LANGUAGES, 'lang_invalid'),
  access_token: z.optional(z.string('input_invalid')),
});

export const resendLinkInput = z.object({ email });

/** The token in the header of a mail. */
export const unsubscribeInput = z.object({
  unsubscribe_token: z.string('input_invalid').check(z.maxLength(100, 'input_invalid')),
});

/** A reply that is the same whatever the server found. */
export const neutralReply = z.object({ success: z.literal(true) });

export const announceOriginalsInput = z.object({ tracking_number: optionalText(MAX_TRACKING_CHARACTERS) });

/** Of a file's SHA-256: enough to tell files apart that nobody forges, as the server compares all of it. */
export const FINGERPRINT_DIGITS = 16;

/** A document as its applicant sees it. `reason`: why the reviewer sent it back. */
const documentView = z.object({
  type: z.enum(DOCUMENT_TYPES),
  subtype: z.nullable(z.string()),
  review: z.enum(REVIEW_STATES),
  reason: z.nullable(z.string()),
  file_name: z.string(),
  size: z.number(),
  /** The first hexadecimal digits of its file's SHA-256. */
  fingerprint: z.optional(z.string()),
  uploaded_at: z.string(),
  /** The operator uploaded it on the applicant's behalf. */
  by_operator: z.optional(z.boolean()),
  /** Its file was deleted, as announced. */
  removed_at: z.optional(z.string()),
});

/** `OriginalView` as plain texts: its lists would come to every page of an applicant. */
const originalText = z.object({ original: z.string(), state: z.string(), on: z.nullable(z.string()) });

/** The applicant as every call about an application returns it. Times are ISO 8601 in UTC. */
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
  /** Required in this status and missing, also where a card stands in; upload-document takes these, and those sent back. */
  missing_documents: z.array(z.enum(DOCUMENT_TYPES)),
  /** Deferred documents, each with its last day as ISO date; they are missing too. */
  promised_documents: z.array(z.object({ type: z.enum(DOCUMENT_TYPES), due_on: z.string() })),
  /** The ISO date until which the A2 certificate may follow, if the programme allows it. */
  a2_may_follow_until: z.nullable(z.string()),
  /** The ISO date until which the passport may follow an identity card, if the programme allows it. */
  passport_may_follow_until: z.nullable(z.string()),
  can: z.array(z.enum(ACTIONS)),
  reminders_stopped: z.boolean(),
  /** We are checking something before it goes on. */
  on_hold: z.boolean(),
  /** In how many days step 1 was usually approved in the last weeks, while that is waited for; null: nobody can tell. */
  usual_days: z.nullable(z.number()),
  /** All is complete but the details for a placement. */
  needs_placement: z.boolean(),
  /**
   * What keeps somebody from employers who has agreed that they may see them; empty with an offer or a place. Each a
   * `CandidateObstacle`, as a plain text: their rules would come to every page.
   */
  obstacles: z.array(z.string()),
  /** Since when the originals are on their way, or here. */
  originals_posted_at: z.nullable(z.string()),
  /** The ISO date by which the originals should be in the post; null if they are not asked for yet. */
  originals_due_on: z.nullable(z.string()),
  /** The ISO date on which this was answered, in Berlin. */
  today: z.string(),
  /** The papers of the envelope, each with what became of it. */
  originals: z.array(originalText),
  tracking_number: z.string(),
  /** The season that it is for; null: the next one, which nobody has opened yet. */
  season: z.nullable(seasonView),
  /** Other seasons that are open: the applicant may ask for one. */
  other_seasons: z.array(seasonView),
  /** Nobody can be placed in it any more, and something is still to be sent or said. */
  season_over: z.boolean(),
  /** The id of the one that was asked for. */
  wished_season: z.nullable(z.string()),
});
export type ApplicantView = z.infer<typeof applicantView>;

export const applicantReply = z.object({ success: z.literal(true), applicant: applicantView });
export const preregistrationReply = z.object({
  success: z.literal(true),
  access_token: z.string(),
  applicant: applicantView,
  /** What of the form counts, if the same one had come before. */
  sent_again: z.optional(z.enum(['same', 'updated', 'kept'])),
});
