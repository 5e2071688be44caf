import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { isToken, tokensIn } from '#contract/accounts/token.ts';
import type { CallAddress } from '#contract/calls.ts';
import type { Finished, FinishedAnswer } from '#contract/finished-page.ts';
import type { Lang } from '#contract/languages.ts';
import type { Deps } from '../deps.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { languageOfPath } from '../http/language-redirect.ts';
import { Problem, sentenceOf } from '../http/problem.ts';
import { fillFrame } from './frame.ts';
import { createRenderer } from './renderer.ts';

export type FinishedPages = Readonly<Record<string, readonly [CallAddress, ...CallAddress[]]>>;

/**
 * Answers a page of one application, opened with its token, with all that is to be read on it: React draws the page's
 * island with the answers of its calls, and the browser takes over from there. Whatever hinders that, the built page asks
 * by itself (docs/decisions/095-finished-pages.md).
 */
export function createFinishedPages(
  deps: Deps,
  distDir: string,
  pages: FinishedPages,
  endpoints: readonly Endpoint[],
): RequestHandler {
  const asked = new Set<string>(Object.values(pages).flat());
  const asks = new Map(
    endpoints.flatMap(({ entry, ask }) => (asked.has(entry.at) ? [[entry.at as CallAddress, ask(deps)]] : [])),
  );
  const rendererNow = createRenderer(distDir);

  const answerOf = async (at: CallAddress, req: Request, res: Response, from: { token: string; lang: Lang }) => {
    try {
      return { kind: 'ok', data: await asks.get(at)?.(req, res, from) } as const;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { retryAfterSeconds } = error.extras;
      if (retryAfterSeconds) res.setHeader('Retry-After', retryAfterSeconds);
      return refused(error, from.lang);
    }
  };

  const finish = async (req: Request, res: Response, lang: Lang, page: string, calls: FinishedPages[string]) => {
    const search = req.originalUrl.slice(req.path.length);
    const given = tokensIn(search);
    const token = given.find(isToken) ?? given[0];
    if (token === undefined || isPreview(req)) return undefined;
    const [own, ...others] = calls;
    const answers: Record<string, FinishedAnswer> = { [own]: await answerOf(own, req, res, { token, lang }) };
    const first = answers[own];
    if (first?.kind === 'ok') for (const at of others) answers[at] = await answerOf(at, req, res, { token, lang });
    const finished: Finished = { token, search, referrer: req.headers.referer ?? '', answers };
    const { render, frameOf } = await rendererNow();
    const frame = await frameOf(`${lang}${page}`);
    const drawn = await render(frame.island, finished);
    if (drawn.html === '') return undefined;
    res.status(first?.kind === 'refused' ? first.status : 200);
    return fillFrame(frame, finished, drawn);
  };

  return async (req, res, next) => {
    const lang = languageOfPath(req.path);
    const page = req.path.slice(`/${lang}`.length);
    const calls = Object.hasOwn(pages, page) ? pages[page] : undefined;
    if (!lang || !calls) return next();
    try {
      const html = await finish(req, res, lang, page, calls);
      if (html === undefined) return next();
      send(req, res, html);
    } catch (error) {
      deps.damage.note(error);
      deps.log.error({ id: res.locals.requestId, error: error instanceof Error ? error.stack : 'unknown' }, 'page');
      res.status(200).removeHeader('Retry-After');
      next();
    }
  };
}

function refused(refusal: Problem, lang: Lang): FinishedAnswer {
  const { status, code } = refusal;
  return { kind: 'refused', status, code, message: sentenceOf(refusal, lang), errors: [] };
}

/** What messengers and networks fetch to show a link: they get the page's head as it was built. */
const PREVIEWS =
  /facebookexternalhit|facebot|meta-external|whatsapp\/|(?:twitter|telegram|slack|discord|linkedin|google|bing|apple|pinterest|redd?it|yandex)\w*bot|skypeuripreview|vkshare|embedly|preview/i;

function isPreview(req: Request): boolean {
  return PREVIEWS.test(req.headers['user-agent'] ?? '');
}

/**
 * Of eleven; more takes longer than it saves on the line. A page fits into the window of 128 KB. In one go, as the usual
 * way in the background keeps three times the memory for a millisecond.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 17 } };

function send(req: Request, res: Response, html: string): void {
  res.setHeader('Cache-Control', 'no-store');
  // The address has the token: pages of this site must not be told of it either.
  res.setHeader('Referrer-Policy', 'strict-origin');
  res.vary('Accept-Encoding').type('html');
  if (req.acceptsEncodings('br')) res.setHeader('Content-Encoding', 'br').end(brotliCompressSync(html, BROTLI));
  else if (req.acceptsEncodings('gzip')) res.setHeader('Content-Encoding', 'gzip').end(gzipSync(html));
  else res.end(html);
}
