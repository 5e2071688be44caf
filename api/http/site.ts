import { type RequestHandler, Router } from 'express';
import sirv from 'sirv';
import { DEFAULT_LANGUAGE } from '#contract/languages.ts';
import { readBuiltPages, sendEncoded } from './built-pages.ts';
import { isFormNavigation } from './form-navigation.ts';
import { isPageAddress, languageOfCookie, languageOfPath, languageRedirect } from './language-redirect.ts';
import { OF_DOCUMENTS } from './security-headers.ts';

const ONE_YEAR_SECONDS = 31_536_000;

/** Scripts, pictures and fonts; a page is never below it. Names there contain a hash of the content. */
const HASHED = '/_astro/';

/** Files of the build that are not served under their own name. */
const UNSERVED = /\.(?:html|br|gz)$|^\/stamp\.json$|^\/(?:de|en)\/(?:404|not-sent|stop-reminders)$/i;

/** The built pages: language redirects, files, and the 404 page. Mounted last. */
export function createSite({ distDir }: { distDir: string }): Router {
  return Router().use(onlyReading, redirectToLanguage, serveFiles(distDir), answerNotFound(distDir));
}

const onlyReading: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  // A form that needs its script was sent without it: its page says so, an empty answer would not.
  if (isFormNavigation(req) && languageOfPath(req.path))
    return void res.status(303).set('Location', req.originalUrl).end();
  res.status(405).set('Allow', 'GET, HEAD').end();
};

const redirectToLanguage: RequestHandler = (req, res, next) => {
  const target = languageRedirect(req.originalUrl, languageOfCookie(req.headers.cookie));
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

function serveFiles(distDir: string): RequestHandler {
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
    if (path === undefined || UNSERVED.test(path)) return next();
    req.url = rewritten(req.url);
    // The library crashes at a bad range; the files are small enough to be sent whole.
    delete req.headers.range;
    // Nor does it expect that a file is gone, as after a build under a running server: the answer ends, not the server.
    res.once('pipe', (file) => file.once('error', () => res.destroy()));
    files ??= listed();
    files(req, res, next);
  };
}

/** Pages whose script reads the rest of the address: one built file for every token and every partner. */
const READ_BY_PAGE = /^(\/(?:de|en)\/(?:invite|admin\/partners))\/([^/?]+)(?=\?|$)/;

function rewritten(url: string): string {
  return url.replace(READ_BY_PAGE, (_all, page: string) => (page.endsWith('/invite') ? page : page.replace(/s$/, '')));
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
