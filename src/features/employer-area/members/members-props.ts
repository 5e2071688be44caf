import type { Lang } from '#contract/languages.ts';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import type { ErrorTexts } from '#src/lib/error-text.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import { employerMembersTexts } from './members.text.ts';

export interface EmployerMembersProps {
  lang: Lang;
  guard: GuardProps;
  texts: ReturnType<typeof employerMembersTexts>;
  errors: ErrorTexts;
  dashboard: string;
  portal: string;
}

export function employerMembersProps(lang: Lang): EmployerMembersProps {
  return {
    lang,
    guard: guardProps(lang, 'employer'),
    texts: employerMembersTexts(lang),
    errors: pickErrorTexts(lang, ['fields_required', 'email_invalid']),
    dashboard: paths.dashboardEmployer(lang),
    portal: paths.portal(lang),
  };
}
