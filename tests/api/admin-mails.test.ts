import type { Email } from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { viewForDesk } from '#api/applicants/review/view-for-desk.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { previewMail } from '#api/mail/preview/preview.ts';
import { TEMPLATE_NAMES } from '#api/mail/templates/templates.ts';
import { shownParams } from '#api/mail/view-mail.ts';
import type { ListedMail } from '#contract/desk/mail.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { newAdmin, type Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { mailsTo, tokenIn } from '../support/mails.ts';

let api: Api;
let browser: Visitor;
let adminId: string;
beforeEach(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' } });
  const chief = await newAdmin(api);
  browser = chief.browser;
  adminId = chief.id;
});
afterEach(() => api.stop());

interface Page {
  mails: ListedMail[];
  previous: string | null;
  next: string | null;
  counts: { waiting: number; dead: number };
}
const list = async (input: object = {}) => (await browser.post('/api/admin/mails', input)).body as unknown as Page;

function addDead(template: 'step2-open' | 'reminder-documents', applicantId: string): string {
  const id = outboxStore(api.deps.db).add({ template, lang: 'en', applicantId }, api.clock.now());
  outboxStore(api.deps.db).giveUp(id, 'the address does not exist (550 5.1.1)');
  return id;
}

describe('The list of mails', () => {
  it('has state, address, error and what the text is filled with, the newest first', async () => {
    const { id, email } = await apply(api);
    api.clock.time += 1000;
    addDead('step2-open', id);
    const { mails, counts } = await list();
    expect(mails[0]).toMatchObject({
      template: 'step2-open',
      to: email,
      state: 'dead',
      error: 'the address does not exist (550 5.1.1)',
      applicant_id: id,
      obstacle: null,
      due_at: null,
    });
    expect(mails[1]).toMatchObject({ template: 'application-received', obstacle: 'waiting' });
    expect(counts.dead).toBe(1);
  });

  it('is filtered by state, by template and by both', async () => {
    const { id } = await apply(api);
    addDead('step2-open', id);
    addDead('reminder-documents', id);
    const names = async (input: object) => (await list(input)).mails.map(({ template }) => template);
    expect((await names({ state: 'dead' })).sort()).toEqual(['reminder-documents', 'step2-open']);
    expect(await names({ template: 'application-received' })).toEqual(['application-received']);
    expect(await names({ template: 'application-received', state: 'dead' })).toEqual([]);
    expect(await names({ template: 'reminder-documents', state: 'dead' })).toEqual(['reminder-documents']);
  });

  it('comes a page at a time, forth and back, each mail once, also of the same millisecond', async () => {
    const before = (await list()).mails.length;
    for (let index = 0; index < 120; index += 1)
      outboxStore(api.deps.db).add(
        { template: 'operator-news', lang: 'de', params: { count: String(index) } },
        api.clock.now(),
      );
    const first = await list({ template: 'operator-news' });
    expect([first.mails.length, first.previous]).toEqual([50, null]);
    const second = await list({ template: 'operator-news', after: first.next });
    const third = await list({ template: 'operator-news', after: second.next });
    expect([second.mails.length, third.mails.length, third.next]).toEqual([50, 20, null]);
    const all = [...first.mails, ...second.mails, ...third.mails].map(({ id }) => id);
    expect(new Set(all).size).toBe(120);
    const again = await list({ template: 'operator-news', before: third.previous });
    expect(again.mails.map(({ id }) => id)).toEqual(second.mails.map(({ id }) => id));
    expect([again.previous, again.next]).toEqual([second.previous, second.next]);
    const start = await list({ template: 'operator-news', before: again.previous });
    expect(start.mails.map(({ id }) => id)).toEqual(first.mails.map(({ id }) => id));
    expect(start.previous).toBeNull();
    expect(before).toBeGreaterThan(0);
  });

  it.each([
    [{ after: 'x' }],
    [{ after: '1_2_3' }],
    [{ state: 'lost' }],
    [{ template: 'x'.repeat(60_000) }],
    [{ before: 7 }],
  ])('refuses %j', async (input) => {
    expect((await browser.post('/api/admin/mails', input)).status).toBe(400);
  });
});

describe('Sending a mail again', () => {
  const retry = (id: string) => browser.post('/api/admin/retry-mail', { id });

  it('queues it, once even if two do it, and writes down who', async () => {
    const { id } = await apply(api);
    const mail = addDead('step2-open', id);
    expect((await retry(mail)).body).toMatchObject({ state: 'waiting', attempts: 0 });
    expect((await retry(mail)).status).toBe(200);
    const events = eventStore(api.deps.db)
      .history('applicant', id)
      .filter(({ action }) => action === 'retry-mail');
    expect(events).toMatchObject([
      { actor: 'operator', actor_account_id: adminId, detail: '{"template":"step2-open"}' },
    ]);
  });

  it('is refused where its occasion has passed, and for a mail that is not there', async () => {
    const { id } = await apply(api);
    const reminder = addDead('reminder-documents', id);
    expect((await list({ state: 'dead' })).mails[0]?.obstacle).toBe('reminder');
    expect(await retry(reminder)).toMatchObject({ status: 409, body: { code: 'mail_not_queued' } });
    expect(await retry(crypto.randomUUID())).toMatchObject({ status: 404, body: { code: 'mail_not_found' } });
  });
});

describe('A mail that did not arrive', () => {
  const undelivered = (id: string) => viewForDesk(api.deps, id, '').undelivered;

  it('stands at its application until another one reaches the person', async () => {
    const { id } = await apply(api);
    expect(undelivered(id)).toBeNull();
    api.clock.time += 1000;
    const dead = addDead('step2-open', id);
    const at = new Date(api.clock.time).toISOString();
    const error = 'the address does not exist (550 5.1.1)';
    expect(undelivered(id)).toEqual({ mail_id: dead, template: 'step2-open', at, error, can_retry: true });
    expect((await browser.post('/api/admin/retry-mail', { id: dead })).status).toBe(200);
    expect(undelivered(id)).toBeNull();
    outboxStore(api.deps.db).giveUp(dead, error);
    // To the address from before: it tells nothing of the one that counts.
    const former = {
      template: 'email-changed-notice',
      lang: 'en',
      applicantId: id,
      recipient: 'a@example.org',
    } as const;
    api.clock.time += 1000;
    outboxStore(api.deps.db).add(former, api.clock.now());
    expect(undelivered(id)).toMatchObject({ mail_id: dead });
    api.clock.time += 1000;
    addDead('reminder-documents', id);
    expect(undelivered(id)).toMatchObject({ template: 'reminder-documents', can_retry: false });
  });

  it('is over with a corrected address, which gets the link at once', async () => {
    const { id } = await apply(api);
    api.clock.time += 1000;
    addDead('step2-open', id);
    const email = 'put.right@example.org';
    const { seen } = viewForDesk(api.deps, id, '');
    const { status } = await browser.post('/api/admin/correct-application', { applicant_id: id, seen, email });
    expect([status, undelivered(id)]).toEqual([200, null]);
    const link = (await mailsTo(api, email)).find(({ subject }) => subject === 'The link to your application');
    expect(tokenIn(link as Email)).toEqual(expect.any(String));
  });
});

describe('What a mail was filled with', () => {
  it('is shown without what opens something', () => {
    const shown = shownParams({
      document: 'cv',
      reason: 'The second page is cut off, and so on',
      email: 'selam.tesfaye.with.a.long.name@example.org',
      due: '2027-01-31',
      sign_up: crypto.randomUUID(),
      access_token: 'short',
      link: 'q3J9f0A-x7Lk2mZp_41uTqWb',
    });
    expect(shown.map(({ name }) => name)).toEqual(['document', 'reason', 'email', 'due']);
  });
});

describe('The preview of a template', () => {
  // In one test: each has a server of its own, which the previews don't need.
  it('is filled in both languages, whichever it is, and its links open nothing', () => {
    for (const template of TEMPLATE_NAMES)
      for (const lang of LANGUAGES) {
        const { subject, text } = previewMail(api.deps, template, lang);
        expect(subject, template).not.toBe('');
        expect(`${subject} ${text}`, template).not.toMatch(/undefined|\{\w+\}|NaN/);
      }
  });

  it.each([
    ['documents-received', /We have your documents/, /send A2 certificate/],
    ['documents-approved', /Upload the declaration/, /send A2 certificate/],
    ['reminder-replace', /\bCV\b/, /send A2 certificate/],
    ['enrolment-received', /by \d{1,2} [A-Z][a-z]+ \d{4}/, /send A2 certificate/],
    ['correction-answered', /as in your passport/, /2027-03-01/],
  ] as const)('of %s says what such a mail says', (template, said, unsaid) => {
    const { text } = previewMail(api.deps, template, 'en');
    expect(text).toMatch(said);
    expect(text).not.toMatch(unsaid);
  });

  it('is asked for by name', async () => {
    const ask = (query: string) => browser.get(`/api/admin/mail-previews/${query}`);
    expect((await ask('step2-open?lang=de')).body).toMatchObject({ subject: expect.any(String) });
    expect((await ask('unheard-of?lang=de')).status).toBe(404);
    expect((await ask('step2-open?lang=fr')).status).toBe(400);
  });
});
