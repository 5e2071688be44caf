import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type CSSModulesOptions } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/**
 * Bundles React and the islands that the server draws (docs/decisions/095) into server/render.mjs beside the pages of the
 * same build: the server itself needs no package for them.
 * @param generateScopedName the one that named the classes in the pages' styles
 */
export function serverPages(
  generateScopedName: NonNullable<CSSModulesOptions['generateScopedName']>,
): AstroIntegration {
  return {
    name: 'server-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: { 'process.env.NODE_ENV': '"production"' },
          css: { modules: { generateScopedName } },
          resolve: { alias: { '#src/lib/read-text-file.ts': path('../src/lib/read-text-file.server.ts') } },
          ssr: { noExternal: true },
          build: {
            ssr: path('../src/server-pages.tsx'),
            outDir: fileURLToPath(new URL('server', dir)),
            minify: true,
            rolldownOptions: { output: { entryFileNames: 'render.mjs', codeSplitting: false } },
          },
        });
      },
    },
  };
}
