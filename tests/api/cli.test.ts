import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { review } from '#api/applicants/review/review.ts';
import { runApplicants } from '#api/applicants.cli.ts';
import { eventStore, type RecordedEvent } from '#api/audit/event.store.ts';
import { applicationNumber } from '#contract/applications/application-number.ts';
import { member } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply, applyUntil, documentOf, statusOf } from '../support/applications.ts';
import { commandLine } from '../support/command-line.ts';
import { addCrowd } from '../support/crowd.ts';
import { mailsTo } from '../support/mails.ts';
import { OPERATOR } from '../support/operator.ts';
import { runCli } from '../support/run-cli.ts';
import { tempDir } from '../support/temp-dir.ts';

let api: Api;
let terminal: ReturnType<typeof commandLine>;
beforeAll(async () => {
  api = await startApi();
  terminal = commandLine(api);
});
afterAll(async () => {
  await terminal.close();
  await api.stop();
});

const applicants = (...args: string[]) => terminal.run('applicants', ...args);
const inProcess = (...args: string[]) => runCli(api.deps.env.DATA_DIR, ['applicants', ...args]);

describe('npm run applicants', () => {
  it('corrects by the beginning of an id, and the running server sends the mails', async () => {
    const { id, email } = await apply(api);
    await mailsTo(api, email);
    const change = ['--first-name', 'Sélam', '--email', `new-${email}`];
    const { code, stdout } = await inProcess('correct', id.slice(0, 8), ...change);
    expect({ code, person: applicantStore(api.deps.db).find(id) }).toMatchObject({
      code: 0,
      person: { first_name: 'Sélam', email: `new-${email}` },
    });
    expect(stdout).toContain(`${applicationNumber(id)} is corrected.\nMail `);
    expect((await applicants('show', id)).stdout).toContain('correct (fields: first_name,email) by operator');
    // The command line has queued them by the real time.
    api.clock.time = Date.now();
    expect(await mailsTo(api, `new-${email}`)).toHaveLength(1);
  });

  it('shows the person, whose turn it is, documents, history and mails', async () => {
    const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
    review.sendBack(api.deps, OPERATOR, id, 'a2', 'Cut off.');
    const { stdout } = await applicants('show', id);
    for (const part of [
      `Selam Tesfaye <`,
      'Next: the applicant (replace: a2)',
      'a2: to_replace (Cut off.)',
      'send-back (document: a2) by operator (the tests)',
      'document-sent-back: ',
      api.deps.folders.uploads,
    ])
      expect(stdout).toContain(part);
  });

  it('marks a document that is not the one that was uploaded, though it is as long, and one that is gone', async () => {
    const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const [cv, a2] = (['cv', 'a2'] as const).map((type) => api.deps.storage.placeOf(documentOf(api, id, type).id)) as [
      string,
      string,
    ];
    writeFileSync(cv, 'x'.repeat(statSync(cv).size));
    rmSync(a2);
    const { stdout } = await applicants('show', id);
    expect(stdout).toContain(`${cv} (THE FILE IS NOT THE ONE THAT WAS UPLOADED`);
    expect(stdout).toContain(`${a2} (THE FILE IS GONE`);
  });

  it.each(['accept', 'approve', 'send-back', 'complete', 'reject', 'withdraw', 'reopen'])(
    'does not decide: %s is no command',
    async (decision) => {
      const { id } = await apply(api);
      expect((await applicants(decision, id)).code).toBe(2);
      expect(statusOf(api, id)).toBe('PRE_REGISTERED');
    },
  );

  it('writes down who acted: the name that is given, else that of the system’s user', async () => {
    const { id } = await apply(api);
    expect((await applicants('correct', id, '--first-name', 'Hana', '--as', 'Anna Berg')).code).toBe(0);
    expect((await applicants('correct', id, '--last-name', 'Berhe')).code).toBe(0);
    const { stdout } = await applicants('show', id);
    expect(stdout).toContain('correct (fields: first_name) by operator (Anna Berg)');
    expect(stdout).toContain(`correct (fields: last_name) by operator (${os.userInfo().username})`);
    expect(await applicants('show', id, '--as')).toMatchObject({ code: 2, stderr: expect.stringContaining('--as') });
  });

  it('shows an account that acted by its address', async () => {
    const { id } = await apply(api);
    const admin = await member(api, 'employer');
    review.reject(api.deps, { accountId: admin.id }, id, 'All places are taken.');
    expect((await applicants('show', id)).stdout).toContain(`reject by operator (${admin.email}) -> REJECTED`);
  });

  it('lists the newest fifty, and says how to go on', async () => {
    const dir = await startApi();
    const ids = addCrowd(dir.deps, { count: 60, createdAt: dir.clock.now() - 60_000, apartMs: 1000 }).reverse();
    addCrowd(dir.deps, { count: 70, status: 'REJECTED', createdAt: dir.clock.now() - 9 * 60_000, apartMs: 1000 });
    const list = async (...args: string[]) => {
      const lines = (await runApplicants(dir.deps, ['list', ...args], OPERATOR)).split('\n');
      const more = /^Older ones: npm run applicants -- (.+)$/
        .exec(lines.at(-1) ?? '')?.[1]
        ?.split(' ')
        .slice(1);
      return { ids: lines.slice(0, more ? -1 : undefined).map((line) => line.slice(0, 10)), more };
    };
    const short = (all: string[]) => all.map(applicationNumber);
    const first = await list();
    expect(first.ids).toEqual(short(ids.slice(0, 50)));
    const second = await list(...(first.more ?? []));
    expect(second.ids.slice(0, 10)).toEqual(short(ids.slice(50)));
    expect(second.ids).toHaveLength(50);
    const ofStatus = await list('step1_approved');
    expect(ofStatus.more).toEqual(['STEP1_APPROVED', '--after', ids[49]]);
    expect(await list(...(ofStatus.more ?? []))).toEqual({ ids: short(ids.slice(50)), more: undefined });
    const end = await runApplicants(dir.deps, ['list', 'STEP1_APPROVED', '--after', ids.at(-1) ?? ''], OPERATOR);
    expect(end).toBe('No further applications.');
    await dir.stop();
  });

  it('ends the reminders of somebody who has asked for it by letter', async () => {
    const { id } = await apply(api);
    expect((await applicants('stop-reminders', id)).stdout).toBe(
      `${applicationNumber(id)} gets no more reminders. Other mails go on.\n`,
    );
    expect(applicantStore(api.deps.db).find(id)?.reminders_stopped_at).not.toBeNull();
    const [{ actor, actor_name: name, action }] = eventStore(api.deps.db).newest('applicant', id, 1) as [RecordedEvent];
    expect([actor, Boolean(name), action]).toEqual(['operator', true, 'stop-reminders']);
    await applicants('stop-reminders', id, '--as', 'Petra');
    expect(eventStore(api.deps.db).newest('applicant', id, 1)[0]?.actor_name).toBe('Petra');
  });

  it('lists by status', async () => {
    const { id } = await applyUntil(api, 'COMPLETE');
    const { stdout } = await applicants('list', 'complete');
    expect(stdout).toContain(`${applicationNumber(id)}  COMPLETE            en  `);
    expect(stdout).not.toContain('PRE_REGISTERED');
  });

  it('a correction that is not valid says which field', async () => {
    const { id } = await apply(api);
    const refused = await applicants('correct', id, '--email', 'nobody');
    expect(refused).toMatchObject({ code: 1, stderr: 'email: Please enter a valid email address\n' });
  });

  it.each([
    [],
    ['shw', 'x'],
    ['show'],
    ['correct', 'ID'],
    ['correct', 'ID', '--phone', '1'],
    ['list', 'open'],
    ['show', 'xyz'],
    ['show', '%'],
    ['show', 'ab'],
    ['show', 'ID', 'everything'],
    ['erase', 'ID', '--force'],
    ['list', 'pre_registered', 'x'],
    ['list', '--before', 'x'],
    ['list', '--after'],
    ['list', '--todo'],
    ['open', 'ID', 'passport'],
    ['erasures'],
  ])('misspelled (%s %s %s): says how it is written, with exit code 2', async (...texts) => {
    const { id } = await apply(api);
    const { code, stderr } = await applicants(...texts.map((word) => (word === 'ID' ? id : word)));
    expect(code).toBe(2);
    expect(stderr).toMatch(/npm run applicants|Choose one of|Say what|Usage|is no id|neither/);
    expect(stderr).not.toContain('    at ');
  });

  it('an unknown id is told', async () => {
    expect(await applicants('show', 'ffffffff')).toMatchObject({
      code: 1,
      stderr: 'Applicant not found or invalid token\n',
    });
  });

  it('an area that does not exist is answered with those that do', async () => {
    const { code, stderr } = await runCli(api.deps.env.DATA_DIR, ['mails', 'list']);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'Usage: npm run <applicants|admin|mail|documents|retention|backup|doctor|settings> -- <command>\n',
    });
  });

  it('a printed link has the PUBLIC_URL that was given, or else the address of the built pages', async () => {
    const dist = tempDir();
    const stamp = { sources: '', config: '', publicUrl: 'https://built.example.org' };
    writeFileSync(path.join(dist, 'stamp.json'), JSON.stringify(stamp));
    const create = (email: string, more: Record<string, string>) =>
      runCli(api.deps.env.DATA_DIR, ['admin', 'create', email], { DIST_DIR: dist, PUBLIC_URL: '', ...more });
    const given = await create('a@example.org', { PUBLIC_URL: 'https://given.example.org' });
    expect(given.stdout).toContain('https://given.example.org/de/reset-password?token=');
    const built = await create('b@example.org', {});
    expect(built.stdout).toContain('https://built.example.org/de/reset-password?token=');
  });

  it('npm run mail looks at the queue of the running server', async () => {
    expect(await terminal.run('mail', 'list', 'dead')).toMatchObject({
      code: 0,
      stdout: 'No mail was given up.\n',
    });
  });

  it('says where it looked when there is no database', async () => {
    const empty = mkdtempSync(path.join(os.tmpdir(), 'werksommer-'));
    expect((await runCli(empty, ['applicants', 'list'])).stderr).toContain(`There is no database in ${empty}`);
    rmSync(empty, { recursive: true });
  });
});
