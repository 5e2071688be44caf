import type { Lang } from '#contract/languages.ts';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import empty from '../../assets/illustrations/empty.svg';
import { type AllDeskTexts, deskTextsAddress } from './desk-text-files.ts';

export interface ReviewDeskPageProps {
  lang: Lang;
  guard: GuardProps;
  textsAddress: string;
  deskPath: string;
  emptyPicture: string;
}

export type ReviewDeskProps = Omit<ReviewDeskPageProps, 'textsAddress'> & AllDeskTexts;

export function reviewDeskProps(lang: Lang): ReviewDeskPageProps {
  return {
    lang,
    guard: guardProps(lang, 'admin'),
    textsAddress: deskTextsAddress(lang),
    deskPath: paths.adminApplications(lang),
    emptyPicture: empty.src,
  };
}
