import * as z from 'zod/mini';
import { LANGUAGES } from '../languages.ts';
import { MAX_REASON_CHARACTERS } from '../limits.ts';
import { DOCUMENT_TYPES } from '../model/document.ts';
import { stake } from '../model/stakes.ts';
import { CONSENT_PURPOSES } from '../placements/consent.ts';
import { setConsentInput } from '../placements/placement.ts';
import { requiredLines } from '../text-input.ts';
import { CORRECTION_ANSWERS, CORRECTION_FIELDS } from './correction.ts';

/** Read by `callerApplication`: whoever has no account shows the token of the application's link. */
export const mailDataLinkInput = z.object({ access_token: z.optional(z.string()) });

/** What somebody can agree to or withdraw now. `given_at`: null without a consent. */
const currentConsent = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  given_at: z.nullable(z.string()),
  can_give: z.boolean(),
});
export type CurrentConsent = z.infer<typeof currentConsent>;

/** The consents of an application, for its status page. `partner`: the one who invited the applicant, by name. */
export const ownConsentsReply = z.object({ partner: z.nullable(z.string()), consents: z.array(currentConsent) });

export const setOwnConsentInput = z.omit(setConsentInput, { access_token: true });

/** A consent that was given at some time, with the version of its text; '' where none was kept. */
const keptConsent = z.object({
  purpose: z.enum([...CONSENT_PURPOSES, 'privacy_notice']),
  text_version: z.string(),
  lang: z.enum(LANGUAGES),
  given_at: z.string(),
  withdrawn_at: z.nullable(z.string()),
});
export type KeptConsentView = z.infer<typeof keptConsent>;

const SEEN_KINDS = [
  'document',
  'application',
  'export',
  'released',
  'contract',
  'partner-list',
  'partner-export',
] as const;
const SEEN_BY = ['operator', 'applicant', 'employer', 'partner'] as const;
/** Who saw which data of a person, and when. */
const seenEntry = z.object({
  at: z.string(),
  what: z.enum(SEEN_KINDS),
  who: z.enum(SEEN_BY),
  document: z.nullable(z.enum(DOCUMENT_TYPES)),
});
export type SeenEntry = z.infer<typeof seenEntry>;

export const correctionRequestInput = z.object({
  field: z.enum(CORRECTION_FIELDS, { error: ({ input }) => (input ? 'input_invalid' : 'input_empty') }),
  text: requiredLines(MAX_REASON_CHARACTERS),
});
/** The operator's answer; the applicant reads it in the mail. */
export const answerCorrectionInput = z.object({
  applicant_id: z.string('input_empty').check(z.minLength(1, 'input_empty'), z.maxLength(40, 'input_too_long')),
  correction_id: z.string('input_empty').check(z.minLength(1, 'input_empty'), z.maxLength(40, 'input_too_long')),
  state: z.enum(CORRECTION_ANSWERS, 'input_invalid'),
  answer: requiredLines(MAX_REASON_CHARACTERS),
});
const correctionView = z.object({
  id: z.string(),
  field: z.string(),
  text: z.string(),
  created_at: z.string(),
  state: z.enum(['open', ...CORRECTION_ANSWERS]),
  answer: z.string(),
});
export type CorrectionView = z.infer<typeof correctionView>;

export const ownDataReply = z.object({
  /** The application's number. */
  number: z.string(),
  name: z.string(),
  email: z.string(),
  /** When the mailed link ends; null for a student's account. */
  link_ends_at: z.nullable(z.string()),
  /** The partner who invited the applicant, by name. */
  partner: z.nullable(z.string()),
  consents: z.array(currentConsent),
  /** What the applicant, or the account with all its applications, has with employers. */
  stakes: z.array(stake),
  /** The newest first. */
  history: z.array(keptConsent),
  /** Whether name and address can still be changed on the status page. */
  can_correct: z.boolean(),
  corrections: z.array(correctionView),
  /** The newest first. */
  seen: z.array(seenEntry),
});
export type OwnDataReply = z.infer<typeof ownDataReply>;
