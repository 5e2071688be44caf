import type { Lang } from '#contract/languages.ts';
import { site } from '#site';
import { guardProps } from '#src/i18n/guard.text.ts';
import { paths, publicFiles } from '#src/i18n/paths.ts';
import { mailLink } from '#src/lib/contact-links.ts';
import { pickErrorTexts } from '#src/lib/pick-error-texts.ts';
import studyPicture from '../../assets/illustrations/boarding.svg';
import uploadPicture from '../../assets/illustrations/upload.svg';
import { studentAreaTexts } from './student-area.text.ts';

export function studentAreaProps(lang: Lang) {
  const { supportEmail, replyWithinHours } = site.contact;
  const guard = guardProps(lang, 'student');
  return {
    guard: { ...guard, rules: { ...guard.rules, opensByToken: paths.join(lang) } },
    texts: studentAreaTexts(lang),
    errors: pickErrorTexts(lang, ['input_empty', 'input_too_long', 'name_invalid']),
    links: {
      join: paths.join(lang),
      placement: paths.placement(lang),
      upload: paths.upload(lang),
      contract: paths.contract(lang),
      downloads: paths.downloads(lang),
      contact: paths.contact(lang),
      declaration: publicFiles.enrolmentDeclaration(lang),
      support: mailLink(supportEmail),
    },
    supportEmail,
    replyWithinHours,
    pictures: { start: studyPicture.src, upload: uploadPicture.src },
  };
}

export type StudentAreaProps = ReturnType<typeof studentAreaProps>;
