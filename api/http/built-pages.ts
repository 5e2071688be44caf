import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request, Response } from 'express';
import type { Lang } from '#contract/languages.ts';

/** A built page that the server sends as an answer, by content encoding. */
interface EncodedPage {
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** Read once at start: a missing page must stop the start, not an answer. */
export function readBuiltPages(distDir: string, name: string): Record<Lang, EncodedPage> {
  return { de: read(distDir, 'de', name), en: read(distDir, 'en', name) };
}

export function sendEncoded(req: Request, res: Response, page: EncodedPage): void {
  const encoding = req.acceptsEncodings('br', 'gzip') || 'identity';
  const body = encoding === 'br' || encoding === 'gzip' ? page[encoding] : page.identity;
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Type', 'text/html;charset=utf-8');
  res.setHeader('Vary', 'Accept-Encoding');
  res.setHeader('Content-Length', body.length);
  res.end(req.method === 'HEAD' ? undefined : body);
}

function read(distDir: string, lang: Lang, name: string): EncodedPage {
  const file = join(distDir, lang, `${name}.html`);
  return { identity: readFileSync(file), br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) };
}
