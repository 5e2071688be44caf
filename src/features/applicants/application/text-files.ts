import { LANGUAGES, type Lang } from '#contract/languages.ts';
import { site } from '#site';
import { publicFiles } from '#src/i18n/paths.ts';
import { textFile } from '#src/i18n/text-file.ts';
import { uploadTexts } from '../documents/upload.text.ts';
import { verifyTexts } from '../documents/verify.text.ts';
import { enrolmentTexts } from '../enrolment/enrolment.text.ts';
import { placementTexts } from '../placement/placement.text.ts';
import { startTexts } from '../start/start.text.ts';
import { statusTexts } from '../status/status.text.ts';
import { wizardTexts } from '../wizard-steps/wizard-steps.text.ts';
import { applicantTexts } from './applicant.text.ts';
import type { TextsFile } from './load-applicant-page.ts';
import { pictures } from './pictures.ts';

const TEXTS = {
  join: wizardTexts,
  status: statusTexts,
  verify: verifyTexts,
  upload: uploadTexts,
  enrolment: enrolmentTexts,
  placement: placementTexts,
} satisfies Record<string, (lang: Lang) => unknown>;
export type TextsPage = keyof typeof TEXTS;

/** For the build: one route for each texts file, with its content. */
export function textsFiles() {
  const pages = Object.keys(TEXTS) as TextsPage[];
  return LANGUAGES.flatMap((lang) => [...pages.map((page) => fileOf(page, lang).route), startFile(lang).route]);
}

/** Where a page finds its texts. */
export function textsAddress(page: TextsPage, lang: Lang): string {
  return fileOf(page, lang).address;
}

/** Where /join finds the texts for people who came with a link, a helper or a fault. */
export function startTextsAddress(lang: Lang): string {
  return startFile(lang).address;
}

function startFile(lang: Lang) {
  return textFile('start', lang, startTexts(lang));
}

function fileOf(page: TextsPage, lang: Lang) {
  const { post, arrival, upload, sign, lostSuitcase } = pictures;
  const resources = {
    ...applicantTexts(lang),
    originals: site.originals,
    emptyDeclaration: publicFiles.enrolmentDeclaration(lang),
    scenes: { post, arrival, upload, sign, lostSuitcase },
  };
  return textFile(page, lang, { resources, texts: TEXTS[page](lang) } satisfies TextsFile<unknown>);
}
