import type { Lang } from '#contract/languages.ts';
import { guardProps } from '#src/i18n/guard.text.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import { type ApplicationTexts, applicationTexts } from './application/application.text.ts';

export interface ReviewDeskProps {
  lang: Lang;
  guard: GuardProps;
  application: ApplicationTexts;
}

export function reviewDeskProps(lang: Lang): ReviewDeskProps {
  return { lang, guard: guardProps(lang, 'admin'), application: applicationTexts(lang) };
}
