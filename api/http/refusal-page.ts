import type { Request, RequestHandler, Response } from 'express';
import { GENERAL } from '#contract/errors.ts';
import type { Lang } from '#contract/languages.ts';
import { readBuiltPages, sendPage } from './built-pages.ts';
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
  const pagesNow = readBuiltPages(distDir, 'not-sent.html');
  return (req, res, refusal, lang, form) =>
    headers(req, res, async () => {
      if (form && (await showAgain(req, res, refusal, lang, form))) return;
      const { details } = problemBody(refusal, lang, '');
      // A form that is only a button is not gone back to.
      // What stands at a field or as a title has no full stop.
      const reasons = [...new Set(details)].map((reason) => reason.replace(/[^.!?]$/, '$&.'));
      const sentences = [...reasons, ...(form?.isButton ? [] : [GENERAL.goBack[lang]])];
      const page = pagesNow()[lang].replace('%%reason%%', () => escaped(sentences.join(' ')));
      sendPage(req, res, page, 'private, no-cache');
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
