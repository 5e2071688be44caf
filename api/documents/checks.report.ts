import type { Deps } from '../deps.ts';
import { berlinTime } from '../time/berlin-time.ts';
import type { Document } from './document.store.ts';

/** Lines of `applicants show`: what was ticked in a document, by whom. A noted passport number stays on the desk. */
export function describeChecks(deps: Deps, { id }: Document): string {
  const { accounts, documentChecks } = deps;
  const nameOf = (accountId: string) => accounts.find(accountId)?.email ?? accountId;
  const ticks = documentChecks
    .checksOf(id)
    .map(({ point, account_id, at }) => `checked ${point} by ${nameOf(account_id)}, ${berlinTime(at)}`);
  const passport = documentChecks.passportOf(id);
  const noted = passport
    ? [
        `${passport.number === '' ? 'no number' : 'number'} noted, ${passport.expires_on === '' ? 'no expiry' : `expires on ${passport.expires_on}`}`,
      ]
    : [];
  return [...ticks, ...noted].map((line) => `\n    ${line}`).join('');
}
