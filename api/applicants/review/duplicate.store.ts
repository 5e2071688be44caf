import type { DUPLICATE_SIGNS } from '#contract/desk/desk-application.ts';
import { perDatabase } from '../../db/per-database.ts';
import type { Applicant } from '../applicant.store.ts';

export type DuplicateSign = (typeof DUPLICATE_SIGNS)[number];
export type Found = Pick<Applicant, 'id' | 'first_name' | 'last_name' | 'status' | 'created_at'>;

// An operator looks at a few; more than that is a pattern, which the search shows.
const MOST = 5;

/** Applications that have something in common with one. Each sign is one look into an index. */
export const duplicateStore = perDatabase(({ db }) => {
  const columns = 'applicant.id, first_name, last_name, applicant.status, applicant.created_at';
  const likeMine = (key: 'mailbox' | 'phone_key' | 'name_key') => `
    SELECT ${columns} FROM standing AS mine JOIN standing AS theirs ON theirs.${key} = mine.${key}
    JOIN applicant ON applicant.id = theirs.applicant_id
    WHERE mine.applicant_id = @id AND theirs.applicant_id <> @id AND theirs.${key} <> '' LIMIT ${MOST}`;
  const lookUp = {
    email: `SELECT ${columns} FROM applicant WHERE lower(email) = lower(@email) AND id <> @id LIMIT ${MOST}`,
    mailbox: likeMine('mailbox'),
    phone: likeMine('phone_key'),
    name: likeMine('name_key'),
    file: `
      SELECT DISTINCT ${columns} FROM document AS mine JOIN document AS theirs ON theirs.sha256 = mine.sha256
      JOIN applicant ON applicant.id = theirs.applicant_id
      WHERE mine.applicant_id = @id AND theirs.applicant_id <> @id LIMIT ${MOST}`,
  } satisfies Partial<Record<DuplicateSign, string>>;
  const statements = (Object.keys(lookUp) as (keyof typeof lookUp)[]).map(
    (sign) => [sign, db.prepare<Pick<Applicant, 'id' | 'email'>, Found>(lookUp[sign])] as const,
  );
  return {
    /** At most a few for each sign, with the sign. */
    like: ({ id, email }: Applicant): [DuplicateSign, Found][] =>
      statements.flatMap(([sign, statement]) =>
        statement.all({ id, email }).map((row): [DuplicateSign, Found] => [sign, row]),
      ),
  };
});
