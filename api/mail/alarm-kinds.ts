/** What the operator is mailed about while it is wrong, and once more when it is over: the mail, and its cause. */
export const ALARM_KINDS = {
  database: ['operator-alarm', 'database'],
  documents: ['operator-alarm', 'documents'],
  // This mail waits until it is over.
  mail: ['operator-alarm', 'mail'],
  certificate: ['operator-alarm', 'certificate'],
  webhook: ['operator-alarm', 'webhook'],
  disk: ['operator-disk-low', undefined],
  scanner: ['operator-scanner-failed', undefined],
  copy: ['operator-backup-failed', 'copy'],
  rehearsal: ['operator-backup-failed', 'rehearsal'],
} as const;

export type AlarmKind = keyof typeof ALARM_KINDS;

/** Undefined for a mail whose matter does not end by itself. */
export function alarmKind(template: string, about: string | undefined): AlarmKind | undefined {
  const kinds = Object.keys(ALARM_KINDS) as AlarmKind[];
  return kinds.find((kind) => ALARM_KINDS[kind][0] === template && ALARM_KINDS[kind][1] === about);
}
