import { LANGUAGES, type Lang } from '#contract/languages.ts';
import { site } from '#site';
import { publicFiles } from '#src/i18n/paths.ts';
import { textFile } from '#src/i18n/text-file.ts';
import { ownContractTexts } from '../contract/contract.text.ts';
import { uploadTexts } from '../documents/upload.text.ts';
import { verifyTexts } from '../documents/verify.text.ts';
import { enrolmentTexts } from '../enrolment/enrolment.text.ts';
import { placementTexts } from '../placement/placement.text.ts';
import { type ApplicantResources, NO_RESOURCES } from '../shell/applicant-resources.ts';
import { pageWords } from '../shell/page-words.ts';
import { startTexts } from '../start/start.text.ts';
import type { MoreTexts } from '../status/parts.tsx';
import { statusTexts } from '../status/status.text.ts';
import { wizardTexts } from '../wizard-steps/wizard-steps.text.ts';
import { applicantTexts, aroundTexts } from './applicant.text.ts';
import type { TextsFile } from './load-applicant-page.ts';
import { pictures } from './pictures.ts';

const TEXTS = {
  join: wizardTexts,
  // The rest comes with the first part that is used: status/parts.tsx.
  status: (lang) => ({ facts: statusTexts(lang).facts, more: moreFile(lang).address }),
  verify: verifyTexts,
  upload: uploadTexts,
  enrolment: enrolmentTexts,
  placement: placementTexts,
  contract: ownContractTexts,
} satisfies Record<string, (lang: Lang) => unknown>;
export type TextsPage = keyof typeof TEXTS;

/** For the build: one route for each texts file, with its content. */
export function textsFiles() {
  const pages = Object.keys(TEXTS) as TextsPage[];
  return LANGUAGES.flatMap((lang) => [
    ...pages.map((page) => fileOf(page, lang).route),
    startFile(lang).route,
    moreFile(lang).route,
  ]);
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

/** What /status says of an application beside the facts. */
function moreFile(lang: Lang) {
  return textFile('status-more', lang, { resources: resources(lang), texts: statusTexts(lang) } satisfies MoreTexts);
}

function fileOf(page: TextsPage, lang: Lang) {
  return textFile(page, lang, {
    ...(page !== 'join' && { words: pageWords(page, lang) }),
    around: aroundTexts(lang),
    resources: page === 'status' ? NO_RESOURCES : resources(lang),
    texts: TEXTS[page](lang),
  } satisfies TextsFile<unknown>);
}

function resources(lang: Lang): ApplicantResources {
  const { post, arrival, upload, sign, lostSuitcase } = pictures;
  return {
    ...applicantTexts(lang),
    originals: site.originals,
    emptyDeclaration: publicFiles.enrolmentDeclaration(lang),
    scenes: { post, arrival, upload, sign, lostSuitcase },
  };
}
