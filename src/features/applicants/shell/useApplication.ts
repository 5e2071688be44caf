import { startTransition, useRef, useState } from 'react';
import { tokensIn } from '#contract/accounts/token.ts';
import type { Lang } from '#contract/languages.ts';
import type { Answer, Unchecked } from '#src/lib/call/answer.ts';
import { tab } from '#src/lib/storage.ts';
import { useOnMount } from '#src/ui/island/on-change.ts';
import type { ApplicantReply } from '../application/after-load.ts';
import type { Applicant } from '../application/applicant.ts';
import type { ApplicantPage, LoadedPage, TakenOver } from '../application/load-applicant-page.ts';
import { dropToken, forgetApplication, isHelping, keepToken } from './tab-storage.ts';
import { findToken, RESUME_TOKEN_KEY, TOKEN_KEY } from './token.ts';
import type { AnsweredView, Flash, RestartNotice, Step1Reply, View } from './view.ts';

export interface Application {
  view: View;
  /** Asks the server for the application; also where an answer holds a status that only a newer page knows. */
  open: (token: string) => Promise<void>;
  /** Shows this applicant, and keeps the token in the session and the address. */
  show: (applicant: Applicant, token: string, flash?: Flash) => void;
  /** Shows the applicant of the reply that first brought this token. */
  arrive: (reply: Unchecked<Step1Reply>, token: string) => Promise<void>;
  /** Fetches the script of the next screen while this one is still in use. */
  prepare: () => void;
  /** Asks the server again in the background; shows `otherwise` where it does not answer. */
  renew: (token: string, otherwise: Applicant, flash: Flash) => Promise<void>;
  startAgain: () => void;
}

export interface PageApplication<Texts> {
  application: Application;
  /** Set as soon as the view is of kind 'applicant'. */
  loaded: LoadedPage<Texts> | undefined;
}

/**
 * Finds the application by its token, asks the server, and says which view to show.
 * @param prepareStart fetches what the page shows to somebody without a good token
 * @param takenOver of a page that the server has finished: it is shown, and nothing is asked
 */
export function useApplication<Texts>(
  lang: Lang,
  loadPage: () => Promise<ApplicantPage<Texts>>,
  textsAddress: string,
  prepareStart: (notice?: RestartNotice) => Promise<unknown> | undefined,
  takenOver?: TakenOver<Texts>,
): PageApplication<Texts> {
  const [view, setView] = useState<View>(takenOver?.view ?? { kind: 'undecided' });
  const [loaded, setLoaded] = useState(takenOver?.loaded);
  const loading = useRef(takenOver && Promise.resolve<LoadedPage<Texts> | undefined>(takenOver.loaded));

  /** Resolves to undefined where a script or the texts fail to load. */
  const load = () => {
    loading.current ??= import('../application/load-applicant-page.ts')
      .then(({ loadApplicantPage }) => loadApplicantPage(loadPage, textsAddress, lang))
      .then(
        (all) => {
          setLoaded(all);
          return all;
        },
        () => undefined,
      );
    return loading.current;
  };

  const loadAgain = () => {
    loading.current = undefined;
    return load();
  };

  const ask = async (token: string): Promise<Answer<ApplicantReply>> => {
    const loader = await import('../application/load-applicant-page.ts').catch(() => undefined);
    return loader?.fetchApplicant(token, lang) ?? { kind: 'unreachable', reason: 'offline' };
  };

  // What the page shows stays until the parts are there that show something newer: src/ui/part.tsx.
  const showNext = (next: View) => startTransition(() => setView(next));

  const show = (applicant: Applicant, token: string, flash?: Flash) => {
    keepToken(token);
    showNext({ kind: 'applicant', applicant, token, flash });
  };

  const open = async (token: string) => {
    const isBroken = loading.current && !(await loading.current);
    setView({ kind: 'loading' });
    const [all, answer] = await Promise.all([isBroken ? loadAgain() : load(), ask(token)]);
    // A browser may cache the failure of a script for good; reloading the page asks for it again.
    if (isBroken && !all && navigator.onLine) return location.reload();
    const next = all?.viewAfter(answer, token) ?? { kind: 'unreachable', token };
    keep(next, token);
    return next.kind === 'start' ? start(next.notice) : showNext(next);
  };

  const keep = (next: AnsweredView, token: string) => {
    // Where the page is too old, the token goes into the address, so that a reload opens the application.
    if (next.kind === 'applicant' || (next.kind === 'start' && next.notice?.statusUnknown)) keepToken(token);
    else if (next.kind === 'start') dropToken(next.notice?.resumeToken);
  };

  const start = async (notice?: RestartNotice) => {
    await prepareStart(notice);
    setView({ kind: 'start', notice });
  };

  const arrive = async (reply: Unchecked<Step1Reply>, token: string) => {
    keepToken(token);
    // The line may have broken while the form was sent.
    const all = (await load()) ?? (await loadAgain());
    if (!all) return setView({ kind: 'unreachable', token });
    const applicant = all.readApplicant(reply);
    if (typeof applicant === 'object') setView({ kind: 'applicant', applicant, token, arrived: reply });
    else await open(token);
  };

  const renew = async (token: string, otherwise: Applicant, flash: Flash) => {
    const answer = await ask(token);
    const fresh = answer.kind === 'ok' ? (await load())?.readApplicant(answer.data) : undefined;
    if (fresh === 'status-unknown') await open(token);
    else show(fresh ?? otherwise, token, flash);
  };

  const startAgain = () => {
    forgetApplication();
    setView({ kind: 'start' });
  };

  useOnMount(() => {
    const stored = (key: typeof TOKEN_KEY | typeof RESUME_TOKEN_KEY) => (isHelping() ? null : tab.read(key));
    // A malformed token is used too, so that the person is told that the link is incomplete.
    const token = findToken(location.search, stored(TOKEN_KEY)) ?? tokensIn(location.search)[0];
    if (takenOver && (token ?? '') === takenOver.finished.token) return keep(takenOver.view, takenOver.finished.token);
    if (token !== undefined) {
      open(token);
      return;
    }
    const resumeToken = stored(RESUME_TOKEN_KEY) ?? undefined;
    dropToken(resumeToken);
    start(resumeToken ? { resumeToken } : undefined);
  });

  return { application: { view, open, show, arrive, prepare: load, renew, startAgain }, loaded };
}
