import * as z from 'zod/mini';
import { LANGUAGES } from '../languages.ts';
import { neighbours, places } from '../time-place.ts';

export const MAIL_STATES = ['waiting', 'dead', 'sent', 'cancelled'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Why a mail is not queued again. */
export const MAIL_OBSTACLES = [
  'sent',
  'waiting',
  'cancelled',
  'reminder',
  'application_gone',
  'account_gone',
  'account_blocked',
  'account_confirmed',
] as const;
export type MailObstacle = (typeof MAIL_OBSTACLES)[number];

const template = z
  .string('input_invalid')
  .check(z.maxLength(60, 'input_invalid'), z.regex(/^[a-z0-9-]+$/, 'input_invalid'));

/** Mails of a state or a template, the newest first. `after`, `before`: the mail next to which a page begins or ends. */
export const mailsInput = z.object({
  state: z.optional(z.enum(MAIL_STATES, 'input_invalid')),
  template: z.optional(template),
  ...places,
});

export const listedMail = z.object({
  id: z.string(),
  template: z.string(),
  lang: z.enum(LANGUAGES),
  /** The address; null where its application or account is gone. */
  to: z.nullable(z.string()),
  state: z.enum(MAIL_STATES),
  attempts: z.number(),
  /** Why the last try failed, in the server's words. */
  error: z.nullable(z.string()),
  created_at: z.string(),
  sent_at: z.nullable(z.string()),
  /** When it is tried next; null unless it waits. */
  due_at: z.nullable(z.string()),
  /** What its text is filled with, without what opens something. */
  params: z.array(z.object({ name: z.string(), value: z.string() })),
  applicant_id: z.nullable(z.string()),
  /** Why it cannot be sent again; null if it can. */
  obstacle: z.nullable(z.enum(MAIL_OBSTACLES)),
});
export type ListedMail = z.infer<typeof listedMail>;

export const mailsReply = z.object({
  mails: z.array(listedMail),
  ...neighbours,
  /** Counts end at `MOST_COUNTED`. */
  counts: z.object({ waiting: z.number(), dead: z.number() }),
  /** Every template of the product. */
  templates: z.array(z.string()),
});

export const mailIdInput = z.object({ id: z.uuid('input_invalid') });

/** `lang`: the caller's language if it is missing. */
export const mailPreviewInput = z.object({ template, lang: z.optional(z.enum(LANGUAGES, 'lang_invalid')) });
/** A mail of this template as it would be sent, with invented data. */
export const mailPreviewReply = z.object({ subject: z.string(), text: z.string() });

export const testMailReply = z.object({
  state: z.enum(['sent', 'failed', 'no_server']),
  /** The caller's own address. */
  to: z.string(),
  /** Why the mail server did not take it, in the server's words. */
  reason: z.nullable(z.string()),
});
