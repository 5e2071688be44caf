import { extname, posix } from 'node:path';
import express, { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import { DEFAULT_LANGUAGE } from '#contract/languages.ts';
import { isFormNavigation } from './form-navigation.ts';
import {
  type FindMoved,
  isPageAddress,
  languageOfCookie,
  languageOfPath,
  languageRedirect,
} from './language-redirect.ts';
import { savesData } from './saves-data.ts';
import { NOT_OF_HASHED, OF_DOCUMENTS } from './security-headers.ts';

const ONE_YEAR_SECONDS = 31_536_000;

/** Scripts, pictures, fonts and texts; a page is never below it. Names there contain a hash of the content. */
const HASHED = /^\/(?:_astro|(?:de|en)\/texts)\//;

/** Files of the build that are not served under their own name. */
const UNSERVED = /\.(?:html|little|br|gz)$|^\/stamp\.json$|^\/server\//i;

/**
 * The built pages: language redirects, files, and the 404 page. Mounted last.
 * @param finish answers with pages that hold what their visitor came for, and leaves the others to the files
 */
export function createSite(distDir: string, addresses: PageAddresses, finish: RequestHandler[] = []): Router {
  const send = sender(distDir);
  return Router().use(
    onlyReading,
    redirectToLanguage(addresses),
    ...finish,
    serveFiles(send, addresses),
    answerNotFound(send),
  );
}

/** What is special about some pages, named without their language. */
export interface PageAddresses {
  findMoved: FindMoved;
  /** Pages whose script reads the rest of the address, with the one built file that serves all of it. */
  readByPage: Readonly<Record<string, string>>;
  /** Built pages that the server fills in: they are not served as they are. */
  filledIn: readonly string[];
}

const onlyReading: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  // A form that needs its script was sent without it: its page says so, an empty answer would not.
  if (isFormNavigation(req) && languageOfPath(req.path))
    return void res.status(303).set('Location', req.originalUrl).end();
  res.status(405).set('Allow', 'GET, HEAD').end();
};

const redirectToLanguage =
  ({ findMoved }: PageAddresses): RequestHandler =>
  (req, res, next) => {
    const target = languageRedirect(req.originalUrl, languageOfCookie(req.headers.cookie), findMoved);
    if (target === undefined) return next();
    // Without a language in the address, the answer depends on the visitor's cookie: no cache may keep it.
    res.statusCode = 302;
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Location', target);
    res.end();
  };

/**
 * A worker has no meta tag: without a policy of its own it could load anything from anywhere. The one that reads
 * applicants' PDFs gets scripts, fonts and decoders from this site, and nothing else.
 */
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Sends the last of these files of the built site that is there, compressed as the browser takes it. */
type Send = (req: Request, res: Response, next: NextFunction, files: readonly string[]) => void;

function sender(distDir: string): Send {
  const serve = express.static(distDir, {
    // No ranges: the files are small enough to be sent whole.
    ...{ index: false, redirect: false, acceptRanges: false, cacheControl: false, lastModified: false },
    setHeaders(res, file) {
      const ending = extname(file);
      const name = file.slice(distDir.length, ending in ENCODINGS ? -ending.length : undefined);
      describe(res, name, ENCODINGS[ending]);
    },
  });
  return (req, res, next, files) => {
    const { url } = req;
    const endings = ['', ...Object.keys(ENCODINGS).filter((ending) => req.acceptsEncodings(ENCODINGS[ending] ?? ''))];
    const left = files.flatMap((file) => endings.map((ending) => file + ending));
    const tryNext = (error?: unknown): void => {
      const file = error === undefined ? left.pop() : undefined;
      req.url = file ?? url;
      // A file that went between a look at it and its opening has left its headers.
      for (const name of OF_FILES) res.removeHeader(name);
      if (file === undefined) next(error);
      else serve(req, res, tryNext);
    };
    tryNext();
  };
}

/** With little data, where the browser asks for it. */
function filesOfPage(req: Request, page: string): string[] {
  return [`${page}.html`, ...(savesData(req) ? [`${page}.little`] : [])];
}

function serveFiles(send: Send, { readByPage, filledIn }: PageAddresses): RequestHandler {
  const unserved = new RegExp(`${UNSERVED.source}|^/(?:de|en)/(?:${['404', ...filledIn].join('|')})$`, 'i');
  const anyOf = Object.keys(readByPage).join('|');
  const longer = new RegExp(`^(/(?:de|en))(${anyOf})/[^/?]+(?=\\?|$)`);
  const rewritten = (url: string) => url.replace(longer, (_all, lang, page) => `${lang}${readByPage[page]}`);
  return (req, res, next) => {
    const path = decoded(req.path);
    if (path === undefined || unserved.test(path)) return next();
    const [address = ''] = rewritten(req.url).split('?', 1);
    // Texts of a page lie below its language too.
    const isPage = isPageAddress(path) && extname(address) === '';
    send(req, res, next, isPage ? filesOfPage(req, address) : [address]);
  };
}

/** Endings of compressed files, which lie beside those worth it. The one that is tried first stands last. */
const ENCODINGS: Readonly<Record<string, string>> = { '.gz': 'gzip', '.br': 'br' };

const OF_FILES = 'Content-Encoding Content-Length Content-Type Cache-Control Accept-CH ETag Vary'.split(' ');

function describe(res: Response, name: string, encoding: string | undefined): void {
  if (encoding) res.setHeader('Content-Encoding', encoding);
  const page = name.replace(/\.(?:html|little)$/, '');
  const isPage = page !== name;
  res.setHeader('Vary', isPage ? 'Accept-Encoding, Save-Data, ECT' : 'Accept-Encoding');
  if (isPage) res.setHeader('Accept-CH', 'ECT');
  res.type(isPage ? '.html' : extname(name));
  res.setHeader('Cache-Control', cacheControl(page));
  if (!isPage) for (const header of OF_DOCUMENTS) res.removeHeader(header);
  if (HASHED.test(name)) for (const header of NOT_OF_HASHED) res.removeHeader(header);
  if (name.endsWith('.worker.mjs')) res.setHeader('Content-Security-Policy', WORKER_POLICY);
}

/** Other files than the hashed ones can change with any build. */
function cacheControl(path: string): string {
  if (HASHED.test(path)) return `public, max-age=${ONE_YEAR_SECONDS}, immutable`;
  return isPageAddress(path) || path.endsWith('.worker.mjs') ? 'no-cache' : 'public, max-age=3600';
}

function answerNotFound(send: Send): RequestHandler {
  return (req, res, next) => {
    res.statusCode = 404;
    if (!isPageAddress(req.path)) return void res.set('Cache-Control', 'no-cache').type('text/plain').send('Not found');
    const lang = languageOfPath(req.path) ?? languageOfCookie(req.headers.cookie) ?? DEFAULT_LANGUAGE;
    send(req, res, next, filesOfPage(req, `/${lang}/404`));
  };
}

/** As `express.static` reads it: without `%2f` and `..`. */
function decoded(path: string): string | undefined {
  try {
    return posix.normalize(decodeURIComponent(path));
  } catch {
    return undefined;
  }
}
