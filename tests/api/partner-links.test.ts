import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventStore } from '#api/audit/event.store.ts';
import { linkOpenStore } from '#api/partners/link-open.store.ts';
import { partnerStore } from '#api/partners/partner.store.ts';
import { MAX_PARTNER_LINKS } from '#contract/limits.ts';
import type { PartnerLinks } from '#contract/partners/partner-link.ts';
import { addPartner, mailedSecret, member, newAddress, PASSWORD, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { rowsOf } from '../support/rows.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => api.stop());

async function partner({ verified = true } = {}) {
  const { browser, id } = await member(api, 'partner');
  const { partnerId, inviteToken } = addPartner(api, id);
  if (verified) partnerStore(api.deps.db).setVerified(partnerId, api.clock.now());
  const links = async () => (await browser.get('/api/partner/links')).body as unknown as PartnerLinks;
  const add = async (label: string) => {
    const { body } = await browser.post('/api/partner/add-link', { label });
    const link = (body as unknown as PartnerLinks).links.find((one) => one.label === label);
    if (!link) throw new Error(JSON.stringify(body));
    return link;
  };
  return { browser, id, partnerId, inviteToken, links, add };
}

const open = async (token: string, userAgent = 'Mozilla/5.0 (Linux; Android 10)') =>
  (await visitor(api).post('/api/functions/validate-invite-token', { token }, { 'user-agent': userAgent })).body;

async function register(token: string) {
  const email = newAddress();
  const form = { token, email, password: PASSWORD, firstName: 'Selam', lastName: 'Tesfaye' };
  expect((await visitor(api).post('/api/functions/consume-invite', form)).status).toBe(200);
  const secret = await mailedSecret(api, email);
  expect((await visitor(api).post('/api/auth/confirm-email', { confirm: secret })).status).toBe(200);
}

describe('Further links of a partner', () => {
  it('PARA-38 open the invitation, count what came of each, and can be ended', async () => {
    const { browser, inviteToken, links, add, partnerId } = await partner();
    const faculty = await add('Faculty of Engineering');
    const campus = await add('Campus North');
    expect(await open(faculty.token)).toMatchObject({ valid: true, partner_id: partnerId });
    await open(faculty.token);
    await open(inviteToken);
    await register(faculty.token);
    await apply(api, { partner: faculty.token });
    await apply(api, { partner: campus.token });
    await apply(api, { partner: partnerId });
    expect(await links()).toMatchObject({
      first: { opened: 1, registered: 1, applied: 1 },
      links: [
        { label: 'Campus North', opened: 0, registered: 1, applied: 1, ended_at: null },
        { label: 'Faculty of Engineering', opened: 2, registered: 2, applied: 1 },
      ],
    });
    const poster = await fetch(`${api.url}/api/invites/${faculty.token}/poster-en.pdf`);
    expect(poster.headers.get('content-disposition')).toContain(`poster-${faculty.code}-en.pdf`);
    expect((await browser.post('/api/partner/end-link', { id: faculty.id })).status).toBe(200);
    expect(await open(faculty.token)).toMatchObject({ valid: false });
    expect((await fetch(`${api.url}/api/invites/${faculty.token}/poster-en.pdf`)).status).toBe(404);
    expect(await open(campus.token)).toMatchObject({ valid: true });
    // Who came by it stays.
    expect((await links()).links[1]).toMatchObject({ registered: 2, ended_at: expect.any(String) });
  });

  it('PARA-32 PARA-38 are paused with the invitation, and end when it is rotated', async () => {
    const { partnerId, add } = await partner();
    const { token } = await add('Season 2027');
    partnerStore(api.deps.db).setActive(partnerId, false);
    expect(await open(token)).toMatchObject({ valid: false });
    partnerStore(api.deps.db).setActive(partnerId, true);
    expect(await open(token)).toMatchObject({ valid: true });
    api.deps.tx(() => partnerStore(api.deps.db).rotate(partnerId, 'A'.repeat(22), 'NEWCODE', api.clock.now()));
    expect(await open(token)).toMatchObject({ valid: false });
  });

  it('PARA-31 belong to their partner alone', async () => {
    const [a, b] = [await partner(), await partner()];
    const { id, token } = await b.add('Faculty');
    expect((await a.browser.post('/api/partner/end-link', { id })).status).toBe(200);
    expect(await open(token)).toMatchObject({ valid: true });
    expect((await a.links()).links).toEqual([]);
  });

  it('a doubled press makes one link, and there is an end to how many', async () => {
    const { browser, links, add } = await partner();
    await Promise.all([add('Faculty'), add('Faculty')]);
    expect((await links()).links).toHaveLength(1);
    for (let index = 1; index < MAX_PARTNER_LINKS; index += 1) await add(`Link ${index}`);
    const { status, body } = await browser.post('/api/partner/add-link', { label: 'One more' });
    expect([status, body.code]).toEqual([409, 'too_many_links']);
  });

  it.each([[''], ['  '], ['x'.repeat(61)], [5], ['x'.repeat(60_000)]])('%j is no name of a link', async (label) => {
    const { browser } = await partner();
    expect((await browser.post('/api/partner/add-link', { label })).status).toBe(400);
  });

  it('PARA-26 PARA-38 show no figures of people before the organisation is checked', async () => {
    const { inviteToken, links } = await partner({ verified: false });
    await open(inviteToken);
    expect((await links()).first).toEqual({ opened: 1, registered: null, applied: null });
  });

  it('each is written down with the person who made or ended it', async () => {
    const { browser, id: account, add } = await partner();
    const { id } = await add('Faculty');
    await browser.post('/api/partner/end-link', { id });
    await browser.post('/api/partner/end-link', { id });
    const events = eventStore(api.deps.db)
      .history('account', account)
      .map(({ action, actor_account_id }) => [action, actor_account_id]);
    expect(events.filter(([action]) => String(action).endsWith('-link'))).toEqual([
      ['add-link', account],
      ['end-link', account],
    ]);
  });
});

describe('An opened link', () => {
  it('PARA-39 is a number of a day, of nobody: programs that say so are not counted, nor is an invitation that does not work', async () => {
    const { partnerId, inviteToken, links } = await partner();
    for (const program of [
      'Googlebot/2.1',
      'WhatsApp/2.23',
      'TelegramBot (like TwitterBot)',
      'facebookexternalhit/1.1',
    ])
      await open(inviteToken, program);
    await open('A'.repeat(22));
    expect((await links()).first.opened).toBe(0);
    await open(inviteToken);
    expect(rowsOf(api.deps.counters, 'link_open', { partner_id: partnerId })).toEqual([
      { partner_id: partnerId, link_id: '', day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), opens: 1 },
    ]);
  });

  it('is let in where it cannot be counted', async () => {
    const { inviteToken } = await partner();
    const { add } = linkOpenStore(api.deps.counters);
    linkOpenStore(api.deps.counters).add = () => {
      throw new Error('disk full');
    };
    expect(await open(inviteToken)).toMatchObject({ valid: true });
    linkOpenStore(api.deps.counters).add = add;
  });
});
