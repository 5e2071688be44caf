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

  // They run beside the tests, where they take nobody's time: here they would be done twice.
  it('is compiled by `npm test`, the server alone by Node’s own rules, and an error fails it', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts['check:types']).toBe('astro check --tsconfig tsconfig.pages.json && tsc -p . && tsc -p api');
    expect(scripts.test?.split(' && ')[0]).toContain('npm:check:types');
  });
});
