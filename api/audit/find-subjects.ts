import { idsOfNumber } from '#contract/applications/application-number.ts';
import { isId } from '#contract/id.ts';
import type { Deps } from '../deps.ts';

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

function subjectsNamed({ accounts, applicants, employers }: Deps, text: string): string[] {
  if (isId(text)) return [text.toLowerCase()];
  const range = idsOfNumber(text);
  if (range) return applicants.idsBetween(range.from, range.to, MOST);
  const account = accounts.findByEmail(text)?.id;
  const employer = account && employers.findOfAccount(account)?.id;
  const found = [account, employer].flatMap((id) => id ?? []);
  return [...found, ...applicants.idsOfEmail(text, MOST), ...employers.idsOfCompany(text, MOST)];
}
