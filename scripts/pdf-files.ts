import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import express from 'express';
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' };

/** Where the site serves pdf.js. The version is in the address: files under /_astro are kept for a year. */
export const PDF_FILES = `/_astro/pdfjs-${pdfjs.version}`;

/**
 * pdf.js as it is published, and what it fetches by name while it draws: fonts, tables of characters, decoders. Not
 * bundled: only the review desk loads it, and browsers that cannot read it are told so (decision 051). The legacy
 * build, since desks of authorities have old browsers; its decoder for those without WebAssembly stays away.
 */
const FROM_PACKAGE = {
  'legacy/build/pdf.min.mjs': 'pdf.mjs',
  'legacy/build/pdf.worker.min.mjs': 'pdf.worker.mjs',
  LICENSE: 'LICENSE',
  standard_fonts: 'standard_fonts',
  cmaps: 'cmaps',
  iccs: 'iccs',
  'wasm/openjpeg.wasm': 'wasm/openjpeg.wasm',
  'wasm/qcms_bg.wasm': 'wasm/qcms_bg.wasm',
  'wasm/LICENSE_OPENJPEG': 'wasm/LICENSE_OPENJPEG',
  'wasm/LICENSE_QCMS': 'wasm/LICENSE_QCMS',
};

const PACKAGE = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));

/** Puts pdf.js beside the built pages; for `npm run dev` into a folder that it serves. */
export function pdfFiles(): AstroIntegration {
  return {
    name: 'pdf-files',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const folder = join(fileURLToPath(new URL('../.astro/pdfjs', import.meta.url)));
        await copyTo(folder);
        server.middlewares.use(PDF_FILES, express().use(express.static(folder)));
      },
      'astro:build:done': ({ dir }) => copyTo(join(fileURLToPath(dir), PDF_FILES)),
    },
  };
}

async function copyTo(folder: string): Promise<void> {
  await mkdir(join(folder, 'wasm'), { recursive: true });
  for (const [from, to] of Object.entries(FROM_PACKAGE))
    await cp(join(PACKAGE, from), join(folder, to), { recursive: true });
}
