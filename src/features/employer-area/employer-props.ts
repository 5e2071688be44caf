import type { ErrorCode } from '#contract/errors.ts';
import type { Lang } from '#contract/languages.ts';
import { site } from '#site';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import { mailLink } from '#src/lib/contact-links.ts';
import type { ErrorTexts } from '#src/lib/error-text.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import empty from '../../assets/illustrations/empty.svg';

/** What a page gives to its room of the employers' area. */
export interface EmployerProps<Texts> {
  lang: Lang;
  guard: GuardProps;
  texts: Texts;
  errors: ErrorTexts;
  links: Readonly<Record<keyof typeof ROOMS | 'contact', string>>;
  contactEmail: string;
  replyWithinHours: number;
  emptyPicture: string;
}

const ROOMS = {
  account: paths.account,
  candidates: paths.employerCandidates,
  contracts: paths.employerContracts,
  dashboard: paths.dashboardEmployer,
  requirement: paths.employerRequirement,
  matches: paths.employerMatches,
  portal: paths.portal,
};

/** All but the texts, which are the room's own. `codes`: the errors that its forms can say. */
export function employerProps(lang: Lang, codes: readonly ErrorCode[] = []): Omit<EmployerProps<never>, 'texts'> {
  const { email, replyWithinHours } = site.contact;
  const links = Object.entries(ROOMS).map(([room, path]) => [room, path(lang)]);
  return {
    lang,
    guard: guardProps(lang, 'employer'),
    errors: pickErrorTexts(lang, codes),
    links: { ...Object.fromEntries(links), contact: mailLink(email) },
    contactEmail: email,
    replyWithinHours,
    emptyPicture: empty.src,
  };
}
