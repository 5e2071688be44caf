/** Every mail that the product sends. */
export const TEMPLATE_NAMES = [
  'application-received',
  'step2-open',
  'documents-received',
  'documents-approved',
  'enrolment-received',
  'application-complete',
  'document-sent-back',
  'application-rejected',
  'application-withdrawn',
  'application-reopened',
  'reminder-documents',
  'reminder-enrolment',
  'reminder-replace',
  'reminder-originals',
  'reminder-deferred',
  'resent-link',
  'email-changed-notice',
  'application-linked',
  'account-confirm',
  'account-exists',
  'account-password-link',
  'account-password-changed',
  'account-new-email',
  'account-email-changed',
  'partner-nudge-application',
  'partner-nudge-start',
  'partner-link-changed',
  'operator-disk-low',
  'operator-upload-budget',
  'operator-mail-ceiling',
] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

/** Mails to whoever runs the server. */
export type OperatorTemplate = Extract<TemplateName, `operator-${string}`>;
