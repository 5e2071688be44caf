import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runApplicants } from '#api/applicants/applicants.cli.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply, applyUntil, statusOf } from '../support/applications.ts';
import { addCrowd } from '../support/crowd.ts';
import { mailsTo } from '../support/mails.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** The command line as a process of its own, beside the running server. */
function applicants(...words: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return run(api.deps.env.DATA_DIR, words);
}

function run(dataDir: string, words: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir };
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['api/cli.ts', 'applicants', ...words],
      { cwd: ROOT, env },
      (_e, stdout, stderr) => resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

describe('npm run applicants', () => {
  it('approves by the beginning of an id, and the running server sends the mail', async () => {
    const { id, email } = await apply(api);
    const { code, stdout } = await applicants('approve', id.slice(0, 8));
    expect({ code, status: statusOf(api, id) }).toEqual({ code: 0, status: 'STEP1_APPROVED' });
    expect(stdout).toContain('PRE_REGISTERED -> STEP1_APPROVED');
    // The command line has queued it by the real time.
    api.clock.time = Date.now();
    expect((await mailsTo(api, email)).map((mail) => mail.subject)).toContain('Your next step: documents');
  });

  it('says in one line why not, and what is possible, with exit code 1', async () => {
    const { id } = await applyUntil(api, 'STEP1_APPROVED');
    expect(await applicants('approve', id)).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'This is not possible at the moment. Possible now: send back a document, add or replace a document, reject, withdraw.\n',
    });
  });

  it('sends back, rejects only with a reason, withdraws, reopens and corrects', async () => {
    const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
    expect((await applicants('send-back', id, 'a2', 'Cut off.')).code).toBe(0);
    expect((await applicants('send-back', id, 'cv', 'Page 1:\nscan it\tagain.')).code).toBe(0);
    expect(api.deps.documents.current(id).find(({ type }) => type === 'cv')?.reason).toBe('Page 1:\nscan it again.');
    expect(await applicants('reject', id)).toMatchObject({
      code: 1,
      stderr: 'Please give a reason. The applicant will read it.\n',
    });
    expect((await applicants('withdraw', id)).stdout).toContain('A2_CV_RECEIVED -> WITHDRAWN');
    expect((await applicants('reopen', id)).stdout).toContain('WITHDRAWN -> A2_CV_RECEIVED');
    expect((await applicants('correct', id, '--first-name', 'Sélam', '--email', 'new@example.org')).code).toBe(0);
    expect(api.deps.applicants.find(id)).toMatchObject({ first_name: 'Sélam', email: 'new@example.org' });
    const { stdout } = await applicants('show', id);
    for (const part of [
      'Sélam Tesfaye <new@example.org>',
      'a2: to_replace (Cut off.)',
      'send-back (document: a2) by operator',
      'correct (fields: first_name,email) by operator',
      api.deps.folders.uploads,
    ])
      expect(stdout).toContain(part);
  });

  it('lists the newest fifty, and says how to go on', async () => {
    const dir = await startApi();
    const ids = addCrowd(dir.deps, { count: 60, createdAt: dir.clock.now() - 60_000, apartMs: 1000 }).reverse();
    addCrowd(dir.deps, { count: 70, status: 'REJECTED', createdAt: dir.clock.now() - 9 * 60_000, apartMs: 1000 });
    const list = (...words: string[]) => {
      const lines = runApplicants(dir.deps, ['list', ...words]).split('\n');
      const more = /^Older ones: npm run applicants -- (.+)$/
        .exec(lines.at(-1) ?? '')?.[1]
        ?.split(' ')
        .slice(1);
      return { ids: lines.slice(0, more ? -1 : undefined).map((line) => line.slice(0, 8)), more };
    };
    const short = (all: string[]) => all.map((id) => id.slice(0, 8));
    const first = list();
    expect(first.ids).toEqual(short(ids.slice(0, 50)));
    const second = list(...(first.more ?? []));
    expect(second.ids.slice(0, 10)).toEqual(short(ids.slice(50)));
    expect(second.ids).toHaveLength(50);
    const ofStatus = list('step1_approved');
    expect(ofStatus.more).toEqual(['STEP1_APPROVED', '--after', ids[49]]);
    expect(list(...(ofStatus.more ?? []))).toEqual({ ids: short(ids.slice(50)), more: undefined });
    const end = runApplicants(dir.deps, ['list', 'STEP1_APPROVED', '--after', ids.at(-1) ?? '']);
    expect(end).toBe('No further applications.');
    await dir.stop();
  });

  it('completes, and lists by status', async () => {
    const { id } = await applyUntil(api, 'ENROLMENT_UPLOADED');
    expect((await applicants('complete', id)).stdout).toContain('ENROLMENT_UPLOADED -> COMPLETE');
    const { stdout } = await applicants('list', 'complete');
    expect(stdout.trim().split('\n')).toHaveLength(1);
    expect(stdout).toContain(id.slice(0, 8));
  });

  it('a correction that is not valid says which field', async () => {
    const { id } = await apply(api);
    const refused = await applicants('correct', id, '--email', 'nobody');
    expect(refused).toMatchObject({ code: 1, stderr: 'email: Please enter a valid email address\n' });
  });

  it.each([
    [],
    ['aprove', 'x'],
    ['approve'],
    ['send-back', 'ID', 'diploma', 'why'],
    ['correct', 'ID'],
    ['correct', 'ID', '--phone', '1'],
    ['list', 'open'],
    ['approve', 'xyz'],
    ['approve', '%'],
    ['approve', 'ab'],
    ['approve', 'ID', 'everything'],
    ['reject', 'ID', 'no', 'quotes', 'here'],
    ['list', 'pre_registered', 'x'],
    ['list', '--before', 'x'],
    ['list', '--after'],
  ])('misspelled (%s %s %s): says how it is written, with exit code 2', async (...words) => {
    const { id } = await apply(api);
    const { code, stderr } = await applicants(...words.map((word) => (word === 'ID' ? id : word)));
    expect(code).toBe(2);
    expect(stderr).toMatch(/npm run applicants|Choose one of|Say what|Usage|is no id|neither/);
    expect(stderr).not.toContain('    at ');
  });

  it('an unknown id changes nothing', async () => {
    expect(await applicants('approve', 'ffffffff')).toMatchObject({
      code: 1,
      stderr: 'Applicant not found or invalid token\n',
    });
  });

  it('says where it looked when there is no database', async () => {
    const empty = mkdtempSync(path.join(os.tmpdir(), 'werksommer-'));
    expect((await run(empty, ['list'])).stderr).toContain(`There is no database in ${empty}`);
    rmSync(empty, { recursive: true });
  });
});
