import { afterAll, beforeAll, expect, it } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { consentStore } from '#api/placements/consent.store.ts';
import { applicationNumber } from '#contract/applications/application-number.ts';
import { ERRORS } from '#contract/errors.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { applyUntil } from '../support/applications.ts';
import { dataTokenOf } from '../support/data-link.ts';
import { builtDist } from '../support/dist.ts';
import { mailsTo } from '../support/mails.ts';
import { openPlain, send, sendOn, sendRefused, textOf } from '../support/plain-browser.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ distDir: await builtDist() });
}, 120_000);
afterAll(() => api.stop());

it.each(LANGUAGES)(
  'NOSC-03 own data are seen, corrected, agreed to, saved and erased without a script (%s)',
  async (lang) => {
    const { id, email } = await applyUntil(api, 'STEP2_APPROVED');
    const token = await dataTokenOf(api, email);
    const page = await openPlain(`${api.url}/${lang}/my-data?token=${token}`);
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(textOf(page.html)).toContain(applicationNumber(id));

    const unsaid = await sendRefused(page, 'correction', { text: 'Wrong <b>"number"' });
    expect(unsaid.status).toBe(400);
    expect(unsaid.html).toContain('id="correction-field-error"');
    expect(textOf(unsaid.html)).toContain(ERRORS.input_empty[lang]);
    const asked = await sendOn(unsaid, 'correction', { field: 'phone' });
    expect(textOf(asked.html)).toContain('Wrong <b>"number"');

    const agreed = await sendOn(asked, 'consent-employers');
    expect(consentStore(api.deps.db).given(id, 'employers')).toBeDefined();
    expect((await send(agreed, 'consent-employers')).status).toBe(400);
    await sendOn(agreed, 'consent-employers', { sure: 'yes' });
    expect(consentStore(api.deps.db).given(id, 'employers')).toBeUndefined();

    const saved = await send(page, 'export');
    expect([saved.status, saved.headers['content-type']]).toEqual([200, 'application/zip']);

    const mistyped = await sendRefused(page, 'erase', { number: 'S4F-0' });
    expect(mistyped.status).toBe(422);
    expect(textOf(mistyped.html)).not.toContain({ de: 'Das hat nicht geklappt', en: 'That did not work' }[lang]);
    expect(mistyped.html).toContain('id="erase-faults"');
    const erased = await sendOn(mistyped, 'erase', { number: applicationNumber(id) });
    expect(erased.url).not.toContain(token);
    expect(textOf(erased.html)).toContain({ de: 'Ihre Daten sind gelöscht', en: 'Your data have been deleted' }[lang]);
    expect(applicantStore(api.deps.db).find(id)).toBeUndefined();
  },
);

it.each(LANGUAGES)('NOSC-03 the link to own data is asked for without a script (%s)', async (lang) => {
  const { email } = await applyUntil(api, 'PRE_REGISTERED');
  const page = await openPlain(`${api.url}/${lang}/my-data`);
  const refused = await sendRefused(page, 'data-link', { email: 'selam "at" example' });
  expect(refused.status).toBe(400);
  expect(refused.html).toContain('id="data-link-email-error"');
  const before = (await mailsTo(api, email)).length;
  expect((await sendOn(refused, 'data-link', { email })).url).toContain(`/${lang}/link-sent`);
  await expect.poll(async () => (await mailsTo(api, email)).length).toBe(before + 1);
});

it('NOSC-03 a link that has ended leads to the form that asks for another', async () => {
  const page = await openPlain(`${api.url}/en/my-data?token=${'x'.repeat(43)}`);
  expect(page.status).toBe(410);
  expect(textOf(page.html)).toContain('This link is no longer valid');
  expect((await sendRefused(page, 'data-link', { email: '' })).status).toBe(400);
});
