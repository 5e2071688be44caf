import type { Registration, RegistrationCounts } from '#contract/partner.ts';
import { DAY_MS } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { countSteps, missingThings, type ReviewedDocument, stepOf } from './progress.ts';
import type { RegisteredPerson } from './registration.store.ts';

// An account has no switch for reminders, as an application has.
const MAX_NUDGES_TO_START = 3;

/** Everybody who came through this partner, the newest first. */
export function listRegistrations({ registrations, clock }: Deps, partnerId: string): Registration[] {
  const documents = registrations.documents(partnerId);
  const now = clock.now();
  return registrations
    .list(partnerId, now)
    .map((person) => viewRegistration(person, documents.get(person.applicant_id ?? '') ?? [], now));
}

/** Figures alone, for lists of many partners. */
export function countRegistrations({ registrations, clock }: Deps, partnerId: string): RegistrationCounts {
  const documents = registrations.documents(partnerId);
  const people = registrations.list(partnerId, clock.now());
  return countSteps(
    people.map(({ applicant_id: id, status }) => stepOf({ status, documents: documents.get(id ?? '') ?? [] })),
  );
}

/** Somebody as their partner sees them. Pure. */
export function viewRegistration(
  person: RegisteredPerson,
  documents: readonly ReviewedDocument[],
  now: number,
): Registration {
  const facts = { status: person.status, documents, originalsPosted: person.originals_posted_at !== null };
  const missing = person.applied_elsewhere ? [] : missingThings(facts);
  const isDue = person.nudged_at === null || person.nudged_at + DAY_MS <= now;
  return {
    person_id: person.person_id,
    name: nameOf(person),
    registered_at: new Date(person.registered_at).toISOString(),
    step: stepOf(facts),
    missing,
    can_nudge: missing.length > 0 && isDue && wantsNudges(person),
    nudged_at: person.nudged_at === null ? null : new Date(person.nudged_at).toISOString(),
    note: person.note,
  };
}

/** Whether reminders still are welcome. Pure. */
export function wantsNudges({ reminders_stopped_at, nudges_to_start, applicant_id }: RegisteredPerson): boolean {
  return reminders_stopped_at === null && (applicant_id !== null || nudges_to_start < MAX_NUDGES_TO_START);
}

/** A partner needs to know who it is, not where to write to: the nudge does that. */
function nameOf({ first_name, last_name, email }: RegisteredPerson): string {
  const name = `${first_name} ${last_name}`.trim();
  return name || email.replace(/^(.).*(@.*)$/u, '$1…$2');
}
