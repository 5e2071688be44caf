import { type ContractTerms, HOUSE_RULES } from '#contract/employment-contracts/contract-rules.ts';
import { perDatabase } from '../db/per-database.ts';

/** One version of a contract's terms. */
export interface TermsVersion {
  version: number;
  terms: ContractTerms;
  /** Of the admin who wrote them. */
  account_id: string;
  created_at: number;
  /** Null: a draft. */
  sent_at: number | null;
  costs_acknowledged_at: number | null;
}

type Row = Omit<TermsVersion, 'terms'> & { terms: string };

export const contractTermsStore = perDatabase(({ db, run }) => {
  // A draft is written over; what was sent is never changed.
  const write = db.prepare<Row & { contract_id: string }>(`
    INSERT INTO contract_terms (contract_id, version, terms, account_id, created_at, sent_at)
    VALUES (@contract_id, @version, @terms, @account_id, @created_at, @sent_at)
    ON CONFLICT (contract_id, version) DO UPDATE SET
      terms = excluded.terms, account_id = excluded.account_id, created_at = excluded.created_at,
      sent_at = excluded.sent_at WHERE sent_at IS NULL`);
  const one = db.prepare<[string, number], Row>('SELECT * FROM contract_terms WHERE contract_id = ? AND version = ?');
  const all = db.prepare<[string, number], Row>(
    'SELECT * FROM contract_terms WHERE contract_id = ? ORDER BY version DESC LIMIT ?',
  );
  const acknowledge = db.prepare(`
    UPDATE contract_terms SET costs_acknowledged_at = ? WHERE contract_id = ? AND version = ? AND costs_acknowledged_at IS NULL`);
  return {
    /** A version that nobody has read never was. */
    remove: run<[contractId: string, version: number]>(
      'DELETE FROM contract_terms WHERE contract_id = ? AND version = ?',
    ),
    /** Terms that nobody has read are a draft again. */
    takeBack: run<[contractId: string, version: number]>(
      'UPDATE contract_terms SET sent_at = NULL, costs_acknowledged_at = NULL WHERE contract_id = ? AND version = ?',
    ),
    write(contractId: string, { terms, ...rest }: Omit<TermsVersion, 'costs_acknowledged_at'>): void {
      write.run({ ...rest, contract_id: contractId, terms: JSON.stringify(terms), costs_acknowledged_at: null });
    },
    find(contractId: string, version: number): TermsVersion | undefined {
      const row = one.get(contractId, version);
      return row && read(row);
    },
    /** The newest first. */
    versions: (contractId: string, most: number) => all.all(contractId, most).map(read),
    /** False if that was done before. */
    acknowledge: (contractId: string, version: number, at: number) =>
      acknowledge.run(at, contractId, version).changes > 0,
  };
});

// Terms of before say nothing of these.
const BEFORE = {
  ...HOUSE_RULES,
  night_percent: 0,
  shifts_en: '',
  leave_days: 0,
  candidate_address: '',
  area: '' as const,
};

const read = ({ terms, ...rest }: Row): TermsVersion => ({
  ...rest,
  terms: { ...BEFORE, ...(JSON.parse(terms) as ContractTerms) },
});
