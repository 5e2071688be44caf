import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventStore } from '#api/audit/event.store.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { consentStore } from '#api/placements/consent.store.ts';
import { HOUR_MS, MINUTE_MS } from '#api/time/clock.ts';
import type { DeskApplication } from '#contract/desk/desk-application.ts';
import type { OwnDataReply } from '#contract/personal-data/personal-data.ts';
import { CONSENT_VERSIONS, PRIVACY_NOTICE } from '#contract/placements/consent.ts';
import { member, newAdmin, signIn, type Visitor, verifiedPartner } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply, applyUntil } from '../support/applications.ts';
import { makeSentContract } from '../support/contracts.ts';
import { dataTokenOf } from '../support/data-link.ts';
import { ownEmployer } from '../support/employers.ts';
import { mailsTo } from '../support/mails.ts';
import { changeRows, columnOf, rowsOf } from '../support/rows.ts';

let api: Api;
let chief: Visitor;
let signInAgain: () => Promise<unknown>;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' } });
  const { browser, email } = await newAdmin(api);
  chief = browser;
  // The clock moves, and an admin's session rests only for a short time.
  signInAgain = () => signIn(browser, email);
});
afterAll(() => api.stop());

const ask = async (path: string, token?: string) => {
  const headers = { 'accept-language': 'en', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${api.url}/api/my-data${path}`, { headers });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const requestLink = async (email: string) => {
  const answer = await api.post('../../api/my-data/request-link', { email });
  return { status: answer.status, text: await answer.text() };
};

describe('The link to one’s data', () => {
  it('PRIV-20 opens the page for an hour, and nothing else', async () => {
    const { email, id } = await apply(api);
    const token = await dataTokenOf(api, email);
    expect(await ask('', token)).toMatchObject({ status: 200, body: { email } });
    const asApplicant = await api.post('get-applicant', {}, { authorization: `Bearer ${token}` });
    expect(asApplicant.status).toBe(404);
    expect(JSON.stringify(rowsOf(api.deps.db, 'data_token', { applicant_id: id }))).not.toContain(token);
    api.clock.time += HOUR_MS;
    expect(await ask('', token)).toMatchObject({ status: 410, body: { code: 'data_link_ended' } });
  });

  it('PRIV-20 is needed: the application’s own link opens no data', async () => {
    const { token } = await apply(api);
    expect(await ask('', token)).toMatchObject({ status: 410, body: { code: 'data_link_ended' } });
    expect(await ask('')).toMatchObject({ status: 401 });
  });

  it('answers the same to everybody, and mails once a minute', async () => {
    const { email } = await apply(api);
    const queued = outboxStore(api.deps.db).list().length;
    expect(await requestLink('stranger@example.org')).toEqual(await requestLink(email));
    await requestLink(email);
    expect(outboxStore(api.deps.db).list()).toHaveLength(queued + 1);
    api.clock.time += MINUTE_MS;
    await requestLink(email);
    expect(outboxStore(api.deps.db).list()).toHaveLength(queued + 2);
  });

  it('comes for each application of the address, and names it', async () => {
    const first = await apply(api);
    changeRows(api.deps.db, 'applicant', { id: first.id }, { status: 'WITHDRAWN' });
    await apply(api, { email: first.email });
    await requestLink(first.email);
    const mails = (await mailsTo(api, first.email)).filter(({ subject }) => subject === 'The link to your data');
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ text = '' }) => /WS-\w{4}-\w{2}/.exec(text)?.[0])).size).toBe(2);
  });

  it('is mailed from the application’s page too, and ends when the address changes', async () => {
    const { email, token } = await apply(api);
    const headers = { authorization: `Bearer ${token}` };
    expect((await api.post('../../api/my-data/mail-link', {}, headers)).status).toBe(200);
    const [, mail] = await mailsTo(api, email);
    const secret = /my-data\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1];
    expect((await ask('', secret)).status).toBe(200);
    await api.post('update-applicant', { email: `new-${email}` }, headers);
    expect((await ask('', secret)).status).toBe(410);
  });
});

describe('Consents on the page', () => {
  it('PRIV-27 are listed with version, time and language, also of step 1, and withdrawn with effect at once', async () => {
    const { email, id, token: link } = await applyUntil(api, 'A2_CV_RECEIVED', { lang: 'de' });
    const token = await dataTokenOf(api, email);
    const set = async (given: boolean) => {
      const input = { purpose: 'employers', given, text_version: CONSENT_VERSIONS.employers, lang: 'de' };
      const answer = await api.post('../my-data/set-consent', input, { authorization: `Bearer ${token}` });
      return ((await answer.json()) as OwnDataReply).consents[0];
    };
    expect(await set(true)).toMatchObject({ purpose: 'employers', given_at: expect.stringMatching(/^\d/) });
    expect(await set(false)).toMatchObject({ given_at: null, can_give: true });
    expect(consentStore(api.deps.db).given(id, 'employers')).toBeUndefined();
    const shown = await fetch(`${api.url}/api/my-data/consents`, { headers: { authorization: `Bearer ${link}` } });
    expect(((await shown.json()) as OwnDataReply).consents[0]).toMatchObject({ purpose: 'employers', given_at: null });
    const { history } = (await ask('', token)).body as unknown as OwnDataReply;
    expect(
      history.map(({ purpose, text_version: version, lang, withdrawn_at: end }) => [
        purpose,
        version,
        lang,
        end !== null,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['employers', CONSENT_VERSIONS.employers, 'de', true],
        ['privacy_notice', PRIVACY_NOTICE.version, 'de', false],
      ]),
    );
  });

  it('PRIV-27 are recorded as withdrawn in the version that was agreed to, whatever the request says', async () => {
    const { email, id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const authorization = `Bearer ${await dataTokenOf(api, email)}`;
    const set = (given: boolean, text_version: string) =>
      api.post('../my-data/set-consent', { purpose: 'employers', given, text_version, lang: 'en' }, { authorization });
    await set(true, CONSENT_VERSIONS.employers);
    expect((await set(false, 'words of my own')).status).toBe(200);
    const details = columnOf(api.deps.db, 'event', 'detail', { subject_id: id, action: 'consent-withdrawn' });
    expect(details.map((detail) => JSON.parse(detail))).toEqual([
      expect.objectContaining({ purpose: 'employers', version: CONSENT_VERSIONS.employers }),
    ]);
  });
  it('PRIV-27 offer only what there is something for, and the status page knows the partner', async () => {
    const { email, token: own } = await apply(api);
    const { consents } = (await ask('', await dataTokenOf(api, email))).body as unknown as OwnDataReply;
    expect(consents).toEqual([]);
    expect(await ask('/consents', own)).toMatchObject({ status: 200, body: { partner: null, consents: [] } });
  });
});

describe('A request for a correction', () => {
  beforeEach(() => signInAgain());

  it('PRIV-28 waits on the desk, one at a time, and its answer comes by mail', async () => {
    const { email, id } = await apply(api, { lang: 'de' });
    const headers = { authorization: `Bearer ${await dataTokenOf(api, email)}` };
    const send = (text: string) => api.post('../my-data/request-correction', { field: 'documents', text }, headers);
    expect((await send('Mein Pass gilt bis 2031')).status).toBe(200);
    // An answer that was lost: the same again counts once.
    expect((await send('Mein Pass gilt bis 2031')).status).toBe(200);
    expect(await (await send('Noch etwas')).json()).toMatchObject({ code: 'correction_waits' });
    const read = async () => (await chief.get(`/api/admin/applications/${id}`)).body.application as DeskApplication;
    const { correction } = await read();
    expect(correction).toMatchObject({ field: 'documents', text: 'Mein Pass gilt bis 2031' });
    const { body: todo } = await chief.get('/api/admin/todo');
    expect(todo).toMatchObject({ corrections: { count: 1 }, correction_application: id });
    const answer = {
      applicant_id: id,
      correction_id: correction?.id,
      state: 'declined',
      answer: 'Im Pass steht 2029.',
    };
    expect((await chief.post('/api/admin/answer-correction', answer)).status).toBe(200);
    expect((await chief.post('/api/admin/answer-correction', answer)).body.code).toBe('correction_answered');
    expect((await read()).correction).toBeNull();
    const mail = (await mailsTo(api, email)).at(-1);
    expect([mail?.subject, mail?.text]).toEqual([
      'Ihre Bitte um Berichtigung',
      expect.stringContaining('Im Pass steht 2029.'),
    ]);
  });

  it('PRIV-28 is told what is wrong with it', async () => {
    const { email } = await apply(api);
    const headers = { authorization: `Bearer ${await dataTokenOf(api, email)}` };
    for (const [input, code] of [
      [{ field: 'name', text: '  ' }, 'input_empty'],
      [{ field: 'name', text: 'x'.repeat(60_000) }, 'input_too_long'],
      [{ field: 'salary', text: 'x' }, 'input_invalid'],
      [{ field: 'name', text: 5 }, 'input_empty'],
    ] as const)
      expect(await (await api.post('../my-data/request-correction', input, headers)).json()).toMatchObject({ code });
  });
});

describe('Who saw what', () => {
  beforeEach(() => signInAgain());

  it('PRIV-29 names documents, the application, exports and the partner’s list, each once a day', async () => {
    const partner = await verifiedPartner(api);
    const { partnerId } = partner;
    const { email, id } = await apply(api, { partner: partnerId });
    const [document] = documentStore(api.deps.db).current(id);
    for (let twice = 0; twice < 2; twice += 1) {
      await chief.get(`/api/admin/applications/${id}`);
      await partner.browser.post('/api/partner/registrations', {});
    }
    await chief.post('/api/admin/view-document', { document_id: document?.id });
    const { seen } = (await ask('', await dataTokenOf(api, email))).body as unknown as OwnDataReply;
    expect(seen.map(({ what, who, document: type }) => `${who} ${what} ${type ?? ''}`).sort()).toEqual([
      'operator application ',
      'operator document hub4africa',
      'partner partner-list ',
    ]);
  });

  it('PRIV-29 names who opened a contract, which shows birth date and address, as who opened the application', async () => {
    const { email, id } = await applyUntil(api, 'STEP2_APPROVED');
    const company = await member(api, 'employer');
    const contract = await makeSentContract(api.deps, (await ownEmployer(company.browser)).id, id);
    for (let twice = 0; twice < 2; twice += 1) await chief.get(`/api/admin/contracts/${contract.id}`);
    const { seen } = (await ask('', await dataTokenOf(api, email))).body as unknown as OwnDataReply;
    expect(seen.map(({ what, who }) => `${who} ${what}`)).toEqual(['operator application']);
  });

  it('PRIV-29 changes nothing that an operator has to see before a decision', async () => {
    const { id } = await apply(api);
    const before = eventStore(api.deps.db).lastChange(id);
    await chief.get(`/api/admin/applications/${id}`);
    expect(eventStore(api.deps.db).newest('applicant', id, 1)[0]?.action).toBe('view-application');
    expect(eventStore(api.deps.db).lastChange(id)).toBe(before);
  });
});
