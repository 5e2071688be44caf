import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OF_DOCUMENTS } from '#api/http/security-headers.ts';
import { ERRORS, GENERAL } from '#contract/errors.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { applyUntil } from '../support/applications.ts';
import { builtDist } from '../support/dist.ts';
import { mailsTo } from '../support/mails.ts';
import { navigate } from '../support/navigate.ts';
import { formIn, openPlain, sendRefused, textOf } from '../support/plain-browser.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ distDir: await builtDist() });
});
afterAll(() => api.stop());

const send = (fields: Record<string, string> | [string, string][], more = {}) =>
  navigate('POST', `${api.url}/api/functions/resend-link`, new URLSearchParams(fields), more);

describe('Send my link again, without a script', () => {
  it('the link is mailed, and the page that follows says the same for every address', async () => {
    const { email } = await applyUntil(api, 'STEP1_APPROVED', { lang: 'en' });
    const before = (await mailsTo(api, email)).length;
    api.clock.time += 120_000;
    for (const asked of [email, 'nobody@example.org']) {
      const { status, headers } = await send({ email: asked, lang: 'en' });
      expect([status, headers.location], asked).toEqual([303, '/en/link-sent']);
    }
    expect(await mailsTo(api, email)).toHaveLength(before + 1);
    expect((await navigate('GET', `${api.url}/en/link-sent`)).page).toContain('Your link is on its way');
  });

  it.each(LANGUAGES)('a refusal is the page again, with what was typed: %s', async (lang) => {
    const page = await openPlain(`${api.url}/${lang}/status`);
    const { status, headers, html } = await sendRefused(page, 'resend', { email: 'selam "at" example' });
    expect(status).toBe(400);
    expect(html).toContain(`<html lang="${lang}"`);
    expect(formIn(html, 'resend').fields).toContainEqual({ name: 'email', value: 'selam "at" example', isFile: false });
    expect(html).toContain('id="resend-email-error"');
    // It is a document, unlike the other replies of the API.
    for (const name of OF_DOCUMENTS) expect(headers[name.toLowerCase()], name).toBeDefined();
  });

  it.each(LANGUAGES)('a refusal of a form that names no page says why, and leads back: %s', async (lang) => {
    const { status, page } = await send({ email: 'selam "at" <b>', lang });
    expect(status).toBe(400);
    expect(textOf(page)).toContain(ERRORS.email_invalid[lang]);
    expect(textOf(page)).toContain(GENERAL.goBack[lang]);
    expect(page).not.toContain('%%');
  });

  it('what is no such form is refused, never a fault of the server', async () => {
    const long = 'x'.repeat(70_000);
    const many = Array.from({ length: 60 }, (_none, place): [string, string] => [`f${place}`, 'x']);
    const twice: [string, string][] = [
      ['email', 'a@example.org'],
      ['email', 'b@example.org'],
    ];
    const answers = [await send({ email: long }), await send(many), await send(twice), await send({})];
    expect(answers.map(({ status }) => status)).toEqual([413, 413, 400, 400]);
    const foreign = await send(
      { email: 'a@example.org' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    );
    expect(foreign.status).toBe(403);
    const elsewhere = await navigate('POST', `${api.url}/api/auth/sign-in`, new URLSearchParams({ email: 'a' }));
    expect(elsewhere.status).toBe(415);
  });
});
