import type { LeftOut } from '#api/personal-data/export-field.ts';

/**
 * What an erasure does with a table of app.db:
 * - `rows`: deletes the rows of the person;
 * - `copy`: a copy of other rows, made anew without them, or an index of it;
 * - `law`: stays without the rest until a law lets it go;
 * - `others`: is about other people (members, admins, organisations), each of whom has an account of their own;
 * - `nobody`: holds no person;
 * - `erasure`: what is remembered of erasures, without name or id.
 */
type Erasing = 'rows' | 'copy' | 'law' | 'others' | 'nobody' | 'erasure';

/** Every table of app.db; a new one fails a test until it stands here. */
export const TABLES: Readonly<Record<string, Erasing>> = {
  account: 'rows',
  account_token: 'rows',
  admin_invitation: 'others',
  applicant: 'rows',
  applicant_note: 'rows',
  applicant_token: 'rows',
  api_key: 'others',
  assignment: 'nobody',
  assignment_gap: 'nobody',
  assignment_row: 'rows',
  clock_seen: 'nobody',
  consent: 'rows',
  contract: 'rows',
  contract_copy: 'rows',
  contract_end: 'rows',
  contract_mark: 'rows',
  contract_request: 'rows',
  contract_terms: 'rows',
  correction_request: 'rows',
  data_token: 'rows',
  deferred_document: 'rows',
  document: 'rows',
  document_check: 'rows',
  document_key: 'rows',
  employer: 'others',
  employer_duty: 'others',
  employer_member: 'others',
  employer_news: 'others',
  organization_note: 'others',
  employer_member_invitation: 'others',
  erased_statistics: 'nobody',
  erasing: 'nobody',
  erasure: 'erasure',
  erasure_mail: 'erasure',
  event: 'rows',
  file_safety: 'rows',
  kept_contract: 'law',
  kept_contract_copy: 'law',
  last_decision: 'rows',
  listed_letters: 'copy',
  listed_starts: 'copy',
  match: 'rows',
  match_stale: 'nobody',
  matching: 'nobody',
  name_slip: 'copy',
  operator_news: 'nobody',
  original: 'rows',
  outbox: 'rows',
  partner_link: 'others',
  partner_link_use: 'rows',
  partner_member: 'others',
  partner_member_invitation: 'others',
  partner_note: 'rows',
  partner_profiles: 'others',
  partner_token_audit: 'others',
  partner_view: 'others',
  passport_note: 'rows',
  placement_profile: 'rows',
  pool_candidate: 'rows',
  recovery_code: 'rows',
  registration: 'copy',
  registration_past: 'nobody',
  reminder: 'rows',
  requirement: 'others',
  retention: 'rows',
  // Ids of files that are about to go.
  retention_file: 'nobody',
  retention_log: 'nobody',
  saved_view: 'rows',
  schema_migration: 'nobody',
  season: 'nobody',
  season_end: 'nobody',
  settings_version: 'others',
  second_factor: 'rows',
  security_event: 'rows',
  session: 'rows',
  sign_up: 'rows',
  standing: 'copy',
  standing_old: 'nobody',
  student_invitation: 'rows',
  upload: 'rows',
  upload_piece: 'rows',
  user_roles: 'rows',
  webhook: 'nobody',
};

/** Every table of counters.db. `key` of rate_counter holds pseudonyms and ids, and is swept within a day. */
export const COUNTER_TABLES: Readonly<Record<string, Erasing>> = {
  click_count: 'nobody',
  link_open: 'nobody',
  link_open_total: 'nobody',
  rate_counter: 'nobody',
};

/** What lies in the data folder, and what an erasure does with it. */
export const FOLDERS: Readonly<Record<string, Erasing>> = {
  uploads: 'rows',
  tmp: 'rows',
  orphans: 'rows',
  outbox: 'rows',
  // The operator's own copies, by their own period: docs/operations.md.
  backups: 'others',
  'erased.jsonl': 'erasure',
};

/** Every table that the export leaves out, with the reason. A new table fails a test until it stands here or there. */
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
  employer_news: 'copy',
  employer_duty: 'others',
  organization_note: 'others',
  clock_seen: 'nobody',
  schema_migration: 'nobody',
  season: 'nobody',
  season_end: 'nobody',
  settings_version: 'others',
  api_key: 'others',
  webhook: 'nobody',
  document_key: 'technical',
  upload_piece: 'technical',
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
