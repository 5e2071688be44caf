import type { TemplateName } from './templates/names.ts';

/** The order in which waiting mail goes out; within one the oldest goes first. These numbers stand in the database. */
export const PRIORITIES = { urgent: 0, normal: 1, reminder: 2 } as const;
export type Priority = keyof typeof PRIORITIES;

/**
 * Urgent is what somebody waits for at the screen, or must learn at once. Such mail is bounded by ceilings where it is
 * asked for, so it cannot hold up the rest for ever; reminders come by the thousand, and an hour means nothing to them.
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
  'application-rejected': 'normal',
  'application-withdrawn': 'normal',
  'application-reopened': 'normal',
  'partner-link-changed': 'normal',
  'partner-verified': 'normal',
  'partner-unverified': 'normal',
  'partner-paused': 'normal',
  'partner-resumed': 'normal',
  'operator-news': 'normal',
  'reminder-documents': 'reminder',
  'reminder-enrolment': 'reminder',
  'reminder-replace': 'reminder',
  'reminder-originals': 'reminder',
  'reminder-deferred': 'reminder',
  'partner-nudge-application': 'reminder',
  'partner-nudge-start': 'reminder',
};
