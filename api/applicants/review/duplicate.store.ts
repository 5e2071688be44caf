import type { DUPLICATE_SIGNS } from '#contract/desk/desk-application.ts';
import type { Db } from '../../db/open.ts';
import type { Applicant } from '../applicant.store.ts';

type Sign = (typeof DUPLICATE_SIGNS)[number];
type Found = Pick<Applicant, 'id' | 'first_name' | 'last_name' | 'status' | 'created_at'>;

export interface Duplicate extends Found {
  signs: Sign[];
}

/** The digits by which two spellings of a phone number are the same. The index has the same expression. */
const PHONE = (column: string) =>
  `substr(replace(replace(replace(replace(replace(${column}, ' ', ''), '-', ''), '/', ''), '(', ''), ')', ''), -9)`;

// An operator looks at a few; more than that is a pattern, which the search shows.
const MOST = 5;

export type DuplicateStore = ReturnType<typeof createDuplicateStore>;

/** Applications that may be of the same person. Each sign is one look into an index. */
export function createDuplicateStore(db: Db) {
  const columns = 'applicant.id, first_name, last_name, status, created_at';
  const lookUp: Readonly<Record<Sign, string>> = {
    email: `SELECT ${columns} FROM applicant WHERE lower(email) = lower(@email) AND id <> @id LIMIT ${MOST}`,
    phone: `SELECT ${columns} FROM applicant WHERE phone <> '' AND ${PHONE('phone')} = ${PHONE('@phone')} AND id <> @id AND length(@phone) >= 6 LIMIT ${MOST}`,
    name: `SELECT ${columns} FROM applicant WHERE lower(first_name || ' ' || last_name) = lower(@first_name || ' ' || @last_name) AND id <> @id LIMIT ${MOST}`,
    file: `
      SELECT DISTINCT ${columns} FROM document AS mine JOIN document AS theirs ON theirs.sha256 = mine.sha256
      JOIN applicant ON applicant.id = theirs.applicant_id
      WHERE mine.applicant_id = @id AND theirs.applicant_id <> @id LIMIT ${MOST}`,
  };
  const statements = Object.entries(lookUp).map(
    ([sign, sql]) => [sign as Sign, db.prepare<Asked, Found>(sql)] as const,
  );
  return {
    /** At most a few for each sign, each application once. */
    of({ id, email, phone, first_name, last_name }: Applicant): Duplicate[] {
      const found = new Map<string, Duplicate>();
      for (const [sign, statement] of statements)
        for (const row of statement.all({ id, email, phone, first_name, last_name })) {
          const known = found.get(row.id) ?? { ...row, signs: [] };
          found.set(row.id, { ...known, signs: [...known.signs, sign] });
        }
      return [...found.values()].sort((a, b) => b.created_at - a.created_at);
    },
  };
}

type Asked = Pick<Applicant, 'id' | 'email' | 'phone' | 'first_name' | 'last_name'>;
