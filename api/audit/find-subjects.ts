import { isId } from '#contract/id.ts';
import type { Deps } from '../deps.ts';
import { applicationsNamed } from './applications-named.ts';

const MOST = 50;

/**
 * Ids of what a search names: by number, id, address or a company's name; with an application come its matches and
 * contracts. Undefined without a search.
 */
export function findSubjects(deps: Deps, search: string | undefined): string[] | undefined {
  const text = search?.trim() ?? '';
  if (text === '') return undefined;
  const named = subjectsNamed(deps, text);
  return named.length === 0 ? named : [...new Set([...named, ...deps.logList.idsOfApplicants(named, MOST)])];
}

function subjectsNamed(deps: Deps, text: string): string[] {
  const { accounts, applicants, employers } = deps;
  if (isId(text)) return [text.toLowerCase()];
  const numbered = applicationsNamed(deps, text);
  if (numbered.length > 0) return numbered;
  const account = accounts.findByEmail(text)?.id;
  const employer = account && employers.findOfAccount(account)?.id;
  const found = [account, employer].flatMap((id) => id ?? []);
  return [...found, ...applicants.idsOfEmail(text, MOST), ...employers.idsOfCompany(text, MOST)];
}
