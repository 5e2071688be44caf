import { euroText } from '#contract/euro-text.ts';
import { fill } from '#contract/fill.ts';
import { accountStore } from '../accounts/account.store.ts';
import type { Deps } from '../deps.ts';
import type { Requirement } from '../employers/requirement.store.ts';
import { keepRequest, openRequest, takesRequests } from '../employment-contracts/ask-contract.ts';
import { type Contract, contractStore } from '../employment-contracts/contract.store.ts';
import { termsOf } from '../employment-contracts/load-contract.ts';
import { REQUEST_TEXTS } from '../employment-contracts/request.text.ts';
import { matchStore } from '../matches/match.store.ts';
import { changeDraft } from './change-draft.ts';
import { tellOffered } from './tell-offered.ts';

/**
 * Tells everybody with an offer or a place of a requirement that its wage was raised, and raises it in drafts of
 * contracts. A contract that was sent stays as it is: the paper that both sides have counts until there is a new version,
 * for which the operator is asked in the employer's name; an operator who raises it needs no asking. Call it inside a
 * transaction.
 */
export function passOnRaise(
  deps: Deps,
  requirement: Requirement,
  accountId: string,
  by: 'employer' | 'operator' = 'employer',
): void {
  const wage = requirement.wage_cents ?? 0;
  for (const match of matchStore(deps.db).offeredOrConfirmed(requirement.id)) {
    const contract = contractStore(deps.db).ofMatch(match.id);
    if (contract && contract.state !== 'draft') {
      if (by === 'employer') askForVersion(deps, contract, wage, accountId);
      continue;
    }
    // The operator may have written a higher one.
    if (contract && termsOf(deps, contract).terms.wage_cents < wage)
      changeDraft(deps, contract, { wage_cents: wage }, { by, accountId });
    tellOffered(deps, requirement, match, { template: 'match-wage-raised', params: { wage: String(wage) } });
  }
}

/** Who has asked for something already is looked at, with the new wage beside the terms. */
function askForVersion(deps: Deps, row: Contract, wage: number, accountId: string): void {
  const { wage_cents: before } = termsOf(deps, row).terms;
  const by = { side: 'employer', accountId } as const;
  if (before >= wage || !takesRequests(deps, row) || openRequest(deps, row.id, by.side)) return;
  const { lang = deps.site.operator.lang } = accountStore(deps.db).find(accountId) ?? {};
  const words = fill(REQUEST_TEXTS.wage[lang], { wage: euroText(wage, lang), before: euroText(before, lang) });
  keepRequest(deps, row, by, { kind: 'wage', words });
}
