import type { Deps } from '../deps.ts';
import { type NewMail, outboxStore } from '../mail/outbox.store.ts';
import { DAY_MS, MINUTE_MS } from '../time/clock.ts';
import type { Applicant } from './applicant.store.ts';
import { mailApplicant } from './mail-applicant.ts';

// Without this limit, anybody who knows an address could fill its mailbox.
const MAX_A_DAY = 6;

/**
 * Mails a fresh link to the application's own address, at most once a minute and a few times a day. `network`: of a caller
 * who need not be the applicant.
 */
export function mailLink(
  deps: Deps,
  applicant: Applicant,
  mail: Pick<NewMail, 'params'> & { template: 'resent-link' | 'data-link' },
  network?: string,
): void {
  const now = deps.clock.now();
  deps.tx(() => {
    const queued = (sinceMs: number) =>
      outboxStore(deps.db).countBetween(applicant.id, mail.template, now - sinceMs, now);
    if (queued(MINUTE_MS) > 0 || queued(DAY_MS) >= MAX_A_DAY) return;
    mailApplicant(deps, applicant, mail, network);
  });
}
