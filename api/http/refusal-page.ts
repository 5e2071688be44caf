import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { GENERAL } from '#contract/errors.ts';
import type { Lang } from '#contract/languages.ts';
import { escaped, type Filling, fillBlanks, hasSection } from './blanks.ts';
import { type Problem, problemBody } from './problem.ts';

/** A form that a browser sent without a script, as far as it was read. Its fields hold personal data. */
export interface SentForm {
  call: string;
  fields: Readonly<Record<string, unknown>>;
  /** A form that is only a button: there is nothing to go back to. */
  isButton?: boolean;
}

export type SendRefusal = (req: Request, res: Response, refusal: Problem, lang: Lang, form?: SentForm) => void;

/**
 * The page that says why a form was refused, with the form and what was typed. Read once at start, like the page for
 * unknown addresses.
 * @param headers those of pages, as the API's allow no style
 */
export function createRefusalPages(distDir: string, headers: RequestHandler): SendRefusal {
  const read = (lang: Lang) => readFileSync(join(distDir, lang, 'not-sent.html'), 'utf8');
  const pages: Record<Lang, string> = { de: read('de'), en: read('en') };
  return (req, res, refusal, lang, form) =>
    headers(req, res, () => sendPage(req, res, fillBlanks(pages[lang], fillingOf(pages[lang], refusal, lang, form))));
}

/** The page without a built site, during development. */
export const sendBarePage: SendRefusal = (_req, res, refusal, lang) => {
  const { error, details } = problemBody(refusal, lang, '');
  const items = details.map((sentence) => `<li>${escaped(sentence)}</li>`).join('');
  res
    .type('html')
    .send(
      `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(error)}</title></head><body><ul>${items}</ul><p>${GENERAL.goBack[lang]}</p></body></html>`,
    );
};

/** Values of the page's blanks: `error:field`, `typed:field`, and names of sections to show, as `code:wrong_status`. */
export function fillingOf(page: string, refusal: Problem, lang: Lang, form?: SentForm): Filling {
  const { error, errors } = problemBody(refusal, lang, '');
  const typed = Object.entries(form?.fields ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  // Missing if the body was refused before it was read: then the browser still has the whole form.
  const isAgain = form !== undefined && typed.length > 0 && hasSection(page, `form:${form.call}`);
  const atFields = isAgain ? errors.filter(({ path }) => hasSection(page, `error:${path}`)) : [];
  const others =
    errors.length > 0 ? errors.filter((one) => !atFields.includes(one)).map(({ message }) => message) : [error];
  return new Map([
    ...typed.map(([name, text]) => [`typed:${name}`, text] as const),
    ...atFields.map(({ path, message }) => [`error:${path}`, message] as const),
    [`code:${refusal.code}`, 'yes'],
    // A form with the same key, sent twice, makes one application.
    ['key', randomUUID()],
    ['fields', atFields.length > 0 ? 'yes' : ''],
    ['others', [...new Set(others)].join(' ')],
    ...(form?.isButton ? [] : [[isAgain ? `form:${form.call}` : 'go-back', 'yes'] as const]),
  ]);
}

function sendPage(req: Request, res: Response, html: string): void {
  // 'no-store' would break the back button: the browser would show an error page.
  res.setHeader('Cache-Control', 'private, no-cache');
  res.vary('Accept-Encoding').type('html');
  // Senders without a script are often on a slow network, and gzip makes the page seven times smaller.
  if (req.acceptsEncodings('gzip')) res.setHeader('Content-Encoding', 'gzip').end(gzipSync(html));
  else res.end(html);
}
