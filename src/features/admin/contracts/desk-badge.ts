import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { CONTRACT_TONES } from '#src/nouns/employment-contract/contract.text.ts';
import type { AdminContractsTexts } from './contracts.text.ts';

/** The badge of a contract for the operator: a copy that waits to be checked goes before its state. Pure. */
export function deskBadge(
  { state, checking }: Pick<ContractReply, 'state' | 'checking'>,
  inWords: string,
  t: Pick<AdminContractsTexts, 'toCheck' | 'toCheckBoth'>,
) {
  if (checking.length === 0) return { tone: CONTRACT_TONES[state], text: inWords };
  return { tone: 'warn', text: checking.length > 1 ? t.toCheckBoth : t.toCheck };
}
