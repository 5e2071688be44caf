import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { formatDate } from '#src/i18n/format.ts';
import { stateFor } from '#src/nouns/employment-contract/contract-in-words.ts';
import type { ContractCardsTexts } from './contracts.text.ts';

/** Whether several wait for the employer: they are signed together, above the list, and no row has a main button. Pure. */
export function waitForSigning(contracts: readonly ContractReply[], { contract: t }: ContractCardsTexts): boolean {
  return contracts.filter((one) => stateFor(one, 'employer', t).needsMe).length > 1;
}

/** A contract in a list: with whom and for what, when, and how far it is. */
export function contractInWords(one: ContractReply, { list: t, contract: contractTexts }: ContractCardsTexts) {
  const { title: number, ...state } = stateFor(one, 'employer', contractTexts);
  const { terms, candidate_number: candidate } = one;
  return {
    ...state,
    title: terms
      ? `${terms.candidate.name || candidate || t.nobody} · ${contractTexts.work[terms.field_of_work]}`
      : t.waiting,
    // Files and mails say the contract's number, the pool says the candidate's. The days stay in one line.
    days: terms
      ? [number, `${formatDate(terms.starts_on)}–\u2060${formatDate(terms.ends_on)}`, candidate]
          .filter(Boolean)
          .join('\u00a0· ')
      : number,
  };
}
