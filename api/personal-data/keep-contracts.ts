import { contractNumber, type ReviewedCopy } from '#contract/employment-contracts/contract-rules.ts';
import { isSentBack } from '#contract/model/document.ts';
import type { Deps } from '../deps.ts';
import { type Contract, contractStore } from '../employment-contracts/contract.store.ts';
import { contractTermsStore } from '../employment-contracts/contract-terms.store.ts';
import { contractCopyStore } from '../employment-contracts/copies/contract-copy.store.ts';
import { erasureStore } from './erasure.store.ts';

/**
 * Keeps what a law wants of the contracts of somebody who is erased: concluded ones, with their last terms and signed
 * copies. What was sent back is no signed copy, and may be somebody else's paper: it goes. Returns the ids of files that go, and of mails that named the candidate. Call it inside a transaction, before
 * the rows are deleted.
 */
export function keepContracts(deps: Deps, applicantId: string): { files: string[]; mails: string[] } {
  const { db } = deps;
  const files: string[] = [];
  const mails: string[] = [];
  for (const contract of contractStore(db).ofApplicant(applicantId, Number.MAX_SAFE_INTEGER)) {
    const all = contractCopyStore(db).ofContract(contract.id);
    const copies = all.filter((copy) => !isSentBack(copy));
    const { terms } = contractTermsStore(db).find(contract.id, contract.terms_version) ?? {};
    const wasConcluded = isConcluded(contract, copies);
    mails.push(...erasureStore(db).removeMailsOfContract(contractNumber(contract.id), terms?.candidate.name ?? ''));
    const kept = wasConcluded && terms ? copies : [];
    if (wasConcluded && terms) keep(deps, contract, JSON.stringify(terms), copies);
    files.push(...all.filter((copy) => !kept.includes(copy)).map(({ id }) => id));
  }
  return { files, mails };
}

/** The ISO date until which an erasure would keep a contract of an application; undefined where it would keep none. */
export function contractKeptUntil(deps: Pick<Deps, 'db' | 'site'>, applicantId: string): string | undefined {
  const { db } = deps;
  return contractStore(db)
    .ofApplicant(applicantId, Number.MAX_SAFE_INTEGER)
    .filter((one) => isConcluded(one, contractCopyStore(db).ofContract(one.id)))
    .map((one) => keptUntil(deps, one))
    .sort()
    .at(-1);
}

function isConcluded({ state }: Contract, copies: readonly ReviewedCopy[]): boolean {
  const sides = new Set(copies.filter((copy) => !isSentBack(copy)).map(({ side }) => side));
  return state === 'ended' || (state === 'cancelled' && sides.size === 2);
}

function keptUntil({ site }: Pick<Deps, 'site'>, { ends_on }: Contract): string {
  return `${Number(ends_on.slice(0, 4)) + site.retention.contractsKeptYears}-12-31`;
}

function keep(deps: Deps, contract: Contract, terms: string, copies: readonly { id: string }[]): void {
  const { db } = deps;
  const { id, employer_id, ends_on } = contract;
  erasureStore(db).keepContract({ id, employer_id, terms, ends_on, keep_until: keptUntil(deps, contract) });
  for (const copy of copies) erasureStore(db).keepCopy(copy.id);
}
