import type { Lang } from '#contract/languages.ts';
import { site } from '#site';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import { mailLink } from '#src/lib/contact-links.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import empty from '../../assets/illustrations/empty.svg';
import qrPoster from '../../assets/illustrations/qr-poster.svg';
import { onboardingTexts } from './onboarding/onboarding.text.ts';
import type { PartnerAreaTexts } from './partner-area.text.ts';
import { partnerTextFiles } from './partner-text-files.ts';

export type PartnerAreaProps = Omit<PartnerPageProps, 'textsAddress'> & { texts: PartnerAreaTexts };

export function partnerAreaProps(lang: Lang) {
  const { supportEmail, replyWithinHours } = site.contact;
  return {
    guard: guardProps(lang, 'partner'),
    textsAddress: partnerTextFiles.address(lang),
    errors: pickErrorTexts(lang, ['fields_required', 'input_empty', 'email_invalid']),
    brand: site.brand.name,
    links: {
      onboarding: paths.partnerOnboarding(lang),
      account: paths.account(lang),
      portal: paths.portal(lang),
      support: mailLink(supportEmail),
    },
    supportEmail,
    replyWithinHours,
    pictures: { empty: empty.src },
  };
}

export type PartnerPageProps = ReturnType<typeof partnerAreaProps>;

export function onboardingProps(lang: Lang) {
  return {
    guard: guardProps(lang, 'partner'),
    texts: onboardingTexts(lang),
    errors: pickErrorTexts(lang, ['fields_required']),
    dashboard: paths.partner(lang),
    picture: qrPoster.src,
  };
}

export type OnboardingProps = ReturnType<typeof onboardingProps>;
