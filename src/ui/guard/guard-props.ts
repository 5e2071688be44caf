import type { Lang } from '#contract/languages.ts';
import type { ErrorScreenTexts } from '../island/error-screen.ts';
import type { GuardRules } from './guard-view.ts';

/** A page hands this to its guard: the rules, and everything that may have to be said, in one language. */
export interface GuardProps {
  lang: Lang;
  rules: GuardRules;
  texts: GuardTexts;
  /** On the view for other roles; the first is the main one. */
  waysOn: readonly { label: string; href: string }[];
  picture: { lost: string; offline: string };
  /** A mailto: link. */
  support: string;
  errorScreen: ErrorScreenTexts;
}

export interface GuardTexts {
  loading: string;
  slow: string;
  deniedTitle: string;
  deniedText: string;
  offlineTitle: string;
  offlineText: string;
  retry: string;
  again: AgainTexts;
}

/** Of the form to sign in again, where a session has ended under the page. */
type AgainTexts = Readonly<
  Record<
    | 'title'
    | 'text'
    | 'other'
    | 'password'
    | 'code'
    | 'submit'
    | 'sending'
    | 'missing'
    | 'failedTitle'
    | 'failed'
    | 'show'
    | 'hide'
    | 'showPassword'
    | 'hidePassword'
    | 'offlineTitle'
    | 'timeoutTitle'
    | 'offlineText'
    | 'retry',
    string
  >
>;
