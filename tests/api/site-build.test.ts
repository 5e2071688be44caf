import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { configHash, readStamp } from '#api/config/site-stamp.ts';
import { hashSources } from '#api/config/source-hash.ts';
import { faultOf } from '#api/settings/run-build.ts';
import { aheadOf } from '#api/settings/site-build.ts';
import { withLock } from '../../scripts/lock.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { tempDir } from '../support/temp-dir.ts';

const BUILD_LOCK = path.resolve(import.meta.dirname, '../../.astro/build-lock.db');

let api: Api;
let said: string[];
let dist: string;
let sources: string;
beforeEach(async () => {
  said = [];
  api = await startApi({ log: (line) => said.push(line) });
  sources = hashSources();
  dist = path.join(tempDir(), 'site');
});
afterEach(() => api.stop());

const stateKind = () => api.deps.siteBuild.state().kind;

function writeStamp(config: string, publicUrl = api.deps.env.PUBLIC_URL, dir = dist) {
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'stamp.json'), JSON.stringify({ sources, config, publicUrl }));
}

/** Where the link to the packages should lie: the build ends there, before it begins in earnest. */
const hinderBuild = () => mkdirSync(path.join(dist, '../node_modules'), { recursive: true });

it('CONS-16 pages that fit are served, and nothing is built', async () => {
  writeStamp(configHash(api.deps.site));
  hinderBuild();
  expect(await api.deps.siteBuild.start(dist)).toBe(true);
  await expect.poll(stateKind).toBe('done');
});

it('CONS-16 pages of other settings are served until new ones are there, and stay where the build fails', async () => {
  writeStamp('of other settings');
  hinderBuild();
  expect(await api.deps.siteBuild.start(dist)).toBe(true);
  await expect.poll(stateKind).toBe('failed');
  expect(api.deps.siteBuild.state()).toMatchObject({ fault: 'other', said: expect.stringContaining('node_modules') });
  expect(readFileSync(path.join(dist, 'stamp.json'), 'utf8')).toContain('of other settings');
  // The operator has put it right, here by the pages themselves: asked again, it sees that they fit.
  writeStamp(configHash(api.deps.site));
  api.deps.siteBuild.ask();
  await expect.poll(stateKind).toBe('done');
});

it('CONS-16 what is saved while pages are built has them built once more', async () => {
  writeStamp('of other settings');
  hinderBuild();
  // What is built first waits for this lock.
  await withLock(BUILD_LOCK, async () => {
    await api.deps.siteBuild.start(dist);
    const { site } = api.deps;
    Object.assign(site, { contact: { ...site.contact, phoneGermany: '+49 711 5550123' } });
    api.deps.siteBuild.ask();
  });
  await expect.poll(stateKind).toBe('failed');
  expect(said.filter((line) => line.includes('building the pages'))).toHaveLength(2);
});

it('CONS-16 pages of another address are not served: without a build the start says why there are none', async () => {
  writeStamp(configHash(api.deps.site), 'https://elsewhere.example.org');
  hinderBuild();
  await expect(api.deps.siteBuild.start(dist)).rejects.toThrow('The pages cannot be built.');
});

it('STAC-21 pages that were built ahead of an upgrade take the place of those of the former program', async () => {
  const { PUBLIC_URL } = api.deps.env;
  hinderBuild();
  writeStamp(configHash(api.deps.site), 'https://elsewhere.example.org');
  writeStamp(configHash(api.deps.site), PUBLIC_URL, aheadOf(dist));
  expect(await api.deps.siteBuild.start(dist)).toBe(true);
  await expect.poll(stateKind).toBe('done');
  expect([readStamp(dist)?.publicUrl, readStamp(aheadOf(dist))]).toEqual([PUBLIC_URL, undefined]);
});

it('CONS-16 pages of another program are not served', async () => {
  sources = 'of another release';
  writeStamp(configHash(api.deps.site));
  hinderBuild();
  await expect(api.deps.siteBuild.start(dist)).rejects.toThrow('The pages cannot be built.');
});

it('CONS-16 a full disk is told, whichever program met it', () => {
  for (const said of ['ENOSPC: no space left on device', 'No space left on device (os error 28)', 'SQLITE_FULL'])
    expect(faultOf(said, undefined)).toBe('disk_full');
  expect(faultOf('astro build failed', undefined)).toBe('other');
});
