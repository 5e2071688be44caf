import { type RequestHandler, Router } from 'express';
import sirv from 'sirv';
import { DEFAULT_LANGUAGE } from '#contract/languages.ts';
import { readBuiltPages, sendEncoded } from './built-pages.ts';
import { isFormNavigation } from './form-navigation.ts';
import {
  type FindMoved,
  isPageAddress,
  languageOfCookie,
  languageOfPath,
  languageRedirect,
} from './language-redirect.ts';
import { OF_DOCUMENTS } from './security-headers.ts';

const ONE_YEAR_SECONDS = 31_536_000;

/** Scripts, pictures and fonts; a page is never below it. Names there contain a hash of the content. */
const HASHED = '/_astro/';

/** Files of the build that are not served under their own name. */
const UNSERVED = /\.(?:html|br|gz)$|^\/stamp\.json$/i;

/** The built pages: language redirects, files, and the 404 page. Mounted last. */
export function createSite(distDir: string, addresses: PageAddresses): Router {
  return Router().use(
    onlyReading,
    redirectToLanguage(addresses),
    serveFiles(distDir, addresses),
    answerNotFound(distDir),
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

function serveFiles(distDir: string, { readByPage, filledIn }: PageAddresses): RequestHandler {
  const unserved = new RegExp(`${UNSERVED.source}|^/(?:de|en)/(?:${['404', ...filledIn].join('|')})$`, 'i');
  const anyOf = Object.keys(readByPage).join('|');
  const longer = new RegExp(`^(/(?:de|en))(${anyOf})/[^/?]+(?=\\?|$)`);
  const rewritten = (url: string) => url.replace(longer, (_all, lang, page) => `${lang}${readByPage[page]}`);
  // The library looks at each file: done for the first visitor of a page, it does not hold up the start.
  let files: ReturnType<typeof sirv> | undefined;
  const listed = () =>
    sirv(distDir, {
      etag: true,
      brotli: true,
      gzip: true,
      extensions: ['html'],
      setHeaders: (res, path) => {
        res.setHeader('Cache-Control', cacheControl(path));
        if (path.startsWith(HASHED)) for (const name of OF_DOCUMENTS) res.removeHeader(name);
        if (path.endsWith('.worker.mjs')) res.setHeader('Content-Security-Policy', WORKER_POLICY);
      },
    });
  return (req, res, next) => {
    const path = decoded(req.path);
    if (path === undefined || unserved.test(path)) return next();
    req.url = rewritten(req.url);
    // The library crashes at a bad range; the files are small enough to be sent whole.
    delete req.headers.range;
    // Nor does it expect that a file is gone, as after a build under a running server: the answer ends, not the server.
    res.once('pipe', (file) => file.once('error', () => res.destroy()));
    files ??= listed();
    files(req, res, next);
  };
}

/** Other files than the hashed ones can change with any build. */
function cacheControl(path: string): string {
  if (path.startsWith(HASHED)) return `public, max-age=${ONE_YEAR_SECONDS}, immutable`;
  return isPageAddress(path) ? 'no-cache' : 'public, max-age=3600';
}

function answerNotFound(distDir: string): RequestHandler {
  const pages = readBuiltPages(distDir, '404');
  return (req, res) => {
    res.statusCode = 404;
    res.setHeader('Cache-Control', 'no-cache');
    if (!isPageAddress(req.path)) return void res.type('text/plain').send('Not found');
    const lang = languageOfPath(req.path) ?? languageOfCookie(req.headers.cookie) ?? DEFAULT_LANGUAGE;
    sendEncoded(req, res, pages[lang]);
  };
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
