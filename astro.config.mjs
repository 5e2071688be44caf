import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { readSiteConfig } from './api/config/site.ts';
import { LANGUAGES } from './api/contract/languages.ts';
import { drawCoverSheet } from './api/papers/cover-sheet.ts';
import { drawDeclaration } from './api/papers/declaration.ts';
import { SCRIPT_TARGET } from './scripts/oldest-browsers.ts';
import { PDF_FILES, pdfFiles } from './scripts/pdf-files.ts';
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
  integrations: [react(), clientDeferred(), sitemap(), pdfFiles()],
  security: {
    // A meta tag cannot hold frame-ancestors: api/http/security-headers.ts sends it.
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        `frame-src 'self'${embeddedOrigin()}`,
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
      // Astro hashes only the scripts that it bundles.
      scriptDirective: { hashes: [`sha256-${createHash('sha256').update(OFFER_ENGLISH).digest('base64')}`] },
    },
  },
  vite: {
    // Its pages have no room for it in the first round trip, and three pages share it. Undefined: 4 KB, as usual.
    build: { assetsInlineLimit: (file) => (file.includes('Carousel.astro') ? false : undefined) },
    define: { __PAPER_BYTES__: JSON.stringify(await paperBytes()), __PDF_FILES__: JSON.stringify(PDF_FILES) },
    css: { modules: { generateScopedName: scopedName } },
    plugins: [oldBrowsers()],
    // npm installs Express's cookie 0.7 at the top; bundled, Astro's renderer gets the cookie 2 that it needs.
    environments: {
      prerender: { resolve: { noExternal: ['cookie'] } },
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedScripts() } } } } },
    },
    server: { proxy: { '/api': server, '/storage': server } },
  },
});

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

function embeddedOrigin() {
  return partnerNetwork.embeddedFormUrl && ` ${new URL(partnerNetwork.embeddedFormUrl).origin}`;
}

/**
 * Without groups, the bundler cuts what islands share into dozens of files of a few hundred bytes, which compress worse
 * and load one by one. A group is a folder whose files, with all that they import, are one file. So such a folder holds
 * only what its pages need at first (docs/decisions/029-rooms-and-bundles.md).
 */
function sharedScripts() {
  // Without the scripts of .astro files ('…?astro&type=script'), which Astro writes into the page.
  const folders = (...paths) => `/src/(?:${paths.join('|')})/[^?]*$`;
  const group = (name, priority, ...tests) => ({ name, priority, test: new RegExp(tests.join('|')) });
  return [
    group('react', 4, 'node_modules/react/'),
    // Without a group, Vite's preload helper is put into a file that imports others later, which every page would then
    // load. So would be error-text and token, which pages without forms use too.
    group('form', 3, folders('ui/form', 'ui/island'), 'vite/preload-helper', '(?:lib/error-text|contract/token)\\.ts'),
    group('icons', 2, 'node_modules/lucide-react/dist/esm/(?!icons/)'),
    // The calls, and modules of every page that asks the server at once: roles, addresses, lazy scripts.
    group('call', 2, '(?:lib/(?:answer|call|call-address)|contract/(?:roles|addresses/account)|ui/useLazyScript)\\.ts'),
    group('files', 2, folders('ui/file')),
    // Without a group it would be in the file that sends, which pages that only check files would then load.
    group('file-rules', 1.5, 'contract/file-problem'),
    // Loaded at the first touch of a form. The code that sends and the code that shows it share most of it.
    group(
      'sending',
      1.4,
      'src/ui/chosen-file/(?!picture)',
      'lib/(?:call-multipart|foreign-answer|unreadable-files)\\.ts',
      'contract/sending',
    ),
    group('session', 1, 'src/lib/session', 'node_modules/nanostores'),
    // Modules of a few lines that the invitation's page shares with the forms about accounts.
    group('sign-up', 2, 'ui/kept-texts/useKeptTexts', 'already-signed-in/AlreadySignedIn', 'contract/addresses/invite'),
    // A few lines each that come late: as files of their own they would weigh a half more.
    group('dialog', 1.3, 'src/ui/(?:Dialog|modal-dialog)[^?]*$'),
    group('file-calls', 1.3, 'lib/call-file\\.ts', 'applicants/documents/upload-problems\\.ts'),
    group('papers', 1.3, 'lucide-react/dist/esm/icons/(?:printer|download)\\.'),
    group(
      'names',
      1.3,
      'applicants/application/(?:links|names)\\.ts',
      'contract/(?:person-name|application-number)\\.ts',
    ),
    group('application', 1, folders('features/applicants/shell')),
    group('account', 0, folders('features/account-access/shell')),
    group('wizard', 0, folders('features/applicants/wizard')),
  ];
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

/** Astro's directive client:deferred, explained in src/ui/client-deferred.ts. */
function clientDeferred() {
  const directive = {
    name: 'deferred',
    entrypoint: fileURLToPath(new URL('./src/ui/client-deferred.ts', import.meta.url)),
  };
  return {
    name: 'client-deferred',
    hooks: { 'astro:config:setup': ({ addClientDirective }) => addClientDirective(directive) },
  };
}
