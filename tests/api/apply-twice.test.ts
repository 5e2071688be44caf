import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { DAY_MS } from '#api/time/clock.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply, applyUntil, sendStep1 } from '../support/applications.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const rowsOf = (email: string) =>
  applicantStore(api.deps.db)
    .page({ most: 1000 })
    .filter((row) => row.email.toLowerCase() === email);
const mailsTo = (id: string, template: string) =>
  outboxStore(api.deps.db)
    .list()
    .filter((mail) => mail.applicant_id === id && mail.template === template).length;

describe('The same form again', () => {
  it('WIZ1-03 with its key answers with the same application and a further token', async () => {
    const fields = { email: 'again@example.org', idempotency_key: crypto.randomUUID() };
    const first = await sendStep1(api, fields);
    const files = api.files();
    const second = await sendStep1(api, { ...fields, idempotency_key: fields.idempotency_key.toUpperCase() });
    expect(second.status).toBe(200);
    expect(second.body.applicant.id).toBe(first.body.applicant.id);
    expect(second.body.access_token).not.toBe(first.body.access_token);
    for (const { body } of [first, second]) {
      expect((await api.post('get-applicant', { token: body.access_token })).status).toBe(200);
    }
    expect(rowsOf('again@example.org')).toHaveLength(1);
    expect(api.files()).toEqual(files);
    expect(mailsTo(first.body.applicant.id, 'application-received')).toBe(1);
  });

  it('WIZ1-03 with its key answers with what became of the application meanwhile', async () => {
    const key = crypto.randomUUID();
    const { id } = await applyUntil(api, 'STEP1_APPROVED', { email: 'later@example.org', idempotency_key: key });
    const { body } = await sendStep1(api, { email: 'LATER@example.org', idempotency_key: key });
    expect(body.applicant).toMatchObject({ id, status: 'STEP1_APPROVED' });
  });

  it('WIZ1-03 twenty at once, without a key, leave one row and one file', async () => {
    const before = api.files().length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendStep1(api, { email: 'twenty@example.org' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(rowsOf('twenty@example.org')).toHaveLength(1);
    expect(api.files()).toHaveLength(before + 1);
    expect(mailsTo(String(rowsOf('twenty@example.org')[0]?.id), 'resent-link')).toBe(1);
  });

  it('WIZ1-03 twenty at once with one key all answer with the one application', async () => {
    const before = api.files().length;
    const fields = { email: 'one-key@example.org', idempotency_key: crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => sendStep1(api, fields)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.applicant.id)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.access_token)).size).toBe(20);
    expect(api.files()).toHaveLength(before + 1);
  });
});

describe('Another form', () => {
  it('WIZ1-03 with a key that belongs to another address is refused and tells nothing', async () => {
    const key = crypto.randomUUID();
    const { id } = await apply(api, { email: 'owner@example.org', idempotency_key: key });
    const files = api.files();
    const { status, body } = await sendStep1(api, { email: 'thief@example.org', idempotency_key: key });
    expect([status, body.code]).toEqual([409, 'key_reused']);
    expect(JSON.stringify(body)).not.toContain(id);
    expect(JSON.stringify(body)).not.toContain('owner@');
    expect(rowsOf('thief@example.org')).toEqual([]);
    expect(api.files()).toEqual(files);
  });

  it.each([
    ['another key', { idempotency_key: crypto.randomUUID() }],
    ['no key', {}],
  ])(
    'WIZ1-29 with %s for an address that has an open application mails the link and gives no token',
    async (_how, key) => {
      const { id, email } = await apply(api, { idempotency_key: crypto.randomUUID() });
      const files = api.files();
      const { status, body } = await sendStep1(api, { email: email.toUpperCase(), ...key });
      expect([status, body.code]).toEqual([409, 'already_applied']);
      expect(body).not.toHaveProperty('access_token');
      expect(body).not.toHaveProperty('applicant');
      expect(mailsTo(id, 'resent-link')).toBe(1);
      expect(rowsOf(email)).toHaveLength(1);
      expect(api.files()).toEqual(files);
    },
  );

  it('WIZ1-29 is answered with one mail a minute at most', async () => {
    const { id, email } = await apply(api);
    await sendStep1(api, { email });
    api.clock.time += 59_999;
    await sendStep1(api, { email });
    expect(mailsTo(id, 'resent-link')).toBe(1);
    api.clock.time += 1;
    await sendStep1(api, { email });
    expect(mailsTo(id, 'resent-link')).toBe(2);
  });

  it('WIZ1-29 goes to the address of the application, in its language', async () => {
    const { id, email } = await apply(api, { lang: 'de' });
    await sendStep1(api, { email, lang: 'en' });
    const mail = outboxStore(api.deps.db)
      .list()
      .find((row) => row.applicant_id === id && row.template === 'resent-link');
    expect(mail).toMatchObject({ lang: 'de', recipient: null, params: '{}' });
  });

  it.each(['REJECTED', 'WITHDRAWN', 'COMPLETE'] as const)(
    'WIZ1-03 of somebody who is %s makes a new application',
    async (status) => {
      const old = await applyUntil(api, status);
      const again = await sendStep1(api, { email: old.email, idempotency_key: crypto.randomUUID() });
      expect(again.status).toBe(200);
      expect(again.body.applicant).toMatchObject({ status: 'PRE_REGISTERED', email: old.email });
      expect(again.body.applicant.id).not.toBe(old.id);
      expect(mailsTo(old.id, 'resent-link')).toBe(0);
      expect((await sendStep1(api, { email: old.email })).body.code).toBe('already_applied');
    },
  );

  it.each(['STEP1_APPROVED', 'A2_CV_RECEIVED', 'STEP2_APPROVED', 'ENROLMENT_UPLOADED'] as const)(
    'WIZ1-03 of somebody in %s is refused',
    async (status) => {
      const { email } = await applyUntil(api, status);
      expect((await sendStep1(api, { email })).body.code).toBe('already_applied');
    },
  );

  it('WIZ1-03 another address is another person', async () => {
    await apply(api, { email: 'one@example.org' });
    expect((await sendStep1(api, { email: 'one+two@example.org' })).status).toBe(200);
  });
});

describe('The key of a form, a day later', () => {
  const aDayLater = async (fields: Record<string, string>) => {
    api.clock.time += DAY_MS;
    return sendStep1(api, fields);
  };

  it('WIZ1-03 opens nothing: the address gets its link by mail, as without a key', async () => {
    const fields = { email: 'day-later@example.org', idempotency_key: crypto.randomUUID() };
    const first = await sendStep1(api, fields);
    const { status, body } = await aDayLater(fields);
    expect([status, body.code, body.access_token]).toEqual([409, 'already_applied', undefined]);
    expect(mailsTo(first.body.applicant.id, 'resent-link')).toBe(1);
    api.clock.time += 400 * DAY_MS;
    expect((await sendStep1(api, fields)).body.code).toBe('already_applied');
  });

  it('WIZ1-03 stands in the way of no other application, even sent twenty times at once', async () => {
    const ended = { email: 'day-ended@example.org', idempotency_key: crypto.randomUUID() };
    const { id } = await applyUntil(api, 'WITHDRAWN', ended);
    const answers = await Promise.all([aDayLater(ended), ...Array.from({ length: 19 }, () => sendStep1(api, ended))]);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.applicant.id)).size).toBe(1);
    expect(answers[0]?.body.applicant.id).not.toBe(id);
    const other = await aDayLater({ ...ended, email: 'day-other@example.org' });
    expect([other.status, other.body.applicant?.email]).toEqual([200, 'day-other@example.org']);
  });
});
