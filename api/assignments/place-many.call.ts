import type { Lang } from '#contract/languages.ts';
import { wholeName } from '#contract/person-name.ts';
import type { Deps } from '../deps.ts';
import { draftContract } from '../employment-contracts/draft-contract.ts';
import { contractAsSeen, contractNamed, loadContract } from '../employment-contracts/load-contract.ts';
import { wayBackOfDraft, wayBackOfSent } from '../employment-contracts/put-back.ts';
import { sendDraft } from '../employment-contracts/send-draft.ts';
import { endpoint } from '../http/endpoint.ts';
import { doMany } from '../many/do-many.ts';
import { decideAsOperator } from '../matches/decide-as-operator.ts';
import { matchListStore } from '../matches/match-list.store.ts';
import { wayBackOf } from '../matches/put-back.ts';
import { numberOf } from '../matches/view-match.ts';
import { raiseContract, wagesInWords, wayBackOfRaise } from '../requirements/raise-contract.ts';
import { admin } from '../sessions/session-auth.ts';

/** The operator releases several matches, drafts their contracts, sends drafts or raises wages, each as a single one. */
export const placeMany = endpoint('placeMany', {
  auth: admin,
  limit: { perNetwork: 600, perCaller: 120 },
  handle({ deps, caller, lang, input }) {
    const { act } = input;
    const by = caller.account.id;
    const acts = {
      release: (match_id: string, seen: number) => decideAsOperator(deps, { match_id, seen, decision: 'released' }, by),
      draft: (match_id: string) => void draftContract(deps, match_id, by),
      send: (contract_id: string, seen: number) => sendDraft(deps, { contract_id, seen }, by),
      raise: (id: string, seen: number) => raiseContract(deps, contractAsSeen(deps, id, seen), by),
    };
    const finds = {
      ...{ release: (id: string) => matchNamed(deps, id), draft: (id: string) => matchNamed(deps, id) },
      send: (id: string) => contractNamed(deps, id),
      raise: (id: string) => raisedNamed(deps, id, lang),
    };
    const waysBack = {
      release: (id: string) => wayBackOf(deps, id, { actor: 'operator', accountId: by, undone: 'release' }),
      draft: (id: string) => wayBackOfDraft(deps, id, by),
      send: (id: string) => wayBackOfSent(deps, id, by),
      raise: (id: string) => wayBackOfRaise(deps, id, by),
    };
    const several = { find: finds[act], act: acts[act], wayBack: waysBack[act] };
    return doMany(deps, { input, accountId: by, lang }, several);
  },
});

function raisedNamed(deps: Deps, id: string, lang: Lang) {
  const named = contractNamed(deps, id);
  const mark = named && wagesInWords(deps, loadContract(deps, id), lang);
  return named && { ...named, ...(mark && { mark }) };
}

function matchNamed({ db }: Deps, id: string) {
  const row = matchListStore(db).whole(id);
  return row && { name: wholeName(row), number: numberOf(row) ?? '', version: row.version };
}
