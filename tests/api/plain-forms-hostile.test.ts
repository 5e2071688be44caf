import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS, GENERAL } from '#contract/errors.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { MAX_FILE_BYTES } from '#contract/limits.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply, applyUntil, statusOf } from '../support/applications.ts';
import { builtDist } from '../support/dist.ts';
import { pdf } from '../support/files.ts';
import { navigate } from '../support/navigate.ts';
import { formIn, openPlain, send, sendOn, sendRefused, textOf } from '../support/plain-browser.ts';

const lines: string[] = [];
let api: Api;
beforeAll(async () => {
  api = await startApi({ distDir: await builtDist(), log: (line) => lines.push(line) });
}, 120_000);
afterAll(() => api.stop());

const file = async (text: string) => ({ content: await pdf(text), name: `${text}.pdf` });
const open = (page: string, token: string, of = api) => openPlain(`${of.url}/en/${page}?token=${token}`);
const post = (address: string, fields: Record<string, string>, more = {}) =>
  navigate('POST', api.url + address, new URLSearchParams(fields), more);
const WITHDRAW = '?do=/functions/withdraw-application&form=withdraw';

describe.each(LANGUAGES)('CONS-10 WIZ1-28 NOSC-01 a refused step 1 (%s)', (lang) => {
  const STEP1 = { first_name: 'Selam "S." <b>', last_name: 'Tesfaye', gdpr: 'true' };

  it('is its page again with all that was typed; sent again, it makes one application', async () => {
    const email = `step1.${lang}@example.org`;
    const page = await openPlain(`${api.url}/${lang}/join`);
    const hub4africa_file = await file('confirmation');
    const refused = await sendRefused(page, 'step1', { ...STEP1, email: 'selam at', phone: '' }, { hub4africa_file });
    expect(refused.status).toBe(400);
    expect(refused.headers['cache-control']).toBe('private, no-cache');
    expect(refused.html).toContain('id="step1-email-error"');
    expect(textOf(refused.html)).toContain('confirmation.pdf');
    const held = formIn(refused.html, 'step1').fields;
    for (const [name, value] of Object.entries({ ...STEP1, email: 'selam at' }))
      expect(held).toContainEqual({ name, value, isFile: false });
    const sent = await sendOn(refused, 'step1', { first_name: 'Selam', email }, { hub4africa_file });
    expect(sent.url).toMatch(
      new RegExp(`/${lang}/join\\?token=[0-9a-f-]{36}&done=submit-preregistration\\.\\d+#main$`),
    );
    const again = await sendOn(refused, 'step1', { first_name: 'Selam', email }, { hub4africa_file });
    expect(again.status).toBe(200);
    expect(api.deps.db.prepare('SELECT count(*) AS n FROM applicant WHERE email = ?').get(email)).toEqual({ n: 1 });
    const third = await sendRefused(page, 'step1', { ...STEP1, first_name: 'Selam', email }, { hub4africa_file });
    expect(third.status).toBe(409);
    expect(textOf(third.html)).toContain(ERRORS.already_applied[lang]);
  });
});

describe('NOSC-04 a form that the browser sends by itself', () => {
  it('does nothing by being looked at', async () => {
    const { token, id } = await apply(api);
    const page = await openPlain(`${api.url}/de/status${WITHDRAW}&token=${token}&sure=yes`);
    expect(page.status).toBe(200);
    expect(statusOf(api, id)).toBe('PRE_REGISTERED');
  });

  it('does nothing for another site', async () => {
    const { token, id } = await apply(api);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const { status, page } = await post(`/en/status${WITHDRAW}`, { access_token: token, sure: 'yes' }, foreign);
    expect(status).toBe(403);
    expect(textOf(page)).toContain(ERRORS.cross_site.en);
    expect(statusOf(api, id)).toBe('PRE_REGISTERED');
  });

  it('shows nothing of an application to who has no token of it', async () => {
    const { email } = await apply(api);
    const { status, page } = await post(`/en/status${WITHDRAW}`, { access_token: crypto.randomUUID(), sure: 'yes' });
    expect(status).toBe(404);
    expect(textOf(page)).toContain('Application not found');
    expect(page).not.toContain(email.split('@')[0]);
  });

  it.each(['//evil.example', '/../status', '/auth/sign-in', '/nope', '/functions/get-applicant', '', 'x'])(
    'goes to no other place: %s',
    async (call) => {
      const { status, headers } = await post(`/en/status?do=${call}`, { access_token: 'x' });
      expect(status).toBeLessThan(500);
      expect(status === 303 ? headers.location : '/en/status').toMatch(/^\/en\/status/);
    },
  );

  it('is refused as a page in the language of its page where it is too much', async () => {
    const { token } = await applyUntil(api, 'STEP1_APPROVED');
    const long = await post('/de/status?do=/functions/update-applicant&form=correct', {
      access_token: token,
      first_name: 'x'.repeat(70_000),
    });
    expect(long.status).toBe(413);
    expect(textOf(long.page)).toContain(GENERAL.goBack.de);
    const page = await open('verify', token);
    const field = await send(page, 'verify', { gdpr: 'x'.repeat(60_000) }, { a2_file: await file('a2') });
    expect([field.status, textOf(field.page).includes(ERRORS.body_too_large.en)]).toEqual([413, true]);
  });

  it('says at its field that a file is too large, and names the others', async () => {
    const { token } = await applyUntil(api, 'STEP1_APPROVED');
    const large = { content: new Blob(['%PDF-1.4\n', new Uint8Array(MAX_FILE_BYTES)]), name: 'large.pdf' };
    const files = { a2_file: await file('a2'), cv_file: large };
    const refused = await sendRefused(await open('join', token), 'step2', {}, files);
    expect([400, 413]).toContain(refused.status);
    expect(refused.html).toContain('id="step2-cv_file-error"');
    expect(textOf(refused.html)).toContain('a2.pdf');
  });

  it('that is broken off in the middle does nothing', async () => {
    const { token, id } = await applyUntil(api, 'STEP1_APPROVED');
    const cut = await navigate(
      'POST',
      `${api.url}/en/join?do=/functions/submit-a2-cv&form=step2`,
      new URLSearchParams(),
      { 'content-type': 'multipart/form-data; boundary=x' },
    );
    expect(cut.status).toBe(400);
    expect(statusOf(api, id)).toBe('STEP1_APPROVED');
    expect(token).toBeDefined();
  });

  it('tells neither the log nor other pages of a token', async () => {
    const { token } = await apply(api, { first_name: 'Markerfirst' });
    const page = await open('status', token);
    lines.length = 0;
    const refused = await sendRefused(page, 'correct', { email: 'marker at example' });
    await sendOn(page, 'language', { mail_lang: 'de' });
    expect(refused.headers['referrer-policy']).toBe('strict-origin');
    expect(lines.join('')).toContain('/api/functions/update-applicant');
    expect(lines.join('')).not.toMatch(new RegExp(`${token}|Markerfirst|marker at`));
    // Hostile text in what was typed stays text.
    const hostile = `"><script>alert(1)</script>{{x}}%%x%%`;
    const shown = await sendRefused(page, 'correct', { first_name: hostile, email: 'x' });
    expect(shown.html).not.toContain('<script>alert(1)');
    expect(formIn(shown.html, 'correct').fields).toContainEqual({ name: 'first_name', value: hostile, isFile: false });
  });

  it('STAT-13 too often, or while the disk is full, is answered as a page', async () => {
    const other = await startApi({ distDir: await builtDist(), env: { RATE_LIMIT_FACTOR: '0.004' } });
    const { token } = await apply(other);
    const page = await open('status', token, other);
    await send(page, 'language', { mail_lang: 'de' });
    const often = await send(page, 'language', { mail_lang: 'de' });
    expect(often.status).toBe(429);
    expect(Number(often.headers['retry-after'])).toBeGreaterThan(0);
    expect(often.headers['content-type']).toContain('text/html');
    await other.stop();

    const full = await startApi({ distDir: await builtDist(), env: { DISK_RESERVE_MB: '999999999' } });
    const join = await openPlain(`${full.url}/de/join`);
    const refused = await send(join, 'step1', {}, { hub4africa_file: await file('confirmation') });
    expect(refused.status).toBe(503);
    expect(textOf(refused.page)).toContain('Es geht nichts verloren');
    await full.stop();
  });

  it('says only for a while what was done', async () => {
    const { token } = await apply(api);
    const after = await sendOn(await open('status', token), 'language', { mail_lang: 'de' });
    expect(textOf(after.html)).toContain('It has arrived');
    api.clock.time += 3_600_000;
    expect(textOf((await openPlain(after.url)).html)).not.toContain('It has arrived');
    api.clock.time -= 3_600_000;
  });
});
