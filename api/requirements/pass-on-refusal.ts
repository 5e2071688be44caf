import { dayInWords } from '#contract/day-in-words.ts';
import { fill } from '#contract/fill.ts';
import { accountStore } from '../accounts/account.store.ts';
import type { Deps } from '../deps.ts';
import type { Requirement } from '../employers/requirement.store.ts';
import { keepRequest, openRequest, takesRequests } from '../employment-contracts/ask-contract.ts';
import { contractStore } from '../employment-contracts/contract.store.ts';
import { REQUEST_TEXTS } from '../employment-contracts/request.text.ts';
import { uncheckedPlace } from '../employment-contracts/unchecked-place.ts';
import { matchStore } from '../matches/match.store.ts';

/**
 * Asks the operator in the employer's name about each contract that is out when the authority now says no, whoever wrote
 * it down, and whose person was not checked. Nothing ends by that: only paper ends a job. Call it inside a transaction.
 */
export function passOnRefusal(deps: Deps, before: Requirement, requirement: Requirement, accountId: string): void {
  if (before.check_answer === 'no' || requirement.check_answer !== 'no') return;
  const { lang = deps.site.operator.lang } = accountStore(deps.db).find(accountId) ?? {};
  const { check_authority: authority, check_answered_on: day } = requirement;
  const words = fill(REQUEST_TEXTS.refusal[lang], { authority, date: dayInWords(day, lang) });
  const by = { side: 'employer', accountId } as const;
  for (const match of matchStore(deps.db).offeredOrConfirmed(requirement.id)) {
    const contract = contractStore(deps.db).ofMatch(match.id);
    if (!contract || !takesRequests(deps, contract) || openRequest(deps, contract.id, by.side)) continue;
    if (uncheckedPlace(deps, contract).area) keepRequest(deps, contract, by, { kind: 'change', words });
  }
}
