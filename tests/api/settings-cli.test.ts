import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { readCommand } from '#api/command.ts';
import { followSettings } from '#api/settings/follow-settings.ts';
import { settingsStore } from '#api/settings/settings.store.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { tempDir } from '../support/temp-dir.ts';

let api: Api;
let file: string;
beforeEach(async () => {
  api = await startApi();
  file = path.join(tempDir(), 'settings.json');
});
afterEach(() => api.stop());

const run = (...words: string[]) => readCommand(['settings', ...words, '--as', 'Abeba'])(api.deps);
const write = (values: unknown) => writeFileSync(file, JSON.stringify(values));

it('CONS-14 the command line writes all settings into a file, and takes a changed one as a new version', async () => {
  await run('export', file);
  const values = JSON.parse(readFileSync(file, 'utf8'));
  expect(await run('import', file)).toBe('Nothing changes.\n');
  write({ ...values, 'legal.entity': 'Verein' });
  expect(await run('import', file, '--dry')).toMatch(/^legal\.entity: "Musterträger gGmbH" → "Verein"\n$/);
  expect(settingsStore(api.deps.db).newestId()).toBe(0);
  expect(await run('import', file)).toContain('Kept as version 1.');
  expect(settingsStore(api.deps.db).newest()).toMatchObject({
    ...{ name: 'Abeba', origin: 'file', kept: { 'legal.entity': 'Verein' } },
  });
});

it('CONS-14 what is exported from one installation is the same in another', async () => {
  const claim = { de: 'Ä', en: 'B' };
  write({ 'legal.entity': 'Verein', 'brand.claim': claim, partnerUniversities: ['A'], 'contact.replyWithinHours': 48 });
  const importInto = async ({ deps }: Api) => {
    await readCommand(['settings', 'import', file])(deps);
    // Each command is a process of its own.
    followSettings(deps);
    await readCommand(['settings', 'export', file])(deps);
    return readFileSync(file, 'utf8');
  };
  const exported = await importInto(api);
  expect(exported).toContain('"legal.entity": "Verein"');
  const other = await startApi();
  onTestFinished(other.stop);
  expect(await importInto(other)).toBe(exported);
});

it('CONS-14 the command line names each fault, and asks before a shorter period', async () => {
  write({ 'contact.email': 'kein', 'legal.entity': '' });
  await expect(run('import', file)).rejects.toMatchObject({ code: 'input_empty' });
  write([]);
  await expect(run('import', file)).rejects.toThrow('is no object of settings');
  writeFileSync(file, '{"rubbish": [');
  await expect(run('import', file)).rejects.toThrow('is no object of settings');
  write({ hallo: 1, 'brand.name': 'Neu' });
  await expect(run('import', file)).rejects.toThrow('There are no such settings: hallo.');
  await expect(run('import', `${file}.gone`)).rejects.toThrow('There is no file');
  await apply(api);
  write({ 'retention.unfinishedDays': 120 });
  await expect(run('import', file)).rejects.toThrow('add --yes');
  expect(await run('import', file, '--yes')).toContain('Takes away: unfinished, 1');
  await expect(run('import')).rejects.toThrow('Usage: npm run settings');
});
