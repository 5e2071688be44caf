import type { Lang } from '#contract/languages.ts';
import type { ErrorScreenTexts } from '../island/error-screen.ts';
import type { GuardRules } from './guard-view.ts';

/** What a page hands to its guard: the rules and all texts, in one language. */
export interface GuardProps {
  lang: Lang;
  rules: GuardRules;
  texts: GuardTexts;
  /** Links on the page for other roles, the main one first. */
  waysOn: readonly { label: string; href: string }[];
  picture: { lost: string; offline: string };
  /** A mailto: link. */
  support: string;
  errorScreen: ErrorScreenTexts;
}

export interface GuardTexts {
  loading: string;
  slow: string;
  /** Said at the top of the admins' pages to somebody who may only read; missing elsewhere. */
  reader?: string;
  deniedTitle: string;
  deniedText: string;
  ownArea: string;
  offlineTitle: string;
  offlineText: string;
  retry: string;
  again: AgainTexts;
}

/** Texts of the form to sign in again. */
type AgainTexts = Readonly<
  Record<
    | 'title'
    | 'text'
    | 'other'
    | 'password'
    | 'code'
    | 'passkey'
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
