import type { Lang } from '#contract/languages.ts';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import empty from '../../assets/illustrations/empty.svg';
import { type AdminEmployersTexts, adminEmployersTexts } from './admin-employers.text.ts';

export interface AdminEmployersProps {
  lang: Lang;
  guard: GuardProps;
  texts: AdminEmployersTexts;
  path: string;
  emptyPicture: string;
}

export function adminEmployersProps(lang: Lang): AdminEmployersProps {
  return {
    lang,
    guard: guardProps(lang, 'admin'),
    texts: adminEmployersTexts(lang),
    path: paths.adminEmployers(lang),
    emptyPicture: empty.src,
  };
}
