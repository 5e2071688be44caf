import type { Lang } from '#contract/languages.ts';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import empty from '../../assets/illustrations/empty.svg';
import { type MailsTexts, mailsTexts } from './admin-mails.text.ts';

export interface AdminMailsProps {
  lang: Lang;
  guard: GuardProps;
  texts: MailsTexts;
  path: string;
  applicationsPath: string;
  emptyPicture: string;
}

export function adminMailsProps(lang: Lang): AdminMailsProps {
  return {
    lang,
    guard: guardProps(lang, 'admin'),
    texts: mailsTexts(lang),
    path: paths.adminMails(lang),
    applicationsPath: paths.adminApplications(lang),
    emptyPicture: empty.src,
  };
}
