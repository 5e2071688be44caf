import { calls } from '#contract/calls.ts';
import type { Deps } from '../deps.ts';
import { endpoint } from '../http/endpoint.ts';
import { problem } from '../http/problem.ts';
import { type PartnerCaller, verifiedPartner } from './caller-partner.ts';
import { findPerson } from './person.ts';
import { canNudge } from './registrations.ts';

/** Mails somebody of the own list their own next-step link, at most once a day. The partner never sees the link. */
export const nudge = endpoint(calls.nudge, {
  auth: verifiedPartner,
  limit: { perNetwork: 600, perCaller: 120, windowMinutes: 15 },
  handle({ deps, caller, input }) {
    deps.tx(() => queue(deps, caller, input.person_id));
    deps.mail.wake();
    return { success: true as const };
  },
});

function queue(deps: Deps, { partner }: PartnerCaller, personId: string): void {
  const now = deps.clock.now();
  const person = findPerson(deps, partner, personId);
  if (person.nudge_at === null) throw problem('nothing_to_nudge');
  if (!canNudge(person, now)) throw problem('nudged_today');
  const params = { organization: partner.organization_name };
  const applicant = person.applicant_id ? deps.applicants.find(person.applicant_id) : undefined;
  const account = deps.accounts.find(person.person_id);
  if (applicant) {
    const mail = { template: 'partner-nudge-application', lang: applicant.lang, applicantId: applicant.id } as const;
    deps.outbox.add({ ...mail, params }, now);
  } else if (account) {
    const mail = { template: 'partner-nudge-start', lang: account.lang, accountId: account.id } as const;
    deps.outbox.add({ ...mail, params }, now);
  }
}
