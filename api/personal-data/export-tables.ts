import { ACCOUNT_FIELDS } from './account-fields.text.ts';
import { APPLICATION_FIELDS } from './application-fields.text.ts';
import type { ExportTable, LeftOut } from './export-field.ts';
import type { Subject, TableOf } from './exported-rows.store.ts';
import { PLACEMENT_FIELDS } from './placement-fields.text.ts';

/** Every table that the export holds, column by column, for applications and for accounts. */
export const EXPORT_TABLES = {
  applicant: { ...APPLICATION_FIELDS, ...PLACEMENT_FIELDS },
  account: ACCOUNT_FIELDS,
} satisfies { [S in Subject]: Record<TableOf<S>, ExportTable> };

/** Every other table, with the reason. A new table fails a test until it stands in one of the two. */
export const NOT_EXPORTED: Readonly<Record<string, LeftOut | 'nobody'>> = {
  listed_letters: 'copy',
  listed_starts: 'copy',
  name_slip: 'copy',
  standing: 'copy',
  standing_old: 'technical',
  registration: 'copy',
  registration_past: 'nobody',
  match_stale: 'technical',
  matching: 'nobody',
  assignment: 'others',
  assignment_gap: 'nobody',
  partner_link: 'nobody',
  employer_member_invitation: 'others',
  partner_member_invitation: 'others',
  operator_news: 'nobody',
  clock_seen: 'nobody',
  schema_migration: 'nobody',
  season_end: 'nobody',
  document_key: 'technical',
  erasure: 'technical',
  erasure_mail: 'technical',
  erased_statistics: 'nobody',
  erasing: 'nobody',
  retention_file: 'technical',
  retention_log: 'nobody',
  // Of people who are gone: the employer has the contract, and the operator answers for it by hand.
  kept_contract: 'others',
  kept_contract_copy: 'others',
};
