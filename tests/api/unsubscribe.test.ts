import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { remind } from '#api/applicants/reminders/remind.ts';
import { unsubscribeToken } from '#api/mail/unsubscribe-token.ts';
import { DAY_MS } from '#api/time/clock.ts';
import { member, verifiedPartner } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, applyUntil } from '../support/applications.ts';
import { builtDist } from '../support/dist.ts';
import { mailsTo } from '../support/mails.ts';
import { navigate } from '../support/navigate.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const PATH = '/api/reminders/unsubscribe/:unsubscribe_token';
const at = (token: string) => `${api.url}${PATH.replace(':unsubscribe_token', token)}`;
const tokenOf = (id: string) => unsubscribeToken(api.deps.secretKey, id);
const isStopped = (id: string) => applicantStore(api.deps.db).find(id)?.reminders_stopped_at !== null;
const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });

function formData() {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  return form;
}

describe('A mail program that ends the reminders', () => {
  it.each([
    ['a form', oneClick],
    ['a form in parts', formData()],
    ['nothing', undefined],
    ['a text', 'List-Unsubscribe=One-Click'],
  ])('ends them at once, whatever it sends along: %s', async (_what, body) => {
    const { id } = await applyUntil(api, 'STEP1_APPROVED');
    expect(isStopped(id)).toBe(false);
    const again = () => answerOf(fetch(at(tokenOf(id)), { method: 'POST', ...(body && { body }) }));
    for (const answer of [await again(), await again()])
      expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(isStopped(id)).toBe(true);
  });

  it('does not end them by looking at the address, as scanners of mail do', async () => {
    const { id } = await applyUntil(api, 'STEP1_APPROVED');
    expect((await fetch(at(tokenOf(id)))).status).toBeGreaterThanOrEqual(400);
    expect(isStopped(id)).toBe(false);
  });

  it('shows a token of this server, and the token opens nothing else', async () => {
    const { id, token } = await applyUntil(api, 'STEP1_APPROVED');
    const [name = '', signature = ''] = tokenOf(id).split('.');
    const forged = [
      `${name}.${signature.slice(0, -2)}AA`,
      name,
      token,
      `${crypto.randomUUID()}.${signature}`,
      'x'.repeat(100),
      '%00',
      `${name}.${'ä'.repeat(43)}`,
    ];
    for (const one of forged) {
      const { status } = await answerOf(fetch(at(encodeURIComponent(one)), { method: 'POST' }));
      expect(status, one).toBeGreaterThanOrEqual(400);
      expect(status, one).toBeLessThan(500);
    }
    expect((await answerOf(fetch(at('x'.repeat(2000)), { method: 'POST' }))).body.code).toBe('input_invalid');
    expect(
      (await answerOf(fetch(at(unsubscribeToken(api.deps.secretKey, crypto.randomUUID())), { method: 'POST' }))).status,
    ).toBe(404);
    expect(isStopped(id)).toBe(false);
    const opened = await answerOf(api.post('get-applicant', { token: tokenOf(id) }));
    expect(opened.status).toBe(404);
  });

  it('PARA-36 ends a partner’s reminders to an account that has not applied', async () => {
    const own = await verifiedPartner(api);
    const { partnerId } = own;
    const student = await member(api, 'student', { data: { partner_id: partnerId } });
    const remindStudent = () => own.browser.post('/api/partner/nudge', { person_id: student.id });
    await own.browser.get('/api/partner/registrations');
    expect((await remindStudent()).status).toBe(200);
    const mail = (await mailsTo(api, student.email)).at(-1);
    expect(mail?.text).toContain(`${PATH.replace(':unsubscribe_token', tokenOf(student.id))}?lang=en`);
    // A letter names the account, for the operator's command.
    expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain(student.id);
    expect((await answerOf(fetch(at(tokenOf(student.id)), { method: 'POST', body: oneClick }))).status).toBe(200);
    api.clock.time += 2 * DAY_MS;
    const { status, body } = await remindStudent();
    expect([status, body.code]).toEqual([409, 'nothing_to_nudge']);
  });

  it('a body of megabytes is refused before it is read to its end', async () => {
    const { id } = await applyUntil(api, 'STEP1_APPROVED');
    const answer = await fetch(at(tokenOf(id)), { method: 'POST', body: 'x'.repeat(3_000_000) }).catch(() => undefined);
    expect(answer?.status ?? 413).toBe(413);
    expect(isStopped(id)).toBe(false);
  });

  it('whoever opens the address in a browser finds a button that ends them, in the language of the application', async () => {
    const site = await startApi({ distDir: await builtDist() });
    const { id } = await applyUntil(site, 'STEP1_APPROVED', { lang: 'en' });
    const address = `${site.url}${PATH.replace(':unsubscribe_token', unsubscribeToken(site.deps.secretKey, id))}`;
    const stopped = () => applicantStore(site.deps.db).find(id)?.reminders_stopped_at;

    const opened = await navigate('GET', address);
    expect([opened.status, opened.headers['cache-control']]).toEqual([200, 'no-store']);
    // The browser must be allowed to send the form.
    expect(opened.headers['content-security-policy']).not.toContain('form-action');
    expect(opened.page).toContain('<html lang="en"');
    const [, action = ''] = /<form method="post" action="([^"]*)"/.exec(opened.page) ?? [];
    expect(action).toBe('?lang=en');
    expect(opened.page).toMatch(/href="\?lang=de" data-lang="de"/);
    expect((await navigate('GET', `${address}?lang=de`)).page).toContain('<html lang="de"');
    expect(stopped()).toBeNull();

    const pressed = await navigate('POST', address + action);
    expect([pressed.status, pressed.headers.location]).toEqual([303, '/en/reminders-stopped']);
    expect(stopped()).toBe(site.clock.time);
    expect((await navigate('GET', `${site.url}/en/reminders-stopped`)).page).toContain(
      'Reminders and invitations are switched off',
    );

    const cut = address.slice(0, -3);
    expect((await navigate('GET', cut)).status).toBe(200);
    const refused = await navigate('POST', `${cut}?lang=en`);
    expect([refused.status, refused.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(refused.page).toContain('<html lang="en"');
    expect(refused.page).not.toContain('what you entered');
    await site.stop();
  });

  it('is told by the headers of a reminder, where the site has an address with https', async () => {
    const secure = await startApi({ env: { PUBLIC_URL: 'https://werksommer.example.org' } });
    const { id, email } = await applyUntil(secure, 'STEP1_APPROVED');
    secure.clock.time += 3 * DAY_MS;
    remind(secure.deps);
    const mail = (await mailsTo(secure, email)).at(-1);
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? '';
    const [, address = ''] =
      /^<https:\/\/werksommer\.example\.org([^>]+)>, <mailto:[^>]+>$/.exec(header('list-unsubscribe')) ?? [];
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const answer = await fetch(`${secure.url}${address}`, { method: 'POST', body: oneClick });
    expect([answer.status, applicantStore(secure.deps.db).find(id)?.reminders_stopped_at]).toEqual([
      200,
      secure.clock.time,
    ]);
    await secure.stop();
  });
});
