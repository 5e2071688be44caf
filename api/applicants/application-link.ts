import type { Deps } from '../deps.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { DAY_MS, MINUTE_MS } from '../time/clock.ts';
import type { Applicant } from './applicant.store.ts';
import { mailApplicant } from './mail-applicant.ts';

// Without this limit, anybody who knows an address could fill its mailbox.
const MAX_A_DAY = 6;

interface Sending {
  /** The link leads into the account's area. */
  to?: 'account';
  /** The network of a caller who need not be the applicant. */
  network?: string;
}

/** Mails a fresh link to the application's own address, at most once a minute and a few times a day. */
export function sendApplicationLink(deps: Deps, applicant: Applicant, { to, network }: Sending = {}): void {
  const now = deps.clock.now();
  deps.tx(() => {
    const queued = (sinceMs: number) =>
      outboxStore(deps.db).countBetween(applicant.id, 'resent-link', now - sinceMs, now);
    if (queued(MINUTE_MS) > 0 || queued(DAY_MS) >= MAX_A_DAY) return;
    mailApplicant(deps, applicant, { template: 'resent-link', ...(to && { params: { to } }) }, network);
  });
}
