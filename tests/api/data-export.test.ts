import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { documentStore } from '#api/documents/document.store.ts';
import type { ExportTable } from '#api/personal-data/export-field.ts';
import { takeExportPlace } from '#api/personal-data/export-places.ts';
import { EXPORT_TABLES } from '#api/personal-data/export-tables.ts';
import { DAY_MS } from '#api/time/clock.ts';
import { applicationNumber } from '#contract/applications/application-number.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { DATA_EXPORTS_A_DAY } from '#contract/limits.ts';
import { requiredDocuments } from '#contract/model/document.ts';
import { member, newAdmin, type Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { applyUntil, textIn } from '../support/applications.ts';
import { makeConfirmedMatch } from '../support/contracts.ts';
import { dataTokenOf } from '../support/data-link.ts';
import { EMPLOYER_PROFILE, ownEmployer } from '../support/employers.ts';
import { pdfBytes } from '../support/files.ts';
import { NOT_EXPORTED } from '../support/personal-tables.ts';
import { changeRows, columnOf, columnsOf, tablesOf } from '../support/rows.ts';
import { onlySeason } from '../support/seasons.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => api.stop());

/** Somebody with four documents, and the token of the link to their data. */
async function applicant(fields: { email?: string } = {}) {
  const person = await applyUntil(api, 'STEP2_APPROVED', { first_name: 'Sélam', last_name: '<Tesfaye>', ...fields });
  return { ...person, dataToken: await dataTokenOf(api, person.email) };
}

interface Section {
  table: string;
  fields: Record<string, string>;
  rows: Record<string, unknown>[];
}

const post = (path: string, body: object, headers: Record<string, string>) =>
  fetch(`${api.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    body: JSON.stringify(body),
  });
const byLink = (token: string, lang = 'en') => post('my-data/export', { lang }, { authorization: `Bearer ${token}` });
const signedIn = (path: string, browser: Visitor, body: object = {}) =>
  post(path, body, { 'sec-fetch-site': 'same-origin', cookie: browser.cookie });

const sha256Of = (bytes: Uint8Array | undefined) =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');

async function opened(answer: Response) {
  expect(answer.status).toBe(200);
  const parts = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const json = JSON.parse(strFromU8(parts['data.json'] ?? new Uint8Array())) as {
    about: { recipients: { employers_with_your_name: string[] } };
    sections: Section[];
    files: { path: string }[];
  };
  const rows = (table: string) => json.sections.find((one) => one.table === table)?.rows ?? [];
  return { parts, json, rows };
}

describe('The tables of the export', () => {
  it('PRIV-22 are all tables of the database: each is exported or says why not', () => {
    const own = tablesOf(api.deps.db);
    const known = [...Object.values(EXPORT_TABLES).flatMap(Object.keys), ...Object.keys(NOT_EXPORTED)];
    expect(own.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !own.includes(name))).toEqual([]);
  });

  it('PRIV-22 name every column, or say why it is left out', () => {
    const tables: [string, ExportTable][] = Object.values(EXPORT_TABLES).flatMap((one) => Object.entries(one));
    for (const [name, { fields, leftOut }] of tables) {
      const expected = columnsOf(api.deps.db, name)
        .map((column) => `${name}.${column}`)
        .sort();
      expect([...Object.keys(fields), ...Object.keys(leftOut)].map((one) => `${name}.${one}`).sort()).toEqual(expected);
      for (const lang of LANGUAGES) {
        const labels = Object.values(fields).map(({ label }) => label[lang]);
        expect(new Set(labels).size).toBe(labels.length);
      }
    }
  });
});

describe('The export of one’s data', () => {
  it('PRIV-21 holds every field with its name, an overview, and all files as they were sent', async () => {
    const person = await applicant();
    changeRows(api.deps.db, 'applicant', { id: person.id }, { season_id: onlySeason(api.deps).id });
    const { parts, json, rows } = await opened(await byLink(person.dataToken, 'de'));
    expect(rows('applicant')[0]).toMatchObject({ first_name: 'Sélam', email: person.email, status: 'STEP2_APPROVED' });
    expect(json.sections[0]?.fields.first_name).toBe('Vorname');
    expect(rows('applicant')[0]).toMatchObject({ season_id: onlySeason(api.deps).name_de, wished_season_id: null });
    expect(rows('applicant')[0]?.created_at).toMatch(/^\d{4}-\d\d-\d\dT/);
    const documents = documentStore(api.deps.db).current(person.id);
    expect(json.files).toHaveLength(documents.length);
    for (const [at, { path }] of json.files.entries()) {
      expect(path).toMatch(/^dateien\/0\d-[\p{L}\p{N}-]+-\d{4}-\d\d-\d\d\.(pdf|png|jpg)$/u);
      expect(sha256Of(parts[path])).toBe(documents[at]?.sha256);
    }
    // The row itself holds what was sent: these are the bytes of the forms.
    const sent = await Promise.all(requiredDocuments('STEP2_APPROVED').map((type) => pdfBytes(textIn(type))));
    expect(json.files.map(({ path }) => sha256Of(parts[path])).sort()).toEqual(sent.map(sha256Of).sort());
    const overview = strFromU8(parts['uebersicht.html'] ?? new Uint8Array());
    expect(overview).toContain('&#60;Tesfaye&#62;');
    expect(overview).not.toContain('<Tesfaye>');
  });

  it('PRIV-21 names reviewers by their part, and holds no secret', async () => {
    const { id, dataToken } = await applicant();
    const { parts, rows } = await opened(await byLink(dataToken));
    expect(rows('event').map(({ actor }) => actor)).toContain('operator');
    const text = strFromU8(parts['data.json'] ?? new Uint8Array());
    const hashes = columnOf(api.deps.db, 'applicant_token', 'sha256', { applicant_id: id });
    expect(hashes.length).toBeGreaterThan(0);
    for (const secret of ['actor_name', 'actor_account_id', ...hashes, dataToken]) expect(text).not.toContain(secret);
  });

  it('PRIV-21 may be made three times a day', async () => {
    const { id, email, dataToken } = await applicant();
    for (let made = 0; made < DATA_EXPORTS_A_DAY; made += 1) await opened(await byLink(dataToken));
    const answer = await byLink(dataToken);
    expect([answer.status, (await answer.json()) as object]).toEqual([
      429,
      expect.objectContaining({ code: 'export_limit' }),
    ]);
    expect(answer.headers.get('retry-after')).toBe('3600');
    expect(eventStore(api.deps.db).countSince('applicant', id, 'export-own-data', 0)).toBe(DATA_EXPORTS_A_DAY);
    api.clock.time += DAY_MS + 1;
    await opened(await byLink(await dataTokenOf(api, email)));
  });

  it('PRIV-23 waits for its turn, and gives its place back when the line is cut', async () => {
    const { dataToken } = await applicant();
    const [first, second] = [takeExportPlace(), takeExportPlace()];
    const answer = await byLink(dataToken);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '20']);
    first();
    first();
    const stop = new AbortController();
    const cut = await fetch(`${api.url}/api/my-data/export`, {
      ...{ method: 'POST', body: '{}', signal: stop.signal },
      headers: { 'content-type': 'application/json', authorization: `Bearer ${dataToken}` },
    });
    expect(cut.status).toBe(200);
    stop.abort();
    await expect.poll(() => placesLeft()).toBe(1);
    second();
  });

  it('PRIV-21 names a file that is damaged, and holds all others', async () => {
    const { id, dataToken } = await applicant();
    const [gone] = documentStore(api.deps.db).current(id);
    await api.deps.storage.remove(gone?.id ?? '');
    const { parts, json } = await opened(await byLink(dataToken));
    expect(strFromU8(parts['missing-files.txt'] ?? new Uint8Array())).toContain(json.files[0]?.path ?? '-');
    expect(parts[json.files[1]?.path ?? '']?.length).toBeGreaterThan(0);
  });
});

describe('The export of an account', () => {
  it('PRIV-24 holds the account and the applications that belong to it, and nobody else’s', async () => {
    const { browser, email } = await member(api, 'student');
    const person = await applicant({ email });
    await browser.post('/api/me/link-application', { access_token: person.token });
    const { rows } = await opened(await signedIn('me/data-export', browser));
    expect(rows('account')).toMatchObject([{ email }]);
    expect(rows('applicant')).toMatchObject([{ id: person.id }]);
    expect(rows('session')).toHaveLength(1);
    const partner = await member(api, 'partner');
    const own = await opened(await signedIn('me/data-export', partner.browser));
    expect(own.rows('account')).toMatchObject([{ email: partner.email }]);
    expect(own.rows('applicant')).toEqual([]);
  });

  it('PRIV-24 holds nothing of an application of another address that was linked by its link, which helpers have', async () => {
    const person = await applicant();
    const helper = await member(api, 'student');
    const { token: access_token, id } = person;
    expect((await helper.browser.post('/api/me/link-application', { access_token })).status).toBe(200);
    const { rows, json } = await opened(await signedIn('me/data-export', helper.browser));
    expect([rows('applicant'), json.files]).toEqual([[], []]);
    for (const [path, body] of [
      ['my-data/export', {}],
      ['my-data/erase', { number: applicationNumber(id) }],
    ] as const) {
      const refused = await signedIn(path, helper.browser, body);
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'data_link_needed' }]);
    }
    expect((await helper.browser.get('/api/my-data')).body.code).toBe('data_link_needed');
    expect((await opened(await byLink(person.dataToken))).rows('applicant')).toMatchObject([{ id }]);
  });

  it('PRIV-25 is made by an operator who may decide, and recorded', async () => {
    const person = await applicant();
    const { browser, id } = await newAdmin(api);
    const { rows } = await opened(await signedIn('admin/data-export', browser, { applicant_id: person.id }));
    expect(rows('applicant')).toMatchObject([{ id: person.id }]);
    expect(eventStore(api.deps.db).newest('applicant', person.id, 1)[0]).toMatchObject({
      ...{ action: 'export-data', actor: 'operator', actor_account_id: id },
    });
  });

  it('PRIV-25 made by an operator tells neither a helper of who was helped, nor the other way round', async () => {
    const [helped, helper] = [await applicant(), await member(api, 'student')];
    const own = await applicant({ email: helper.email });
    for (const { token: access_token } of [helped, own])
      expect((await helper.browser.post('/api/me/link-application', { access_token })).status).toBe(200);
    const { browser } = await newAdmin(api);
    const madeFor = async (applicant_id: string) => {
      const { rows } = await opened(await signedIn('admin/data-export', browser, { applicant_id }));
      return [rows('applicant').map(({ id }) => id), rows('account').map(({ email }) => email)];
    };
    expect(await madeFor(helped.id)).toEqual([[helped.id], []]);
    expect(await madeFor(own.id)).toEqual([[own.id], [helper.email]]);
  });

  it('PRIV-22 names every place of all seasons, also one that has ended, for people to read and for programs', async () => {
    const { browser, id: account } = await member(api, 'student');
    const chief = await newAdmin(api);
    const { db } = api.deps;
    const companies = await Promise.all(
      ['Eins GmbH', 'Zwei GmbH', 'Drei GmbH'].map(async (company, place) => {
        const employer = (await ownEmployer((await member(api, 'employer')).browser)).id;
        const days = { starts_on: `202${6 + place}-07-01`, ends_on: `202${6 + place}-09-20` };
        const { matchId, applicantId } = makeConfirmedMatch(api.deps, employer, days);
        changeRows(db, 'employer', { id: employer }, { company });
        const release = { subject: 'match', subjectId: matchId, actor: 'operator', action: 'match-released' } as const;
        eventStore(db).add({ at: api.clock.now(), ...release });
        return { company, matchId, applicantId };
      }),
    );
    const [one, two, three] = companies as [(typeof companies)[0], (typeof companies)[0], (typeof companies)[0]];
    // Two seasons, and in the second one a place after another that has ended.
    changeRows(db, 'match', { id: two.matchId }, { state: 'withheld', applicant_id: three.applicantId });
    for (const { applicantId } of [one, three]) changeRows(db, 'applicant', { id: applicantId }, { user_id: account });
    const exports = [
      await signedIn('my-data/export', browser),
      await signedIn('admin/data-export', chief.browser, { applicant_id: one.applicantId }),
      await signedIn('admin/data-export', chief.browser, { applicant_id: three.applicantId }),
    ];
    for (const answer of exports) {
      const { json, rows, parts } = await opened(answer);
      expect([...json.about.recipients.employers_with_your_name].sort()).toEqual([
        'Drei GmbH',
        'Eins GmbH',
        'Zwei GmbH',
      ]);
      expect(
        rows('match')
          .map(({ starts_on, state }) => `${starts_on} ${state}`)
          .sort(),
      ).toEqual([...['2026-07-01 confirmed', '2027-07-01 withheld', '2028-07-01 confirmed']]);
      const [page = ''] = Object.entries(parts).flatMap(([name, bytes]) =>
        /html$/.test(name) ? strFromU8(bytes) : [],
      );
      for (const text of ['Eins GmbH', 'Zwei GmbH', 'Drei GmbH', '2026-07-01', '2027-07-01', '2028-07-01'])
        expect(page).toContain(text);
    }
  });

  it('PRIV-22 names the employers who have received the name', async () => {
    const { browser, id } = await member(api, 'employer');
    const { applicantId, matchId } = makeConfirmedMatch(api.deps, (await ownEmployer(browser)).id);
    const release = { subject: 'match', subjectId: matchId, actor: 'operator', action: 'match-released' } as const;
    eventStore(api.deps.db).add({ at: api.clock.now(), ...release });
    accountStore(api.deps.db).setRole(id, 'admin');
    const { json, rows } = await opened(await signedIn('admin/data-export', browser, { applicant_id: applicantId }));
    expect(json.about.recipients.employers_with_your_name).toEqual([EMPLOYER_PROFILE.company]);
    expect(rows('match')).toHaveLength(1);
  });
});

/** How many exports could begin now. */
function placesLeft(): number {
  const taken: (() => void)[] = [];
  try {
    for (;;) taken.push(takeExportPlace());
  } catch {
    for (const release of taken) release();
    return taken.length;
  }
}
