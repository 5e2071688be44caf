import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '#contract/languages.ts';

/** The page for unknown addresses, by content encoding. */
export interface EncodedPage {
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** Read once at start: a missing page must stop the start, not an answer. */
export function readNotFoundPages(distDir: string): Record<Lang, EncodedPage> {
  return { de: read(distDir, 'de'), en: read(distDir, 'en') };
}

function read(distDir: string, lang: Lang): EncodedPage {
  const file = join(distDir, lang, '404.html');
  return { identity: readFileSync(file), br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) };
}
