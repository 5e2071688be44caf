import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventStore } from '#api/audit/event.store.ts';
import { employerStore } from '#api/employers/employer.store.ts';
import { requirementStore } from '#api/employers/requirement.store.ts';
import { applicationNumber } from '#contract/applications/application-number.ts';
import type { ListedEvent, ListedSecurityEvent } from '#contract/desk/log.ts';
import { member, newAdmin, PASSWORD, signIn, type Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { REQUIREMENT } from '../support/employers.ts';
import { makeMatch } from '../support/matches.ts';

/** Half past midnight in Berlin, still the day before in UTC. */
const JUST_AFTER_MIDNIGHT = Date.parse('2026-07-05T22:30:00.000Z');

let api: Api;
let browser: Visitor;
let chief: { id: string; email: string };
beforeEach(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' }, time: JUST_AFTER_MIDNIGHT });
  const person = await newAdmin(api);
  await signIn(person.browser, person.email, PASSWORD);
  ({ browser } = person);
  chief = person;
});
afterEach(() => api.stop());

interface Page<Row> {
  events: Row[];
  found: boolean;
  previous: string | null;
  next: string | null;
}
const events = async (input: object = {}) =>
  (await browser.post('/api/admin/events', input)).body as unknown as Page<ListedEvent>;
const security = async (input: object = {}) =>
  (await browser.post('/api/admin/security-events', input)).body as unknown as Page<ListedSecurityEvent>;

function add(action: string, subjectId: string, at = api.clock.now(), actor = 'operator') {
  eventStore(api.deps.db).add({
    at,
    subject: 'applicant',
    subjectId,
    actor,
    who: { accountId: chief.id },
    action,
    detail: { document: 'cv' },
  });
}

describe('The log', () => {
  it('says what happened to whom, who did it, and with which codes; the newest first', async () => {
    const { id } = await apply(api, { firstName: 'Hanna', lastName: 'Wolde' });
    api.clock.time += 1000;
    add('send-back', id);
    const [newest, older] = (await events()).events;
    expect(newest).toMatchObject({
      action: 'send-back',
      actor: 'operator',
      actor_name: chief.email,
      subject_name: `${applicationNumber(id)} Hanna Wolde`,
      details: [{ name: 'document', value: 'cv' }],
    });
    expect(older).toMatchObject({ action: 'submit-preregistration', actor: 'applicant', to_status: 'PRE_REGISTERED' });
  });

  it('is searched by number, id and address', async () => {
    const { id, email } = await apply(api);
    await apply(api);
    for (const search of [applicationNumber(id), id, email.toUpperCase(), ` ${email} `]) {
      const page = await events({ search });
      expect(
        page.events.map(({ subject_id }) => subject_id),
        search,
      ).toEqual([id]);
    }
    expect(await events({ search: 'nobody@example.org' })).toMatchObject({ events: [], found: false });
    add('admin create', chief.id);
    expect((await events({ search: '%' })).found).toBe(false);
  });

  it('leaves out, or shows alone, who looked at something', async () => {
    const { id } = await apply(api);
    add('view-document', id);
    const actions = async (kind?: string) => (await events({ kind })).events.map(({ action }) => action);
    expect(await actions('changes')).toEqual(['submit-preregistration']);
    expect(await actions('looks')).toEqual(['view-document']);
    expect((await actions()).toSorted()).toEqual(['submit-preregistration', 'view-document']);
  });

  it('is searched by the name of a company, and finds it by the address of its account too', async () => {
    const { id: accountId, email } = await member(api, 'employer', { data: { first_name: 'Log Muster GmbH' } });
    const employer = employerStore(api.deps.db).findOfAccount(accountId)?.id ?? '';
    const at = api.clock.now();
    const who = { accountId };
    eventStore(api.deps.db).add({
      at,
      subject: 'employer',
      subjectId: employer,
      actor: 'account',
      who,
      action: 'employer-submitted',
    });
    for (const search of ['log muster gmbh', email, employer]) {
      const { events: found } = await events({ search });
      expect(
        found.map(({ subject_id, action }) => [subject_id, action]),
        search,
      ).toContainEqual([employer, 'employer-submitted']);
    }
  });

  it('shows what happened to somebody’s matches too, when it is searched by their number or address', async () => {
    const { id, email } = await apply(api);
    const { id: accountId } = await member(api, 'employer', { data: { first_name: 'Match Muster GmbH' } });
    const employer = employerStore(api.deps.db).findOfAccount(accountId)?.id ?? '';
    const requirementId = randomUUID();
    const state = { id: requirementId, employer_id: employer, state: 'open', created_at: 1 } as const;
    requirementStore(api.deps.db).add({ ...REQUIREMENT, ...state });
    const match = makeMatch(api.deps, { requirementId, applicantId: id, state: 'proposed' });
    const at = api.clock.now();
    eventStore(api.deps.db).add({ at, subject: 'match', subjectId: match, actor: 'system', action: 'match-proposed' });
    for (const search of [applicationNumber(id), email, id, match]) {
      const actions = (await events({ search })).events.map(({ action }) => action);
      expect(actions, search).toContain('match-proposed');
    }
  });

  it('is narrowed down by action, by part and by days in Berlin', async () => {
    const { id } = await apply(api);
    add('accept', id, JUST_AFTER_MIDNIGHT - 60 * 60_000);
    add('accept', id, JUST_AFTER_MIDNIGHT, 'system');
    const times = async (input: object) => (await events(input)).events.map(({ at }) => at);
    expect(await times({ action: 'accept' })).toHaveLength(2);
    expect(await times({ action: 'accept', actor: 'system' })).toHaveLength(1);
    expect(await times({ search: id, action: 'accept', actor: 'operator' })).toHaveLength(1);
    expect(await times({ action: 'accept', from: '2026-07-06' })).toEqual(['2026-07-05T22:30:00.000Z']);
    expect(await times({ action: 'accept', to: '2026-07-05' })).toEqual(['2026-07-05T21:30:00.000Z']);
    expect(await times({ action: 'accept', from: '2026-07-06', to: '2026-07-06' })).toHaveLength(1);
    expect(await times({ from: '2026-07-07' })).toEqual([]);
  });

  it('comes a page at a time, forth and back, also where the part has to be looked for', async () => {
    const { id } = await apply(api);
    for (let index = 0; index < 700; index += 1) add('accept', id, api.clock.now(), index % 7 ? 'operator' : 'system');
    const first = await events({ action: 'accept', actor: 'system' });
    const second = await events({ action: 'accept', actor: 'system', after: first.next });
    expect([first.events.length, second.events.length, second.next]).toEqual([50, 50, null]);
    expect(new Set([...first.events, ...second.events].map((event) => event.id)).size).toBe(100);
    const again = await events({ action: 'accept', actor: 'system', before: second.previous });
    expect(again.events.map((event) => event.id)).toEqual(first.events.map((event) => event.id));
    expect(again.previous).toBeNull();
  });

  it.each([{ from: '2026-02-30' }, { from: 'x' }, { actor: 'nobody' }, { after: 'x' }, { action: 'x'.repeat(60_000) }])(
    'refuses %j',
    async (input) => {
      expect((await browser.post('/api/admin/events', input)).status).toBe(400);
    },
  );

  it('cannot be changed or shortened, not even in the database', () => {
    const { db } = api.deps;
    add('accept', crypto.randomUUID());
    expect(() => db.prepare("UPDATE event SET actor = 'x'").run()).toThrow('append-only');
    expect(() => db.prepare('DELETE FROM event').run()).toThrow('append-only');
    // SQLite replaces a row without asking the triggers of changes and deletions.
    for (const table of ['event', 'security_event'])
      expect(() => db.exec(`INSERT OR REPLACE INTO ${table} SELECT * FROM ${table} LIMIT 1`)).toThrow('append-only');
  });
});

describe('The log of sign-ins', () => {
  it('has action, account and a short pseudonym of the network; is searched by address', async () => {
    const other = await member(api, 'employer');
    await signIn(other.browser, other.email, 'wrong');
    const failed = await security({ action: 'login_failed' });
    expect(failed.events[0]).toMatchObject({ action: 'login_failed', source: 'server', account: other.email });
    expect(failed.events[0]?.network).toHaveLength(8);
    const own = await security({ search: other.email });
    expect(own.events.every(({ account }) => account === other.email)).toBe(true);
    expect(await security({ search: other.email, action: 'logout' })).toMatchObject({ events: [], found: true });
    expect(await security({ search: 'nobody@example.org' })).toMatchObject({ events: [], found: false });
    expect((await security({ to: '2026-07-01' })).events).toEqual([]);
  });
});
