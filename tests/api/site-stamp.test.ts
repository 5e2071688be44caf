import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readStamp, stampProblem } from '#api/config/site-stamp.ts';
import { builtDist, PUBLIC_URL } from '../support/dist.ts';

it('a fresh site may be served for the address it was built for', async () => {
  expect(stampProblem(await builtDist(), PUBLIC_URL)).toBeUndefined();
}, 120_000);

it('the tests have a site of their own, whatever was built last', async () => {
  expect(await builtDist()).not.toBe(resolve('dist'));
  expect(readStamp(await builtDist())?.publicUrl).toBe(PUBLIC_URL);
});

it('another address is refused with what to do', async () => {
  const problem = stampProblem(await builtDist(), 'https://werksommer.example');
  expect(problem).toContain(`was built for ${PUBLIC_URL}`);
  expect(problem).toContain('PUBLIC_URL=https://werksommer.example');
});

it('a changed site.config.ts is refused', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'stamp-'));
  const stamp = JSON.parse(await readFile(join(await builtDist(), 'stamp.json'), 'utf8'));
  await writeFile(join(dir, 'stamp.json'), JSON.stringify({ ...stamp, config: 'another' }));
  expect(stampProblem(dir, PUBLIC_URL)).toContain('site.config.ts has changed');
});

it('a folder without a complete site is refused', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'stamp-'));
  expect(stampProblem(dir, PUBLIC_URL)).toContain('no complete built site');
  await writeFile(join(dir, 'stamp.json'), 'null');
  expect(readStamp(dir)).toBeUndefined();
});
