/** What the error screen says in one language. */
export interface ErrorScreenSentences {
  lang: string;
  error: string;
  advice: string;
  support: string;
  retry: string;
  reload: string;
}

/** Both languages, the page's own first: after an error it is not known who reads it. */
export interface ErrorScreenTexts {
  own: ErrorScreenSentences;
  other: ErrorScreenSentences;
  /** The label of the fault's code, for support. */
  code: string;
}
