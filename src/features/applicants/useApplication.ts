import { useEffect, useState } from 'react';
import type { Lang } from '#contract/languages.ts';
import { callJson } from '#src/lib/call.ts';
import { type Applicant, readApplicant } from './applicant.ts';
import { dropToken, forgetApplication, keepToken, readSession } from './session.ts';
import { afterLoad, type LoadFault } from './steps.ts';
import { findToken, RESUME_TOKEN_KEY, TOKEN_KEY } from './token.ts';

export interface RestartNotice {
  fault?: LoadFault;
  message?: string;
  resumeToken?: string;
}

/** A confirmation that belongs on top of the next screen. */
interface Flash {
  title: string;
  text: string;
}

export type View =
  /** Pre-rendered: form and loading state are both there, the page's style shows one of them. */
  | { kind: 'undecided' }
  | { kind: 'loading' }
  | { kind: 'later'; token: string; message?: string }
  | { kind: 'start'; notice?: RestartNotice }
  | { kind: 'applicant'; applicant: Applicant; token: string; flash?: Flash };

export interface Application {
  view: View;
  open: (token: string) => Promise<void>;
  /** Shows this applicant; the token goes into the session and the address. */
  show: (applicant: Applicant, token: string, flash?: Flash) => void;
  /** Asks the server again behind the screen; `otherwise` is what to show when it cannot be asked. */
  renew: (token: string, otherwise: Applicant, flash: Flash) => Promise<void>;
  startAgain: () => void;
}

/** Where the application stands: from the token, by the server, to a view. */
export function useApplication(lang: Lang): Application {
  const [view, setView] = useState<View>({ kind: 'undecided' });

  const show = (applicant: Applicant, token: string, flash?: Flash) => {
    keepToken(token);
    setView({ kind: 'applicant', applicant, token, ...(flash ? { flash } : {}) });
  };

  const open = async (token: string) => {
    setView({ kind: 'loading' });
    const loaded = afterLoad(await callJson('get-applicant', { token }, { lang, token }), Date.now());
    switch (loaded.kind) {
      case 'applicant':
        return show(loaded.applicant, token);
      case 'later':
        return setView({ ...loaded, token });
      case 'restart': {
        const { fault, message, keep } = loaded;
        dropToken(keep ? token : undefined);
        return setView({
          kind: 'start',
          notice: { fault, ...(message ? { message } : {}), ...(keep ? { resumeToken: token } : {}) },
        });
      }
    }
  };

  const renew = async (token: string, otherwise: Applicant, flash: Flash) => {
    const answer = await callJson('get-applicant', { token }, { lang, token });
    const fresh = answer.kind === 'ok' ? readApplicant(answer.data) : undefined;
    show(fresh ?? otherwise, token, flash);
  };

  const startAgain = () => {
    forgetApplication();
    setView({ kind: 'start' });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, when the page opens
  useEffect(() => {
    const token = findToken(location.search, readSession(TOKEN_KEY));
    if (token) {
      open(token);
      return;
    }
    const resumeToken = readSession(RESUME_TOKEN_KEY) ?? undefined;
    dropToken(resumeToken);
    setView(resumeToken ? { kind: 'start', notice: { resumeToken } } : { kind: 'start' });
  }, []);

  return { view, open, show, renew, startAgain };
}
