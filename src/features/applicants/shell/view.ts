import type { ReplyOf } from '#contract/calls.ts';
import type { StatusUnknownTexts } from '#src/i18n/status-unknown.text.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';
import type { Applicant } from '../application/applicant.ts';
import type { FaultTexts } from './shell.text.ts';

export type Step1Reply = ReplyOf<'POST /api/functions/submit-preregistration'>;

export interface RestartNotice {
  /** Set where only a newer page can show the application. */
  statusUnknown?: StatusUnknownTexts | undefined;
  fault?: keyof FaultTexts;
  message?: string | undefined;
  /** The token that the page dropped, for the button 'continue your application'. */
  resumeToken?: string | undefined;
}

/** A confirmation on top of the next screen. */
export interface Flash {
  title: string;
  text: string;
  tone?: 'ok' | 'info' | 'warn';
}

/** What an answer of the server leads to. */
export type AnsweredView =
  | { kind: 'unreachable'; token: string; message?: string | undefined }
  | { kind: 'start'; notice?: RestartNotice | undefined }
  /** `arrived`: the reply to step 1, right after sending it. */
  | {
      kind: 'applicant';
      applicant: Applicant;
      token: string;
      flash?: Flash | undefined;
      arrived?: Unchecked<Step1Reply>;
    };

export type View =
  /** The pre-rendered page holds both the form and the loading state; CSS shows one of them. */
  { kind: 'undecided' } | { kind: 'loading' } | AnsweredView;
