import { listOf } from '#contract/applications/next-sentence.ts';
import type { Lang } from '#contract/languages.ts';
import { documentName, documentsOf } from '#contract/model/document.ts';
import { nextTexts } from '#contract/model/next-act.text.ts';

/** 'A2 certificate, CV and ID or passport': what step 2 asks for. */
export function step2Documents(lang: Lang, network: string): string {
  const names = STEP2.map((type) => documentName(type, lang, network, 'short'));
  return listOf(names, nextTexts(lang).and);
}

/** 'three files' */
export function step2Files(lang: Lang): string {
  const [one, many] = FILES[lang];
  if (STEP2.length === 1) return one;
  return `${COUNTS[lang][STEP2.length] ?? STEP2.length} ${many}`;
}

const STEP2 = documentsOf('documents');

const FILES: Readonly<Record<Lang, readonly [one: string, many: string]>> = {
  de: ['eine Datei', 'Dateien'],
  en: ['one file', 'files'],
};
const COUNTS: Readonly<Record<Lang, Readonly<Record<number, string>>>> = {
  de: { 2: 'zwei', 3: 'drei', 4: 'vier', 5: 'fünf', 6: 'sechs' },
  en: { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' },
};
