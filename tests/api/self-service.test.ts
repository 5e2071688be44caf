import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { review } from '#api/applicants/review/review.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { MINUTE_MS } from '#api/time/clock.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, apply, applyUntil, callAs } from '../support/applications.ts';
import { mailsTo, subjectsTo, tokenIn } from '../support/mails.ts';
import { OPERATOR } from '../support/operator.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => api.stop());

describe('resend-link', () => {
  const resend = async (email: string) => {
    const answer = await api.post('resend-link', { email });
    return { status: answer.status, text: await answer.text() };
  };

  it('UPLO-03 mails a working link to the address of an application, however it is written', async () => {
    const { id, email } = await apply(api);
    await resend(` ${email.toUpperCase()}`);
    const mail = (await mailsTo(api, email)).at(-1);
    expect(mail?.subject).toBe('The link to your application');
    expect((await callAs(api, 'get-applicant', (mail && tokenIn(mail)) ?? '')).body.applicant.id).toBe(id);
  });

  it('answers the same to everybody, and mails nobody who has no application', async () => {
    const { email } = await apply(api);
    const queued = outboxStore(api.deps.db).list().length;
    expect(await resend('stranger@example.org')).toEqual(await resend(email));
    expect(outboxStore(api.deps.db).list()).toHaveLength(queued + 1);
  });

  it('sends one mail a minute at most, and also to a closed application', async () => {
    const { id, email } = await apply(api);
    review.withdraw(api.deps, OPERATOR, id);
    await resend(email);
    await resend(email);
    expect((await subjectsTo(api, email)).filter((subject) => subject.startsWith('The link'))).toHaveLength(1);
    api.clock.time += MINUTE_MS;
    await resend(email);
    expect((await subjectsTo(api, email)).filter((subject) => subject.startsWith('The link'))).toHaveLength(2);
  });

  it('refuses what is no address, so that a typing error is not met with silence', async () => {
    expect((await answerOf(api.post('resend-link', { email: 'selam' }))).body.code).toBe('email_invalid');
  });
});

describe('update-applicant', () => {
  it('corrects name and e-mail until something is approved; the caller goes on, mailed links end', async () => {
    const { token, email } = await apply(api);
    const [first] = await mailsTo(api, email);
    const answer = await callAs(api, 'update-applicant', token, { first_name: ' Sélam ', email: `new-${email}` });
    expect(answer.body.applicant).toMatchObject({
      first_name: 'Sélam',
      email: `new-${email}`,
      can: expect.arrayContaining(['correct']),
    });
    expect((await callAs(api, 'get-applicant', token)).status).toBe(200);
    expect((await callAs(api, 'get-applicant', (first && tokenIn(first)) ?? '')).status).toBe(410);
    expect(await subjectsTo(api, `new-${email}`)).toEqual(['The link to your application']);
    expect((await subjectsTo(api, email)).at(-1)).toBe('The e-mail address of your application was changed');
  });

  it('is refused afterwards, with the way that is left', async () => {
    const { token } = await applyUntil(api, 'STEP1_APPROVED');
    const { status, body } = await callAs(api, 'update-applicant', token, { last_name: 'Other' });
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'correction_closed' });
    expect(body.error).toContain('Please write to us');
  });

  it('changes the language of the mails at any time', async () => {
    const { token, id, email } = await applyUntil(api, 'STEP1_APPROVED', { lang: 'en' });
    expect((await callAs(api, 'update-applicant', token, { mail_lang: 'de' })).body.applicant.lang).toBe('de');
    review.withdraw(api.deps, OPERATOR, id);
    expect((await subjectsTo(api, email)).at(-1)).toBe('Ihre Bewerbung ist zurückgezogen');
  });

  it('refuses an address of another open application and says nothing about it', async () => {
    const other = await apply(api);
    const { token, email } = await apply(api);
    const { body } = await callAs(api, 'update-applicant', token, { email: other.email });
    expect(body.code).toBe('email_in_use');
    expect((await callAs(api, 'get-applicant', token)).body.applicant.email).toBe(email);
  });

  it.each([{ first_name: '' }, { email: 'nobody' }, { mail_lang: 'fr' }, { last_name: 'x'.repeat(101) }])(
    'refuses %j at its field',
    async (change) => {
      const { token } = await apply(api);
      const { status, body } = await callAs(api, 'update-applicant', token, change);
      expect({ status, path: body.errors[0]?.path }).toEqual({ status: 400, path: Object.keys(change)[0] });
    },
  );
});

describe('withdraw-application', () => {
  it('closes the application, confirms by mail, and lets its owner apply again', async () => {
    const { token, email } = await applyUntil(api, 'A2_CV_RECEIVED');
    expect((await callAs(api, 'withdraw-application', token)).body.applicant.status).toBe('WITHDRAWN');
    expect((await subjectsTo(api, email)).at(-1)).toBe('Your application is withdrawn');
    expect((await apply(api, { email })).applicant.status).toBe('PRE_REGISTERED');
  });

  it('twice is refused', async () => {
    const { token } = await applyUntil(api, 'WITHDRAWN');
    expect((await callAs(api, 'withdraw-application', token)).body.code).toBe('wrong_status');
  });
});

describe('announce-originals', () => {
  it('notes the posting with its tracking number, and again with another one', async () => {
    const { token } = await applyUntil(api, 'ENROLMENT_UPLOADED');
    const first = await callAs(api, 'announce-originals', token);
    expect(first.body.applicant).toMatchObject({
      tracking_number: '',
      originals_posted_at: new Date(api.clock.time).toISOString(),
    });
    const second = await callAs(api, 'announce-originals', token, { tracking_number: ' EE 123 456 789 ET ' });
    expect(second.body.applicant.tracking_number).toBe('EE 123 456 789 ET');
  });

  it('is too early before the signed declaration', async () => {
    const { token } = await applyUntil(api, 'A2_CV_RECEIVED');
    expect(await callAs(api, 'announce-originals', token)).toMatchObject({
      status: 409,
      body: { code: 'originals_too_early' },
    });
  });

  it('refuses a novel as tracking number', async () => {
    const { token } = await applyUntil(api, 'ENROLMENT_UPLOADED');
    expect((await callAs(api, 'announce-originals', token, { tracking_number: 'x'.repeat(61) })).body.code).toBe(
      'input_too_long',
    );
  });
});
