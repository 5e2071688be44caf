import type { Lang } from '#contract/languages.ts';
import { site } from '#site';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import { mailLink } from '#src/lib/contact-links.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import briefing from '../../assets/illustrations/briefing.svg';
import { type EmployerAreaTexts, employerAreaTexts } from './employer-area.text.ts';

export interface EmployerAreaProps {
  guard: GuardProps;
  texts: EmployerAreaTexts;
  links: Readonly<Record<'ask' | 'costs' | 'account' | 'contact', string>>;
  contactEmail: string;
  replyWithinHours: number;
  picture: string;
}

export function employerAreaProps(lang: Lang): EmployerAreaProps {
  const { email, replyWithinHours } = site.contact;
  const texts = employerAreaTexts(lang);
  return {
    guard: guardProps(lang, 'employer'),
    texts,
    links: {
      ask: mailLink(email, texts.askSubject),
      costs: paths.employers(lang),
      account: paths.account(lang),
      contact: mailLink(email),
    },
    contactEmail: email,
    replyWithinHours,
    picture: briefing.src,
  };
}
