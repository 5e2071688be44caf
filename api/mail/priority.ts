import type { TemplateName } from './templates/names.ts';

/** The order of waiting mail; within a priority, the oldest goes first. The database stores these numbers. */
export const PRIORITIES = { urgent: 0, normal: 1, reminder: 2 } as const;
export type Priority = keyof typeof PRIORITIES;

/**
 * Urgent: somebody waits for it at the screen, or must know at once. Limits where such mail is asked for keep it from
 * delaying the rest for ever. Reminders come by the thousand, and may be an hour late.
 */
export const PRIORITY_OF: Record<TemplateName, Priority> = {
  'resent-link': 'urgent',
  'email-changed-notice': 'urgent',
  'application-linked': 'urgent',
  'account-confirm': 'urgent',
  'account-exists': 'urgent',
  'account-password-link': 'urgent',
  'account-password-changed': 'urgent',
  'account-new-email': 'urgent',
  'account-email-changed': 'urgent',
  'account-wrong-code': 'urgent',
  'account-admin-invited': 'urgent',
  'account-second-factor-reset': 'urgent',
  'account-recovery-codes': 'urgent',
  'partner-member-invited': 'urgent',
  'operator-disk-low': 'urgent',
  'operator-upload-budget': 'urgent',
  'operator-mail-ceiling': 'urgent',
  'application-received': 'normal',
  'step2-open': 'normal',
  'documents-received': 'normal',
  'documents-approved': 'normal',
  'enrolment-received': 'normal',
  'application-complete': 'normal',
  'document-sent-back': 'normal',
  'originals-missing': 'normal',
  'originals-sent-back': 'normal',
  'application-rejected': 'normal',
  'application-withdrawn': 'normal',
  'application-reopened': 'normal',
  'partner-link-changed': 'normal',
  'partner-verified': 'normal',
  'partner-unverified': 'normal',
  'partner-paused': 'normal',
  'partner-resumed': 'normal',
  'partner-member-joined': 'normal',
  'partner-member-removed': 'normal',
  'partner-owner-changed': 'normal',
  'employer-vetted': 'normal',
  'employer-refused': 'normal',
  'operator-news': 'normal',
  'operator-digest': 'normal',
  'reminder-documents': 'reminder',
  'reminder-enrolment': 'reminder',
  'reminder-replace': 'reminder',
  'reminder-originals': 'reminder',
  'reminder-deferred': 'reminder',
  'partner-nudge-application': 'reminder',
  'partner-nudge-start': 'reminder',
};
