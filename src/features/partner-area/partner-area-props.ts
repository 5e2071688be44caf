import type { Lang } from '#contract/languages.ts';
import { site } from '#site';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import { mailLink } from '#src/lib/contact-links.ts';
import type { ErrorTexts } from '#src/lib/error-text.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import empty from '../../assets/illustrations/empty.svg';
import offline from '../../assets/illustrations/offline.svg';
import qrPoster from '../../assets/illustrations/qr-poster.svg';
import { type OnboardingTexts, onboardingTexts } from './onboarding/onboarding.text.ts';
import type { PartnerAreaTexts } from './partner-area.text.ts';
import { partnerTextsAddress } from './partner-text-files.ts';

export interface PartnerPageProps {
  guard: GuardProps;
  textsAddress: string;
  errors: ErrorTexts;
  brand: string;
  links: Readonly<Record<'onboarding' | 'account' | 'portal' | 'support', string>>;
  supportEmail: string;
  replyWithinHours: number;
  pictures: { empty: string; offline: string };
}

export type PartnerAreaProps = Omit<PartnerPageProps, 'textsAddress'> & { texts: PartnerAreaTexts };

export function partnerAreaProps(lang: Lang): PartnerPageProps {
  const { supportEmail, replyWithinHours } = site.contact;
  return {
    guard: guardProps(lang, 'partner'),
    textsAddress: partnerTextsAddress(lang),
    errors: pickErrorTexts(lang, ['fields_required', 'email_invalid']),
    brand: site.brand.name,
    links: {
      onboarding: paths.partnerOnboarding(lang),
      account: paths.account(lang),
      portal: paths.portal(lang),
      support: mailLink(supportEmail),
    },
    supportEmail,
    replyWithinHours,
    pictures: { empty: empty.src, offline: offline.src },
  };
}

export interface OnboardingProps {
  guard: GuardProps;
  texts: OnboardingTexts;
  errors: ErrorTexts;
  dashboard: string;
  picture: string;
}

export function onboardingProps(lang: Lang): OnboardingProps {
  return {
    guard: guardProps(lang, 'partner'),
    texts: onboardingTexts(lang),
    errors: pickErrorTexts(lang, ['fields_required']),
    dashboard: paths.partner(lang),
    picture: qrPoster.src,
  };
}
