import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:html|little|css|js|mjs|wasm|svg|xml|txt|json)$/;
const WORTHWHILE_BYTES = 256;

// React compresses better in blocks of 128 KB than in the usual, larger ones.
const BROTLI = { [constants.BROTLI_PARAM_LGBLOCK]: 17 };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes a .br and a .gz beside each file under `dir`, but for small ones and what only the server reads.
 * @param before what this program has made for other settings: of files that are the same there, both are taken over
 */
export async function compressFiles(dir: string, before?: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    (entry) => entry.isFile() && COMPRESSIBLE.test(entry.name) && entry.parentPath !== join(dir, 'server'),
  );
  await Promise.all(
    files.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return compress(file, before && join(before, relative(dir, file)));
    }),
  );
}

async function compress(file: string, before: string | undefined): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length <= WORTHWHILE_BYTES) return;
  if (before && (await takeOver(file, before, bytes).catch(() => false))) return;
  await writeFile(`${file}.br`, await toBrotli(bytes, { params: BROTLI }));
  await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }));
}

async function takeOver(file: string, before: string, bytes: Buffer): Promise<boolean> {
  if (!(await readFile(before)).equals(bytes)) return false;
  for (const ending of ['.br', '.gz']) await copyFile(before + ending, file + ending);
  return true;
}
