import type { ComponentType } from 'react';
import * as at from '#contract/addresses/application.ts';
import type { ReplyOf } from '#contract/calls.ts';
import type { Lang } from '#contract/languages.ts';
import type { Answer } from '#src/lib/answer.ts';
import { call, readJson } from '#src/lib/call.ts';
import type { ApplicantResources } from '../shell/applicant-resources.ts';
import type { Applicant } from './applicant.ts';

/** A screen for somebody with an application, in a script of its own. */
export type ApplicantPage<Texts> = ComponentType<{ applicant: Applicant; token: string; texts: Texts }>;

/** What the pages of an application say to its owner: one file for each page and language. */
export interface TextsFile<Texts> {
  resources: ApplicantResources;
  texts: Texts;
}

export type LoadedPage<Texts> = Awaited<ReturnType<typeof loadApplicantPage<Texts>>>;

export type ApplicantReply = ReplyOf<typeof at.getApplicant.path>;

/** Never rejects. */
export function fetchApplicant(token: string, lang: Lang): Promise<Answer<ApplicantReply>> {
  return call(at.getApplicant, {}, { lang, token });
}

/**
 * All that only somebody with an application needs: scripts, checks of the server's answers, sentences. Rejects where
 * a part does not come.
 * @param wordsAddress of a `TextsFile`, made by the same build
 */
export async function loadApplicantPage<Texts>(
  loadPage: () => Promise<ApplicantPage<Texts>>,
  textsAddress: string,
  lang: Lang,
) {
  const [{ afterLoad }, { readApplicant }, Page, file] = await Promise.all([
    import('./after-load.ts'),
    import('./applicant.ts'),
    loadPage(),
    readJson(textsAddress, { lang }),
  ]);
  if (file.kind !== 'ok') throw new Error(`${textsAddress} did not come`);
  return { afterLoad, readApplicant, Page, ...(file.data as TextsFile<Texts>) };
}
