import { applicantStore } from '../applicants/applicant.store.ts';
import type { Deps } from '../deps.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { type RetentionRow, retentionStore } from './retention.store.ts';

/**
 * Tells an applicant whose announcement of a deletion went out that all is kept for now. `dueAt`: when the mail
 * goes out. Call it inside a transaction, before the announcement is taken back.
 */
export function tellKept({ db, clock }: Pick<Deps, 'db' | 'clock'>, row: RetentionRow, dueAt?: number): void {
  const applicant = applicantStore(db).find(row.applicant_id);
  const isTold = row.mail_id !== null && retentionStore(db).mail(row.mail_id)?.state === 'sent';
  if (!applicant || !isTold || row.what === null) return;
  const mail = { template: 'kept-for-now', lang: applicant.lang, applicantId: applicant.id } as const;
  outboxStore(db).add({ ...mail, params: { what: row.what } }, clock.now(), dueAt);
}
