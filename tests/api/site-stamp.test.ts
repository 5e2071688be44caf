import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readSiteConfig } from '#api/config/site.ts';
import { readStamp, stampProblem } from '#api/config/site-stamp.ts';
import { builtDist, PUBLIC_URL } from '../support/dist.ts';

it('a fresh site may be served for the address it was built for', async () => {
  expect(stampProblem(await builtDist(), PUBLIC_URL)).toBeUndefined();
}, 120_000);

it('the tests have a site of their own, whatever was built last', async () => {
  expect(await builtDist()).not.toBe(resolve('dist'));
  expect(readStamp(await builtDist())?.publicUrl).toBe(PUBLIC_URL);
});

it('another address does not fit, nor do other settings', async () => {
  const dir = await builtDist();
  expect(stampProblem(dir, 'https://werksommer.example')).toBe('address');
  const site = readSiteConfig();
  expect(stampProblem(dir, PUBLIC_URL, { ...site, legal: { ...site.legal, entity: 'Another' } })).toBe('settings');
});

it('a folder without a complete site does not fit', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'stamp-'));
  expect(stampProblem(dir, PUBLIC_URL)).toBe('missing');
  await writeFile(join(dir, 'stamp.json'), 'null');
  expect(readStamp(dir)).toBeUndefined();
});
