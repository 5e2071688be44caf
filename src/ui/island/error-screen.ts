/** What the error screen says in one language. */
export interface ErrorScreenSentences {
  lang: string;
  error: string;
  advice: string;
  support: string;
  retry: string;
  reload: string;
}

/** A fault says nothing about who reads it: the page's own language first, the other below. */
export interface ErrorScreenTexts {
  own: ErrorScreenSentences;
  other: ErrorScreenSentences;
  /** Names the fault for support. */
  code: string;
}
