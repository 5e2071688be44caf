import { LANGUAGES, type Lang } from '#contract/languages.ts';
import { site } from '#site';
import { publicFiles } from '#src/i18n/paths.ts';
import { textFile } from '#src/i18n/text-file.ts';
import { uploadWords } from '../documents/upload.text.ts';
import { verifyWords } from '../documents/verify.text.ts';
import { enrolmentWords } from '../enrolment/enrolment.text.ts';
import { applicantTexts } from '../shell/shell.text.ts';
import { statusWords } from '../status/status.text.ts';
import { wizardWords } from '../wizard/wizard.text.ts';
import type { WordsFile } from './load-applicant-page.ts';
import { pictures } from './pictures.ts';

const WORDS = {
  join: wizardWords,
  status: statusWords,
  verify: verifyWords,
  upload: uploadWords,
  enrolment: enrolmentWords,
} satisfies Record<string, (lang: Lang) => unknown>;
export type WordsPage = keyof typeof WORDS;

/** For the build: every file of sentences as a route of its own, and what stands in it. */
export function wordsFiles() {
  const pages = Object.keys(WORDS) as WordsPage[];
  return LANGUAGES.flatMap((lang) => pages.map((page) => fileOf(page, lang).route));
}

/** Where a page finds its sentences. */
export function wordsAddress(page: WordsPage, lang: Lang): string {
  return fileOf(page, lang).address;
}

function fileOf(page: WordsPage, lang: Lang) {
  const { post, arrival, upload, sign, lostSuitcase } = pictures;
  const texts = {
    ...applicantTexts(lang),
    originals: site.originals,
    emptyDeclaration: publicFiles.enrolmentDeclaration(lang),
    scenes: { post, arrival, upload, sign, lostSuitcase },
  };
  return textFile(page, lang, { texts, words: WORDS[page](lang) } satisfies WordsFile<unknown>);
}
