import { afterSigning } from '#contract/contract-rules.ts';
import { MAX_CONTRACT_COPIES } from '#contract/limits.ts';
import type { Deps } from '../deps.ts';
import { keepFiles } from '../documents/keep.ts';
import type { ReceivedFile } from '../files/intake.ts';
import { problem } from '../http/problem.ts';
import type { Contract } from './contract.store.ts';
import { loadContract, termsOf } from './load-contract.ts';
import { recordContract } from './record-contract.ts';
import { contractOf, type Side } from './side.ts';
import { tellSides } from './tell-sides.ts';

interface Given {
  contract_id: string;
  terms_version: string;
}

/** Keeps the copy that a side has signed; the second side's makes the contract active. The same file again is no change. */
export async function signContract(
  deps: Deps,
  by: Side,
  { contract_id: id, terms_version }: Given,
  file: ReceivedFile | undefined,
): Promise<Contract> {
  if (!file) throw problem('file_required');
  const seen = Number(terms_version);
  // Before the file is moved: most refusals, and every doubled press.
  if (isKept(deps, by, acceptable(deps, by, id, seen), file)) return loadContract(deps, id);
  const kept = await keepFiles(deps, [file], () => record(deps, by, acceptable(deps, by, id, seen), file));
  if (!kept) await deps.storage.remove(file.id);
  deps.mail.wake();
  return loadContract(deps, id);
}

/** The contract as the side has seen it, if it takes a copy now. */
function acceptable(deps: Deps, by: Side, id: string, seen: number): Contract {
  const row = contractOf(deps, by, id);
  const terms = termsOf(deps, row);
  if (terms.sent_at === null) throw problem('contract_step');
  if (row.terms_version !== seen) throw problem('contract_changed');
  if (afterSigning(row.state, by.side) === undefined) throw problem('contract_step');
  if (by.side === 'candidate' && terms.costs_acknowledged_at === null) throw problem('costs_not_acknowledged');
  return row;
}

function record(deps: Deps, by: Side, row: Contract, file: ReceivedFile): boolean {
  const { contracts, contractCopies, clock, fileSafety, storage } = deps;
  const { side, accountId } = by;
  if (isKept(deps, by, row, file)) return false;
  const own = contractCopies.ofContract(row.id).filter((copy) => copy.side === side);
  if (own.length >= MAX_CONTRACT_COPIES) throw problem('too_many_copies', { params: { max: MAX_CONTRACT_COPIES } });
  const { id, name: file_name, size, sha256 } = file;
  const now = clock.now();
  fileSafety.add(file, now);
  contractCopies.add({
    ...{ id, side, file_name, size, sha256 },
    contract_id: row.id,
    terms_version: row.terms_version,
    key_id: storage.keyId,
    uploaded_at: now,
  });
  const to = afterSigning(row.state, side) ?? row.state;
  if (to === row.state) {
    contracts.touch(row.id, now);
    recordContract(deps, row, { action: 'contract-copy-replaced', by: side, accountId, detail: { id } });
    return true;
  }
  contracts.setState(row.id, to, now);
  recordContract(deps, row, { action: 'contract-signed', by: side, accountId, to, detail: { id } });
  if (to === 'active') tellSides(deps, row, 'active');
  else tellSides(deps, row, 'signed', { to: [side === 'employer' ? 'candidate' : 'employer'] });
  return true;
}

/** Whether this file is the side's newest copy of these terms already. */
function isKept({ contractCopies }: Deps, { side }: Side, row: Contract, { sha256 }: ReceivedFile): boolean {
  const newest = contractCopies.ofContract(row.id).find((copy) => copy.side === side);
  return newest?.sha256 === sha256 && newest.terms_version === row.terms_version;
}
