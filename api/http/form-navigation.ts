import type { IncomingMessage } from 'node:http';
import type { Lang } from '#contract/languages.ts';
import { languageOfPath } from './language-redirect.ts';

/** Whether a browser sent the form without the page's script: it will show the answer as a page. */
export function isFormNavigation(req: IncomingMessage): boolean {
  if (req.method !== 'POST') return false;
  const mode = req.headers['sec-fetch-mode'];
  // Browsers without this header name HTML first in Accept.
  return mode === 'navigate' || (mode === undefined && /^text\/html\b/.test(req.headers.accept ?? ''));
}

/** The language of the page that holds the form. */
export function languageOfForm(req: IncomingMessage): Lang | undefined {
  const { referer } = req.headers;
  if (!isFormNavigation(req) || !referer || !URL.canParse(referer)) return undefined;
  return languageOfPath(new URL(referer).pathname);
}
