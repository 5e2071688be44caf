import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { formatDate } from '#src/i18n/format.ts';
import type { ContractCardTexts } from '#src/nouns/employment-contract/contract.text.ts';
import { stateFor } from '#src/nouns/employment-contract/contract-in-words.ts';
import type { ContractCardsTexts } from './contracts.text.ts';

/** A contract in a list: with whom and for what, when, and how far it is. */
export function contractInWords(one: ContractReply, { list: t, contract: contractTexts }: ContractCardsTexts) {
  const { title: number, ...state } = stateFor(one, 'employer', contractTexts);
  const { terms, candidate_number: candidate } = one;
  return {
    ...state,
    title: terms
      ? `${terms.candidate.name || candidate || t.nobody} · ${contractTexts.work[terms.field_of_work]}`
      : t.waiting,
    // Files and mails say the contract's number, the pool says the candidate's.
    days: terms
      ? [number, `${formatDate(terms.starts_on)}–${formatDate(terms.ends_on)}`, candidate].filter(Boolean).join(' · ')
      : number,
  };
}

/** Contracts on the overview, so that the cards below stay in sight. */
const SHOWN = 3;

/** A page of contracts, those first that wait for the employer's signature. Pure. */
export function waitingFirst(contracts: readonly ContractReply[], contractTexts: ContractCardTexts): ContractReply[] {
  const waits = (one: ContractReply) => stateFor(one, 'employer', contractTexts).needsMe;
  return [...contracts.filter(waits), ...contracts.filter((one) => !waits(one))];
}

/** What the overview shows of a page of contracts. */
export function newestFirst(contracts: readonly ContractReply[], contractTexts: ContractCardTexts): ContractReply[] {
  return waitingFirst(contracts, contractTexts).slice(0, SHOWN);
}
