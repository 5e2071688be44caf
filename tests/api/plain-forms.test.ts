import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { review } from '#api/applicants/review/review.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { applyUntil, documentOf, sendMissing, statusOf, viewOf } from '../support/applications.ts';
import { builtDist } from '../support/dist.ts';
import { blob, jpegBytes, pdf } from '../support/files.ts';
import { navigate } from '../support/navigate.ts';
import { OPERATOR } from '../support/operator.ts';
import { formIn, openPlain, send, sendOn, sendRefused, textOf } from '../support/plain-browser.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ distDir: await builtDist() });
}, 120_000);
afterAll(() => api.stop());

const file = async (text: string) => ({ content: await pdf(text), name: `${text}.pdf` });
const open = (lang: string, page: string, token: string) => openPlain(`${api.url}/${lang}/${page}?token=${token}`);

describe.each(LANGUAGES)('NOSC-01 without a script (%s)', (lang) => {
  const says = {
    done: { de: 'Angekommen', en: 'It has arrived' }[lang],
    files: { de: 'Ihr Browser behält keine Dateien', en: 'Your browser does not keep files' }[lang],
  };

  it('step 2 and step 3 arrive, and the status page says what is next', async () => {
    const { token, id } = await applyUntil(api, 'STEP1_APPROVED');
    const files = { a2_file: await file('a2'), cv_file: await file('cv'), passport_file: await file('passport') };
    const after = await sendOn(await open(lang, 'join', token), 'step2', {}, files);
    expect(after.url).toMatch(new RegExp(`/${lang}/status\\?token=${token}&done=submit-a2-cv\\.\\d+#main$`));
    expect(textOf(after.html)).toContain(says.done);
    expect(statusOf(api, id)).toBe('A2_CV_RECEIVED');
    await sendMissing(api, { id, token });
    review.approve(api.deps, OPERATOR, id);
    await sendOn(await open(lang, 'join', token), 'step3', {}, { enrolment_file: await file('enrolment') });
    expect(statusOf(api, id)).toBe('ENROLMENT_UPLOADED');
  });

  it('a signed declaration arrives as photos of its pages, which become one PDF', async () => {
    const { token, id } = await applyUntil(api, 'STEP2_APPROVED');
    const { action, fields } = formIn((await open(lang, 'join', token)).html, 'step3');
    expect(fields).toContainEqual({ name: 'enrolment_file_photos', isFile: true, value: '' });
    const body = new FormData();
    for (const { name, isFile, value } of fields) if (!isFile && value !== undefined) body.set(name, value);
    body.set('enrolment_file', new Blob(), '');
    for (const side of ['front', 'back']) body.append('enrolment_file_photos', blob(jpegBytes()), `${side}.jpg`);
    const { status, headers } = await navigate('POST', `${api.url}${action}`, body, { referer: `${api.url}/` });
    expect([status, headers.location]).toEqual([303, expect.stringContaining('/status?')]);
    expect(documentOf(api, id, 'enrolment').file_name).toMatch(/\.pdf$/);
  });

  it('a refused step 2 is its page again, with what was chosen by name and what was ticked', async () => {
    const { token, id } = await applyUntil(api, 'STEP1_APPROVED');
    const page = await open(lang, 'join', token);
    const refused = await sendRefused(page, 'step2', {}, { a2_file: await file('a2'), cv_file: await file('cv') });
    expect(refused.status).toBe(400);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(textOf(refused.html)).toContain(says.files);
    expect(textOf(refused.html)).toContain('a2.pdf, cv.pdf');
    expect(refused.html).toMatch(
      new RegExp(`<html data-finished="${token}" data-application="[0-9a-f-]{36}" lang="${lang}"`),
    );
    const files = { a2_file: await file('a2'), cv_file: await file('cv'), passport_file: await file('passport') };
    await sendOn(refused, 'step2', {}, files);
    expect(statusOf(api, id)).toBe('A2_CV_RECEIVED');
  });

  it('a form that is sent twice is done once, and the second answer says so', async () => {
    const { token, id } = await applyUntil(api, 'STEP1_APPROVED');
    const page = await open(lang, 'upload', token);
    const files = { a2_file: await file('a2'), cv_file: await file('cv'), id_file: await file('passport') };
    await sendOn(page, 'upload', {}, files);
    const again = await sendRefused(page, 'upload', {}, files);
    expect(again.status).toBe(409);
    expect(textOf(again.html)).toContain({ de: 'Das ist schon erledigt', en: 'This is done already' }[lang]);
    expect(statusOf(api, id)).toBe('A2_CV_RECEIVED');
  });

  it('the verify page takes two documents and the consent', async () => {
    const { token, id } = await applyUntil(api, 'STEP1_APPROVED');
    const files = { a2_file: await file('a2'), cv_file: await file('cv') };
    const page = await open(lang, 'verify', token);
    await sendOn(page, 'verify', { gdpr: 'true' }, files);
    expect(statusOf(api, id)).toBe('A2_CV_RECEIVED');
  });

  it('a document that was sent back is replaced', async () => {
    const { token, id } = await applyUntil(api, 'A2_CV_RECEIVED');
    review.sendBack(api.deps, OPERATOR, id, 'cv', 'Unscharf.');
    const page = await open(lang, 'status', token);
    const refused = await sendRefused(page, 'replace-cv');
    expect(refused.status).toBe(400);
    expect(refused.html).toContain('id="replace-cv-faults"');
    const after = await sendOn(refused, 'replace-cv', {}, { file: await file('new cv') });
    expect(textOf(after.html)).toContain(says.done);
    expect(documentOf(api, id, 'cv').review).toBe('pending');
  });

  it('name, address and the language of mails are corrected; what was typed stays after a refusal', async () => {
    const { token } = await applyUntil(api, 'PRE_REGISTERED');
    const page = await open(lang, 'status', token);
    const refused = await sendRefused(page, 'correct', { first_name: 'Almaz "A" <b>', email: 'almaz at example' });
    expect(refused.status).toBe(400);
    expect(formIn(refused.html, 'correct').fields).toContainEqual({
      ...{ name: 'first_name', value: 'Almaz "A" <b>', isFile: false },
    });
    expect(refused.html).toContain('id="correct-email-error"');
    await sendOn(refused, 'correct', { first_name: 'Almaz', email: `almaz.${lang}@example.org` });
    await sendOn(page, 'language', { mail_lang: 'de' });
    expect(await viewOf(api, token)).toMatchObject({
      first_name: 'Almaz',
      email: `almaz.${lang}@example.org`,
      lang: 'de',
    });
  });

  it('withdrawing asks first, however it is sent', async () => {
    const { token, id } = await applyUntil(api, 'PRE_REGISTERED');
    const page = await open(lang, 'status', token);
    const refused = await sendRefused(page, 'withdraw');
    expect(refused.status).toBe(400);
    expect(statusOf(api, id)).toBe('PRE_REGISTERED');
    await sendOn(refused, 'withdraw', { sure: 'yes' });
    expect(statusOf(api, id)).toBe('WITHDRAWN');
  });

  it('reminders are switched off, originals announced, the link to one’s data mailed', async () => {
    const { token } = await applyUntil(api, 'ENROLMENT_UPLOADED');
    await sendOn(await openPlain(`${api.url}/${lang}/status?token=${token}&reminders=stop`), 'reminders');
    const page = await open(lang, 'status', token);
    await sendOn(page, 'announce', { tracking_number: 'RR 123' });
    expect(await viewOf(api, token)).toMatchObject({ reminders_stopped: true, tracking_number: 'RR 123' });
    const after = await sendOn(page, 'data-link');
    expect(textOf(after.html)).toContain({ de: 'Der Link ist unterwegs', en: 'The link is on its way' }[lang]);
  });

  it('an account is created; a refusal keeps what was chosen, and no password', async () => {
    const { token, email } = await applyUntil(api, 'ENROLMENT_UPLOADED');
    const page = await open(lang, 'status', token);
    const PASSWORD = 'Sunrise-Over-Addis-1';
    const differ = await sendRefused(page, 'account', {
      ...{ password: PASSWORD, password_confirm: `${PASSWORD}x`, role: 'employer' },
    });
    expect([differ.status, differ.headers['cache-control']]).toEqual([400, 'no-store']);
    expect(textOf(differ.html)).toContain({ de: 'stimmen nicht überein', en: 'do not match' }[lang]);
    expect(differ.html).toContain('id="account-password_confirm-error"');
    expect(differ.html).not.toContain(PASSWORD);
    expect(formIn(differ.html, 'account').fields).toContainEqual({ name: 'role', value: 'employer', isFile: false });
    const weak = await sendRefused(page, 'account', { password: 'only-lower-1', password_confirm: 'only-lower-1' });
    expect(weak.html).toContain('id="account-password-error"');
    expect(weak.html).not.toContain('only-lower-1');
    const both = { password: PASSWORD, password_confirm: PASSWORD, role: 'candidate' };
    const foreign = await sendRefused(page, 'account', { ...both, email: 'somebody.else@example.org' });
    expect([foreign.status, foreign.html.includes(PASSWORD)]).toEqual([403, false]);
    const after = await sendOn(differ, 'account', both);
    expect(after.url).toMatch(new RegExp(`/${lang}/status\\?token=${token}&done=sign-up\\.\\d+#main$`));
    expect(textOf(after.html)).toContain({ de: 'Der Link ist unterwegs', en: 'The link is on its way' }[lang]);
    expect(textOf(after.html)).toContain({ de: 'Konto angelegt!', en: 'Account Created!' }[lang]);
    expect(accountStore(api.deps.db).findByEmail(email)).toMatchObject({ chosen_role: 'candidate' });
  });

  it('the declaration comes filled in as a file', async () => {
    const { token } = await applyUntil(api, 'STEP2_APPROVED');
    const { status, headers } = await send(await open(lang, 'enrolment', token), 'fill', {});
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  });
});
