import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { FONT_FILES } from '#api/papers/font-files.ts';
import { opened, urlIn } from '../support/child-server.ts';
import { builtDist, PUBLIC_URL } from '../support/dist.ts';
import { importsOf } from '../support/imports.ts';
import { tempDir } from '../support/temp-dir.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const stages = read('Dockerfile')
  .split(/^FROM /m)
  .slice(1)
  .map((text) => ({ base: text.split(/\s/)[0] ?? '', name: /^\S+ AS (\w+)/.exec(text)?.[1], text }));
/** The last stage: what is in the image that runs. */
const image = stages.at(-1)?.text ?? '';
const instructionsOf = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, rest = '']) => rest);
const instructions = (name: string) => instructionsOf(image, name);
const env = Object.fromEntries(instructions('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('='))));

it('STAC-10 the image keeps its data in one folder, which is a volume of the composition', () => {
  expect(env.DATA_DIR).toMatch(/^\/\w/);
  expect(instructions('VOLUME')).toEqual([env.DATA_DIR]);
  const [, web = ''] = /^ {2}web:$(.*?)^ {2}\w+:$/ms.exec(read('compose.yaml').replaceAll(/^ +#.*$/gm, '')) ?? [];
  const volumes = [...web.matchAll(/^ +- (\w+):(\/\S+)$/gm)].map(([, name, target]) => ({
    name,
    target,
  }));
  expect(volumes).toEqual([{ name: 'data', target: env.DATA_DIR }]);
  expect(read('compose.yaml')).toMatch(/^volumes:\n {2}data:$/m);
});

it('STAC-10 the image copies nothing that is not there or that Docker is told to ignore, and all that runs', () => {
  const fromHere = stages.flatMap(({ text }) =>
    instructionsOf(text, 'COPY')
      .filter((line) => !line.startsWith('--'))
      .flatMap((line) => line.split(' ').slice(0, -1)),
  );
  for (const source of fromHere) expect([source, existsSync(path.join(ROOT, source))]).toEqual([source, true]);
  const needed = [...readBy('scripts/build-site.ts'), ...readBy('api/main.ts')];
  expect(needed.length).toBeGreaterThan(300);
  for (const folder of ['src', 'public', 'api'])
    needed.push(
      ...readdirSync(path.join(ROOT, folder), { recursive: true }).map((name) => `${folder}/${String(name)}`),
    );
  needed.push('astro.config.mjs', 'package-lock.json', 'package.json', 'site.config.ts', 'tsconfig.json');
  expect(needed.filter(isIgnored)).toEqual([]);
  const copied = instructions('COPY').flatMap((line) => line.split(' ').slice(0, -1));
  expect(needed.filter((file) => !copied.some((source) => `${file}/`.startsWith(`${source}/`)))).toEqual([]);
  for (const secret of ['.git', '.env', 'data', 'data-demo', 'node_modules']) expect(isIgnored(secret)).toBe(true);
});

it('CONS-16 the image is built without an address, and has what makes its pages', () => {
  expect(read('Dockerfile')).not.toMatch(/^(?:ARG|ENV)\b.*PUBLIC_URL/m);
  expect(env.DIST_DIR?.startsWith(`${env.DATA_DIR}/`)).toBe(true);
  expect(instructions('RUN').some((run) => run.includes('node scripts/build-site.ts'))).toBe(true);
  const [packages] = stages;
  expect(instructionsOf(packages?.text ?? '', 'RUN')).toEqual(['npm ci --omit=dev --ignore-scripts']);
  for (const { base } of stages)
    expect(base).toBe(`node:${packageJson().dependencies.node?.split('.')[0]}-bookworm-slim`);
});

it('STAC-10 every package that the server loads, or the pages are built with, is one that the image installs', () => {
  const { dependencies } = packageJson();
  const made = ['api', 'src'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|astro)$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  const code = [...new Set([...made, ...readBy('scripts/build-site.ts'), 'astro.config.mjs'])];
  const loaded = code.flatMap((file) => [
    ...importsOf(file, read(file)).filter(({ kind }) => kind !== 'type'),
    ...[...read(file).matchAll(/\b(?:require|resolve)\((['"`])([@a-z][^'"`$]*)\1\)/g)].map(([, , to = '']) => ({ to })),
  ]);
  const fonts = Object.values(FONT_FILES).flatMap((files) =>
    files.map(({ family }) => ({ to: `@fontsource/${family}` })),
  );
  const packages = new Set([...loaded, ...fonts].flatMap(({ to }) => packageOf(to) ?? []));
  expect(packages.size).toBeGreaterThan(15);
  expect([...packages].filter((name) => !(name in dependencies))).toEqual([]);
});

it('STAC-10 what is copied into the image is enough to serve pages and to keep applications', async () => {
  const app = tempDir();
  for (const [source, target] of copies()) copy(source, path.join(app, target));
  const [command, ...args] = JSON.parse(instructions('CMD').at(-1) ?? '[]') as string[];
  expect(command).toBe('node');
  const given = {
    ...env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: tempDir(),
    // Those that fit: the next test makes some.
    DIST_DIR: await builtDist(),
    PUBLIC_URL,
  };
  const child = spawn(process.execPath, args, { cwd: app, env: { PATH: process.env.PATH, ...given } });
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
  });
  const url = urlIn((await opened(child))());
  for (const address of ['/api/health/ready', '/de', '/storage/public/enrolment-declaration-de.pdf'])
    expect((await fetch(`${url}${address}`)).status, address).toBe(200);
});

function packageJson() {
  return JSON.parse(read('package.json')) as Record<
    'scripts' | 'dependencies' | 'devDependencies',
    Record<string, string>
  >;
}

/** The package of an import; undefined for a file of the project and for what Node brings. */
function packageOf(to: string): string | undefined {
  if (/^(?:node:|astro:|[^@a-z]|api\/|src\/|scripts\/|site\.config|package\.json)/.test(to)) return undefined;
  return /^(?:@[^/]+\/)?[^/]+/.exec(to)?.[0];
}

/** A file of the project and all files that it imports, however far. */
function readBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { to, kind } of importsOf(file, read(file)))
    if (kind !== 'type' && packageOf(to) === undefined && existsSync(path.join(ROOT, to))) readBy(to, found);
  return found;
}

/** Whether `.dockerignore` leaves it out: a pattern means a path from the root, and all that is below it. */
function isIgnored(file: string): boolean {
  return read('.dockerignore')
    .split('\n')
    .filter(Boolean)
    .some((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(?:/|$)`).test(file));
}

/** What the image takes from the sources and from its earlier stages, and where to. */
function copies(): [string, string][] {
  return instructions('COPY').flatMap((line) => {
    const paths = line.split(' ').filter((word) => !word.startsWith('--from='));
    const target = paths.pop() ?? '';
    const sources = paths.map((word) => word.replace('/app/', ''));
    return sources.map((source): [string, string] => [source, target === './' ? source : target]);
  });
}

/** The earlier stage installs the packages. */
function copy(source: string, to: string): void {
  if (source === 'node_modules') symlinkSync(path.join(ROOT, source), to);
  else cpSync(path.join(ROOT, source), to, { recursive: true });
}
