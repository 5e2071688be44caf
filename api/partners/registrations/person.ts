import type { Deps } from '../../deps.ts';
import { problem } from '../../http/problem.ts';
import type { Partner } from '../partner.store.ts';
import { type RegistrationRow, registrationStore } from './registration.store.ts';

/** A student of this partner's list. Throws for unknown ones and those of others. In a transaction. */
export function findPerson(deps: Deps, partner: Partner, personId: string): RegistrationRow {
  const person = registrationStore(deps.db).find(partner.partner_id, personId);
  if (!person) throw problem('person_not_found');
  return person;
}
