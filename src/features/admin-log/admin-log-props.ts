import { DOCUMENT_TYPES, documentName } from '#contract/document.ts';
import type { Lang } from '#contract/languages.ts';
import { site } from '#site';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import empty from '../../assets/illustrations/empty.svg';
import { type LogTexts, logTexts } from './admin-log.text.ts';

export interface AdminLogProps {
  lang: Lang;
  guard: GuardProps;
  texts: LogTexts;
  path: string;
  applicationsPath: string;
  retentionPath: string;
  emptyPicture: string;
  /** The names of the types of documents. */
  documents: Readonly<Record<string, string>>;
}

export function adminLogProps(lang: Lang): AdminLogProps {
  return {
    lang,
    guard: guardProps(lang, 'admin'),
    texts: logTexts(lang),
    path: paths.adminLog(lang),
    applicationsPath: paths.adminApplications(lang),
    retentionPath: paths.adminRetention(lang),
    emptyPicture: empty.src,
    documents: Object.fromEntries(
      DOCUMENT_TYPES.map((type) => [type, documentName(type, lang, site.partnerNetwork.name)]),
    ),
  };
}
