import { readdirSync } from 'node:fs';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { HOUR_MS, SECOND_MS } from '#api/time/clock.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, apply, applyUntil, sendStep1 } from '../support/applications.ts';
import { step1Form, step2Form } from '../support/forms.ts';
import { mailsTo } from '../support/mails.ts';
import { countOf } from '../support/rows.ts';
import { runCli } from '../support/run-cli.ts';

let api: Api;
let locks: Database.Database[];
beforeEach(async () => {
  locks = [];
  api = await startApi();
});
afterEach(async () => {
  for (const lock of locks) lock.close();
  await api.stop();
});

/** Somebody else writes to the database and does not finish. */
function lock(file = api.deps.folders.appDb) {
  const db = new Database(file);
  locks.push(db);
  db.exec('BEGIN IMMEDIATE');
  return { release: () => db.exec('ROLLBACK') };
}

/** Whether it has ended by now. */
function watched<T>(promise: Promise<T>) {
  const state = { isSettled: false };
  void promise.finally(() => {
    state.isSettled = true;
  });
  return state;
}

const ask = (path: string) => fetch(`${api.url}${path}`);

describe('A database that somebody else has locked', () => {
  it('holds up only the call that has to write, and that one succeeds when the lock goes', async () => {
    const { token } = await applyUntil(api, 'STEP1_APPROVED');
    const foreign = lock();
    const sending = answerOf(api.post('submit-a2-cv', await step2Form(token)));
    const state = watched(sending);
    for (let round = 0; round < 5; round += 1) {
      expect((await ask('/api/health/live')).status).toBe(200);
      expect((await ask('/api/nowhere')).status).toBe(404);
      expect((await api.post('get-applicant', { token })).status).toBe(200);
    }
    expect(state.isSettled).toBe(false);
    foreign.release();
    expect(await sending).toMatchObject({ status: 200, body: { applicant: { status: 'A2_CV_RECEIVED' } } });
  });

  it('holds up a call without files in the same way', async () => {
    const { token } = await apply(api);
    const foreign = lock();
    const saving = answerOf(api.post('update-applicant', { token, last_name: 'Bekele' }));
    const state = watched(saving);
    for (let round = 0; round < 5; round += 1) expect((await ask('/api/health/live')).status).toBe(200);
    expect(state.isSettled).toBe(false);
    foreign.release();
    expect(await saving).toMatchObject({ status: 200, body: { applicant: { last_name: 'Bekele' } } });
  });

  it('never lets SQLite itself wait for long, which would hold up every answer', async () => {
    // For a commit of the command line at most, and for a counter not at all.
    const waits = () =>
      [api.deps.db, api.deps.counters].map((db) => db.pragma('busy_timeout', { simple: true }) as number);
    expect(waits()).toEqual([50, 0]);
    const foreign = lock();
    const saving = apply(api);
    await ask('/api/health/live');
    foreign.release();
    await saving;
    expect(waits()).toEqual([50, 0]);
  });

  it('answers 503 with Retry-After and the code busy after ten seconds, and nothing is half done', async () => {
    const before = api.files();
    lock();
    const sending = sendStep1(api);
    const state = watched(sending);
    // The form has to be read before its call waits.
    while (!state.isSettled) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      api.clock.time += SECOND_MS;
    }
    const { status, headers, body } = await sending;
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'busy' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(api.files()).toEqual(before);
    expect(countOf(api.deps.db, 'applicant')).toBe(0);
  });

  it('a form that waited is taken once, however many of them wait', async () => {
    const foreign = lock();
    const key = crypto.randomUUID();
    const forms = await Promise.all(
      Array.from({ length: 5 }, () => step1Form({ email: 'once@example.org', idempotency_key: key })),
    );
    const sending = Promise.all(forms.map((form) => answerOf(api.post('submit-preregistration', form))));
    expect((await ask('/api/health/live')).status).toBe(200);
    foreign.release();
    const answers = await sending;
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(new Set(answers.map(({ body }) => body.applicant.id)).size).toBe(1);
  });

  it('puts mails off instead of losing or doubling them', async () => {
    const { email } = await apply(api);
    const foreign = lock();
    await expect(api.deps.mail.sendDue()).rejects.toThrow('locked');
    foreign.release();
    expect(await mailsTo(api, email)).toHaveLength(1);
  });
});

describe('A mail that goes out while the database is locked', () => {
  it('is noted as sent when the lock ends, and goes out once', async () => {
    const { email } = await apply(api);
    const tokens = () => countOf(api.deps.db, 'applicant_token');
    const before = tokens();
    const sending = api.deps.mail.sendDue();
    // Composed, and on its way.
    while (tokens() === before) await new Promise((resolve) => setImmediate(resolve));
    const foreign = lock();
    const sent = () => readdirSync(api.deps.folders.outbox).filter((name) => name.endsWith('.eml'));
    while (sent().length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    foreign.release();
    await sending;
    expect(
      outboxStore(api.deps.db)
        .list()
        .map(({ state }) => state),
    ).toEqual(['sent']);
    api.clock.time += HOUR_MS;
    expect(await mailsTo(api, email)).toHaveLength(1);
  });
});

describe('A counters database that somebody else has locked', () => {
  it('holds nothing up and refuses nobody', async () => {
    const { token } = await apply(api);
    lock(api.deps.folders.countersDb);
    expect((await api.post('get-applicant', { token })).status).toBe(200);
    expect((await api.post('submit-preregistration', await step1Form({ email: 'other@example.org' }))).status).toBe(
      200,
    );
  });

  it('does not keep the command line from its work either', async () => {
    const { email } = await apply(api);
    lock(api.deps.folders.countersDb);
    const { stdout, stderr } = await runCli(api.deps.folders.root, ['applicants', 'list']);
    expect({ stdout, stderr }).toEqual({ stdout: expect.stringContaining(email), stderr: '' });
  });
});
