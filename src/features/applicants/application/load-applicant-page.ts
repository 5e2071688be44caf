import type { ComponentType } from 'react';
import { isToken } from '#contract/accounts/token.ts';
import type { CallAddress, ReplyOf } from '#contract/calls.ts';
import type { Finished } from '#contract/finished-page.ts';
import type { Lang } from '#contract/languages.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import { readTextFile } from '#src/lib/read-text-file.ts';
import { cameByHistory, reloadWithoutToken, wasLeft } from '../handover/left-application.ts';
import type { ApplicantResources } from '../shell/applicant-resources.ts';
import type { TokenPageWords } from '../shell/shell.text.ts';
import { findToken } from '../shell/token.ts';
import type { AnsweredView } from '../shell/view.ts';
import { type ApplicantReply, TOKEN_INCOMPLETE } from './after-load.ts';
import type { AroundTexts } from './applicant.text.ts';
import { type Applicant, readApplicant } from './applicant.ts';

/** A screen for somebody with an application, in a script of its own. */
export type ApplicantPage<Texts> = ComponentType<{ applicant: Applicant; token: string; texts: Texts }>;

/** What the pages of an application say to its owner: one file for each page and language. */
export interface TextsFile<Texts> {
  words?: TokenPageWords;
  around: AroundTexts;
  resources: ApplicantResources;
  texts: Texts;
}

export type LoadedPage<Texts> = Awaited<ReturnType<typeof loadApplicantPage<Texts>>>;

// The browser may restore a page from its cache as it was left, without loading it.
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (persisted && wasLeft(findToken(location.search, null))) leave();
});

function leave(): Promise<never> {
  reloadWithoutToken();
  return new Promise(() => {});
}

/**
 * Asks for the application of a token. Never rejects.
 * @param brought the answer, where the page brought it along
 */
export async function fetchApplicant(
  token: string,
  lang: Lang,
  brought?: Answer<ApplicantReply>,
): Promise<Answer<ApplicantReply>> {
  if (!isToken(token)) return { kind: 'refused', status: 404, code: TOKEN_INCOMPLETE, errors: [] };
  if (cameByHistory() && wasLeft(token)) return leave();
  return brought ?? call('POST /api/functions/get-applicant', {}, { lang, token });
}

/**
 * Loads what only somebody with an application needs: scripts, checks of the server's answers, texts. Rejects where
 * a part fails to load.
 * @param textsAddress where the `TextsFile` of the same build is
 */
export async function loadApplicantPage<Texts>(
  loadPage: () => Promise<ApplicantPage<Texts>>,
  textsAddress: string,
  lang: Lang,
) {
  const [{ viewAfter }, Page, file] = await Promise.all([
    import('./after-load.ts'),
    loadPage(),
    readTextFile<TextsFile<Texts>>(textsAddress, lang),
  ]);
  const { statusUnknown } = file.around;
  return {
    ...file,
    Page,
    readApplicant,
    viewAfter: (answer: Answer<ApplicantReply>, token: string) => viewAfter(answer, token, statusUnknown),
  };
}

/** All that a page needs at once, where the server has finished it. */
export interface TakenOver<Texts> {
  finished: Finished;
  loaded: LoadedPage<Texts>;
  view: AnsweredView;
}

/**
 * Loads what a finished page is drawn from: on the server to draw it, in the browser to take it over as it stands.
 * Rejects where a part fails to load.
 * @param prepareStart fetches what the page shows where the token opens nothing
 * @param loadParts fetches what it shows of this application only, to be drawn
 */
export async function takeOver<Texts>(
  page: { lang: Lang; textsAddress: string; startAddress: string },
  finished: Finished,
  loadPage: () => Promise<ApplicantPage<Texts>>,
  prepareStart?: (page: { lang: Lang; startAddress: string }) => Promise<unknown>,
  loadParts?: (own: { applicant: Applicant; token: string; lang: Lang }, texts: Texts) => Promise<unknown>,
): Promise<TakenOver<Texts>> {
  const { lang, textsAddress } = page;
  const { token } = finished;
  const known = brought(finished, 'POST /api/functions/get-applicant');
  const [loaded, answer] = await Promise.all([
    loadApplicantPage(loadPage, textsAddress, lang),
    token === '' ? undefined : fetchApplicant(token, lang, known),
  ]);
  const view = answer ? withFlash(loaded.viewAfter(answer, token), finished, loaded.around) : START;
  if (view.kind === 'start') await prepareStart?.(page);
  if (view.kind === 'applicant') await loadParts?.({ applicant: view.applicant, token, lang }, loaded.texts);
  return { finished, loaded, view };
}

const START = { kind: 'start' } as const;

/** What came of a form without a script, above the page. */
function withFlash(view: AnsweredView, finished: Finished, around: AroundTexts): AnsweredView {
  if (import.meta.env.SSR) setFlash(finished, around);
  return finished.flash && view.kind === 'applicant' ? { ...view, flash: finished.flash } : view;
}

function setFlash(finished: Finished, { said }: AroundTexts): void {
  const { done, refused } = finished;
  if (done !== undefined) finished.flash = ['mail-link', 'sign-up'].includes(done) ? said.linkSent : said.done;
  else if (refused?.isGone) {
    const { message, isConflict } = refused;
    finished.flash = { tone: 'warn', title: isConflict ? said.gone : said.failed, text: message };
  }
}

/** The answer of a call that a finished page brought along. */
export function brought<At extends CallAddress>(finished: Finished | undefined, at: At) {
  return finished?.answers[at] as Answer<ReplyOf<At>> | undefined;
}
