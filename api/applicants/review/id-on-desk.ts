import type { Deps } from '../../deps.ts';
import { problem } from '../../http/problem.ts';
import { applicantStore } from '../applicant.store.ts';

/** The id of an application that is named by it or by its number. Throws `applicant_not_found`. */
export function idOnDesk({ db }: Deps, named: string): string {
  const found = applicantStore(db).find(named) ?? applicantStore(db).findByNumber(named)[0];
  if (!found) throw problem('applicant_not_found');
  return found.id;
}
