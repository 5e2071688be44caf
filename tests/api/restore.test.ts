import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { makeBackup } from '#api/backups/make-backup.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { beginErasure } from '#api/personal-data/erase.ts';
import { erasedPerson, readErased } from '#api/personal-data/erased-list.ts';
import { member } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { applyUntil } from '../support/applications.ts';
import { makeSentContract } from '../support/contracts.ts';
import { ownEmployer } from '../support/employers.ts';
import { finish } from '../support/erasures.ts';
import { reopen } from '../support/reopen.ts';
import { tempDir } from '../support/temp-dir.ts';

// Point 11 of issue 35: the restore that was described wiped the list of erased people with the folder.

const OPERATIONS = readFileSync(path.resolve(import.meta.dirname, '../../docs/operations.md'), 'utf8');
const restoreChapter = OPERATIONS.slice(OPERATIONS.indexOf('### Restore'), OPERATIONS.indexOf('### Older databases'));

/** A folder `data` with two applications, one of them erased after a backup was made beside it. */
async function erasedAfterBackup(name: string) {
  const above = tempDir();
  const dataDir = path.join(above, 'data');
  const before = await startApi({ dataDir });
  const earlier = await applyUntil(before, 'PRE_REGISTERED');
  const erased = await applyUntil(before, 'PRE_REGISTERED');
  const other = await applyUntil(before, 'PRE_REGISTERED');
  await erase(before, earlier.id);
  await makeBackup(before.deps);
  await before.halt();
  execFileSync('tar', ['czf', name, '-C', 'data', '.'], { cwd: above });
  const after = await startApi({ dataDir });
  await erase(after, erased.id);
  await after.halt();
  /** Who is there after the next start. */
  const start = async () => {
    const { deps, release } = await reopen(after);
    const found = [earlier, erased, other].filter(({ id }) => applicantStore(deps.db).find(id)).map(({ id }) => id);
    const listed = readErased(deps.folders) ?? [];
    await release();
    return { found, isListed: ({ id }: { id: string }) => listed.includes(erasedPerson(id)) };
  };
  return { above, dataDir, earlier, erased, other, start };
}

async function erase(api: Api, id: string) {
  expect(beginErasure(api.deps, id, { why: 'asked' })).toBe(true);
  await finish(api);
}

it('PRIV-05 a restore by the words of docs/operations.md brings nobody back who was erased after the backup', async () => {
  const [, written = ''] = /```sh\n(.*?)```/s.exec(restoreChapter) ?? [];
  const command = `${process.execPath} ${path.resolve(import.meta.dirname, '../../api/cli.ts')}`;
  const commands = written.replace('npm run backup --', `${command} backup`).replace('npm start', '');
  const { above, other, erased, start } = await erasedAfterBackup('backup.tar.gz');
  execFileSync('sh', ['-ec', commands], { cwd: above, env: { ...process.env, DIST_DIR: above } });
  const { found, isListed } = await start();
  expect([found, isListed(erased)]).toEqual([[other.id], true]);
});

it('PRIV-05 a newer list that was put beside the one of a restored folder is applied, whatever its name adds', async () => {
  const { above, dataDir, other, erased, start } = await erasedAfterBackup('backup.tar.gz');
  const newest = readFileSync(path.join(dataDir, 'erased.jsonl'));
  rmSync(dataDir, { recursive: true });
  execFileSync('sh', ['-c', 'mkdir data && tar xzf backup.tar.gz -C data'], { cwd: above });
  writeFileSync(path.join(dataDir, 'erased-2026-11-25.jsonl'), newest);
  expect((await start()).found).toEqual([other.id]);
  // Copies take this one alone.
  expect(readFileSync(path.join(dataDir, 'erased.jsonl'), 'utf8')).toContain(erasedPerson(erased.id));
});

it('PRIV-05 a folder that was put back without the list is refused, if its database knows of erasures', async () => {
  const { dataDir, other, erased, earlier, start } = await erasedAfterBackup('backup.tar.gz');
  const list = path.join(dataDir, 'erased.jsonl');
  renameSync(list, `${dataDir}-list`);
  await expect(start()).rejects.toThrow(/erased\.jsonl is missing, though 2 people were erased.*docs\/operations\.md/);
  expect(readdirSync(dataDir)).not.toContain('erased.jsonl');
  // An operator who has none makes an empty one: it gets whom the database knows.
  writeFileSync(list, '');
  const { found, isListed } = await start();
  expect([found, isListed(erased), isListed(earlier)]).toEqual([[other.id], true, true]);
});

it('PRIV-05 an erasure that an older database does not allow yet stays to be done', async () => {
  const dataDir = path.join(tempDir(), 'data');
  const api = await startApi({ dataDir });
  const employer = await member(api, 'employer');
  const contract = await makeSentContract(api.deps, (await ownEmployer(employer.browser)).id);
  const { applicant_id: id = '' } = contractStore(api.deps.db).find(contract.id) ?? {};
  contractStore(api.deps.db).setState(contract.id, 'active', api.clock.now());
  await api.halt();
  cpSync(dataDir, `${dataDir}-backup`, { recursive: true });
  const after = await startApi({ dataDir });
  contractStore(after.deps.db).setState(contract.id, 'ended', after.clock.now());
  await erase(after, id ?? '');
  await after.halt();
  cpSync(`${dataDir}-backup/app.db`, path.join(dataDir, 'app.db'));
  const older = await reopen(after);
  expect(applicantStore(older.deps.db).find(id ?? '')?.id).toBe(id);
  contractStore(older.deps.db).setState(contract.id, 'ended', after.clock.now());
  await older.release();
  const { deps, release } = await reopen(after);
  onTestFinished(release);
  expect(applicantStore(deps.db).find(id ?? '')).toBeUndefined();
});
