import type { ContractActor, ContractState } from '#contract/employment-contracts/contract-rules.ts';
import { recordEvent } from '../audit/record-event.ts';
import type { Deps } from '../deps.ts';
import type { Contract } from './contract.store.ts';

export type ContractAction =
  | 'contract-made'
  | 'contract-changed'
  | 'contract-sent'
  | 'contract-costs-acknowledged'
  | 'contract-signed'
  | 'contract-copy-replaced'
  | 'contract-copy-taken-back'
  | 'contract-copy-accepted'
  | 'contract-copy-returned'
  | 'contract-ended'
  | 'contract-cancelled'
  | 'contract-left'
  | 'contract-mark-noted'
  | 'contract-mark-removed'
  | 'contract-paper-reminded'
  | 'contract-sign-reminded'
  | 'contract-end-noted'
  | 'contract-asked'
  | 'contract-answered'
  | 'contract-paper-opened'
  | 'contract-copy-opened';

/** As the log of the admins names them. */
const ACTORS = { employer: 'account', candidate: 'applicant', operator: 'operator', server: 'system' } as const;

interface Act {
  action: ContractAction;
  by: ContractActor;
  /** Missing for the holder of an application's link, and for the server. */
  accountId?: string | null | undefined;
  to?: ContractState;
  detail?: Readonly<Record<string, string | number>>;
}

/** Writes down what happened to a contract, and who did it. Call it inside a transaction. */
export function recordContract(
  deps: Pick<Deps, 'db' | 'clock'>,
  { id, state, terms_version }: Contract,
  { action, by, accountId, to, detail }: Act,
): void {
  recordEvent(deps, ['contract', id], {
    ...{ actor: ACTORS[by], accountId, action },
    ...(to && { fromStatus: state, toStatus: to }),
    detail: { version: terms_version, ...detail },
  });
}
