import type { ContractSide } from '#contract/employment-contracts/contract-rules.ts';
import type { ReviewState } from '#contract/model/document.ts';
import { perDatabase } from '../../db/per-database.ts';

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
  review: ReviewState;
  /** Why it was sent back; '' in every other state. */
  review_note: string;
}

type NewCopy = Omit<ContractCopy, 'review' | 'review_note'>;

/** Copies that wait to be checked: of the terms that count, and not replaced by a newer one of their side. */
export const COPIES_TO_CHECK = `
  SELECT copy.contract_id, copy.uploaded_at
  FROM contract_copy AS copy JOIN contract AS signed ON signed.id = copy.contract_id
  WHERE copy.review = 'pending' AND copy.terms_version = signed.terms_version
    AND signed.state IN ('sent', 'signed-by-employer', 'signed-by-candidate')
    AND NOT EXISTS (
      SELECT 1 FROM contract_copy AS newer
      WHERE newer.contract_id = copy.contract_id AND newer.side = copy.side
        AND newer.terms_version = copy.terms_version
        AND (newer.uploaded_at, newer.rowid) > (copy.uploaded_at, copy.rowid))`;

export const contractCopyStore = perDatabase(({ db, all, each, first, run, waiting }) => {
  const setReview = db.prepare('UPDATE contract_copy SET review = ?, review_note = ? WHERE id = ?');
  return {
    add: run<[copy: NewCopy]>(`
      INSERT INTO contract_copy (id, contract_id, terms_version, side, file_name, size, sha256, key_id, uploaded_at)
      VALUES (@id, @contract_id, @terms_version, @side, @file_name, @size, @sha256, @key_id, @uploaded_at)`),
    find: first<[id: string], ContractCopy>('SELECT * FROM contract_copy WHERE id = ?'),
    /** The newest first, replaced ones too: at most `MAX_CONTRACT_COPIES` of each side. */
    ofContract: all<[contractId: string], ContractCopy>(
      'SELECT * FROM contract_copy WHERE contract_id = ? ORDER BY uploaded_at DESC, rowid DESC',
    ),
    /** How many contracts have a copy to check, up to `MOST_COUNTED`, and since when the first one waits. */
    toCheck: waiting<[]>(`SELECT min(uploaded_at) AS since FROM (${COPIES_TO_CHECK}) GROUP BY contract_id ORDER BY 1`),
    /** With its key and findings; its file is to be removed. */
    remove: each<[id: string]>(
      ...['document_key', 'file_safety', 'contract_copy'].map((table) => `DELETE FROM ${table} WHERE id = ?`),
    ),
    setReview: (id: string, review: ReviewState, note: string) => setReview.run(review, note, id),
  };
});
