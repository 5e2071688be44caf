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
    environments: { prerender: { resolve: { noExternal: ['cookie'] } } },
    server: { proxy: { '/api': server, '/storage': server } },
  },
});

function embeddedOrigin() {
  return partnerNetwork.embeddedFormUrl && ` ${new URL(partnerNetwork.embeddedFormUrl).origin}`;
}

/** What it does: src/ui/calm.ts. */
function clientCalm() {
  const directive = { name: 'calm', entrypoint: fileURLToPath(new URL('./src/ui/calm.ts', import.meta.url)) };
  return {
    name: 'client-calm',
    hooks: { 'astro:config:setup': ({ addClientDirective }) => addClientDirective(directive) },
  };
}
