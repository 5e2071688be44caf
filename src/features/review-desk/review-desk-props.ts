import type { Lang } from '#contract/languages.ts';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths } from '#src/i18n/paths.ts';
import type { GuardProps } from '#src/ui/guard/guard-props.ts';
import empty from '../../assets/illustrations/empty.svg';
import { type ApplicationTexts, applicationTexts } from './application/application.text.ts';
import { type ManyTexts, manyTexts } from './many/many.text.ts';
import { type QueueTexts, queueTexts } from './queue/queue.text.ts';
import { type DeskTexts, deskTexts } from './review-desk.text.ts';

export interface ReviewDeskProps {
  lang: Lang;
  guard: GuardProps;
  texts: DeskTexts;
  queueTexts: QueueTexts;
  manyTexts: ManyTexts;
  application: ApplicationTexts;
  deskPath: string;
  emptyPicture: string;
}

export function reviewDeskProps(lang: Lang): ReviewDeskProps {
  return {
    lang,
    guard: guardProps(lang, 'admin'),
    texts: deskTexts(lang),
    queueTexts: queueTexts(lang),
    manyTexts: manyTexts(lang),
    application: applicationTexts(lang),
    deskPath: paths.adminApplications(lang),
    emptyPicture: empty.src,
  };
}
