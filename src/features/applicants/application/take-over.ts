import type { Finished } from '#contract/finished-page.ts';
import type { Lang } from '#contract/languages.ts';
import type { AnsweredView } from '../shell/view.ts';
import { brought } from './brought.ts';
import { type ApplicantPage, fetchApplicant, type LoadedPage, loadApplicantPage } from './load-applicant-page.ts';

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
 */
export async function takeOver<Texts>(
  page: { lang: Lang; textsAddress: string; startAddress: string },
  finished: Finished,
  loadPage: () => Promise<ApplicantPage<Texts>>,
  prepareStart?: (page: { lang: Lang; startAddress: string }) => Promise<unknown>,
): Promise<TakenOver<Texts>> {
  const { lang, textsAddress } = page;
  const { token } = finished;
  const [loaded, answer] = await Promise.all([
    loadApplicantPage(loadPage, textsAddress, lang),
    fetchApplicant(token, lang, brought(finished, 'POST /api/functions/get-applicant')),
  ]);
  const view = loaded.viewAfter(answer, token);
  if (view.kind === 'start') await prepareStart?.(page);
  return { finished, loaded, view };
}
