import type { Lang } from '#contract/languages.ts';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import empty from '../../assets/illustrations/empty.svg';
import { type AdminRetentionTexts, adminRetentionTexts } from './admin-retention.text.ts';

export interface AdminRetentionProps {
  lang: Lang;
  guard: GuardProps;
  texts: AdminRetentionTexts;
  path: string;
  /** The log's list of what was deleted. */
  logPath: string;
  applicationsPath: string;
  emptyPicture: string;
}

export function adminRetentionProps(lang: Lang): AdminRetentionProps {
  return {
    lang,
    guard: guardProps(lang, 'admin'),
    texts: adminRetentionTexts(lang),
    path: paths.adminRetention(lang),
    logPath: `${paths.adminLog(lang)}?list=erasures`,
    applicationsPath: paths.adminApplications(lang),
    emptyPicture: empty.src,
  };
}
