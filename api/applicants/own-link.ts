import { MINUTE_MS } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Applicant } from './applicant.store.ts';

/** Mails a fresh link to the application's own address, at most once a minute. */
export function sendOwnLink(deps: Deps, applicant: Applicant): void {
  const now = deps.clock.now();
  deps.tx(() => {
    const last = deps.outbox.lastQueuedAt(applicant.id, 'own-link');
    if (last !== undefined && now - last < MINUTE_MS) return;
    deps.outbox.add({ template: 'own-link', lang: applicant.lang, applicantId: applicant.id }, now);
  });
  deps.mail.wake();
}
