import type { Lang } from '#contract/languages.ts';
import { site } from '#site';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import { mailLink } from '#src/lib/contact-links.ts';
import type { ErrorTexts } from '#src/lib/error-text.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import { type EmployerAreaTexts, employerAreaTexts } from './employer-area.text.ts';

export interface EmployerAreaProps {
  lang: Lang;
  guard: GuardProps;
  texts: EmployerAreaTexts;
  errors: ErrorTexts;
  links: Readonly<
    Record<'account' | 'candidates' | 'contact' | 'contracts' | 'dashboard' | 'requirement' | 'matches', string>
  >;
  contactEmail: string;
  replyWithinHours: number;
}

export function employerAreaProps(lang: Lang): EmployerAreaProps {
  const { email, replyWithinHours } = site.contact;
  return {
    lang,
    guard: guardProps(lang, 'employer'),
    texts: employerAreaTexts(lang),
    errors: pickErrorTexts(lang, ['input_empty', 'euro_invalid']),
    links: {
      account: paths.account(lang),
      candidates: paths.employerCandidates(lang),
      contact: mailLink(email),
      contracts: paths.employerContracts(lang),
      dashboard: paths.dashboardEmployer(lang),
      requirement: paths.employerRequirement(lang),
      matches: paths.employerMatches(lang),
    },
    contactEmail: email,
    replyWithinHours,
  };
}
