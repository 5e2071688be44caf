import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { tokenStore } from '#api/applicants/token.store.ts';
import { member, newAddress, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const choose = (browser: ReturnType<typeof visitor>, lang: string, access_token?: unknown) =>
  browser.post('/api/functions/choose-language', { lang, access_token });
const languageOf = (id: string) => applicantStore(api.deps.db).find(id)?.lang;

describe('The language of mails follows the one of the site', () => {
  it('LANG-11 of the application whose link the page has', async () => {
    const { id, token } = await apply(api, { lang: 'de' });
    expect((await choose(visitor(api), 'en', token)).body).toEqual({ success: true });
    expect(languageOf(id)).toBe('en');
  });

  it('LANG-11 of the account, and of the application that belongs to it', async () => {
    const { browser, email, id: accountId } = await member(api, 'student', { email: newAddress('student') });
    const { id, token } = await apply(api, { lang: 'en', email });
    await browser.post('/api/me/link-application', { access_token: token });
    expect((await choose(browser, 'de')).status).toBe(200);
    expect([accountStore(api.deps.db).find(accountId)?.lang, languageOf(id)]).toEqual(['de', 'de']);
  });

  it('writes nothing where nothing changes', async () => {
    const { browser, id } = await member(api, 'partner');
    await choose(browser, 'de');
    const before = accountStore(api.deps.db).find(id);
    api.clock.time += 1000;
    await choose(browser, 'de');
    expect(accountStore(api.deps.db).find(id)).toEqual(before);
  });

  it('STAC-09 tells nobody which tokens there are, and an ended one opens nothing', async () => {
    const { id, token } = await apply(api, { lang: 'de' });
    const { expiresAt = 0 } = tokenStore(api.deps.db).find(token) ?? {};
    api.clock.time = expiresAt;
    for (const one of [token, crypto.randomUUID(), 'x', 'y'.repeat(60_000), undefined]) {
      const { status, body } = await choose(visitor(api), 'en', one);
      expect([status, body]).toEqual([200, { success: true }]);
    }
    expect(languageOf(id)).toBe('de');
    for (const lang of ['fr', '', 7]) expect((await choose(visitor(api), lang as string)).status).toBe(400);
    expect((await choose(visitor(api), 'en', 7)).status).toBe(400);
  });
});
