import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import type { WorkerFacts } from '../src/features/applicants/offline/offline-copies.ts';
import { SCRIPT_TARGET } from './oldest-browsers.ts';

/**
 * Bundles the service worker into one file at an address that never changes: a browser looks there for a newer one, and
 * for the one that ends it where the operator has switched it off (docs/decisions/098).
 */
export function offlineWorker(facts: WorkerFacts): AstroIntegration {
  return {
    name: 'offline-worker',
    hooks: { 'astro:build:done': ({ dir }) => buildWorker(facts, fileURLToPath(dir)) },
  };
}

export async function buildWorker(facts: WorkerFacts, outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __OFFLINE__: JSON.stringify(facts) },
    build: {
      outDir,
      emptyOutDir: false,
      target: SCRIPT_TARGET,
      rolldownOptions: {
        input: fileURLToPath(new URL('../src/features/applicants/offline/worker.ts', import.meta.url)),
        output: { format: 'iife', entryFileNames: 'offline.worker.mjs' },
      },
    },
  });
}
