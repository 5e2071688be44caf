import type { IncomingMessage } from 'node:http';
import type { Lang } from '#contract/languages.ts';
import { languageOfPath } from './language-redirect.ts';

/** Whether a browser has sent a form by itself, as the page's script was not there yet: it will show what comes back. */
export function isFormNavigation(req: IncomingMessage): boolean {
  if (req.method !== 'POST') return false;
  const mode = req.headers['sec-fetch-mode'];
  // Browsers that do not say so ask for a page first.
  return mode === 'navigate' || (mode === undefined && /^text\/html\b/.test(req.headers.accept ?? ''));
}

/** The language of the page with the form. */
export function languageOfForm(req: IncomingMessage): Lang | undefined {
  const { referer } = req.headers;
  if (!isFormNavigation(req) || !referer || !URL.canParse(referer)) return undefined;
  return languageOfPath(new URL(referer).pathname);
}
