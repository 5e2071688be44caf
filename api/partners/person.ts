import type { Deps } from '../deps.ts';
import { problem } from '../http/problem.ts';
import type { Partner } from './partner.store.ts';
import type { RegisteredPerson } from './registration.store.ts';

/** Somebody of this partner's own list. Everybody else looks as if there were nobody. */
export function findPerson(
  { registrations, clock }: Pick<Deps, 'registrations' | 'clock'>,
  partner: Partner,
  personId: string,
): RegisteredPerson {
  const person = registrations.find(partner.partner_id, personId, clock.now());
  if (!person) throw problem('person_not_found');
  return person;
}
