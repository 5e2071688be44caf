import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import type { Lang } from '#contract/languages.ts';

/**
 * What `read` makes of a built site: at once, as a missing page must stop the start and not an answer, and again after
 * the site was built anew beside the running server.
 */
export function perBuild<Read>(distDir: string, read: (build: string) => Read): () => Read {
  let build = buildOf(distDir) ?? '';
  let known = read(build);
  return () => {
    // None for the moment in which one takes the place of the other.
    const now = buildOf(distDir) ?? build;
    if (now !== build) known = read(now);
    build = now;
    return known;
  };
}

function buildOf(distDir: string): string | undefined {
  const stamp = statSync(join(distDir, 'stamp.json'), { throwIfNoEntry: false });
  return stamp && `${stamp.ino}-${stamp.mtimeMs}`;
}

/** A built page that the server fills in. @param file of each language, such as not-sent.html */
export function readBuiltPages(distDir: string, file: string): () => Record<Lang, string> {
  const read = (lang: Lang) => readFileSync(join(distDir, lang, file), 'utf8');
  return perBuild(distDir, () => ({ de: read('de'), en: read('en') }));
}

/**
 * Of eleven; more takes longer than it saves on the line. A window of 64 KB costs a page 20 bytes; twice as much memory, a
 * sixth of the time. One piece holds what comes out. In one go, as the usual way in the background keeps three times the
 * memory for a millisecond.
 */
const BROTLI = {
  chunkSize: 32 * 1024,
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 16 },
};

/** @param keeping whether the browser may keep the page: 'back' from what follows on 'no-store' shows an error */
export function sendPage(req: Request, res: Response, html: string, keeping: 'no-store' | 'private, no-cache'): void {
  res.setHeader('Cache-Control', keeping);
  res.vary('Accept-Encoding').type('html');
  if (req.acceptsEncodings('br')) res.setHeader('Content-Encoding', 'br').end(brotliCompressSync(html, BROTLI));
  else if (req.acceptsEncodings('gzip')) res.setHeader('Content-Encoding', 'gzip').end(gzipSync(html));
  else res.end(html);
}
