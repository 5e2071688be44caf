import type { TemplateName } from './templates/templates.ts';

/** The order of waiting mail; within a priority, the oldest goes first. The database stores these numbers. */
export const PRIORITIES = { urgent: 0, normal: 1, reminder: 2 } as const;
export type Priority = keyof typeof PRIORITIES;

/**
 * Somebody waits for it at the screen, or must know at once, as for every mail about an account. Limits where such mail
 * is asked for keep it from delaying the rest for ever.
 */
const URGENT: readonly TemplateName[] = [
  ...(['resent-link', 'data-link', 'email-changed-notice', 'application-linked'] as const),
  ...(['partner-member-invited', 'employer-member-invited'] as const),
  ...(['operator-disk-low', 'operator-document-damaged', 'operator-malware-refused', 'operator-malware-kept'] as const),
  ...([
    'operator-scanner-failed',
    'operator-backup-failed',
    'operator-alarm',
    'operator-connection-changed',
    'operator-alarm-over',
    'operator-upload-budget',
    'operator-mail-ceiling',
  ] as const),
];

export function priorityOf(template: TemplateName): Priority {
  if (template.startsWith('account-') || URGENT.includes(template)) return 'urgent';
  // They come by the thousand, and may be an hour late.
  return /^(?:reminder|partner-nudge)-/.test(template) ? 'reminder' : 'normal';
}
