import { accountStore } from '../../accounts/account.store.ts';
import { applicantStore } from '../../applicants/applicant.store.ts';
import { noteChange } from '../../db/changes.ts';
import type { Deps } from '../../deps.ts';
import { outboxStore } from '../../mail/outbox.store.ts';
import type { Partner } from '../partner.store.ts';
import type { RegistrationRow } from './registration.store.ts';
import { missingOf } from './registrations.ts';

type Nudged = Pick<RegistrationRow, 'person_id' | 'applicant_id' | 'missing'>;

/**
 * Mails a student of a partner's list their personal link, and names what is missing. The caller has checked in the
 * same transaction that they may be mailed.
 */
export function queueNudge(deps: Deps, { organization_name: organization }: Partner, person: Nudged): void {
  const now = deps.clock.now();
  const applicant = person.applicant_id ? applicantStore(deps.db).find(person.applicant_id) : undefined;
  const account = accountStore(deps.db).find(person.person_id);
  if (applicant) {
    const mail = { template: 'partner-nudge-application', lang: applicant.lang, applicantId: applicant.id } as const;
    outboxStore(deps.db).add({ ...mail, params: { organization, missing: missingOf(person).join(',') } }, now);
  } else if (account) {
    const mail = { template: 'partner-nudge-start', lang: account.lang, accountId: account.id } as const;
    outboxStore(deps.db).add({ ...mail, params: { organization } }, now);
  }
  noteChange(deps.db, person.person_id);
}
