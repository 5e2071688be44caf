import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf } from '../support/applications.ts';
import { blob, exeBytes, pdf } from '../support/files.ts';
import { formOf, step1Form } from '../support/forms.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const send = (form: FormData, headers = {}) => answerOf(api.post('submit-preregistration', form, headers));
const applicants = () => applicantStore(api.deps.db).page({ most: 1000 }).length;

describe('submit-preregistration', () => {
  it('WIZ1-26 CALL-06 CALL-07 takes the six fields and answers with token and applicant', async () => {
    const { status, body } = await send(
      await step1Form({ middle_name: ' Hana ', email: 'all@example.org', phone: '+251 911 000000' }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      access_token: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      applicant: {
        id: expect.any(String),
        first_name: 'Selam',
        middle_name: 'Hana',
        last_name: 'Tesfaye',
        email: 'all@example.org',
        phone: '+251 911 000000',
        status: 'PRE_REGISTERED',
        access_token: body.access_token,
        expires_at: new Date(api.clock.time + 90 * 24 * 3600 * 1000).toISOString(),
        user_id: null,
        lang: 'en',
        decision_reason: null,
        documents: [
          {
            type: 'hub4africa',
            subtype: null,
            review: 'pending',
            reason: null,
            file_name: 'hub4africa_file.pdf',
            size: (await pdf('confirmation')).size,
            uploaded_at: new Date(api.clock.time).toISOString(),
          },
        ],
        missing_documents: [],
      },
    });
  });

  it('WIZ1-15 takes the camelCase names, and both spellings in one form', async () => {
    const camel = formOf(
      { firstName: 'Abel', middleName: 'K', lastName: 'Bekele', email: 'camel@example.org', phone: '1', gdpr: 'true' },
      { hub4africaConfirmation: { content: await pdf('camel') } },
    );
    const { body } = await send(camel);
    expect(body.applicant).toMatchObject({ first_name: 'Abel', middle_name: 'K', last_name: 'Bekele', phone: '1' });
    expect(body.applicant.documents.map((document) => document.type)).toEqual(['hub4africa']);

    const mixed = await send(await step1Form({ first_name: undefined, firstName: 'Abel', email: 'mix@example.org' }));
    expect(mixed.body.applicant).toMatchObject({ first_name: 'Abel', last_name: 'Tesfaye' });
  });

  it('WIZ1-16 WIZ1-17 WIZ1-18 WIZ1-19 repeats the limits of the fields', async () => {
    const most = { first_name: 'x'.repeat(100), middle_name: 'y'.repeat(100), phone: '1'.repeat(20) };
    expect((await send(await step1Form({ ...most, email: 'most@example.org' }))).status).toBe(200);
    const before = applicants();
    const { status, body } = await send(
      await step1Form({
        first_name: 'x'.repeat(101),
        middle_name: 'y'.repeat(101),
        last_name: ' ',
        phone: '1'.repeat(21),
        email: `${'a'.repeat(309)}@example.org`,
      }),
    );
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { path: 'first_name', code: 'input_too_long', message: 'Input too long. Maximum 100 characters' },
      { path: 'middle_name', code: 'input_too_long', message: 'Input too long. Maximum 100 characters' },
      { path: 'last_name', code: 'input_empty', message: 'Input cannot be empty' },
      { path: 'email', code: 'email_invalid', message: 'Please enter a valid email address' },
      { path: 'phone', code: 'input_too_long', message: 'Input too long. Maximum 20 characters' },
    ]);
    expect(applicants()).toBe(before);
  });

  it.each([undefined, '', 'false', '0'])('WIZ1-24 refuses %j as consent and keeps nothing', async (gdpr) => {
    const before = [applicants(), api.files()];
    const { status, body } = await send(await step1Form({ gdpr, email: 'no-consent@example.org' }));
    expect([status, body.code, body.error]).toEqual([400, 'gdpr_required', 'GDPR consent is required']);
    expect([applicants(), api.files()]).toEqual(before);
  });

  it('WIZ1-23 needs the confirmation file; an untouched file field counts as none', async () => {
    for (const files of [{}, { hub4africa_file: { content: new Blob([]), name: '' } }]) {
      const { status, body } = await send(await step1Form({ email: 'no-file@example.org' }, files));
      expect([status, body.code, body.error]).toEqual([
        400,
        'hub4africa_required',
        'Hub4Africa confirmation document is required',
      ]);
    }
  });

  it('STAC-09 names everything that is wrong at once: fields in their order, then files', async () => {
    const { status, body } = await send(
      await step1Form({ first_name: '', gdpr: undefined }, { hub4africa_file: { content: blob(exeBytes()) } }),
    );
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'input_empty', error: 'Input cannot be empty' });
    expect(body.errors.map((error) => error.path)).toEqual(['first_name', 'gdpr', 'hub4africa_file']);
    expect(body.details).toEqual(body.errors.map((error) => error.message));
  });

  it('STAC-09 takes no file and no field that it does not know', async () => {
    const form = await step1Form({ email: 'more@example.org', status: 'COMPLETE', user_id: 'me', id: 'mine' });
    const { body } = await send(form);
    expect(body.applicant).toMatchObject({ status: 'PRE_REGISTERED', user_id: null });
    expect(body.applicant.id).not.toBe('mine');

    const before = api.files();
    const other = await step1Form({ email: 'other@example.org' });
    other.set('passport_file', await pdf(), 'passport.pdf');
    expect(await send(other)).toMatchObject({ status: 400, body: { code: 'file_unexpected' } });
    expect(api.files()).toEqual(before);
  });

  it('WIZ1-29 queues the mail with the next step, without a token in any table', async () => {
    const { body } = await send(await step1Form({ email: 'mail@example.org', lang: 'de' }));
    const mails = outboxStore(api.deps.db)
      .list()
      .filter((mail) => mail.applicant_id === body.applicant.id);
    expect(mails).toMatchObject([{ template: 'application-received', lang: 'de', params: '{}', recipient: null }]);
    const tables = api.deps.db.serialize().toString('latin1');
    expect(tables).toContain(body.applicant.id);
    expect(tables).not.toContain(body.access_token);
  });
});
