import { DAY_MS, MINUTE_MS } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Applicant } from './applicant.store.ts';

// Whoever knows an address could have a mailbox filled otherwise.
const MAX_A_DAY = 6;

/** Mails a fresh link to the application's own address, at most once a minute and a few times a day; `to` the account's area. */
export function sendOwnLink(deps: Deps, applicant: Applicant, params: { to?: 'account' } = {}): void {
  const now = deps.clock.now();
  deps.tx(() => {
    const queued = (sinceMs: number) => deps.outbox.countBetween(applicant.id, 'own-link', now - sinceMs, now);
    if (queued(MINUTE_MS) > 0 || queued(DAY_MS) >= MAX_A_DAY) return;
    deps.outbox.add({ template: 'own-link', lang: applicant.lang, applicantId: applicant.id, params }, now);
  });
  deps.mail.wake();
}
