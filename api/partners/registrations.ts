import type { Registration, RegistrationCounts } from '#contract/partner.ts';
import { DAY_MS } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { countSteps, missingThings, needsDocuments, stepOf } from './progress.ts';
import type { RegisteredPerson } from './registration.store.ts';

export const NUDGES = ['partner-nudge-application', 'partner-nudge-start'] as const;

/** Everybody who came through this partner, the newest first. */
export function listRegistrations(deps: Deps, partnerId: string): Registration[] {
  return deps.registrations.list(partnerId).map((person) => viewRegistration(deps, person));
}

/** Figures alone, for lists of many partners: looks at documents only where the step depends on them. */
export function countRegistrations(deps: Deps, partnerId: string): RegistrationCounts {
  const people = deps.registrations.list(partnerId);
  return countSteps(
    people.map(({ applicant_id: id, status }) =>
      stepOf({ status, documents: id && needsDocuments(status) ? deps.documents.current(id) : [] }),
    ),
  );
}

export function viewRegistration(deps: Deps, person: RegisteredPerson): Registration {
  const facts = {
    status: person.status,
    documents: person.applicant_id ? deps.documents.current(person.applicant_id) : [],
    originalsPosted: person.originals_posted_at !== null,
  };
  const missing = person.applied_elsewhere ? [] : missingThings(facts);
  const nudgedAt = lastNudge(deps, person);
  const isDue = nudgedAt === undefined || nudgedAt + DAY_MS <= deps.clock.now();
  return {
    person_id: person.person_id,
    name: nameOf(person),
    registered_at: new Date(person.registered_at).toISOString(),
    step: stepOf(facts),
    missing,
    can_nudge: missing.length > 0 && isDue && person.reminders_stopped_at === null,
    nudged_at: nudgedAt === undefined ? null : new Date(nudgedAt).toISOString(),
    note: person.note,
  };
}

export function lastNudge(deps: Deps, person: RegisteredPerson): number | undefined {
  const readers = [person.applicant_id, person.account_id].filter((id) => id !== null);
  const times = readers.flatMap((id) => NUDGES.map((template) => deps.outbox.lastQueued(id, template) ?? 0));
  return Math.max(0, ...times) || undefined;
}

/** A partner needs to know who it is, not where to write to: the nudge does that. */
function nameOf({ first_name, last_name, email }: RegisteredPerson): string {
  const name = `${first_name} ${last_name}`.trim();
  return name || email.replace(/^(.).*(@.*)$/u, '$1…$2');
}
