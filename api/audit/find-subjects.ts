import { idsOfNumber } from '#contract/application-number.ts';
import type { Deps } from '../deps.ts';

const MOST = 50;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Ids of the applications and accounts that a search names: by number, id or address. Undefined without a search. */
export function findSubjects({ accounts, applicants }: Deps, search: string | undefined): string[] | undefined {
  const text = search?.trim() ?? '';
  if (text === '') return undefined;
  if (UUID.test(text)) return [text.toLowerCase()];
  const range = idsOfNumber(text);
  if (range) return applicants.idsBetween(range.from, range.to, MOST);
  const account = accounts.findByEmail(text)?.id;
  return [...(account ? [account] : []), ...applicants.idsOfEmail(text, MOST)];
}
