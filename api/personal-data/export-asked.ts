import type { Lang } from '#contract/languages.ts';
import type { Who } from '../audit/event.store.ts';

export interface ExportAsked {
  /** Whose applications and account. */
  applications: readonly string[];
  accountId: string | null;
  lang: Lang;
  /** Where it is recorded, and counted: what a person takes does not count for what we make for them. */
  record: {
    subject: 'applicant' | 'account';
    subjectId: string;
    actor: 'applicant' | 'account' | 'operator';
    who?: Who | undefined;
    action: 'export-own-data' | 'export-data';
  };
}
