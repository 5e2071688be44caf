import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { readSiteConfig } from './api/config/site.ts';
import { sitemap } from './src/sitemap.ts';

const { partnerNetwork } = readSiteConfig();
const server = 'http://127.0.0.1:3000';

export default defineConfig({
  site: process.env.PUBLIC_URL || server,
  outDir: resolve(process.env.SITE_OUT_DIR || 'dist'),
  output: 'static',
  trailingSlash: 'never',
  // 'always': one answer less to wait for on a slow line; the styles of a page are about 7 kB.
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  integrations: [react(), clientCalm(), sitemap()],
  security: {
    // frame-ancestors cannot stand in a meta tag: api/http/security-headers.ts sends it.
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
    },
  },
  vite: {
    // Express hoists cookie 0.7; bundled, Astro's renderer gets the cookie 2 it was written for.
    environments: {
      prerender: { resolve: { noExternal: ['cookie'] } },
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedScripts() } } } } },
    },
    server: { proxy: { '/api': server, '/storage': server } },
  },
});

function embeddedOrigin() {
  return partnerNetwork.embeddedFormUrl && ` ${new URL(partnerNetwork.embeddedFormUrl).origin}`;
}

/**
 * Left alone, the bundler cuts what islands share into dozens of files of a few hundred bytes, which compress worse
 * and come one by one. A group takes along what its files import, so those that carousels need too come first.
 */
function sharedScripts() {
  const form = 'ui/(?:form/(?:useForm|useSending|Field|Checkbox|SubmitButton|ConnectionNote)|Note|icons|ErrorBoundary)';
  const start =
    '(?:use(?:Application|FocusOnChange)|ResendLink|Unreachable|Loading|open-context|steps|partner|typed-problems|Screen|step1-names)';
  const account =
    '(?:Account(?:Form|Island)|account-context|useAccountForm|refusals|Refused|ResendConfirmation|owner|focus-on)';
  return [
    { name: 'react', test: /node_modules\/react\//, priority: 4 },
    // Vite's helper without a place of its own lies in any file that asks for others later, and drags that one along.
    {
      name: 'form',
      test: new RegExp(`vite/preload-helper|(?:src/(?:${form}|lib/error-text)|contract/token)\\.tsx?`),
      priority: 3,
    },
    { name: 'icons', test: /node_modules\/lucide-react\/dist\/esm\/(?!icons\/)/, priority: 2 },
    {
      name: 'call',
      test: /src\/lib\/(?:answer|call|call-address|call-multipart)\.ts|contract\/addresses\/account\.ts/,
      priority: 2,
    },
    { name: 'session', test: /src\/lib\/session|node_modules\/nanostores/, priority: 1 },
    { name: 'account', test: new RegExp(`src/features/account-access/${account}\\.tsx?`) },
    {
      name: 'application',
      test: new RegExp(`src/features/applicants/(?:application|wizard)/${start}\\.tsx?`),
      priority: 1,
    },
    { name: 'files', test: /src\/ui\/form\/FileField\.tsx/ },
  ];
}

/** What it does: src/ui/calm.ts. */
function clientCalm() {
  const directive = { name: 'calm', entrypoint: fileURLToPath(new URL('./src/ui/calm.ts', import.meta.url)) };
  return {
    name: 'client-calm',
    hooks: { 'astro:config:setup': ({ addClientDirective }) => addClientDirective(directive) },
  };
}
