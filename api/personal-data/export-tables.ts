import { ACCOUNT_FIELDS } from './account-fields.text.ts';
import { APPLICATION_FIELDS } from './application-fields.text.ts';
import type { ExportTable } from './export-field.ts';
import type { Subject, TableOf } from './exported-rows.store.ts';
import { PLACEMENT_FIELDS } from './placement-fields.text.ts';

/** Every table that the export holds, column by column, for applications and for accounts. */
export const EXPORT_TABLES = {
  applicant: { ...APPLICATION_FIELDS, ...PLACEMENT_FIELDS },
  account: ACCOUNT_FIELDS,
} satisfies { [S in Subject]: Record<TableOf<S>, ExportTable> };
