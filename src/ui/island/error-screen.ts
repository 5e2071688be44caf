/** What the error screen says in one language. */
export type ErrorScreenSentences = Record<'lang' | 'error' | 'advice' | 'support' | 'retry' | 'reload', string>;

/** Both languages, the page's own first: after an error it is not known who reads it. */
export interface ErrorScreenTexts {
  own: ErrorScreenSentences;
  other: ErrorScreenSentences;
  /** The label of the fault's code, for support. */
  code: string;
}
