import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:html|css|js|mjs|wasm|svg|xml|txt|json)$/;
const WORTHWHILE_BYTES = 512;

/**
 * The encoder guesses, and not always well: the mode meant for fonts saves 30 bytes of a page, smaller blocks 130 of
 * React.
 */
const GUESSES = [
  {},
  { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
  { [constants.BROTLI_PARAM_LGBLOCK]: 17 },
];
/** Only a file of more than one such block can differ by the last guess. */
const BLOCK_BYTES = 2 ** 17;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a .br and a .gz beside each file under `dir` that becomes smaller. */
export async function compressFiles(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
  await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length <= WORTHWHILE_BYTES) return;
  await writeFile(`${file}.br`, await smallest(bytes));
  await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }));
}

async function smallest(bytes: Buffer): Promise<Buffer> {
  const guesses = bytes.length > BLOCK_BYTES ? GUESSES : GUESSES.slice(0, 2);
  const hint = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const all = await Promise.all(guesses.map((guess) => toBrotli(bytes, { params: { ...hint, ...guess } })));
  return all.reduce((best, each) => (each.length < best.length ? each : best));
}
