import type { Lang } from '#contract/languages.ts';

export interface ExportAsked {
  /** Whose applications and account. */
  applications: readonly string[];
  accountId: string | null;
  lang: Lang;
  /** Where it is recorded, and counted: what a person takes does not count for what we make for them. */
  record: {
    about: readonly ['applicant' | 'account', string];
    actor: 'applicant' | 'account' | 'operator';
    accountId: string | null;
    action: 'export-own-data' | 'export-data';
  };
}
