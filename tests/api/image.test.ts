import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { buildServer } from '../../scripts/build-server.ts';
import { freePort } from '../support/child-server.ts';
import { builtDist } from '../support/dist.ts';
import { tempDir } from '../support/temp-dir.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
/** The last stage: what is in the image that runs. */
const image =
  read('Dockerfile')
    .split(/^FROM /m)
    .at(-1) ?? '';
const instructions = (name: string) =>
  [...image.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, rest = '']) => rest);
const env = Object.fromEntries(instructions('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('='))));

let dist: string;
beforeAll(async () => {
  [dist] = await Promise.all([builtDist(), buildServer()]);
});

it('STAC-10 the image keeps its data in one folder, which is a volume of the composition', () => {
  expect(env.DATA_DIR).toMatch(/^\/\w/);
  expect(instructions('VOLUME')).toEqual([env.DATA_DIR]);
  const volumes = [...read('compose.yaml').matchAll(/^ +- (\w+):(\/\S+)$/gm)].map(([, name, target]) => ({
    name,
    target,
  }));
  expect(volumes).toEqual([{ name: 'data', target: env.DATA_DIR }]);
  expect(read('compose.yaml')).toMatch(/^volumes:\n {2}data:$/m);
});

it('STAC-10 what is copied into the image is enough to serve pages and to keep applications', async () => {
  const app = tempDir();
  for (const [source, target] of copies()) copy(source, path.join(app, target));
  const port = await freePort();
  const [command, ...args] = JSON.parse(instructions('CMD').at(-1) ?? '[]') as string[];
  expect(command).toBe('node');
  const given = {
    ...env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: tempDir(),
    PUBLIC_URL: 'http://127.0.0.1:3000',
  };
  const child = spawn(process.execPath, args, { cwd: app, env: { PATH: process.env.PATH, ...given } });
  onTestFinished(async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
  });
  await opened(child);
  for (const address of ['/api/health/ready', '/de', '/storage/public/enrolment-declaration-de.pdf'])
    expect((await fetch(`http://127.0.0.1:${port}${address}`)).status, address).toBe(200);
});

/** What the image takes from the sources and from its earlier stages, and where to. */
function copies(): [string, string][] {
  return instructions('COPY').flatMap((line) => {
    const paths = line.split(' ').filter((word) => !word.startsWith('--from='));
    const target = paths.pop() ?? '';
    const sources = paths.map((word) => word.replace('/app/', ''));
    return sources.map((source): [string, string] => [source, target === './' ? source : target]);
  });
}

/** The earlier stages make the pages and install the packages. */
function copy(source: string, to: string): void {
  if (source === 'node_modules') symlinkSync(path.join(ROOT, source), to);
  else cpSync(source === 'dist' ? dist : path.join(ROOT, source), to, { recursive: true });
}

function opened(child: ChildProcess): Promise<void> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk));
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => said.includes('is open at') && resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}
