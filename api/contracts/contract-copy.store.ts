import type { ContractSide } from '#contract/contract-rules.ts';
import type { Db } from '../db/open.ts';

/** A signed copy; its file has the same id. */
export interface ContractCopy {
  id: string;
  contract_id: string;
  terms_version: number;
  side: ContractSide;
  file_name: string;
  size: number;
  sha256: string;
  key_id: string;
  uploaded_at: number;
}

export type ContractCopyStore = ReturnType<typeof createContractCopyStore>;

export function createContractCopyStore(db: Db) {
  const insert = db.prepare<ContractCopy>(`
    INSERT INTO contract_copy (id, contract_id, terms_version, side, file_name, size, sha256, key_id, uploaded_at)
    VALUES (@id, @contract_id, @terms_version, @side, @file_name, @size, @sha256, @key_id, @uploaded_at)`);
  const byId = db.prepare<[string], ContractCopy>('SELECT * FROM contract_copy WHERE id = ?');
  const ofContract = db.prepare<[string], ContractCopy>(
    'SELECT * FROM contract_copy WHERE contract_id = ? ORDER BY uploaded_at DESC, rowid DESC',
  );
  const known = db.prepare<[string], { id: string }>(
    'SELECT id FROM contract_copy WHERE id IN (SELECT value FROM json_each(?))',
  );
  return {
    add: (copy: ContractCopy) => insert.run(copy),
    find: (id: string) => byId.get(id),
    /** The newest first, replaced ones too: at most `MAX_CONTRACT_COPIES` of each side. */
    ofContract: (contractId: string) => ofContract.all(contractId),
    /** Which of these ids are copies. */
    known: (ids: readonly string[]) => known.all(JSON.stringify(ids)).map(({ id }) => id),
  };
}
