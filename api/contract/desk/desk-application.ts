import * as z from 'zod/mini';
import { correctionInput } from '../applications/applicant.ts';
import { day } from '../day.ts';
import { subtypeInput } from '../documents/upload-document.ts';
import { LANGUAGES } from '../languages.ts';
import { MAX_NOTE_CHARACTERS, MAX_REASON_CHARACTERS } from '../limits.ts';
import { ACTIONS } from '../model/action.ts';
import { DOCUMENT_TYPES } from '../model/document.ts';
import { OPERATORS_ACTS } from '../model/next-act.ts';
import { ORIGINAL_STATES, ORIGINALS } from '../model/original.ts';
import { stake } from '../model/stakes.ts';
import { STATUSES } from '../model/status.ts';
import { poolState } from '../placements/placement.ts';
import { requestId } from '../request.ts';
import { oneNameAtLeast, requiredLines } from '../text-input.ts';
import { deskDocument } from './desk-document.ts';

/** The id of an application, or its number. */
const applicantId = z.string('input_empty').check(z.minLength(1, 'input_empty'), z.maxLength(40, 'input_too_long'));
/** Names what the operator has looked at: another state of the application has another code. */
export const seen = z.string('input_empty').check(z.minLength(1, 'input_empty'), z.maxLength(40, 'input_too_long'));
const text = z.object({ de: z.string(), en: z.string() });
const reason = z.optional(requiredLines(MAX_REASON_CHARACTERS));

export const applicationIdInput = z.object({ applicant_id: applicantId });

/** Decisions on the desk; every one of them can be undone for some seconds. */
export const DESK_DECISIONS = [
  'accept',
  'send-back',
  'approve',
  'complete',
  'reject',
  'withdraw',
  'reopen',
  'receive-originals',
  'expect-originals',
  'miss-originals',
  'return-originals',
] as const satisfies readonly (typeof ACTIONS)[number][];
export type DeskDecision = (typeof DESK_DECISIONS)[number];

const choice = {
  applicant_id: applicantId,
  action: z.enum(DESK_DECISIONS, 'input_invalid'),
  /** The document that is accepted or sent back. */
  document_id: z.optional(z.string('input_invalid').check(z.maxLength(100, 'document_unknown'))),
  /** The key of a ready reason of the settings; the applicant reads its sentence. */
  reason_key: z.optional(z.string('input_invalid').check(z.maxLength(60, 'reason_unknown'))),
  /** The operator's own words, after the ready sentence if there is one. For `complete`: why without some originals. */
  reason,
  /** The papers that a decision about originals means. */
  originals: z.optional(
    z.array(z.enum(ORIGINALS, 'input_invalid'), 'input_invalid').check(z.maxLength(ORIGINALS.length, 'input_invalid')),
  ),
  /** The ISO date on which they arrived or went; missing: today. */
  on: z.optional(day('day_invalid')),
};

export const decideInput = z.object({ ...choice, decision_id: requestId, seen });
export type DeskChoice = Omit<z.infer<typeof decideInput>, 'decision_id' | 'seen'>;
export const previewInput = z.object(choice);
export const undoInput = z.object({ applicant_id: applicantId, decision_id: requestId });
export const deskCorrectionInput = z
  .object({
    applicant_id: applicantId,
    seen,
    ...correctionInput.shape,
    /** What the file in the place of the passport is. */
    passport: subtypeInput,
  })
  .check(oneNameAtLeast('first_name', 'last_name'));
export const deskUploadInput = z.object({
  applicant_id: applicantId,
  seen,
  document_type: z.enum(DOCUMENT_TYPES, 'document_type_invalid'),
  subtype: subtypeInput,
});
/** `reason`: why it is put on hold; missing: it goes on. `until`: the ISO date on which it comes back. */
export const holdInput = z.object({
  applicant_id: applicantId,
  seen,
  reason: z.optional(requiredLines(MAX_NOTE_CHARACTERS)),
  until: z.optional(day('day_invalid')),
});
export const applicantNoteInput = z.object({
  applicant_id: applicantId,
  note_id: requestId,
  note: requiredLines(MAX_NOTE_CHARACTERS),
});

const TIMELINE_KINDS = ['event', 'mail', 'upload'] as const;

/** Something that happened. `what`: an action, the template of a mail, or the type of a document. */
export const timelineEntry = z.object({
  id: z.string(),
  kind: z.enum(TIMELINE_KINDS),
  at: z.string(),
  what: z.string(),
  /** applicant, operator, account or system */
  actor: z.string(),
  /** The address of the account, or the name given to the command line. */
  person: z.nullable(z.string()),
  from: z.nullable(z.enum(STATUSES)),
  to: z.nullable(z.enum(STATUSES)),
  document: z.nullable(z.enum(DOCUMENT_TYPES)),
  /** The state of a mail, the name of a file, a code of an event, the originals or the season that it is about. */
  detail: z.nullable(z.string()),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

export const NOTE_KINDS = ['note', 'hold'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

export const DUPLICATE_SIGNS = ['email', 'mailbox', 'phone', 'name', 'spelling', 'file'] as const;

export const deskApplication = z.object({
  id: z.string(),
  number: z.string(),
  first_name: z.string(),
  middle_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  lang: z.enum(LANGUAGES),
  status: z.enum(STATUSES),
  created_at: z.string(),
  decision_reason: z.nullable(z.string()),
  has_account: z.boolean(),
  /** The partner through whom the person came, and the code printed on its posters. */
  partner: z.nullable(z.object({ partner_id: z.string(), name: z.string(), code: z.string() })),
  /** `until`: the ISO date on which it comes back; null: it was put on hold before a day was asked for. */
  hold: z.nullable(z.object({ since: z.string(), reason: z.string(), until: z.nullable(z.string()) })),
  /** The ISO dates that a hold may last until. */
  hold_days: z.object({ first: z.string(), usual: z.string(), last: z.string() }),
  /** What waits for the operator; null if nothing does. */
  waits: z.nullable(
    z.object({
      kind: z.enum(OPERATORS_ACTS),
      documents: z.array(z.enum(DOCUMENT_TYPES)),
      since: z.nullable(z.string()),
    }),
  ),
  can: z.array(z.enum(ACTIONS)),
  /** The documents that an operator can add or replace on behalf of the applicant. */
  uploads: z.array(z.enum(DOCUMENT_TYPES)),
  documents: z.array(deskDocument),
  /** Documents that stand in the way of the next approval: missing, or sent back. */
  blocking: z.array(z.enum(DOCUMENT_TYPES)),
  deferred: z.array(z.object({ type: z.enum(DOCUMENT_TYPES), due_on: z.string() })),
  /** The ISO date until which the passport may follow an identity card, if the programme allows it. */
  passport_may_follow_until: z.nullable(z.string()),
  /** The names of its season, null for the next one, and of the one that its owner asks for. */
  season: z.nullable(text),
  wished_season: z.nullable(text),
  originals_posted_at: z.nullable(z.string()),
  originals: z.array(
    z.object({ original: z.enum(ORIGINALS), state: z.enum(ORIGINAL_STATES), on: z.nullable(z.string()) }),
  ),
  tracking_number: z.string(),
  seen: z.string(),
  /** Newest first. */
  timeline: z.array(timelineEntry),
  /** Newest first. `hold`: the reason of a hold. */
  notes: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(NOTE_KINDS),
      note: z.string(),
      author: z.nullable(z.string()),
      created_at: z.string(),
    }),
  ),
  /** Other applications that may be of the same person. */
  duplicates: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      name: z.string(),
      status: z.enum(STATUSES),
      created_at: z.string(),
      signs: z.array(z.enum(DUPLICATE_SIGNS)),
    }),
  ),
  /** What the person has with employers. */
  stakes: z.array(stake),
  /** Whether employers see the person, or why not. */
  pool: poolState,
  /** The newest mail to the applicant, where it could not be delivered. `can_retry`: its purpose has not passed. */
  undelivered: z.nullable(
    z.object({
      mail_id: z.string(),
      template: z.string(),
      at: z.string(),
      error: z.string(),
      can_retry: z.boolean(),
    }),
  ),
  /** A request to put something right that waits for an answer. */
  correction: z.nullable(z.object({ id: z.string(), field: z.string(), text: z.string(), created_at: z.string() })),
});
export type DeskApplication = z.infer<typeof deskApplication>;

export const deskApplicationReply = z.object({ application: deskApplication });
export const decisionReply = z.object({
  application: deskApplication,
  /** Whether it has queued a mail, which waits until the decision cannot be undone any more. */
  sends_mail: z.boolean(),
});

/** The mail that a decision would send, as it would be sent; null if it sends none. */
export const previewReply = z.object({
  mail: z.nullable(z.object({ to: z.string(), lang: z.enum(LANGUAGES), subject: z.string(), text: z.string() })),
});
export type MailPreview = z.infer<typeof previewReply>['mail'];
