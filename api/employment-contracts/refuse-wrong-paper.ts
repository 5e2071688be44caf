import { contractNumber } from '#contract/employment-contracts/contract-rules.ts';
import { eventStore } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import { bytesOf, type ReceivedFile } from '../files/intake.ts';
import { findInPdf } from '../files/pdf-text.ts';
import { fieldProblem } from '../http/problem.ts';
import { type Contract, contractStore } from './contract.store.ts';
import { contractCopyStore } from './contract-copy.store.ts';
import type { Side } from './side.ts';

const NUMBER = /V-[0-9A-F]{4}-[0-9A-F]{4}/g;

/**
 * Refuses what cannot be the signed copy: the paper as we handed it out, the file that was sent back, the contract of
 * somebody else. Throws `copy_unsigned`, `copy_was_returned` or `copy_of_other_contract`. What is left is looked at by
 * the operator.
 */
export async function refuseWrongPaper(deps: Deps, { side }: Side, row: Contract, file: ReceivedFile): Promise<void> {
  const { db } = deps;
  if (eventStore(db).hasDetail('contract', row.id, 'contract-paper-opened', 'sha256', file.sha256))
    refuse('copy_unsigned');
  const returned = contractCopyStore(db)
    .ofContract(row.id)
    .filter(({ review }) => review === 'to_replace');
  if (returned.some((copy) => copy.side === side && copy.sha256 === file.sha256)) refuse('copy_was_returned');
  const number = contractNumber(row.id);
  const numbers = await deps.drawInTurn(async () => findInPdf(await bytesOf(deps.storage, file), NUMBER));
  if (numbers.has(number)) return;
  const other = [...numbers].find((one) => contractStore(db).hasNumber(one));
  if (other) refuse('copy_of_other_contract', { number, other });
}

function refuse(code: Parameters<typeof fieldProblem>[0][number]['code'], params: Record<string, string> = {}): never {
  throw fieldProblem([{ path: 'file', code, params }]);
}
