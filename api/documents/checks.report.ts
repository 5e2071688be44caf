import { accountStore } from '../accounts/account.store.ts';
import type { Deps } from '../deps.ts';
import { berlinTime } from '../time/berlin-time.ts';
import type { Document } from './document.store.ts';
import { documentCheckStore } from './document-check.store.ts';

/** Lines of `applicants show`: what was ticked in a document, by whom. A noted passport number stays on the desk. */
export function describeChecks(deps: Deps, { id }: Document): string {
  const { db } = deps;
  const nameOf = (accountId: string) => accountStore(db).find(accountId)?.email ?? accountId;
  const ticks = documentCheckStore(db)
    .checksOf(id)
    .map(({ point, account_id, at }) => `checked ${point} by ${nameOf(account_id)}, ${berlinTime(at)}`);
  const passport = documentCheckStore(db).passportOf(id);
  const noted = passport
    ? [
        `${passport.number === '' ? 'no number' : 'number'} noted, ${passport.expires_on === '' ? 'no expiry' : `expires on ${passport.expires_on}`}`,
      ]
    : [];
  return [...ticks, ...noted].map((line) => `\n    ${line}`).join('');
}
