import { useRef, useState } from 'react';
import { tokensIn } from '#contract/accounts/token.ts';
import type { Lang } from '#contract/languages.ts';
import type { StatusUnknownTexts } from '#src/i18n/status-unknown.text.ts';
import type { Answer, Unchecked } from '#src/lib/call/answer.ts';
import { useOnMount } from '#src/ui/island/on-change.ts';
import type { ApplicantReply, Restart } from '../application/after-load.ts';
import type { Applicant } from '../application/applicant.ts';
import type { ApplicantPage, LoadedPage, Step1Reply } from '../application/load-applicant-page.ts';
import type { LoadFault } from './steps.ts';
import { dropToken, forgetApplication, isHelping, keepToken, readTabStorage } from './tab-storage.ts';
import { findToken, RESUME_TOKEN_KEY, TOKEN_KEY } from './token.ts';

export interface RestartNotice {
  /** Set where only a newer page can show the application. */
  statusUnknown?: StatusUnknownTexts | undefined;
  fault?: LoadFault;
  message?: string;
  resumeToken?: string;
}

/** A confirmation on top of the next screen. */
interface Flash {
  title: string;
  text: string;
}

export type View =
  /** The pre-rendered page holds both the form and the loading state; CSS shows one of them. */
  | { kind: 'undecided' }
  | { kind: 'loading' }
  | { kind: 'unreachable'; token: string; message?: string }
  | { kind: 'start'; notice?: RestartNotice }
  /** `arrived`: the reply to step 1, right after sending it. */
  | { kind: 'applicant'; applicant: Applicant; token: string; flash?: Flash; arrived?: Unchecked<Step1Reply> };

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
 */
export function useApplication<Texts>(
  lang: Lang,
  loadPage: () => Promise<ApplicantPage<Texts>>,
  textsAddress: string,
  prepareStart: (notice?: RestartNotice) => Promise<unknown> | undefined,
): PageApplication<Texts> {
  const [view, setView] = useState<View>({ kind: 'undecided' });
  const [loaded, setLoaded] = useState<LoadedPage<Texts>>();
  const loading = useRef<Promise<LoadedPage<Texts> | undefined>>(undefined);

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

  const ask = async (token: string): Promise<Answer<ApplicantReply>> => {
    const loader = await import('../application/load-applicant-page.ts').catch(() => undefined);
    return loader?.fetchApplicant(token, lang) ?? { kind: 'unreachable', reason: 'offline' };
  };

  const show = (applicant: Applicant, token: string, flash?: Flash) => {
    keepToken(token);
    setView({ kind: 'applicant', applicant, token, ...(flash ? { flash } : {}) });
  };

  const open = async (token: string) => {
    // A browser may cache the failure of a script for good; reloading the page asks for it again.
    const isBroken = loading.current && !(await loading.current);
    if (isBroken) return navigator.onLine ? location.reload() : undefined;
    setView({ kind: 'loading' });
    const [all, answer] = await Promise.all([load(), ask(token)]);
    const loaded = all?.afterLoad(answer) ?? { kind: 'unreachable' };
    switch (loaded.kind) {
      case 'applicant':
        return show(loaded.applicant, token);
      case 'unreachable':
        return setView({ ...loaded, token });
      case 'status-unknown':
        // The token goes into the address, so that a reload opens the application.
        keepToken(token);
        return start({ statusUnknown: all?.resources.statusUnknown });
      case 'restart':
        return restart(loaded, token);
    }
  };

  const restart = ({ fault, message, keep }: Restart, token: string) => {
    dropToken(keep ? token : undefined);
    return start({ fault, ...(message ? { message } : {}), ...(keep ? { resumeToken: token } : {}) });
  };

  const start = async (notice?: RestartNotice) => {
    await prepareStart(notice);
    setView(notice ? { kind: 'start', notice } : { kind: 'start' });
  };

  const arrive = async (reply: Unchecked<Step1Reply>, token: string) => {
    keepToken(token);
    const all = await load();
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
    const stored = (key: typeof TOKEN_KEY | typeof RESUME_TOKEN_KEY) => (isHelping() ? null : readTabStorage(key));
    // A malformed token is used too, so that the person is told that the link is incomplete.
    const token = findToken(location.search, stored(TOKEN_KEY)) ?? tokensIn(location.search)[0];
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
