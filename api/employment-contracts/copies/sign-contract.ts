import { takesCopy } from '#contract/employment-contracts/contract-rules.ts';
import { MAX_CONTRACT_COPIES } from '#contract/limits.ts';
import type { Deps } from '../../deps.ts';
import { newsStore } from '../../desk/news.store.ts';
import { fileSafetyStore } from '../../documents/file-safety.store.ts';
import { keepFiles } from '../../documents/keep.ts';
import type { ReceivedFile } from '../../files/intake.ts';
import { problem } from '../../http/problem.ts';
import { uploadStore } from '../../uploads/upload.store.ts';
import { assertNotResting } from '../candidate-of.ts';
import { type Contract, contractStore } from '../contract.store.ts';
import { currentCopies } from '../current-copies.ts';
import { isOverdue } from '../is-signed.ts';
import { loadContract, termsOf } from '../load-contract.ts';
import { recordContract } from '../record-contract.ts';
import { contractOf, type Side } from '../side.ts';
import { contractCopyStore } from './contract-copy.store.ts';
import { refuseWrongPaper } from './refuse-wrong-paper.ts';

/** Keeps the copy that a side has signed, to be checked by the operator. The same file again is no change. */
export async function signContract(
  deps: Deps,
  by: Side,
  { contract_id: id, terms_version }: { contract_id: string; terms_version: string },
  file: ReceivedFile | undefined,
): Promise<Contract> {
  if (!file) throw problem('file_required');
  const seen = Number(terms_version);
  // Before the file is moved: most refusals, and every doubled press.
  const row = acceptable(deps, by, id, seen);
  if (isKept(deps, by, row, file)) return loadContract(deps, id);
  await refuseWrongPaper(deps, by, row, file);
  const kept = await keepFiles(deps, [file], () => record(deps, by, acceptable(deps, by, id, seen), file));
  if (!kept) await deps.storage.remove(file.id);
  return loadContract(deps, id);
}

/** The contract as the side has seen it, if it takes a copy now. */
function acceptable(deps: Deps, by: Side, id: string, seen: number): Contract {
  const row = contractOf(deps, by, id);
  const terms = termsOf(deps, row);
  if (terms.sent_at === null) throw problem('contract_step');
  if (row.terms_version !== seen) throw problem('contract_changed');
  assertNotResting(deps, row);
  if (!takesCopy(row.state, by.side) || isOverdue(deps, row)) throw problem('contract_step');
  if (by.side === 'candidate' && terms.costs_acknowledged_at === null) throw problem('costs_not_acknowledged');
  return row;
}

function record(deps: Deps, by: Side, row: Contract, file: ReceivedFile): boolean {
  const { db, clock, storage } = deps;
  const { side, accountId } = by;
  if (isKept(deps, by, row, file)) return false;
  const own = contractCopyStore(db)
    .ofContract(row.id)
    .filter((copy) => copy.side === side);
  if (own.length >= MAX_CONTRACT_COPIES) throw problem('too_many_copies', { params: { max: MAX_CONTRACT_COPIES } });
  const { id, name: file_name, size, sha256 } = file;
  const now = clock.now();
  const before = currentCopies(deps, row).find((copy) => copy.side === side);
  uploadStore(db).giveTo(row.applicant_id, file.uploads);
  fileSafetyStore(db).add(file, now);
  contractCopyStore(db).add({
    ...{ id, side, file_name, size, sha256 },
    contract_id: row.id,
    terms_version: row.terms_version,
    key_id: storage.keyId,
    uploaded_at: now,
  });
  contractStore(db).touch(row.id, now);
  const isReplaced = before?.review === 'pending';
  recordContract(deps, row, {
    action: isReplaced ? 'contract-copy-replaced' : 'contract-signed',
    ...{ by: side, accountId, detail: { id } },
  });
  if (!isReplaced) newsStore(db).add('copies');
  return true;
}

/** Whether this file is the side's copy already, and was not sent back. */
function isKept(deps: Deps, { side }: Side, row: Contract, { sha256 }: ReceivedFile): boolean {
  const copy = currentCopies(deps, row).find((one) => one.side === side);
  return copy?.sha256 === sha256 && copy.review !== 'to_replace';
}
