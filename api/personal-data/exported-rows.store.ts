import { IS_NOT_UNDONE } from '../audit/views.ts';
import { perDatabase } from '../db/per-database.ts';
import { KNOWN_NAME } from '../employers/employer.store.ts';
import { LIST_VIEWS } from './view.store.ts';

/** Which rows of a table are about an application. `@id` is the application's. */
const OF_APPLICANT = {
  applicant: 'id = @id',
  consent: 'applicant_id = @id',
  document: 'applicant_id = @id',
  upload: 'applicant_id = @id',
  document_check: 'document_id IN (SELECT id FROM document WHERE applicant_id = @id)',
  file_safety: `id IN (SELECT id FROM document WHERE applicant_id = @id)
    OR id IN (SELECT id FROM contract_copy WHERE contract_id IN (SELECT id FROM contract WHERE applicant_id = @id))`,
  passport_note: 'document_id IN (SELECT id FROM document WHERE applicant_id = @id)',
  deferred_document: 'applicant_id = @id',
  original: 'applicant_id = @id',
  placement_profile: 'applicant_id = @id',
  pool_candidate: 'applicant_id = @id',
  match: 'applicant_id = @id',
  assignment_row: 'applicant_id = @id',
  contract: 'applicant_id = @id',
  contract_terms: 'contract_id IN (SELECT id FROM contract WHERE applicant_id = @id)',
  contract_copy: 'contract_id IN (SELECT id FROM contract WHERE applicant_id = @id)',
  contract_mark: 'contract_id IN (SELECT id FROM contract WHERE applicant_id = @id)',
  contract_end: 'contract_id IN (SELECT id FROM contract WHERE applicant_id = @id)',
  contract_request: 'contract_id IN (SELECT id FROM contract WHERE applicant_id = @id)',
  applicant_note: 'applicant_id = @id',
  partner_note: `partner_id = (SELECT partner_id FROM applicant WHERE id = @id)
    AND person_id IN (@id, (SELECT user_id FROM applicant WHERE id = @id))`,
  partner_view: LIST_VIEWS,
  partner_link_use: 'owner_id = @id',
  student_invitation: 'lower(email) = (SELECT lower(email) FROM applicant WHERE id = @id)',
  correction_request: 'applicant_id = @id',
  reminder: 'applicant_id = @id',
  retention: 'applicant_id = @id',
  outbox: 'applicant_id = @id',
  last_decision: 'applicant_id = @id',
  applicant_token: 'applicant_id = @id',
  data_token: 'applicant_id = @id',
  event: `subject = 'applicant' AND subject_id = @id
    OR subject = 'match' AND subject_id IN (SELECT id FROM match WHERE applicant_id = @id)
    OR subject = 'contract' AND subject_id IN (SELECT id FROM contract WHERE applicant_id = @id)`,
} as const;

/**
 * Which rows of a table are about an account. What somebody did to others' applications is left out: it tells of
 * others.
 */
const OF_ACCOUNT = {
  account: 'id = @id',
  user_roles: 'user_id = @id',
  sign_up: 'account_id = @id',
  session: 'account_id = @id',
  account_token: 'account_id = @id',
  second_factor: 'account_id = @id',
  recovery_code: 'account_id = @id',
  security_event: 'account_id = @id',
  partner_link_use: 'owner_id = @id',
  student_invitation: 'lower(email) = (SELECT lower(email) FROM account WHERE id = @id)',
  partner_profiles: 'user_id = @id',
  partner_member: 'account_id = @id',
  partner_token_audit: 'actor_id = @id',
  employer_member: 'account_id = @id',
  employer: 'id IN (SELECT employer_id FROM employer_member WHERE account_id = @id)',
  requirement: 'employer_id IN (SELECT employer_id FROM employer_member WHERE account_id = @id)',
  admin_invitation: 'account_id = @id',
  saved_view: 'account_id = @id',
  outbox: 'account_id = @id',
  event: "subject = 'account' AND subject_id = @id",
} as const;

/** Of each subject and table, the condition under which a row is about it. */
export const ROWS_OF = { applicant: OF_APPLICANT, account: OF_ACCOUNT } as const;
export type Subject = keyof typeof ROWS_OF;
export type TableOf<S extends Subject> = keyof (typeof ROWS_OF)[S];
export type ExportedTable = TableOf<'applicant'> | TableOf<'account'>;
export type Row = Readonly<Record<string, string | number | null>>;

/** What of each subject is exported, in the order of the export. */
export const EXPORTED = {
  applicant: Object.keys(OF_APPLICANT) as TableOf<'applicant'>[],
  account: Object.keys(OF_ACCOUNT) as TableOf<'account'>[],
};

/** The rows about one person, table by table. */
export const exportedRowsStore = perDatabase(({ db, column, value }) => {
  const statements = new Map(
    Object.entries(ROWS_OF).flatMap(([subject, tables]) =>
      Object.entries(tables).map(([table, where]) => [
        `${subject} ${table}`,
        db.prepare<{ id: string }, Row>(`SELECT * FROM "${table}" WHERE ${where}`),
      ]),
    ),
  );
  return {
    rows: (subject: Subject, table: ExportedTable, id: string): Row[] =>
      statements.get(`${subject} ${table}`)?.all({ id }) ?? [],
    applicationsOf: column<[accountId: string], string>(
      'SELECT id FROM applicant WHERE user_id = ? ORDER BY created_at DESC LIMIT 20',
    ),
    /** Organisations outside that have received the applicant's name. */
    partnerOf: value<[applicantId: string], string>(`
    SELECT organization_name FROM partner_profiles
    WHERE partner_id = (SELECT partner_id FROM applicant WHERE id = ?)`),
    employersWithName: column<[applicantId: string], string>(`
      SELECT DISTINCT ${KNOWN_NAME} AS name FROM match
      JOIN requirement ON requirement.id = match.requirement_id
      JOIN employer ON employer.id = requirement.employer_id
      WHERE match.applicant_id = ? AND EXISTS (
        SELECT 1 FROM event WHERE subject = 'match' AND subject_id = match.id AND action = 'match-released'
          AND ${IS_NOT_UNDONE})`),
  };
});
