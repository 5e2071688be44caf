import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { outliveReader } from '#api/outlive-reader.ts';
import { withLock } from './lock.ts';
import { hashFiles } from './source-hash.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** What `npm start` runs. */
export const SERVER_DIR = join(ROOT, '.cache/server');
const SOURCES = ['api', 'scripts/build-server.ts', 'package-lock.json'];

/**
 * Joins the server's modules and zod's into one file, unless that is done: Node takes longer to find and link 700
 * modules than to do everything else of a start. Answers whether it did.
 */
export async function buildServer(): Promise<boolean> {
  return withLock(join(ROOT, '.cache/server-lock.db'), async () => {
    const stampFile = join(SERVER_DIR, 'stamp');
    const stamp = await hashFiles(ROOT, SOURCES);
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
    await bundle();
    await writeFile(stampFile, stamp);
    return true;
  });
}

async function bundle(): Promise<void> {
  // Loaded here, as most starts find the server joined.
  const { build } = await import('vite');
  await build({
    root: ROOT,
    configFile: false,
    envDir: false,
    logLevel: 'error',
    plugins: [
      { name: 'places', transform: { filter: { id: /\/api\/.*\.ts$/ }, handler: keepPlace } },
      { name: 'ascii', enforce: 'post', generateBundle: (_options, chunks) => Object.values(chunks).forEach(inAscii) },
    ],
    build: {
      ssr: 'api/main.ts',
      target: 'node24',
      outDir: SERVER_DIR,
      // A server that runs meanwhile may still load parts lazily, so older ones are kept. Their names have a hash.
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        external: ['#site'],
        output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' },
      },
    },
    // Everything else stays where it is: native libraries, and those that few calls need.
    ssr: { noExternal: ['zod'] },
  });
}

/** Migrations, drawings and threads are found beside the source that names them, wherever it has been joined to. */
function keepPlace(code: string, file: string): string {
  const from = (place: string) => JSON.stringify(relative(SERVER_DIR, place));
  return code
    .replaceAll('import.meta.dirname', `(import.meta.dirname + '/' + ${from(dirname(file))})`)
    .replaceAll('import.meta.url', `new URL(${from(file)}, import.meta.url).href`);
}

/**
 * Node keeps the text of what it runs, with two bytes for each character as soon as one of them is not in ASCII. In the
 * joined file such characters stand in texts and patterns only, where they can be written so.
 */
function inAscii(chunk: Rolldown.OutputChunk | Rolldown.OutputAsset): void {
  if (chunk.type !== 'chunk') return;
  // Its text would be the sign that is written for the character.
  if (/String\.raw`[^`]*[^\0-\x7f]/.test(chunk.code)) throw new Error('String.raw takes ASCII only in the server');
  chunk.code = chunk.code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

async function main(): Promise<void> {
  const built = await buildServer();
  process.stdout.write(`${relative(ROOT, SERVER_DIR)}: ${built ? 'built' : 'already up to date'}\n`);
}

if (import.meta.main) {
  outliveReader(process.stdout);
  main().catch((error: unknown) => {
    process.stderr.write(`Cannot build the server: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
