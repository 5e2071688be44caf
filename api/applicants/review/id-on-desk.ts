import type { Deps } from '../../deps.ts';
import { problem } from '../../http/problem.ts';

/** The id of an application that is named by it or by its number. Throws `applicant_not_found`. */
export function idOnDesk({ applicants }: Deps, named: string): string {
  const found = applicants.find(named) ?? applicants.findByNumber(named)[0];
  if (!found) throw problem('applicant_not_found');
  return found.id;
}
