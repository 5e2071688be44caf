import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { readSiteConfig } from './api/config/site.ts';
import { LANGUAGES } from './api/contract/languages.ts';
import { drawCoverSheet } from './api/papers/cover-sheet.ts';
import { drawDeclaration } from './api/papers/declaration.ts';
import { offlineWorker } from './scripts/offline-worker.ts';
import { SCRIPT_TARGET } from './scripts/oldest-browsers.ts';
import { PDF_FILES, pdfFiles } from './scripts/pdf-files.ts';
import { serverPages } from './scripts/server-pages.ts';
import { sharedScripts } from './scripts/shared-scripts.ts';
import { offlineNote } from './src/features/applicants/offline/offline.text.ts';
import { beforePaint } from './src/features/applicants/token-page/before-paint.ts';
import { OFFER_ENGLISH } from './src/i18n/english-offer.ts';
import { sitemap } from './src/sitemap.ts';

const site = readSiteConfig();
const { partnerNetwork } = site;
const server = 'http://127.0.0.1:3000';

export default defineConfig({
  site: process.env.PUBLIC_URL || server,
  outDir: resolve(process.env.SITE_OUT_DIR || 'dist'),
  output: 'static',
  trailingSlash: 'never',
  // 'always' saves a request on a slow line; the styles of a page are about 7 kB.
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  integrations: [react(), clientDirectives(), sitemap(), pdfFiles(), serverPages(scopedName), keptPages()],
  security: {
    // A meta tag cannot hold frame-ancestors: api/http/security-headers.ts sends it.
    csp: {
      directives: [
        // Holds for fonts and calls too. Named anew they would cost the application form its place in the first round trip.
        "default-src 'self'",
        "img-src 'self' data:",
        `frame-src 'self'${embeddedOrigin()}`,
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      // Astro hashes only the scripts that it bundles.
      scriptDirective: { hashes: [OFFER_ENGLISH, ...LANGUAGES.map(beforePaint)].map(hashOf) },
    },
  },
  vite: {
    // Beside what Astro writes for itself: of an image's folders only that one can be written.
    cacheDir: '.astro/vite',
    // The carousel's script stays a file of its own: its pages have no room for it in the first round trip, and three
    // pages share it. For all other files undefined: the usual limit of 4 KB.
    build: { assetsInlineLimit: (file) => (file.includes('Carousel.astro') ? false : undefined) },
    define: { __PAPER_BYTES__: JSON.stringify(await paperBytes()), __PDF_FILES__: JSON.stringify(PDF_FILES) },
    css: { modules: { generateScopedName: scopedName } },
    plugins: [oldBrowsers()],
    // npm installs Express's cookie 0.7 at the top; bundled, Astro's renderer gets the cookie 2 that it needs.
    environments: {
      prerender: { resolve: { noExternal: ['cookie'] } },
      client: { build: { rolldownOptions: { output: sharedScripts() } } },
    },
    server: { proxy: { '/api': server, '/storage': server } },
  },
});

function hashOf(script) {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** Shorter than the bundler's names, which have a number for each class; scripts of islands hold them too. */
function scopedName(name, file) {
  const hash = createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url');
  return `${name}_${hash.slice(0, 3)}`;
}

/** Sizes of the printed forms, for their links (src/i18n/paper-size.ts). The server draws the same files. */
async function paperBytes() {
  const signer = {
    firstNames: 'Selam Bekele',
    lastName: 'Tesfaye',
    applicationId: '7c1e40b2-0000-4000-8000-000000000000',
  };
  const papers = {
    declaration: (lang) => drawDeclaration(site, lang),
    filled: (lang) => drawDeclaration(site, lang, signer),
    coverSheet: (lang) => drawCoverSheet(site, lang, signer),
  };
  const measured = Object.entries(papers).map(async ([name, draw]) => {
    const sizes = LANGUAGES.map(async (lang) => [lang, (await draw(lang)).length]);
    return [name, Object.fromEntries(await Promise.all(sizes))];
  });
  return Object.fromEntries(await Promise.all(measured));
}

/** The service worker, with what stands above the pages that it keeps. */
function keptPages() {
  const notes = Object.fromEntries(LANGUAGES.map((lang) => [lang, offlineNote(lang)]));
  return offlineWorker({ days: site.offline.keptDays, notes });
}

function embeddedOrigin() {
  return partnerNetwork.embeddedFormUrl && ` ${new URL(partnerNetwork.embeddedFormUrl).origin}`;
}

/** Astro sets the target of the browser's scripts itself, after the configuration. */
function oldBrowsers() {
  return {
    name: 'old-browsers',
    configEnvironment(name, { build }) {
      // Assigned, since Vite would add what is returned to Astro's target. Styles are written for old browsers page by
      // page (scripts/old-styles.ts), when their layers are together.
      if (name === 'client') Object.assign(build, { target: SCRIPT_TARGET, cssTarget: 'esnext' });
    },
  };
}

/** Astro's directives client:deferred and client:finished, explained in their files. */
function clientDirectives() {
  const directives = [
    { name: 'deferred', entrypoint: fileURLToPath(new URL('./src/ui/client-deferred.ts', import.meta.url)) },
    { name: 'finished', entrypoint: fileURLToPath(new URL('./src/ui/client-finished.ts', import.meta.url)) },
  ];
  return {
    name: 'client-directives',
    hooks: { 'astro:config:setup': ({ addClientDirective }) => directives.forEach(addClientDirective) },
  };
}
