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
  'reminder-promise',
  'own-link',
  'email-changed-notice',
] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];
