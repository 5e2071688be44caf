import type { Lang } from '#contract/languages.ts';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import empty from '../../assets/illustrations/empty.svg';
import { type PartnerListTexts, type PartnerTexts, partnerListTexts, partnerTexts } from './admin-partners.text.ts';

interface Common {
  lang: Lang;
  guard: GuardProps;
  /** Path of the list; a partner's page is one segment below. */
  listPath: string;
  emptyPicture: string;
}

export interface PartnerListProps extends Common {
  texts: PartnerListTexts;
}

export interface PartnerProps extends Common {
  texts: PartnerTexts;
}

export function partnerListProps(lang: Lang): PartnerListProps {
  return { ...common(lang), texts: partnerListTexts(lang) };
}

export function partnerProps(lang: Lang): PartnerProps {
  return { ...common(lang), texts: partnerTexts(lang) };
}

function common(lang: Lang): Common {
  return { lang, guard: guardProps(lang, 'admin'), listPath: paths.adminPartners(lang), emptyPicture: empty.src };
}
