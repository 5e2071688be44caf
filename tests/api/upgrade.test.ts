import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { openDatabase } from '#api/db/open.ts';
import { PASSWORD } from '../support/accounts.ts';
import { startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { deskAdmin } from '../support/desk.ts';
import { reopen } from '../support/reopen.ts';
import { runCli } from '../support/run-cli.ts';
import { tempDir } from '../support/temp-dir.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const OPERATIONS = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8');
const CONFIG = readFileSync(path.join(ROOT, 'site.config.ts'), 'utf8');

// Point 15 of issue 35: `git pull` was the first step, and refuses a changed file.
it('the upgrade by the words of docs/operations.md takes along the values of a changed site.config.ts', () => {
  const [, commands = ''] = /```sh\n(.*?)```/s.exec(OPERATIONS.slice(OPERATIONS.indexOf('## Upgrading'))) ?? [];
  const above = tempDir();
  const run = (folder: string, command: string) =>
    execFileSync('sh', ['-ec', command], {
      cwd: path.join(above, folder),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { PATH: process.env.PATH, HOME: above, LC_ALL: 'C', GIT_CONFIG_NOSYSTEM: '1' },
    });
  const commit = 'git add . && git -c user.name=us -c user.email=us@example.org commit -qm version';
  run('.', 'git init -q ours');
  writeFileSync(path.join(above, 'ours/site.config.ts'), CONFIG);
  run('ours', commit);
  run('.', 'git clone -q ours theirs');
  const theirs = path.join(above, 'theirs/site.config.ts');
  writeFileSync(theirs, CONFIG.replace("entity: '", "entity: 'Mine "));
  writeFileSync(path.join(above, 'ours/site.config.ts'), `${CONFIG}// new\n`);
  run('ours', commit);

  run('theirs', commands.replace(/^(?:npm|sh) .*$/gm, ''));
  const upgraded = readFileSync(theirs, 'utf8');
  expect(upgraded).toContain("entity: 'Mine ");
  expect(upgraded).toMatch(/\/\/ new\n$/);
  expect(run('theirs', 'git status --short')).toBe(' M site.config.ts\n');
});

it('STAC-22 one command puts the database back as it was before an upgrade', async () => {
  const api = await startApi();
  onTestFinished(api.stop);
  const { id } = await apply(api);
  const { browser } = await deskAdmin(api);
  await browser.post('/api/admin/make-key', { name: 'Dashboard', days: 30, password: PASSWORD });
  const { root, appDb, backups } = api.deps.folders;
  await api.halt();
  const undo = () => runCli(root, ['backup', 'undo-upgrade']);
  expect(await undo()).toMatchObject({ code: 1, stderr: expect.stringContaining('No upgrade has changed') });
  copyFileSync(appDb, path.join(backups, 'app-2026-11-25T11-00-00-000Z.db'));
  const upgraded = openDatabase(appDb, 'FULL');
  upgraded.exec("INSERT INTO schema_migration VALUES ('999_newer.sql', 'x', 'x', 1)");
  upgraded.close();
  await expect(reopen(api)).rejects.toThrow('newer');
  expect(await undo()).toMatchObject({ code: 0, stdout: expect.stringContaining('Everybody signs in anew') });
  const { deps, release } = await reopen(api);
  onTestFinished(release);
  expect(applicantStore(deps.db).find(id)?.id).toBe(id);
  // Who was signed out or blocked since, and keys that were removed, stay out.
  for (const table of ['session', 'api_key'])
    expect(deps.db.prepare(`SELECT count(*) FROM ${table}`).pluck().get()).toBe(0);
  expect(readdirSync(root)).toContain('app.db.newer-2026-11-25T11-00-00-000Z');
  expect(await undo()).toMatchObject({ code: 1, stderr: expect.stringContaining('Another server is running') });
});

it('STAC-22 an upgrade is taken back to a release that knew no keys of programs', async () => {
  const api = await startApi();
  onTestFinished(api.stop);
  const { root, appDb, backups } = api.deps.folders;
  await api.halt();
  const before = path.join(backups, 'app-2026-11-25T11-00-00-000Z.db');
  copyFileSync(appDb, before);
  const old = openDatabase(before, 'FULL');
  old.exec('DROP TABLE api_key');
  old.close();
  expect(await runCli(root, ['backup', 'undo-upgrade'])).toMatchObject({ code: 0 });
});
