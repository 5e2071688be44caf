import { readdirSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../support/api-server.ts';

let api: Awaited<ReturnType<typeof startApi>>;
let pdf: Blob;

beforeAll(async () => {
  api = await startApi();
  const document = await PDFDocument.create();
  document.addPage();
  pdf = new Blob([(await document.save()) as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
});
afterAll(() => api.stop());

function step1(email: string, change: Record<string, string | null> = {}): FormData {
  const form = new FormData();
  const fields = { first_name: ' Selam\u0000 ', last_name: 'Tesfaye', email, gdpr: 'true', lang: 'en', ...change };
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.set(name, value);
  form.set('hub4africa_file', pdf, 'confirmation.pdf');
  return form;
}

const filesOnDisk = () => readdirSync(api.deps.folders.uploads).length + readdirSync(api.deps.folders.tmp).length;

describe('An application', () => {
  it('CALL-01 CALL-02 CALL-06 CONS-10 WIZ1-26 is made by the form and read with its token alone, by POST as by GET', async () => {
    const made = await api.post('submit-preregistration', step1('a@example.org'));
    const body = (await made.json()) as { access_token: string; applicant: Record<string, unknown> };
    expect(made.status).toBe(200);
    expect(body.applicant).toMatchObject({ first_name: 'Selam', status: 'PRE_REGISTERED', user_id: null });
    const token = body.access_token;
    const byPost = await (await api.post('get-applicant', { token })).json();
    const byGet = await (await fetch(`${api.url}/api/functions/get-applicant?token=${token}`)).json();
    expect(byGet).toEqual(byPost);
  });

  it('WIZ1-03 the same key again answers with the same application; twenty at once leave one row and one file', async () => {
    const before = filesOnDisk();
    const key = { idempotency_key: crypto.randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.post('submit-preregistration', step1('twenty@example.org', key))),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
    const bodies = await Promise.all(answers.map((answer) => answer.json() as Promise<{ applicant: { id: string } }>));
    expect(new Set(bodies.map((body) => body.applicant.id)).size).toBe(1);
    expect(filesOnDisk()).toBe(before + 1);
  });

  it('WIZ1-19 WIZ1-21 WIZ1-24 a refused form says why in the language of the caller and leaves no file', async () => {
    const before = filesOnDisk();
    const refused = await api.post('submit-preregistration', step1('nobody', { gdpr: null, first_name: ' ' }));
    expect(refused.status).toBe(400);
    const body = (await refused.json()) as { details: string[] };
    expect(body.details).toEqual([
      'Input cannot be empty',
      'Please enter a valid email address',
      'GDPR consent is required',
    ]);
    expect(filesOnDisk()).toBe(before);
  });

  it('FILE-09 content behind a right name is looked at', async () => {
    const form = step1('exe@example.org');
    form.set('hub4africa_file', new Blob(['MZ not a pdf'], { type: 'application/pdf' }), 'a.pdf');
    const refused = await api.post('submit-preregistration', form);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'file_type_not_allowed' });
  });

  it('CALL-16 an unknown token is 404, an expired one 410', async () => {
    expect((await api.post('get-applicant', { token: crypto.randomUUID() })).status).toBe(404);
    const { access_token: token } = (await (
      await api.post('submit-preregistration', step1('old@example.org'))
    ).json()) as { access_token: string };
    api.clock.time += 91 * 24 * 3600 * 1000;
    expect((await api.post('get-applicant', { token })).status).toBe(410);
  });
});
