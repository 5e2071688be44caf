import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { review } from '#api/applicants/review.ts';
import { seenNow } from '#api/applicants/seen.ts';
import { runApplicants } from '#api/applicants.cli.ts';
import type { RecordedEvent } from '#api/audit/event.store.ts';
import { DAY_MS, HOUR_MS } from '#api/clock.ts';
import { applicationNumber } from '#contract/application-number.ts';
import { member } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply, applyUntil, statusOf } from '../support/applications.ts';
import { commandLine } from '../support/command-line.ts';
import { addCrowd } from '../support/crowd.ts';
import { pdf } from '../support/files.ts';
import { formOf } from '../support/forms.ts';
import { mailsTo } from '../support/mails.ts';
import { OPERATOR } from '../support/operator.ts';
import { runCli } from '../support/run-cli.ts';
import { settle } from '../support/standings.ts';
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

/** The code that `show` prints for what it shows. */
const seenOf = async (id: string) => /--seen ([0-9a-f]{8})/.exec((await applicants('show', id)).stdout)?.[1] ?? '';

describe('npm run applicants', () => {
  it('approves by the beginning of an id, and the running server sends the mail', async () => {
    const { id, email } = await apply(api);
    const seen = /--seen ([0-9a-f]{8})/.exec((await inProcess('show', id)).stdout)?.[1] ?? '';
    const { code, stdout } = await inProcess('approve', id.slice(0, 8), '--seen', seen);
    expect({ code, status: statusOf(api, id) }).toEqual({ code: 0, status: 'STEP1_APPROVED' });
    expect(stdout).toContain('PRE_REGISTERED -> STEP1_APPROVED');
    // The command line has queued it by the real time.
    api.clock.time = Date.now();
    expect((await mailsTo(api, email)).map((mail) => mail.subject)).toContain('Your next step: documents');
  });

  it.each(['approve', 'complete'])('%s without a code decides nothing, and says what to look at', async (decision) => {
    const status = decision === 'approve' ? 'A2_CV_RECEIVED' : 'ENROLMENT_UPLOADED';
    const { id } = await applyUntil(api, status);
    const { code, stdout, stderr } = await applicants(decision, id);
    expect({ code, stdout, status: statusOf(api, id) }).toEqual({ code: 1, stdout: '', status });
    expect(stderr).toContain('Nothing was decided yet.');
    expect(stderr).toContain(`npm run applicants -- ${decision} ${applicationNumber(id)} --seen ${await seenOf(id)}`);
    const waiting = api.deps.documents.current(id).filter(({ review }) => review === 'pending');
    for (const document of waiting) expect(stderr).toContain(document.id);
  });

  it('decides on no document that is not the one that was uploaded, though it is as long', async () => {
    const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const seen = await seenOf(id);
    const cv = api.deps.documents.current(id).find(({ type }) => type === 'cv');
    const file = api.deps.storage.placeOf(cv?.id);
    writeFileSync(file, 'x'.repeat(statSync(file).size));
    for (const decision of [
      ['approve', id],
      ['accept', id, 'cv'],
    ]) {
      const { code, stderr } = await applicants(...decision, '--seen', seen);
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('no longer whole: CV') });
    }
    expect((await applicants('show', id)).stdout).toContain('THE FILE IS NOT THE ONE THAT WAS UPLOADED');
    expect((await applicants('accept', id, 'a2', '--seen', seen)).code).toBe(0);
    expect(statusOf(api, id)).toBe('A2_CV_RECEIVED');
  });

  it('accepts one document, once it is said that it was looked at', async () => {
    const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const { code, stderr } = await applicants('accept', id, 'cv');
    const seen = await seenOf(id);
    const cv = api.deps.documents.current(id).find(({ type }) => type === 'cv');
    expect([code, stderr.match(/uploads/g)?.length]).toEqual([1, 1]);
    expect(stderr).toContain(String(cv?.id));
    expect(stderr).toContain(`npm run applicants -- accept ${applicationNumber(id)} cv --seen ${seen}`);
    const done = await applicants('accept', id, 'cv', '--seen', seen, '--as', 'Anna');
    expect([done.code, done.stdout.split('\n').slice(0, 2)]).toEqual([
      0,
      [`${applicationNumber(id)} stays A2_CV_RECEIVED`, 'Accepted: cv'],
    ]);
    expect(done.stdout).toContain(
      'Next: the applicant (declaration: enrolment), and you (look and approve: hub4africa, a2, passport, since ',
    );
    expect((await applicants('show', id)).stdout).toContain('accept (document: cv) by operator (Anna)');
    expect((await applicants('accept', id, 'photo', '--seen', seen)).code).toBe(2);
  });

  it('does not accept a document that was replaced since the code was printed', async () => {
    const { id, token } = await applyUntil(api, 'ENROLMENT_UPLOADED');
    const seen = await seenOf(id);
    await applicants('send-back', id, 'enrolment', 'The stamp is missing.');
    const fields = { access_token: token, applicant_id: id, document_type: 'enrolment' };
    await api.post('upload-document', formOf(fields, { file: { content: await pdf('stamped') } }));
    expect(await applicants('complete', id, '--seen', seen)).toMatchObject({
      code: 1,
      stderr: 'The application has changed since you looked. Please look again.\n',
    });
    expect(statusOf(api, id)).toBe('ENROLMENT_UPLOADED');
  });

  it('marks a document whose file is gone, and does not accept it', async () => {
    const { id } = await apply(api);
    rmSync(path.join(api.deps.folders.uploads, api.deps.documents.current(id)[0]?.id ?? ''));
    expect((await applicants('show', id)).stdout).toContain('THE FILE IS GONE');
    expect((await applicants('approve', id)).stderr).toContain('THE FILE IS GONE');
    expect(await applicants('approve', id, '--seen', await seenOf(id))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('missing on the server or no longer whole: Confirmation from Hub4Africa'),
    });
    expect((await applicants('send-back', id, 'hub4africa', 'We have lost it.')).code).toBe(0);
  });

  it('says in one line why not, and what is possible, with exit code 1', async () => {
    const { id } = await applyUntil(api, 'STEP1_APPROVED');
    expect(await inProcess('approve', id)).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'This is not possible at the moment. Possible now: accept a document, send back a document, reject, withdraw.\n',
    });
  });

  it('sends back, rejects only with a reason, withdraws, reopens and corrects', async () => {
    const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const back = await applicants('send-back', id, 'a2', 'Cut off.');
    expect([back.code, back.stdout]).toEqual([
      0,
      expect.stringMatching(/stays A2_CV_RECEIVED\nSent back: a2\nNext: the applicant \(replace: a2\)/),
    ]);
    expect(back.stdout).not.toContain('Accepted');
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

  it('writes down who decided: the name that is given, else that of the system’s user', async () => {
    const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
    expect((await applicants('send-back', id, 'a2', 'Cut off.', '--as', 'Anna Berg')).code).toBe(0);
    expect((await applicants('withdraw', id)).code).toBe(0);
    const { stdout } = await applicants('show', id);
    expect(stdout).toContain('send-back (document: a2) by operator (Anna Berg)');
    expect(stdout).toContain(`withdraw by operator (${os.userInfo().username}) -> WITHDRAWN`);
    expect(await applicants('reopen', id, '--as')).toMatchObject({ code: 2, stderr: expect.stringContaining('--as') });
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

  it('lists what waits for the operator with its age, the longest first, a page at a time', async () => {
    const dir = await startApi();
    const todo = async (...args: string[]) =>
      (await runApplicants(dir.deps, ['list', '--todo', ...args], OPERATOR)).split('\n');
    expect(await todo()).toEqual(['Nothing waits for you.']);
    const old = await apply(dir, { lang: 'de' });
    dir.clock.time += 2 * DAY_MS;
    const withDocuments = await applyUntil(dir, 'A2_CV_RECEIVED');
    const sentBack = await apply(dir);
    review.sendBack(dir.deps, OPERATOR, sentBack.id, 'hub4africa', 'Cut off.');
    const rejected = await apply(dir);
    review.reject(dir.deps, OPERATOR, rejected.id, 'because');
    await applyUntil(dir, 'STEP1_APPROVED');
    const posted = await applyUntil(dir, 'ENROLMENT_UPLOADED');
    review.accept(dir.deps, OPERATOR, posted.id, 'enrolment', seenNow(dir.deps, posted.id));
    dir.clock.time += 3 * HOUR_MS;
    await dir.post('announce-originals', { access_token: posted.token });
    expect(await todo()).toEqual([
      expect.stringMatching(
        `^${applicationNumber(old.id)}    2 days  look and approve: hub4africa  PRE_REGISTERED  de  Selam Tesfaye <`,
      ),
      expect.stringMatching(
        `^${applicationNumber(withDocuments.id)}   3 hours  look and approve: hub4africa, a2, cv, passport  A2_CV_RECEIVED  en`,
      ),
      expect.stringMatching(
        `^${applicationNumber(posted.id)} +just now  wait for the originals, then complete  ENROLMENT_UPLOADED  en`,
      ),
    ]);
    // What is decided is gone, and what comes anew is there.
    review.approve(dir.deps, OPERATOR, old.id, seenNow(dir.deps, old.id));
    expect((await todo())[0]).toContain(applicationNumber(withDocuments.id));
    const crowd = addCrowd(dir.deps, {
      count: 60,
      status: 'PRE_REGISTERED',
      createdAt: dir.clock.now() - 9 * DAY_MS,
      apartMs: 1000,
    });
    const paper = {
      subtype: null,
      file_name: 'a.pdf',
      mime: 'application/pdf',
      size: 1,
      sha256: '0'.repeat(64),
      key_id: '',
    };
    for (const [index, applicant_id] of crowd.entries())
      dir.deps.documents.add({
        ...paper,
        id: crypto.randomUUID(),
        applicant_id,
        type: 'hub4africa',
        uploaded_at: dir.clock.now() - 9 * DAY_MS + index,
      });
    settle(dir.deps, ...crowd);
    const numberOf = (line: string) => line.split(' ')[0];
    const first = await todo();
    expect(first.slice(0, 50).map(numberOf)).toEqual(crowd.slice(0, 50).map(applicationNumber));
    expect(first[50]).toBe(`Those that wait less: npm run applicants -- list --todo --after ${crowd[49]}`);
    expect((await todo('--after', crowd[49] ?? '')).map(numberOf).slice(0, 11)).toEqual(
      [...crowd.slice(50), withDocuments.id].map(applicationNumber),
    );
    await dir.stop();
  });

  it('opens a copy of a document that only this user can read, under a name with an ending, and writes it down', async () => {
    const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const { code, stdout } = await applicants('open', id, 'passport', '--as', 'Anna');
    const [file = '', hint = ''] = stdout.split('\n');
    expect([code, path.basename(file)]).toEqual([0, 'Tesfaye-Selam-passport.pdf']);
    expect(hint).toBe(`This copy is yours alone. Delete it when you have looked: rm -r ${path.dirname(file)}`);
    expect([statSync(file).mode & 0o777, statSync(path.dirname(file)).mode & 0o777]).toEqual([0o600, 0o700]);
    const document = api.deps.documents.current(id).find(({ type }) => type === 'passport');
    const stream = document && (await api.deps.storage.open(document));
    expect(stream && readFileSync(file).equals(await buffer(stream))).toBe(true);
    expect((await applicants('show', id)).stdout).toMatch(
      /view-document \(document: passport, id: [0-9a-f-]{36}\) by operator \(Anna\)/,
    );
    rmSync(path.dirname(file), { recursive: true });
    expect(await applicants('open', id, 'enrolment')).toMatchObject({
      code: 1,
      stderr: 'This application has no such document.\n',
    });
    rmSync(api.deps.storage.placeOf(document?.id));
    const gone = await applicants('open', id, 'passport');
    expect([gone.code, gone.stdout]).toEqual([1, '']);
  });

  it('ends the reminders of somebody who has asked for it by letter', async () => {
    const { id } = await apply(api);
    expect((await applicants('stop-reminders', id)).stdout).toBe(
      `${applicationNumber(id)} gets no more reminders. Other mails go on.\n`,
    );
    expect(api.deps.applicants.find(id)?.reminders_stopped_at).not.toBeNull();
    const [{ actor, actor_name: name, action }] = api.deps.events.newest('applicant', id, 1) as [RecordedEvent];
    expect([actor, Boolean(name), action]).toEqual(['operator', true, 'stop-reminders']);
    await applicants('stop-reminders', id, '--as', 'Petra');
    expect(api.deps.events.newest('applicant', id, 1)[0]?.actor_name).toBe('Petra');
  });

  it('completes, and lists by status', async () => {
    const { id } = await applyUntil(api, 'ENROLMENT_UPLOADED');
    expect((await applicants('complete', id, '--seen', await seenOf(id))).stdout).toContain(
      'ENROLMENT_UPLOADED -> COMPLETE',
    );
    const { stdout } = await applicants('list', 'complete');
    expect(stdout.trim().split('\n')).toHaveLength(1);
    expect(stdout).toContain(`${applicationNumber(id)}  COMPLETE            en  `);
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
    ['approve', 'ID', '--seen'],
    ['complete', 'ID', '--force'],
    ['reject', 'ID', 'no', 'quotes', 'here'],
    ['list', 'pre_registered', 'x'],
    ['list', '--before', 'x'],
    ['list', '--after'],
    ['list', 'complete', '--todo'],
    ['open', 'ID'],
    ['open', 'ID', 'diploma'],
  ])('misspelled (%s %s %s): says how it is written, with exit code 2', async (...texts) => {
    const { id } = await apply(api);
    const { code, stderr } = await applicants(...texts.map((word) => (word === 'ID' ? id : word)));
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

  it('an area that does not exist is answered with those that do', async () => {
    const { code, stderr } = await runCli(api.deps.env.DATA_DIR, ['mails', 'list']);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'Usage: npm run <applicants|admin|mail|documents|retention> -- <command>\n',
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
