import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deferredDocumentStore } from '#api/applicants/deferred-document.store.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { beginExport } from '#api/desk/export.ts';
import { applicationNumber } from '#contract/applications/application-number.ts';
import { MAX_SAVED_VIEWS, PAGE_ROWS } from '#contract/limits.ts';
import { newAdmin, type Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { addCrowd } from '../support/crowd.ts';
import { changeRows } from '../support/rows.ts';
import { settle } from '../support/standings.ts';

let api: Api;
let chief: Visitor;
let chiefId: string;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' } });
  ({ browser: chief, id: chiefId } = await newAdmin(api));
});
afterAll(() => api.stop());

const send = (input: object) =>
  fetch(`${api.url}/api/admin/applications.csv`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: chief.cookie },
    body: JSON.stringify(input),
  });

/** What was noted of the admin's exports. */
const noted = () =>
  eventStore(api.deps.db)
    .history('account', chiefId)
    .filter(({ action }) => action.startsWith('export-'))
    .map(({ action, actor_account_id, detail }) => [action, actor_account_id, JSON.parse(detail)]);

async function exported(input: object): Promise<string[]> {
  const answer = await send(input);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  // In pieces: nothing waits for the whole of it.
  expect(answer.headers.get('content-length')).toBeNull();
  const bytes = Buffer.from(await answer.arrayBuffer());
  // Excel takes a file without it for Windows-1252.
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return bytes.toString('utf8').slice(1).split('\r\n').slice(0, -1);
}

describe('The export of the queue', () => {
  it('has what the filters show, in whole, with ISO dates and cells that run nothing', async () => {
    api.clock.time = Date.parse('2026-11-22T23:30:00Z');
    ({ browser: chief, id: chiefId } = await newAdmin(api));
    const { id, email } = await apply(api, { firstName: 'አበበ', lastName: 'Größe' });
    const [risky = ''] = addCrowd(api.deps, { count: 1, status: 'COMPLETE' });
    // The form takes no such name; a row of an older version may have one.
    changeRows(api.deps.db, 'applicant', { id: risky }, { first_name: '=HYPERLINK(1)' });
    settle(api.deps, risky);
    deferredDocumentStore(api.deps.db).add(id, { type: 'a2', due_on: '2027-03-31' }, api.clock.now());
    deferredDocumentStore(api.deps.db).add(id, { type: 'passport', due_on: '2027-05-31' }, api.clock.now());
    settle(api.deps, id);
    const [head, ...lines] = await exported({ show: 'waiting', lang: 'de' });
    expect(head).toMatch(/^"Bewerbungsnummer";"Vorname";"Nachname";"E-Mail";"Telefon"/);
    expect(lines).toEqual([
      `"${applicationNumber(id)}";"አበበ";"Größe";"${email}";"";"en";"die nächste";"";"Voranmeldung";"Voranmeldung eingegangen";"2026-11-23";"";"A2-Zertifikat, Reisepass";"2027-03-31";"";"";"";"2026-11-23"`,
    ]);
    expect(await exported({ mail_lang: 'de', lang: 'en' })).toHaveLength(1);
    const [, line] = await exported({ status: 'COMPLETE', lang: 'en' });
    expect(line).toContain(`,"'=HYPERLINK(1)","Tesfaye",`);
  });

  it('goes through all pages, or takes the selected ones, and is recorded with who and how many', async () => {
    const ids = addCrowd(api.deps, { count: 5 * PAGE_ROWS + 3, status: 'WITHDRAWN' });
    expect(await exported({ status: 'WITHDRAWN' })).toHaveLength(1 + ids.length);
    const selected = await exported({ applications: ids.slice(0, 2) });
    expect(selected).toHaveLength(3);
    expect(await exported({ status: 'WITHDRAWN', search: 'selam tesfaye' })).toHaveLength(1 + ids.length);
    expect(noted().slice(-6)).toEqual([
      ['export-applications', chiefId, { status: 'WITHDRAWN' }],
      ['export-sent', chiefId, { rows: ids.length }],
      ['export-applications', chiefId, { selected: 2 }],
      ['export-sent', chiefId, { rows: 2 }],
      ['export-applications', chiefId, { status: 'WITHDRAWN', searched: 1 }],
      ['export-sent', chiefId, { rows: ids.length }],
    ]);
  });

  it('reads no further than somebody takes, and notes what has left when the line is cut', async () => {
    addCrowd(api.deps, { count: 5 * PAGE_ROWS, status: 'REJECTED' });
    const asked = { accountId: chiefId, filters: { status: 'REJECTED' }, search: '' } as const;
    const pages = await beginExport(api.deps, { ...asked, applications: undefined });
    const first = await pages.next();
    expect(noted().at(-1)?.[0]).toBe('export-applications');
    await pages.return(undefined);
    const sent = first.done ? 0 : first.value.length;
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(5 * PAGE_ROWS);
    expect(noted().at(-1)).toEqual(['export-sent', chiefId, { rows: sent, cut: 1 }]);
  });
});

describe('A saved view', () => {
  const save = (browser: Visitor, name: string, filters: object) =>
    browser.post('/api/admin/save-view', { name, filters });
  const views = async (browser: Visitor) =>
    (await browser.get('/api/admin/views')).body.views as { id: string; name: string }[];

  it('is kept for its admin alone, takes new filters under the same name, and goes again', async () => {
    const { browser: mine } = await newAdmin(api);
    const { browser: others } = await newAdmin(api);
    await save(mine, 'Addis', { step: 'step1', mail_lang: 'en' });
    await save(mine, '  Addis ', { status: 'COMPLETE' });
    expect(await views(mine)).toEqual([{ id: expect.any(String), name: 'Addis', filters: { status: 'COMPLETE' } }]);
    expect(await views(others)).toEqual([]);
    const [view] = await views(mine);
    await others.post('/api/admin/remove-view', { view_id: view?.id });
    expect(await views(mine)).toHaveLength(1);
    expect((await mine.post('/api/admin/remove-view', { view_id: view?.id })).body.views).toEqual([]);
  });

  it('needs a name, known filters, and room', async () => {
    const { browser: mine } = await newAdmin(api);
    const codeOf = async (name: string, filters: object) => {
      const { status, body } = await save(mine, name, filters);
      return [status, body.errors?.[0]?.code ?? body.code];
    };
    expect(await codeOf(' ', {})).toEqual([400, 'input_empty']);
    expect(await codeOf('x'.repeat(41), {})).toEqual([400, 'input_too_long']);
    expect(await codeOf('x', { step: 'step9' })).toEqual([400, 'input_invalid']);
    for (let count = 0; count < MAX_SAVED_VIEWS; count += 1) await save(mine, `View ${count}`, {});
    expect(await codeOf('One more', {})).toEqual([409, 'too_many_views']);
    expect((await save(mine, 'View 3', { mail_lang: 'de' })).status).toBe(200);
  });
});
