import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { GENERAL } from '#contract/errors.ts';
import type { Lang } from '#contract/languages.ts';
import { escaped, type Filling, fillBlanks, hasSection } from './blanks.ts';
import { type Problem, problemBody } from './problem.ts';

/** A form that a browser has sent by itself, as far as it was read. Its fields are what somebody typed. */
export interface SentForm {
  call: string;
  fields: Readonly<Record<string, unknown>>;
}

export type SendRefusal = (req: Request, res: Response, refusal: Problem, lang: Lang, form?: SentForm) => void;

/**
 * The page of the site that says why a form was not taken, with the form again and what was typed. Read once at start,
 * like the page for unknown addresses.
 * @param headers those of the pages: an answer of the API allows no style
 */
export function createRefusalPages(distDir: string, headers: RequestHandler): SendRefusal {
  const read = (lang: Lang) => readFileSync(join(distDir, lang, 'not-sent.html'), 'utf8');
  const pages: Record<Lang, string> = { de: read('de'), en: read('en') };
  return (req, res, refusal, lang, form) =>
    headers(req, res, () => sendPage(req, res, fillBlanks(pages[lang], fillingOf(pages[lang], refusal, lang, form))));
}

/** Where there is no built site, as while developing. */
export const sendBarePage: SendRefusal = (_req, res, refusal, lang) => {
  const { error, details } = problemBody(refusal, lang, '');
  const items = details.map((sentence) => `<li>${escaped(sentence)}</li>`).join('');
  res
    .type('html')
    .send(
      `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(error)}</title></head><body><ul>${items}</ul><p>${GENERAL.goBack[lang]}</p></body></html>`,
    );
};

/** What the page's blanks are filled with: `error:field`, `typed:field`, and which of its parts show, as `code:wrong_status`. */
export function fillingOf(page: string, refusal: Problem, lang: Lang, form?: SentForm): Filling {
  const { error, errors } = problemBody(refusal, lang, '');
  const typed = Object.entries(form?.fields ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  // A body that was refused before it was read: the browser still has all of it.
  const isAgain = form !== undefined && typed.length > 0 && hasSection(page, `form:${form.call}`);
  const atFields = isAgain ? errors.filter(({ path }) => hasSection(page, `error:${path}`)) : [];
  const others =
    errors.length > 0 ? errors.filter((one) => !atFields.includes(one)).map(({ message }) => message) : [error];
  return new Map([
    ...typed.map(([name, text]) => [`typed:${name}`, text] as const),
    ...atFields.map(({ path, message }) => [`error:${path}`, message] as const),
    [`code:${refusal.code}`, 'yes'],
    // Sent twice, the form with this key makes one application.
    ['key', randomUUID()],
    ['fields', atFields.length > 0 ? 'yes' : ''],
    ['others', [...new Set(others)].join(' ')],
    [isAgain ? `form:${form.call}` : 'go-back', 'yes'],
  ]);
}

function sendPage(req: Request, res: Response, html: string): void {
  // What may not be kept cannot be gone back to: the browser would show an error of its own instead.
  res.setHeader('Cache-Control', 'private, no-cache');
  res.vary('Accept-Encoding').type('html');
  // Whoever sends without a script is often on a slow network, and the page is seven times larger without it.
  if (req.acceptsEncodings('gzip')) res.setHeader('Content-Encoding', 'gzip').end(gzipSync(html));
  else res.end(html);
}
