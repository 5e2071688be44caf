import type { IncomingMessage } from 'node:http';
import { isLang, type Lang } from '#contract/languages.ts';
import { languageOfPath } from './language-redirect.ts';

/** Whether a browser sent the form without the page's script: it will show the answer as a page. */
export function isFormNavigation(req: IncomingMessage): boolean {
  if (req.method !== 'POST') return false;
  const mode = req.headers['sec-fetch-mode'];
  // Browsers without this header name HTML first in Accept.
  return mode === 'navigate' || (mode === undefined && /^text\/html\b/.test(req.headers.accept ?? ''));
}

/** The language of the page that holds the form: `lang` of the form's address, or that of the page's own address. */
export function languageOfForm(req: IncomingMessage): Lang | undefined {
  if (!isFormNavigation(req)) return undefined;
  const asked = /[?&]lang=(\w+)/.exec(req.url ?? '')?.[1];
  if (isLang(asked)) return asked;
  const { referer } = req.headers;
  return referer && URL.canParse(referer) ? languageOfPath(new URL(referer).pathname) : undefined;
}
