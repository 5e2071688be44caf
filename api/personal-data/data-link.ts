import type { Applicant } from '../applicants/applicant.store.ts';
import { mailApplicant } from '../applicants/mail-applicant.ts';
import type { Deps } from '../deps.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { DAY_MS, MINUTE_MS } from '../time/clock.ts';

// Without this limit, anybody who knows an address could fill its mailbox.
const MAX_A_DAY = 6;

/**
 * Mails the link to the page "your data" to the application's own address, at most once a minute and a few times a day.
 * `network`: of a caller who need not be the applicant.
 */
export function sendDataLink(deps: Deps, applicant: Applicant, network?: string): void {
  const now = deps.clock.now();
  deps.tx(() => {
    const queued = (sinceMs: number) =>
      outboxStore(deps.db).countBetween(applicant.id, 'data-link', now - sinceMs, now);
    if (queued(MINUTE_MS) > 0 || queued(DAY_MS) >= MAX_A_DAY) return;
    mailApplicant(deps, applicant, { template: 'data-link' }, network);
  });
}
