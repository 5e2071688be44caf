import type { ErrorCode } from '#contract/errors.ts';
import type { Lang } from '#contract/languages.ts';
import { site } from '#site';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import { mailLink } from '#src/lib/contact-links.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import empty from '../../assets/illustrations/empty.svg';

const ROOMS = {
  account: paths.account,
  candidates: paths.employerCandidates,
  contracts: paths.employerContracts,
  dashboard: paths.dashboardEmployer,
  requirement: paths.employerRequirement,
  matches: paths.employerMatches,
  duties: paths.employerDuties,
  portal: paths.portal,
};

/**
 * What a page gives to its room of the employers' area, but the texts, which are the room's own.
 * @param codes the errors that its forms can say
 */
export function employerProps(lang: Lang, codes: readonly ErrorCode[] = []) {
  const { email, replyWithinHours } = site.contact;
  const links = Object.fromEntries(Object.entries(ROOMS).map(([room, path]) => [room, path(lang)]));
  return {
    lang,
    guard: guardProps(lang, 'employer'),
    errors: pickErrorTexts(lang, codes),
    links: { ...(links as Record<keyof typeof ROOMS, string>), contact: mailLink(email) },
    contactEmail: email,
    replyWithinHours,
    emptyPicture: empty.src,
  };
}
export type EmployerProps<Texts> = ReturnType<typeof employerProps> & { texts: Texts };
