import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Request, Response } from 'express';
import type { Lang } from '#contract/languages.ts';

/** A built page that the server sends as an answer, by content encoding. */
interface EncodedPage {
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

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

/** @param file of each language, such as 404.html */
export function readBuiltPages(distDir: string, file: string): () => Record<Lang, EncodedPage> {
  return perBuild(distDir, () => ({ de: read(distDir, 'de', file), en: read(distDir, 'en', file) }));
}

export function sendEncoded(req: Request, res: Response, page: EncodedPage): void {
  const encoding = req.acceptsEncodings('br', 'gzip') || 'identity';
  const body = encoding === 'br' || encoding === 'gzip' ? page[encoding] : page.identity;
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Type', 'text/html;charset=utf-8');
  res.setHeader('Vary', 'Accept-Encoding, Save-Data, ECT');
  res.setHeader('Content-Length', body.length);
  res.end(req.method === 'HEAD' ? undefined : body);
}

function read(distDir: string, lang: Lang, name: string): EncodedPage {
  const file = join(distDir, lang, name);
  return { identity: readFileSync(file), br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) };
}
