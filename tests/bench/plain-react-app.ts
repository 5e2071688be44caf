import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { compressFiles } from '../../scripts/compress-files.ts';

/**
 * A copy of the built site with one page more: the same home page, rendered in the browser by a plain React app. The
 * comparison favours that app: its content is one string, without components to run.
 * @returns the folder; the page is at /de/spa
 */
export async function withPlainReactApp(distDir: string): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'werksommer-bench-site-'));
  await cp(distDir, dir, { recursive: true });
  const home = await readFile(path.join(distDir, 'de.html'), 'utf8');
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(home)?.[1] ?? '';
  const styles = [...home.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n');
  const links = [...home.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([tag]) => tag).join('');
  await bundle(dir, body.replace(/<script[\s\S]*?<\/script>/g, ''));
  await writeFile(path.join(dir, '_astro', 'spa.css'), styles);
  await writeFile(
    path.join(dir, 'de', 'spa.html'),
    `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>React</title>${links}<link rel="stylesheet" href="/_astro/spa.css"><script type="module" src="/_astro/spa.js"></script></head><body><div id="root"></div></body></html>`,
  );
  await compressFiles(dir);
  return dir;
}

async function bundle(dir: string, content: string): Promise<void> {
  const entry = path.join(import.meta.dirname, 'plain-react-app.entry.ts');
  await build({
    configFile: false,
    logLevel: 'error',
    define: { HOME_PAGE: JSON.stringify(content), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: path.join(dir, '_astro'),
      emptyOutDir: false,
      copyPublicDir: false,
      lib: { entry, formats: ['es'], fileName: () => 'spa.js' },
    },
  });
}
