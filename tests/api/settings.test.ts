import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyName } from '#api/backups/backup-folder.ts';
import { createDeps } from '#api/create-deps.ts';
import { Problem } from '#api/http/problem.ts';
import { securityEventStore } from '#api/security/security-event.store.ts';
import { changeOver } from '#api/settings/change-over.ts';
import { changeSettings } from '#api/settings/change-settings.ts';
import { settingsStore } from '#api/settings/settings.store.ts';
import { settingsFaults } from '#api/settings/settings-faults.ts';
import { siteOfFolder } from '#api/settings/site-of-folder.ts';
import { takeOver } from '#api/settings/take-over.ts';
import { DAY_MS } from '#api/time/clock.ts';
import type { PastSettings, SettingsChange, SettingsLoss } from '#contract/settings/settings.ts';
import { member, newAdmin, type Visitor, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { makeConfirmedMatch } from '../support/contracts.ts';
import { addCrowd } from '../support/crowd.ts';
import { ownEmployer } from '../support/employers.ts';
import { mailsTo } from '../support/mails.ts';
import { makePoolCandidate } from '../support/placements.ts';
import { changeRows, countOf } from '../support/rows.ts';

let api: Api;
let browser: Visitor;
let email: string;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off' } });
  ({ browser, email } = await newAdmin(api));
});
afterAll(() => api.stop());

const get = async (by = browser) =>
  (await by.get('/api/admin/settings')).body as unknown as { version: number; values: Record<string, unknown> };
const preview = (values: object, by = browser) => by.post('/api/admin/preview-settings', { values });
const previewed = async (values: object) =>
  (await preview(values)).body as unknown as { changes: SettingsChange[]; losses: SettingsLoss[] };
const keep = async (values: object, more: object = {}, by = browser) =>
  by.post('/api/admin/keep-settings', { values, seen: (await get(by)).version, lost: 0, ...more });
const faultsOf = (body: unknown) =>
  (body as { errors: { path: string; code: string; message: string }[] }).errors.map(({ path, code }) => [path, code]);
const history = async () =>
  (await browser.get('/api/admin/settings-history')).body as unknown as { versions: PastSettings[] };

describe('CONS-14 Settings in the data folder', () => {
  it('are changed by an admin, read by the server at once, and kept with who and when', async () => {
    const { entity } = api.deps.site.legal;
    const visa = 'programme.costs.paidBy.visa';
    const values = { 'legal.entity': 'Träger e. V.', 'contact.phoneGermany': '+49 711 1234', [visa]: 'employer' };
    expect((await previewed(values)).changes).toContainEqual({
      ...{ field: 'legal.entity', before: entity, after: 'Träger e. V.' },
    });
    expect(api.deps.site.legal.entity).toBe(entity);
    expect((await keep(values)).status).toBe(200);
    expect(api.deps.site.legal.entity).toBe('Träger e. V.');
    expect(api.deps.site.programme.costs.paidBy.visa).toBe('employer');
    const [newest] = (await history()).versions;
    expect(newest).toMatchObject({ by: email, origin: 'typed' });
    expect(newest?.changes.map(({ field }) => field).sort()).toEqual(['contact.phoneGermany', 'legal.entity', visa]);
    expect(securityEventStore(api.deps.db).list().at(-1)).toMatchObject({ action: 'settings_changed' });
  });

  it('a server that starts on the folder has them, and what is equal to the shipped value is not kept', async () => {
    await keep({ 'brand.name': 'Anders' });
    await keep({ 'brand.name': api.deps.settings.shipped.brand.name });
    expect(settingsStore(api.deps.db).newest()?.kept).not.toHaveProperty('brand.name');
    await keep({ 'brand.name': 'Sommerwerk' });
    expect((await siteOfFolder(api.deps.folders.root)).brand.name).toBe('Sommerwerk');
    const fresh = { ...api.deps, site: structuredClone(api.deps.settings.shipped) };
    changeOver({ ...fresh, settings: { shipped: api.deps.settings.shipped, version: undefined, refused: [] } });
    expect(fresh.site.brand.name).toBe('Sommerwerk');
  });

  it('say which of them are still the shipped examples', async () => {
    await keep({ 'contact.email': 'hallo@sommerwerk.test', 'privacy.officer': '' });
    const { invented } = (await browser.get('/api/admin/settings')).body as unknown as { invented: string[] };
    expect(invented).toContain('legal.representative');
    expect(invented).toContain('originals.addressLines.1');
    expect(invented).not.toContain('contact.email');
  });

  it('a fault is said at its field, with a code, and nothing is kept', async () => {
    const before = (await get()).version;
    const long = 'x'.repeat(60_000);
    for (const [values, fault] of [
      [{ 'legal.entity': '' }, ['legal.entity', 'input_empty']],
      [{ 'legal.entity': long }, ['legal.entity', 'input_too_long']],
      [{ 'legal.entity': 7 }, ['legal.entity', 'input_empty']],
      [{ 'contact.email': 'kein' }, ['contact.email', 'email_invalid']],
      [{ 'contact.whatsapp': '+49 1' }, ['contact.whatsapp', 'settings_digits']],
      [{ 'contact.phoneGermany': 'abc' }, ['contact.phoneGermany', 'phone_invalid']],
      [{ 'contact.phoneGermany': '12345 im Büro 2' }, ['contact.phoneGermany', 'phone_invalid']],
      [{ 'contact.phoneEthiopia': '' }, ['contact.phoneEthiopia', 'input_empty']],
      [{ 'contact.phoneEthiopia': '1'.repeat(21) }, ['contact.phoneEthiopia', 'input_too_long']],
      [{ 'contact.replyWithinHours': 'bald' }, ['contact.replyWithinHours', 'settings_number']],
      [{ 'contact.replyWithinHours': 1.5 }, ['contact.replyWithinHours', 'settings_whole']],
      [{ 'contact.replyWithinHours': 0 }, ['contact.replyWithinHours', 'settings_at_least']],
      [{ 'matching.quietDays': ['bald'] }, ['matching.quietDays', 'days_invalid']],
      [{ 'matching.employerAnswerDays': 1e12 }, ['matching.employerAnswerDays', 'settings_at_most']],
      [{ 'partnerNetwork.embeddedFormUrl': 'javascript:alert(1)' }, ['partnerNetwork.embeddedFormUrl', 'settings_url']],
      [{ 'privacy.authority.url': 'javascript:alert(1)' }, ['privacy.authority.url', 'settings_url']],
      [{ 'privacy.lastChanged': '2026-02-30' }, ['privacy.lastChanged', 'date_invalid']],
      [{ 'privacy.lastChanged': '2031-01-01' }, ['privacy.lastChanged', 'settings_day_ahead']],
      [
        { 'earnings.wages.minimum': [{ from: '2026-01-01', euro: 146 }] },
        ['earnings.wages.minimum.0.euro', 'settings_wage'],
      ],
      ...[[{ from: '2099-01-01', euro: 14.6 }], [{ from: '2026-01-01', euro: 13.9 }]].map(
        (rows) => [{ 'earnings.wages.minimum': rows }, ['earnings.wages.minimum', 'settings_wage_gap']] as const,
      ),
      [
        { 'earnings.wages.minimum': [...api.deps.site.earnings.wages.minimum, { from: '2028-01-01', euro: 13.9 }] },
        ['earnings.wages.minimum.2.euro', 'settings_wage'],
      ],
      [{ 'retention.endedDays': 1 }, ['retention.endedDays', 'settings_notice']],
      [{ 'retention.contractsKeptYears': 0 }, ['retention.contractsKeptYears', 'settings_contracts']],
      [{ 'retention.unfinishedDays': 14 }, ['retention.unfinishedDays', 'settings_hold']],
      ...[
        ['matching.employerAnswerDays', 2, 'settings_at_least'] as const,
        ['matching.candidateAnswerDays', 2, 'settings_at_least'] as const,
      ].map(([field, value, code]) => [{ [field]: value }, [field, code]] as const),
      [{ 'retention.passportDays': 3000 }, ['retention.passportDays', 'settings_passport']],
      [{ 'reasons.reject': [{ key: 'Ä', text: { de: 'a', en: 'b' } }] }, ['reasons.reject.0.key', 'settings_key']],
      [{ 'earnings.month.hours': { from: 9, to: 8 } }, ['earnings.month.hours', 'settings_range']],
      [{ 'earnings.month.hours': { from: 130, to: 1600 } }, ['earnings.month.hours.to', 'settings_at_most']],
      ...[
        ['programme.costs.placementMonthlyEuro.holiday', 0, 'settings_at_least'] as const,
        ['programme.costs.studentFeeEuro', -1, 'settings_at_least'] as const,
        ['programme.costs.paidBy.visa', 'nobody', 'input_invalid'] as const,
      ].map(([field, value, code]) => [{ [field]: value }, [field, code]] as const),
      [{ 'programme.maxDays': 99 }, ['programme.maxDays', 'input_invalid']],
      [{ 'programme.minAge': 17 }, ['programme.minAge', 'settings_at_least']],
      [{ 'programme.minAge': 35, 'programme.maxAge': 18 }, ['programme.minAge', 'settings_range']],
      [{ __proto__x: 1 }, ['__proto__x', 'input_invalid']],
    ] as const) {
      const { status, body } = await keep(values);
      expect([status, faultsOf(body)[0]]).toEqual([400, fault]);
      // A slip in one row is not said of others that are measured by it.
      if (fault[1] === 'settings_wage') expect(faultsOf(body)).toHaveLength(1);
    }
    expect((await get()).version).toBe(before);
  });

  it('a bomb of brackets is a wrong value, and no fault of the server', async () => {
    const bomb = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    for (const value of [bomb, { de: bomb, en: 'x' }])
      expect(() => changeSettings(api.deps, { 'brand.claim': value })).toThrow(Problem);
  });

  it('of two admins who save at the same time the second is told, and nothing of the first is lost', async () => {
    const other = await newAdmin(api);
    const { version: seen } = await get();
    expect((await keep({ 'legal.street': 'Neue Straße 1' })).status).toBe(200);
    const late = await keep({ 'legal.city': '70173 Stuttgart' }, { seen }, other.browser);
    expect([late.status, (late.body as { code: string }).code]).toEqual([409, 'settings_changed']);
    expect((await keep({ 'legal.city': '70173 Stuttgart' }, {}, other.browser)).status).toBe(200);
    expect(api.deps.site.legal).toMatchObject({ street: 'Neue Straße 1', city: '70173 Stuttgart' });
  });

  it('an earlier version is taken back as a new one', async () => {
    await keep({ 'brand.name': 'Erst' });
    const { version } = await get();
    await keep({ 'brand.name': 'Dann', 'legal.country': { de: 'Österreich', en: 'Austria' } });
    const seen = (await get()).version;
    const body = { earlier: version, seen, lost: 0 };
    expect((await browser.post('/api/admin/keep-settings', body)).status).toBe(200);
    expect([api.deps.site.brand.name, api.deps.site.legal.country.de]).toEqual(['Erst', 'Deutschland']);
    expect((await history()).versions[0]?.origin).toBe('earlier');
    expect((await browser.post('/api/admin/preview-settings', { earlier: 9999 })).status).toBe(404);
  });

  it('a shorter period says whose data go sooner, and asks', async () => {
    await apply(api);
    const values = { 'retention.unfinishedDays': 120 };
    const { losses } = await previewed(values);
    expect(losses).toEqual([{ what: 'unfinished', count: 1 }]);
    const refused = await keep(values);
    expect([refused.status, (refused.body as { code: string }).code]).toEqual([409, 'settings_loses_more']);
    expect((await keep(values, { lost: 1 })).status).toBe(200);
    expect((await previewed({ 'retention.unfinishedDays': 150 })).losses).toEqual([]);
  });

  it('so do narrower ages, of people in the pool who no longer fit; wider ones take nothing', async () => {
    // Complete: another test counts who is not.
    const [applicantId = ''] = addCrowd(api.deps, { count: 1, status: 'COMPLETE' });
    makePoolCandidate(api.deps, { applicantId });
    const age = 24;
    const losses = async (values: object) => (await previewed(values)).losses;
    // Tests before this one may have made some of the same age.
    const all = [{ what: 'candidates', count: countOf(api.deps.db, 'pool_candidate') }];
    expect(await losses({ 'programme.maxAge': age - 1 })).toEqual(all);
    expect(await losses({ 'programme.minAge': age + 1 })).toEqual(all);
    expect(await losses({ 'programme.minAge': age, 'programme.maxAge': age })).toEqual([]);
    expect(await losses({ 'programme.maxAge': 40 })).toEqual([]);
    expect((await keep({ 'programme.maxAge': age - 1 })).status).toBe(409);
  });

  it('so does a cost that students are to pay, of people whose offer or place said otherwise', async () => {
    const { deps } = api;
    const { browser: company } = await member(api, 'employer');
    const { matchId, applicantId } = makeConfirmedMatch(deps, (await ownEmployer(company)).id);
    changeRows(deps.db, 'applicant', { id: applicantId }, { status: 'COMPLETE' });
    const losses = async (values: object) => (await previewed(values)).losses;
    const one = [{ what: 'payers', count: 1 }];
    expect(await losses({ 'programme.costs.paidBy.securityCheck': 'student' })).toEqual(one);
    expect(await losses({ 'programme.costs.studentFeeEuro': 10 })).toEqual(one);
    expect(await losses({ 'programme.costs.paidBy.flight': 'employer' })).toEqual([]);
    changeRows(deps.db, 'match', { id: matchId }, { state: 'accepted' });
    expect(await losses({ 'programme.costs.studentFeeEuro': 10 })).toEqual([]);
  });

  it('so does a higher minimum wage, of requirements that pay less than it', async () => {
    const { deps } = api;
    const { browser: company } = await member(api, 'employer');
    const { matchId, applicantId } = makeConfirmedMatch(deps, (await ownEmployer(company)).id);
    // Other tests count who has a place, and who is not complete.
    changeRows(deps.db, 'match', { id: matchId }, { state: 'accepted' });
    changeRows(deps.db, 'applicant', { id: applicantId }, { status: 'COMPLETE' });
    const losses = async (euro: number) =>
      (
        await previewed({
          'earnings.wages.minimum': [
            { from: '2026-01-01', euro: 13.9 },
            { from: '2027-01-01', euro },
          ],
        })
      ).losses;
    expect(await losses(14.6)).toEqual([]);
    const [loss] = await losses(16.4);
    expect(loss).toMatchObject({ what: 'underpaid' });
    expect(loss?.count).toBeGreaterThan(0);
  });

  it('so does one of backups, and of files without an application', async () => {
    const { deps, clock } = api;
    const { backupsDays, orphansDays } = deps.site.retention;
    const old = copyName(clock.now() - (backupsDays - 2) * DAY_MS);
    for (const name of [old, copyName(clock.now())]) mkdirSync(path.join(deps.env.BACKUP_DIR, name));
    writeFileSync(path.join(deps.folders.orphans, 'a'), '');
    const shorter = { 'retention.backupsDays': backupsDays - 3, 'retention.orphansDays': orphansDays - 1 };
    expect((await previewed(shorter)).losses).toEqual([
      { what: 'backups', count: 1 },
      { what: 'orphans', count: 1 },
    ]);
    expect((await keep(shorter)).status).toBe(409);
    expect((await previewed({ 'retention.backupsDays': backupsDays - 1 })).losses).toEqual([]);
  });

  it('where the clock is wrong, a day that lies ahead all the same hinders no other change', () => {
    const wrong = { ...api.deps, clock: { now: () => Date.parse('2020-01-01') } };
    expect(changeSettings(wrong, { 'legal.entity': 'Verein' }).site.legal.entity).toBe('Verein');
  });

  it('another address for the alarms is told to the former one and to itself, but not to the shipped example', async () => {
    const [shipped, former, next] = [api.deps.site.operator.email, 'alt@betrieb.example', 'neu@betrieb.example'];
    await keep({ 'operator.email': former });
    await keep({ 'operator.email': next, 'operator.digest': false });
    const told = async (to: string) =>
      (await mailsTo(api, to)).flatMap(({ subject, text = '' }) =>
        subject === 'Ein Ziel des Servers wurde geändert' ? [/gehen ab jetzt an (\S+)\./.exec(text)?.[1]] : [],
      );
    expect(await told(shipped)).toEqual([]);
    expect(await told(former)).toEqual([former, next]);
    expect(await told(next)).toEqual([next]);
    await keep({ 'operator.digest': true });
    expect(await told(next)).toEqual([next]);
  });

  it('readers see them and change none; strangers see nothing', async () => {
    const reader = await newAdmin(api, {}, 'reader');
    expect((await reader.browser.get('/api/admin/settings')).status).toBe(200);
    expect((await keep({ 'brand.name': 'x' }, {}, reader.browser)).status).toBe(403);
    expect((await preview({ 'brand.name': 'x' }, reader.browser)).status).toBe(403);
    expect((await visitor(api).get('/api/admin/settings')).status).toBe(401);
  });

  it('CONS-16 where this server builds no pages, it says so, and building again does nothing', async () => {
    const state = { kind: 'off', at: null, fault: null, said: '' };
    expect((await browser.get('/api/admin/pages-state')).body).toEqual({ pages: state });
    expect((await browser.post('/api/admin/build-pages', {})).body).toEqual({ pages: state });
  });
});

it('CONS-14 a kept value that this release refuses stops nothing: the shipped one stands, and the overview says so', async () => {
  const own = await startApi();
  const row = { at: own.clock.now(), account_id: null, name: 'an older release', origin: 'file' } as const;
  const kept = {
    ...{ 'legal.entity': 'Bleibt', 'contact.email': 'kein', 'gone.field': 1, 'retention.endedDays': 20 },
    // A slip in one row takes no other wage along.
    'earnings.wages.cleaning': [{ from: '2026-01-01', until: '2016-12-31', euro: 15 }],
    'earnings.checkedOn': '2026-10-01',
    // Below what this release asks for: the shipped ones are longer, so that nothing goes sooner.
    ...{ 'retention.contractsKeptYears': 0, 'retention.unfinishedDays': 60 },
  };
  settingsStore(own.deps.db).add({ ...row, kept });
  changeOver(own.deps);
  const { shipped, refused } = own.deps.settings;
  expect(own.deps.site.legal.entity).toBe('Bleibt');
  expect(own.deps.site.contact.email).toBe(shipped.contact.email);
  expect(own.deps.site.retention).toEqual(shipped.retention);
  expect(own.deps.site.earnings).toEqual({ ...shipped.earnings, checkedOn: '2026-10-01' });
  expect(settingsFaults(own.deps)).toEqual({ count: 6, oldest: row.at });
  expect([...refused].sort()).toEqual([
    ...['contact.email', 'earnings.wages.cleaning', 'gone.field'],
    ...['retention.contractsKeptYears', 'retention.endedDays', 'retention.unfinishedDays'],
  ]);
  await own.stop();
});

it('CONS-14 a version that was edited by hand stops nothing: the one before it counts, also at the next start', async () => {
  const own = await startApi();
  try {
    const row = { at: own.clock.now(), account_id: null, name: 'Abeba', origin: 'file', kept: {} } as const;
    const good = settingsStore(own.deps.db).add({ ...row, kept: { 'legal.entity': 'Bleibt' } });
    for (const kept of ['{"legal.entity":', '[]', '7', '', '{"legal":7,"":1,"__proto__":1,"legal.country":{"de":[]}}'])
      own.deps.db
        .prepare('UPDATE settings_version SET kept = ? WHERE id = ?')
        .run(kept, settingsStore(own.deps.db).add(row));
    const { shipped } = own.deps.settings;
    changeOver(own.deps);
    expect(own.deps.site.legal).toEqual(shipped.legal);
    own.deps.db.prepare('DELETE FROM settings_version WHERE id = (SELECT max(id) FROM settings_version)').run();
    changeOver(own.deps);
    expect([own.deps.site.legal.entity, own.deps.settings.version]).toEqual(['Bleibt', good]);
    expect((await siteOfFolder(own.deps.folders.root)).legal.entity).toBe('Bleibt');
  } finally {
    await own.stop();
  }
});

it('CONS-14 on a full disk nothing is kept, what counts goes on, and it can be saved once there is room', async () => {
  const own = await startApi({ env: { ADMIN_2FA: 'off' } });
  try {
    const { browser: admin } = await newAdmin(own);
    const { entity } = own.deps.site.legal;
    const save = () => admin.post('/api/admin/keep-settings', { values: { 'legal.entity': 'Neu' }, seen: 0, lost: 0 });
    own.deps.db.exec(`CREATE TABLE filler (bytes BLOB); CREATE TEMP TRIGGER fill AFTER INSERT ON settings_version
      BEGIN INSERT INTO filler VALUES (zeroblob(100000)); END`);
    own.deps.db.pragma(`max_page_count = ${own.deps.db.pragma('page_count', { simple: true })}`);
    expect(await save()).toMatchObject({ status: 503, body: { code: 'storage_failed' } });
    expect([own.deps.site.legal.entity, settingsStore(own.deps.db).newestId()]).toEqual([entity, 0]);
    own.deps.db.exec('DROP TRIGGER fill');
    own.deps.db.pragma('max_page_count = 1073741823');
    expect((await save()).status).toBe(200);
    expect(own.deps.site.legal.entity).toBe('Neu');
  } finally {
    await own.stop();
  }
});

it('CONS-15 what an operator had set in site.config.ts is taken over once, what is not valid is left out', async () => {
  const own = await startApi();
  try {
    const { shipped } = own.deps.settings;
    const edited = structuredClone(shipped);
    Object.assign(edited.legal, { entity: 'Meine gGmbH' });
    Object.assign(edited.programme, { season: { de: 'Sommer 2030', en: 'summer 2030' } });
    Object.assign(edited.contact, { email: 'kein' });
    await takeOver(own.deps, edited);
    expect(settingsStore(own.deps.db).newest()).toMatchObject({
      origin: 'site.config.ts',
      kept: {
        'legal.entity': 'Meine gGmbH',
        'programme.season.de': 'Sommer 2030',
        'programme.season.en': 'summer 2030',
      },
    });
    expect(own.deps.site.legal.entity).toBe('Meine gGmbH');
    await takeOver(own.deps, { ...edited, brand: { ...edited.brand, name: 'Zu spät' } });
    expect(own.deps.site.brand.name).toBe(shipped.brand.name);
  } finally {
    await own.stop();
  }
});

it('CONS-14 a trial of a copy changes nothing of the running server, and who starts on it keeps its settings', async () => {
  const own = await startApi();
  const copy = await startApi();
  const row = {
    at: own.clock.now(),
    account_id: null,
    name: 'a copy',
    origin: 'file',
    kept: { 'brand.name': 'Kopie' },
  };
  settingsStore(copy.deps.db).add(row as Parameters<ReturnType<typeof settingsStore>['add']>[0]);
  await copy.halt();
  const { env, log } = copy.deps;
  const given = { env, log, clock: own.clock, site: structuredClone(own.deps.settings.shipped) };
  for (const _start of ['the trial', 'the start']) {
    const deps = createDeps(given);
    expect([deps.site.brand.name, given.site.brand.name]).toEqual(['Kopie', own.deps.settings.shipped.brand.name]);
    expect(changeSettings(deps, { 'legal.entity': 'Verein' }).kept).toEqual({
      ...{ 'brand.name': 'Kopie', 'legal.entity': 'Verein' },
    });
    await deps.close();
  }
  await Promise.all([own.stop(), copy.stop()]);
});
