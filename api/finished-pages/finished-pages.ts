import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { isToken, tokensIn } from '#contract/accounts/token.ts';
import type { CallAddress } from '#contract/calls.ts';
import { GENERAL } from '#contract/errors.ts';
import { fill } from '#contract/fill.ts';
import type { Finished, FinishedAnswer, RefusedForm } from '#contract/finished-page.ts';
import type { Lang } from '#contract/languages.ts';
import { noteDamage } from '../db/damage.ts';
import { sendPage } from '../http/built-pages.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { HttpParts } from '../http/http-parts.ts';
import { languageOfPath } from '../http/language-redirect.ts';
import { doneIn, placeOf, type SentForm } from '../http/plain-form.ts';
import { Problem, problemBody, sentenceOf } from '../http/problem.ts';
import type { ShowAgain } from '../http/refusal-page.ts';
import { savesData } from '../http/saves-data.ts';
import { fillFrame } from './frame.ts';
import { createRenderer } from './renderer.ts';

export type FinishedPages = Readonly<Record<string, readonly [CallAddress, ...CallAddress[]]>>;

/** Pages of one application, drawn by the server. */
export interface FinishedPageMaker {
  /**
   * Answers a page of one application, opened with its token, with all that is to be read on it: React draws the page's
   * island with the answers of its calls, and the browser takes over from there. Whatever hinders that, the built page
   * asks by itself (docs/decisions/095-finished-pages.md).
   */
  serve: RequestHandler;
  /** Answers a refused form with its page, which holds what was typed. False where the page cannot be drawn. */
  showAgain: ShowAgain;
}

type AskedBy = [req: Request, res: Response, from: { token: string; lang: Lang }];

export function createFinishedPages(
  http: HttpParts,
  distDir: string,
  pages: FinishedPages,
  endpoints: readonly Endpoint[],
): FinishedPageMaker {
  const { deps } = http;
  const asked = new Set<string>(Object.values(pages).flat());
  const asks = new Map(
    endpoints.flatMap(({ entry, ask }) => (asked.has(entry.at) ? [[entry.at as CallAddress, ask(http)]] : [])),
  );
  const rendererNow = createRenderer(distDir);

  const answerOf = async (at: CallAddress, ...[req, res, from]: AskedBy) => {
    try {
      return { kind: 'ok', data: await asks.get(at)?.(req, res, from) } as const;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { retryAfterSeconds } = error.extras;
      if (retryAfterSeconds) res.setHeader('Retry-After', retryAfterSeconds);
      return refused(error, from.lang);
    }
  };

  const answersOf = async (calls: FinishedPages[string], ...[req, res, from]: AskedBy) => {
    const [own, ...others] = calls;
    const first = await answerOf(own, req, res, from);
    const answers: Record<string, FinishedAnswer> = { [own]: first };
    if (first.kind === 'ok') for (const at of others) answers[at] = await answerOf(at, req, res, from);
    return answers;
  };

  /** The page, with its status; undefined where the built page has to come. */
  const draw = async (
    req: Request,
    res: Response,
    path: string,
    known: Pick<Finished, 'token' | 'search' | 'refused'>,
  ) => {
    const lang = languageOfPath(path);
    const page = path.slice(`/${lang}`.length);
    const calls = Object.hasOwn(pages, page) ? pages[page] : undefined;
    if (!lang || !calls) return undefined;
    const answers: Record<string, FinishedAnswer> =
      known.token === '' ? {} : await answersOf(calls, req, res, { token: known.token, lang });
    const done = doneIn(req.query, deps.clock.now());
    const finished: Finished = {
      ...{ ...known, page: path, referrer: req.headers.referer ?? '', answers },
      ...(done !== undefined && { done }),
    };
    const { render, frameOf } = await rendererNow();
    const frame = await frameOf(`${path.slice(1)}.${savesData(req) ? 'little' : 'html'}`);
    const drawn = await render(frame.island, finished);
    if (drawn.html === '') return undefined;
    const first = answers[calls[0]];
    return { html: fillFrame(frame, drawn), status: first?.kind === 'refused' ? first.status : 200 };
  };

  const say = (res: Response, error: unknown) => {
    noteDamage(deps, error);
    deps.log.error({ id: res.locals.requestId, error: error instanceof Error ? error.stack : 'unknown' }, 'page');
  };

  return {
    async serve(req, res, next) {
      const search = req.originalUrl.slice(req.path.length);
      const given = tokensIn(search);
      const token = given.find(isToken) ?? given[0] ?? (doneIn(req.query, deps.clock.now()) && '');
      if (token === undefined || isPreview(req)) return next();
      try {
        const drawn = await draw(req, res, req.path, { token, search });
        if (!drawn) return next();
        res.status(drawn.status);
        send(req, res, drawn.html, 'no-store');
      } catch (error) {
        say(res, error);
        res.status(200).removeHeader('Retry-After');
        next();
      }
    },
    async showAgain(req, res, refusal, lang, { fields, files, token = '' }) {
      const place = placeOf(res);
      // Missing if the body was refused before it was read: then the browser still has the whole form.
      if (!place || Object.keys(fields).length === 0) return false;
      const form = refusedForm(place.id, { refusal, lang, fields, files });
      const search = token && `?${new URLSearchParams({ token })}`;
      try {
        const drawn = await draw(req, res, place.page, { token, search, refused: form });
        if (!drawn) return false;
        send(req, res, drawn.html, token === '' ? 'private, no-cache' : 'no-store');
        return true;
      } catch (fault) {
        say(res, fault);
        return false;
      }
    },
  };
}

interface Refused extends Pick<SentForm, 'fields' | 'files'> {
  refusal: Problem;
  lang: Lang;
}

function refusedForm(id: string, { refusal, lang, fields, files }: Refused): RefusedForm {
  const { status, code } = refusal;
  const { error, errors } = problemBody(refusal, lang, '');
  const paused = status === 408 || status === 429 || status === 503;
  return {
    ...{ id, errors, typed: textsIn(fields), key: randomUUID() },
    ...{ message: error, isConflict: status === 409 },
    sending: { kind: 'refused', message: error, temporary: paused || status === 409, paused, code },
    filesAgain: files.length > 0 ? fill(GENERAL.filesAgain[lang], { files: files.join(', ') }) : '',
  };
}

/** What was typed, without what the page itself brings, and without passwords. */
function textsIn(fields: SentForm['fields']): Record<string, string> {
  const texts = Object.entries(fields).filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !/token$|^fixed$|^password/.test(field[0]),
  );
  return Object.fromEntries(texts);
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

function send(req: Request, res: Response, html: string, keeping: Parameters<typeof sendPage>[3]): void {
  // The address has the token: pages of this site must not be told of it either.
  res.set({ 'Referrer-Policy': 'strict-origin', 'Accept-CH': 'ECT' });
  sendPage(req, res, html, keeping);
}
