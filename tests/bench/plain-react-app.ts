import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { compressFiles } from '../../scripts/compress-files.ts';
import { pageTree } from './page-tree.ts';

/** The server knows no page without a language before it. */
const FOLDER = 'de/app';

/**
 * Adds to a built and served site, for each of its pages, the same page as a plain React app: the HTML is empty, one
 * script brings React, react-dom and the words and elements of this page alone, one file brings the page's own styles.
 * The comparison favours the app: it has no router, no checks of a form, no other page's texts.
 * @returns a function from a page's path to the app's
 */
export async function addPlainReactApps(
  browser: Browser,
  dir: string,
  origin: string,
  pages: readonly string[],
): Promise<(page: string) => string> {
  const nameOf = (page: string) => page.slice(1).replaceAll('/', '-');
  const folder = path.join(dir, FOLDER);
  await mkdir(folder);
  for (const page of pages) {
    const html = await readFile(path.join(dir, `${page}.html`), 'utf8');
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n');
    const links = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([tag]) => tag).join('');
    const name = nameOf(page);
    await bundle(folder, name, JSON.stringify(await pageTree(browser, origin + page)));
    await writeFile(path.join(folder, `${name}.css`), styles);
    await writeFile(
      path.join(folder, `${name}.html`),
      `<!doctype html><html lang="${page.slice(1, 3)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>React</title>${links}<link rel="stylesheet" href="/${FOLDER}/${name}.css"><script type="module" src="/${FOLDER}/${name}.js"></script></head><body><div id="root"></div></body></html>`,
    );
  }
  await compressFiles(folder);
  return (page) => `/${FOLDER}/${nameOf(page)}`;
}

async function bundle(folder: string, name: string, tree: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    define: { PAGE_TREE: tree, 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'plain-react-app.entry.ts'),
        output: { entryFileNames: `${name}.js` },
      },
    },
  });
}
