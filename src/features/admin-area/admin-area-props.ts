import type { Lang } from '#contract/languages.ts';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import { type AdminAreaTexts, adminAreaTexts } from './admin-area.text.ts';

export interface AdminAreaProps {
  lang: Lang;
  guard: GuardProps;
  texts: AdminAreaTexts;
  links: Readonly<Record<'partners' | 'account', string>>;
}

export function adminAreaProps(lang: Lang): AdminAreaProps {
  return {
    lang,
    guard: guardProps(lang, 'admin'),
    texts: adminAreaTexts(lang),
    links: { partners: paths.adminPartners(lang), account: paths.account(lang) },
  };
}
