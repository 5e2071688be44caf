/** The words of the error screen in one language. */
export interface ErrorScreenWords {
  lang: string;
  error: string;
  advice: string;
  support: string;
  retry: string;
  reload: string;
}

/** A fault says nothing about who reads it: the page's own language first, the other below. */
export interface ErrorScreenTexts {
  own: ErrorScreenWords;
  other: ErrorScreenWords;
  /** Names the fault for support. */
  code: string;
}
