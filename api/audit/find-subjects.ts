import { isId } from '#contract/id.ts';
import { accountStore } from '../accounts/account.store.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import type { Deps } from '../deps.ts';
import { employerStore } from '../employers/employer.store.ts';
import { applicationsNamed } from './applications-named.ts';
import { logListStore } from './log-list.store.ts';

const MOST = 50;

/**
 * Ids of what a search names: by number, id, address or a company's name; with an application come its matches and
 * contracts. Undefined without a search.
 */
export function findSubjects(deps: Deps, search: string | undefined): string[] | undefined {
  const text = search?.trim() ?? '';
  if (text === '') return undefined;
  const named = subjectsNamed(deps, text);
  return named.length === 0 ? named : [...new Set([...named, ...logListStore(deps.db).idsOfApplicants(named, MOST)])];
}

function subjectsNamed(deps: Deps, text: string): string[] {
  const { db } = deps;
  if (isId(text)) return [text.toLowerCase()];
  const numbered = applicationsNamed(deps, text);
  if (numbered.length > 0) return numbered;
  const account = accountStore(db).findByEmail(text)?.id;
  const employer = account && employerStore(db).findOfAccount(account)?.id;
  const found = [account, employer].flatMap((id) => id ?? []);
  return [...found, ...applicantStore(db).idsOfEmail(text, MOST), ...employerStore(db).idsOfCompany(text, MOST)];
}
