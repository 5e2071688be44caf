import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['api', 'src', 'scripts', 'tests'];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
);

describe('STAC-11 Every source', () => {
  it('is TypeScript', () => {
    expect(sources.filter((name) => /\.[cm]?tsx?$/.test(name)).length).toBeGreaterThan(400);
    expect(sources.filter((name) => /\.[cm]?jsx?$/.test(name))).toEqual([]);
  });

  it('is checked, and in no place let off', () => {
    const off = sources
      .filter((name) => /\.(?:tsx?|astro)$/.test(name) && name !== 'tests/api/typescript.test.ts')
      .filter((name) => /@ts-(?:nocheck|ignore|expect-error)/.test(readFileSync(path.join(ROOT, name), 'utf8')));
    expect(off).toEqual([]);
    const options = JSON.parse(readFileSync(path.join(ROOT, 'tsconfig.json'), 'utf8')) as Record<string, unknown>;
    expect(options.extends).toBe('astro/tsconfigs/strictest');
    for (const folder of FOLDERS.filter((name) => name !== 'api')) expect(options.include).toContain(folder);
  });

  // The server alone imports with Node's own rules; the same command checks it before the tests.
  it('of the server compiles without an error', async () => {
    expect(await compile('-p', 'api')).toBe('');
  });
});

function compile(...args: string[]): Promise<string> {
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  return new Promise((resolve) => {
    execFile(process.execPath, [tsc, ...args], { cwd: ROOT }, (_error, stdout) => resolve(stdout));
  });
}
