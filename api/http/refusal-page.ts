import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { GENERAL } from '#contract/errors.ts';
import type { Lang } from '#contract/languages.ts';
import { perBuild } from './built-pages.ts';
import { escaped } from './escaped.ts';
import type { SentForm } from './plain-form.ts';
import { type Problem, problemBody } from './problem.ts';

export type SendRefusal = (req: Request, res: Response, refusal: Problem, lang: Lang, form?: SentForm) => void;
/** Answers with the page that holds the form; false where there is none. */
export type ShowAgain = (req: Request, res: Response, refusal: Problem, lang: Lang, form: SentForm) => Promise<boolean>;

/**
 * Says why a form was refused that the browser sent without a script: on the form's own page, or else on one that leads
 * back to it.
 * @param headers those of pages, as the API's allow no style
 */
export function createRefusalPages(distDir: string, headers: RequestHandler, showAgain: ShowAgain): SendRefusal {
  const read = (lang: Lang) => readFileSync(join(distDir, lang, 'not-sent.html'), 'utf8');
  const pagesNow = perBuild(distDir, (): Record<Lang, string> => ({ de: read('de'), en: read('en') }));
  return (req, res, refusal, lang, form) =>
    headers(req, res, async () => {
      if (form && (await showAgain(req, res, refusal, lang, form))) return;
      const { details } = problemBody(refusal, lang, '');
      // A form that is only a button is not gone back to.
      // What stands at a field or as a title has no full stop.
      const reasons = [...new Set(details)].map((reason) => reason.replace(/[^.!?]$/, '$&.'));
      const sentences = [...reasons, ...(form?.isButton ? [] : [GENERAL.goBack[lang]])];
      sendPage(
        req,
        res,
        pagesNow()[lang].replace('%%reason%%', () => escaped(sentences.join(' '))),
      );
    });
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

function sendPage(req: Request, res: Response, html: string): void {
  // 'no-store' would break the back button: the browser would show an error page.
  res.setHeader('Cache-Control', 'private, no-cache');
  res.vary('Accept-Encoding').type('html');
  // Senders without a script are often on a slow network, and gzip makes the page seven times smaller.
  if (req.acceptsEncodings('gzip')) res.setHeader('Content-Encoding', 'gzip').end(gzipSync(html));
  else res.end(html);
}
