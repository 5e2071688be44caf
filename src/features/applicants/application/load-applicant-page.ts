import type { ComponentType } from 'react';
import type { Lang } from '#contract/languages.ts';
import type { Answer } from '#src/lib/answer.ts';
import { callJson, readJson } from '#src/lib/call.ts';
import type { OpenWords } from '../shell/applicant-texts.ts';
import type { Applicant } from './applicant.ts';

/** A screen for somebody with an application, in a script of its own. */
export type OpenPage<Words> = ComponentType<{ applicant: Applicant; token: string; words: Words }>;

/** What the pages of an application say to its owner: one file for each page and language. */
export interface WordsFile<Words> {
  texts: OpenWords;
  words: Words;
}

export type Opened<Words> = Awaited<ReturnType<typeof loadOpened<Words>>>;

/** Never rejects. */
export function askApplicant(token: string, lang: Lang): Promise<Answer> {
  return callJson('get-applicant', { token }, { lang, token });
}

/**
 * All that only somebody with an application needs: scripts, checks of the server's answers, sentences. Rejects where
 * a part does not come.
 * @param wordsAddress of a `WordsFile`, made by the same build
 */
export async function loadOpened<Words>(loadPage: () => Promise<OpenPage<Words>>, wordsAddress: string, lang: Lang) {
  const [{ afterLoad }, { readApplicant }, Page, file] = await Promise.all([
    import('./after-load.ts'),
    import('./applicant.ts'),
    loadPage(),
    readJson(wordsAddress, { lang }),
  ]);
  if (file.kind !== 'ok') throw new Error(`${wordsAddress} did not come`);
  return { afterLoad, readApplicant, Page, ...(file.data as WordsFile<Words>) };
}
