import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['api', 'src', 'scripts', 'tests'];
/** What nobody has written: packages, what a build makes, what a server keeps. */
const MADE =
  /^(?:node_modules|dist|dist\..*|\.cache|\.astro|\.git|data|data-demo|test-results|reports|playwright-report)$/;

const sources = readdirSync(ROOT, { withFileTypes: true })
  .filter(({ name }) => !MADE.test(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(path.join(ROOT, entry.name), { recursive: true, encoding: 'utf8' }).map(
          (name) => `${entry.name}/${name}`,
        )
      : [entry.name],
  );

/** What the compiler makes of a configuration: its options, and the files that it reads. */
function configured(file: string) {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (fault: ts.Diagnostic) => expect(fault).toBe('none') };
  const parsed = ts.getParsedCommandLineOfConfigFile(path.join(ROOT, file), undefined, host);
  if (!parsed) throw new Error(`${file} cannot be read`);
  return {
    options: parsed.options,
    raw: parsed.raw as { include?: string[]; exclude?: string[] },
    files: parsed.fileNames.map((name) => path.relative(ROOT, name)),
  };
}

describe('STAC-11 Every source', () => {
  it('is TypeScript; one file of Astro’s own is not', () => {
    expect(sources.filter((name) => /\.[cm]?tsx?$/.test(name)).length).toBeGreaterThan(400);
    expect(sources.filter((name) => /\.[cm]?jsx?$/.test(name))).toEqual(['astro.config.mjs']);
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

  it('is read by one of the compiler’s configurations: none is excluded', () => {
    const [site, server] = [configured('tsconfig.json'), configured('api/tsconfig.json')];
    const read = new Set([...site.files, ...server.files]);
    const written = sources.filter((name) => /\.[cm]?tsx?$/.test(name));
    for (const folder of ['src/features/', 'tests/e2e/', 'tests/src/', 'api/contract/', 'scripts/'])
      expect(written.some((name) => name.startsWith(folder))).toBe(true);
    expect(written.filter((name) => !read.has(name))).toEqual([]);
    expect(written.filter((name) => name.startsWith('api/') && !server.files.includes(name))).toEqual([]);
    // astro check reads the pages.
    const pages = configured('tsconfig.pages.json').raw;
    expect(pages).toMatchObject({ include: expect.arrayContaining(['src/**/*.astro']) as string[] });
    for (const { exclude = [] } of [site.raw, server.raw, pages])
      expect(exclude.map((name) => name.replace('../', ''))).toEqual(['dist', 'node_modules', 'data', 'data-demo']);
  });

  it.each(['tsconfig.json', 'api/tsconfig.json', 'tsconfig.pages.json'])(
    'is checked as strictly as can be: %s',
    (file) => {
      const { options } = configured(file);
      const strict = {
        ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, noImplicitOverride: true },
        ...{
          noImplicitReturns: true,
          noFallthroughCasesInSwitch: true,
          noUnusedLocals: true,
          noUnusedParameters: true,
        },
        ...{ verbatimModuleSyntax: true, isolatedModules: true, allowUnreachableCode: false, noEmit: true },
        erasableSyntaxOnly: true,
      };
      expect(options).toMatchObject(strict);
      // An option of the family that is set by name would win over `strict`.
      const family = [
        'strictNullChecks',
        'noImplicitAny',
        'noImplicitThis',
        'strictFunctionTypes',
        'strictBindCallApply',
      ];
      const others = ['strictPropertyInitialization', 'useUnknownInCatchVariables', 'alwaysStrict', 'noCheck'];
      for (const name of [...family, ...others]) expect([name, options[name]]).toEqual([name, undefined]);
    },
  );

  // They run beside the tests, where they take nobody's time: here they would be done twice.
  it('is compiled by `npm test`, the server alone by Node’s own rules, and an error fails it', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts['check:types']).toBe(
      "concurrently --kill-others-on-fail --names code,pages 'node node_modules/typescript-native/bin/tsc -p .' 'node node_modules/typescript-native/bin/tsc -p api && astro check --tsconfig tsconfig.pages.json'",
    );
    // Beside the build of the site: where one of the two fails, the other is ended, and no test begins.
    expect(scripts.test?.split(' && ')).toEqual([
      "concurrently --kill-others-on-fail --names types,site npm:check:types 'node tests/support/build-dist.ts'",
      'vitest run',
      'npm run test:e2e',
    ]);
  });
});
