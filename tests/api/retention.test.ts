import { existsSync, mkdirSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { review } from '#api/applicants/review/review.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { readCommand } from '#api/command.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { openStored } from '#api/documents/open-stored.ts';
import { clearUp } from '#api/documents/sweep.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { erasedPerson } from '#api/personal-data/erased-list.ts';
import { erasureStore } from '#api/personal-data/erasure.store.ts';
import { viewStore } from '#api/personal-data/view.store.ts';
import { retain } from '#api/retention/retain.ts';
import { retentionStore } from '#api/retention/retention.store.ts';
import { sweepOldFiles, sweepOldRows } from '#api/retention/sweep-old-rows.ts';
import { berlinDate, berlinMidnight } from '#api/time/berlin-time.ts';
import { DAY_MS, HOUR_MS } from '#api/time/clock.ts';
import { applicationNumber } from '#contract/applications/application-number.ts';
import type { ReplyOf } from '#contract/calls.ts';
import { member, newAdmin } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, apply, applyUntil } from '../support/applications.ts';
import { makeSentContract } from '../support/contracts.ts';
import { ownEmployer } from '../support/employers.ts';
import { mailsTo, subjectsTo } from '../support/mails.ts';
import { OPERATOR } from '../support/operator.ts';
import { addRow, changeRows, columnOf, rowsOf } from '../support/rows.ts';

type ListReply = ReplyOf<'GET /api/admin/retention'>;

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100', CLOCK_CONFIRMED: 'yes' } });
});
afterAll(() => api.stop());

/** Moves the clock, and lets the daily job do all that is to be done. */
async function afterDays(days: number): Promise<void> {
  api.clock.time += days * DAY_MS;
  while (await retain(api.deps));
  await api.deps.mail.sendDue();
}

const passportOf = (id: string) =>
  documentStore(api.deps.db)
    .newestOf(id, 10)
    .find(({ type }) => type === 'passport');
const PASSPORT_MAIL = 'Wir löschen bald Ihre Ausweiskopie';
const KEPT_MAIL = 'Wir löschen vorerst nicht';
const APPLICATION_MAIL = 'Wir löschen bald Ihre Bewerbung';

async function rejected() {
  const person = await applyUntil(api, 'A2_CV_RECEIVED', { lang: 'de' });
  review.reject(api.deps, OPERATOR, person.id, 'because');
  return person;
}

describe('The daily job of retention', () => {
  it('goes on where the disk keeps files', async () => {
    const { deps } = api;
    const stuck = Array.from({ length: 21 }, (_, at) => deps.storage.placeOf(`0-stuck-${at}`));
    for (const folder of stuck) {
      mkdirSync(folder);
      addRow(deps.db, 'retention_file', { id: path.basename(folder) });
    }
    addRow(deps.db, 'retention_file', { id: 'behind' });
    const { id } = await rejected();
    for (const days of [17, 14]) await afterDays(days);
    expect(passportOf(id)?.removed_at).toEqual(expect.any(Number));
    expect(columnOf(deps.db, 'retention_file', 'id')).toHaveLength(21);
    for (const folder of stuck) rmdirSync(folder);
    await afterDays(0);
    expect(columnOf(deps.db, 'retention_file', 'id')).toEqual([]);
  });

  it('PRIV-68 asks for the scan again when an application is reopened after it was deleted', async () => {
    const { deps } = api;
    const { id, token } = await rejected();
    await afterDays(17);
    await afterDays(14);
    const own = async () =>
      (await answerOf(api.post('get-applicant', {}, { authorization: `Bearer ${token}` }))).body.applicant;
    const removed = (await own()).documents.find(({ type }) => type === 'passport');
    expect(removed).toMatchObject({ removed_at: expect.any(String) });
    expect(removed).not.toHaveProperty('fingerprint');
    expect((await own()).missing_documents).toEqual([]);
    review.reopen(deps, OPERATOR, id);
    expect((await own()).missing_documents).toEqual(['passport']);
  });

  it('PRIV-62 announces, deletes the scan of a passport first, and later all the rest', async () => {
    const { deps } = api;
    const { id, email } = await rejected();
    const passport = passportOf(id);
    if (!passport) throw new Error('no passport');
    await afterDays(15);
    expect(await subjectsTo(api, email)).not.toContain(PASSPORT_MAIL);
    await afterDays(1);
    expect((await subjectsTo(api, email)).filter((subject) => subject === PASSPORT_MAIL)).toHaveLength(1);
    await afterDays(13);
    expect(deps.storage.exists(passport.id)).toBe(true);
    await afterDays(1);
    expect(deps.storage.exists(passport.id)).toBe(false);
    expect(passportOf(id)?.removed_at).toBe(deps.clock.now());
    await expect(openStored(deps, { ...passport, removed_at: 1 }, () => {})).rejects.toThrow('document_removed');
    expect(
      eventStore(deps.db)
        .history('applicant', id)
        .map(({ action }) => action),
    ).toContain('passport-deleted');

    await afterDays(136);
    expect(await subjectsTo(api, email)).toContain(APPLICATION_MAIL);
    await afterDays(13);
    expect(applicantStore(deps.db).find(id)).toBeDefined();
    await afterDays(1);
    expect(applicantStore(deps.db).find(id)).toBeUndefined();
    expect(erasureStore(deps.db).find(erasedPerson(id))?.why).toBe('retention');
  });

  it('PRIV-62 announces by day what falls due at night, as it does for a whole season in spring', async () => {
    api.clock.time = berlinMidnight(berlinDate(api.clock.time + DAY_MS)) - 2 * HOUR_MS;
    const { email } = await rejected();
    await afterDays(16);
    expect(await subjectsTo(api, email)).not.toContain(PASSPORT_MAIL);
    api.clock.time += 10 * HOUR_MS;
    expect(await subjectsTo(api, email)).toContain(PASSPORT_MAIL);
    api.clock.time += 4 * HOUR_MS;
  });

  it('PRIV-62 names the application that goes to whoever has another, the account that goes too, and the contract that stays', async () => {
    const { deps } = api;
    const [first, other] = [await rejected(), await rejected()];
    const again = await applyUntil(api, 'STEP1_APPROVED', { email: first.email, lang: 'de' });
    const student = await member(api, 'student');
    await student.browser.post('/api/me/link-application', { access_token: other.token });
    const employer = await member(api, 'employer');
    const { id } = await makeSentContract(deps, (await ownEmployer(employer.browser)).id, other.id);
    changeRows(deps.db, 'contract', { id }, { state: 'ended', ends_on: berlinDate(api.clock.time) });
    const year = Number(berlinDate(api.clock.time).slice(0, 4)) + deps.site.retention.contractsKeptYears;
    await afterDays(30);
    await afterDays(150);
    const told = async ({ email }: { email: string }) => (await mailsTo(api, email)).at(-1);
    expect((await told(first))?.subject).toBe('Wir löschen bald eine Ihrer Bewerbungen');
    expect((await told(first))?.text).toContain(
      `nur die Bewerbung ${applicationNumber(first.id)}. Ihre Bewerbung ${applicationNumber(again.id)} geht weiter`,
    );
    expect((await told(other))?.subject).toBe(APPLICATION_MAIL);
    expect((await told(other))?.text).toContain(`Ihren Arbeitsvertrag müssen wir bis zum 31.12.${year} aufbewahren`);
    expect((await told(other))?.text).toContain('Auch Ihr Konto löschen wir dann');
    expect((await told(first))?.text).not.toMatch(/Arbeitsvertrag|Konto/);
  });

  it('PRIV-63 deletes nothing unannounced, however far the clock jumps', async () => {
    const { id, email } = await rejected();
    await afterDays(4000);
    expect(applicantStore(api.deps.db).find(id)?.status).toBe('REJECTED');
    expect(await subjectsTo(api, email)).toContain(PASSPORT_MAIL);
    expect(passportOf(id)?.removed_at).toBeNull();
    await afterDays(14);
    expect(passportOf(id)?.removed_at).toBeGreaterThan(0);
    expect(applicantStore(api.deps.db).find(id)).toBeDefined();
    await afterDays(14);
    expect(applicantStore(api.deps.db).find(id)).toBeUndefined();
  });

  it('PRIV-64 takes an announcement back when the application goes on', async () => {
    const { deps } = api;
    const { id } = await rejected();
    await afterDays(17);
    expect(retentionStore(deps.db).find(id)).toMatchObject({
      what: 'passport',
      announced_at: expect.any(Number) as number,
    });
    review.reopen(deps, OPERATOR, id);
    await afterDays(20);
    expect(retentionStore(deps.db).find(id)).toMatchObject({ what: 'application', announced_at: null });
    expect(passportOf(id)?.removed_at).toBeNull();
    expect(
      eventStore(deps.db)
        .history('applicant', id)
        .map(({ action }) => action),
    ).toContain('deletion-void');
  });

  it('PRIV-64 tells whoever has read of a deletion that a longer period puts it off', async () => {
    const { site } = api.deps;
    const [{ id, email }, onTheWay] = [await rejected(), await rejected()];
    await afterDays(17);
    review.reopen(api.deps, OPERATOR, onTheWay.id);
    const { retention } = site;
    Object.assign(site, { retention: { ...retention, passportDays: retention.passportDays + 30 } });
    await afterDays(14);
    Object.assign(site, { retention });
    expect(passportOf(id)?.removed_at).toBeNull();
    expect((await subjectsTo(api, email)).slice(-2)).toEqual([PASSPORT_MAIL, KEPT_MAIL]);
    // Whoever has gone on knows why.
    expect(await subjectsTo(api, onTheWay.email)).not.toContain(KEPT_MAIL);
  });

  it('PRIV-65 deletes an application that nobody has moved for a year, and tells how to go on', async () => {
    const { deps } = api;
    const { id, email } = await applyUntil(api, 'STEP1_APPROVED', { lang: 'en' });
    const { email: waiting } = await apply(api, { lang: 'en' });
    await afterDays(351);
    const mail = (await mailsTo(api, email)).at(-1);
    expect((await mailsTo(api, waiting)).at(-1)?.text).toMatch(/The next step is ours\. Please write to us before/);
    expect(mail?.subject).toBe('We will soon delete your application');
    expect(mail?.text).toContain('take the next step');
    await afterDays(14);
    expect(applicantStore(deps.db).find(id)).toBeUndefined();
  });

  it('PRIV-66 is not stopped by a mail that cannot be delivered, and counts it', async () => {
    const { deps } = api;
    const { id } = await rejected();
    api.clock.time += 17 * DAY_MS;
    while (await retain(deps));
    const mailId = retentionStore(deps.db).find(id)?.mail_id ?? '';
    outboxStore(deps.db).giveUp(mailId, 'the address does not exist');
    await afterDays(14);
    expect(passportOf(id)?.removed_at).toBeGreaterThan(0);
    expect(
      retentionStore(deps.db)
        .logBefore('9999', 500)
        .map(({ what }) => what),
    ).toContain('undelivered');
  });

  it('PRIV-66 waits for the notice of a mail that went out late, however soon mails are deleted', async () => {
    const own = await startApi({ env: { CLOCK_CONFIRMED: 'yes' } });
    const { deps, clock } = own;
    Object.assign(deps, { site: { ...deps.site, retention: { ...deps.site.retention, mailsDays: 14 } } });
    const { id } = await applyUntil(own, 'STEP1_APPROVED');
    await deps.mail.sendDue();
    const hourly = async (days: number) => {
      clock.time += days * DAY_MS;
      while (sweepOldRows(deps));
      while (await retain(deps));
    };
    await hourly(deps.site.retention.unfinishedDays);
    // Mail is out of order for ten days.
    clock.time += 10 * DAY_MS;
    await deps.mail.sendDue();
    await hourly(13.9);
    expect(applicantStore(deps.db).find(id)).toBeDefined();
    await hourly(0.2);
    expect(applicantStore(deps.db).find(id)).toBeUndefined();
    expect(retentionStore(deps.db).logBefore('9999', 500)).not.toContainEqual(
      expect.objectContaining({ what: 'undelivered' }),
    );
    await own.stop();
  });

  it('PRIV-67 finishes after a stop in the middle: the row says removed, the file is still there', async () => {
    const { deps } = api;
    const { id } = await rejected();
    const passport = passportOf(id);
    if (!passport) throw new Error('no passport');
    deps.tx(() => retentionStore(deps.db).removePassport(passport.id, deps.clock.now()));
    expect(deps.storage.exists(passport.id)).toBe(true);
    // What a stop has left is no orphan that could come back.
    await clearUp(deps, { before: Number.MAX_SAFE_INTEGER });
    await afterDays(0);
    expect([deps.storage.exists(passport.id), deps.storage.isAside(passport.id)]).toEqual([false, false]);
    expect(retentionStore(deps.db).filesAfter('', 10)).toEqual([]);
    // The rest of it is as it was, and a second look changes nothing.
    expect(applicantStore(deps.db).find(id)?.status).toBe('REJECTED');
  });
});

describe('The desk', () => {
  it('PRIV-71 lists what goes next, keeps it with a reason, and lets it go after a new announcement', async () => {
    const { deps } = api;
    const { id, email } = await rejected();
    await afterDays(17);
    const { browser: anna } = await newAdmin(api);
    const list = async (query = '', browser = anna) =>
      (await browser.get(`/api/admin/retention${query}`)).body as unknown as ListReply;
    expect((await list()).applications.find((one) => one.id === id)).toMatchObject({
      ...{ what: 'passport', status: 'REJECTED', hold: null },
      announced_at: expect.any(String) as string,
    });
    const hold = (reason?: string) => anna.post('/api/admin/hold-deletion', { applicant_id: id, reason });
    expect((await hold('A claim is open.')).status).toBe(200);
    expect((await hold('A claim is open.')).status).toBe(200);
    expect((await hold('Another reason.')).body.code).toBe('changed_meanwhile');
    expect((await list('?kind=held')).applications.map((one) => [one.id, one.hold?.reason])).toEqual([
      [id, 'A claim is open.'],
    ]);
    expect((await list()).applications.map((one) => one.id)).not.toContain(id);
    await afterDays(400);
    expect((await subjectsTo(api, email)).filter((one) => one === KEPT_MAIL)).toHaveLength(1);
    expect(applicantStore(deps.db).find(id)).toBeDefined();
    expect(passportOf(id)?.removed_at).toBeNull();

    const next = await newAdmin(api);
    expect((await next.browser.post('/api/admin/hold-deletion', { applicant_id: id })).status).toBe(200);
    await afterDays(0);
    await afterDays(13);
    expect(passportOf(id)?.removed_at).toBeNull();
    await afterDays(1);
    expect(passportOf(id)?.removed_at).toBeGreaterThan(0);
    await afterDays(14);
    expect(applicantStore(deps.db).find(id)).toBeUndefined();
    const last = await newAdmin(api);
    expect((await list('', last.browser)).log.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['announced', 'passport']),
    );
    expect((await last.browser.get(`/api/admin/retention?after=${id}`)).status).toBe(400);
  });

  it('PRIV-71 pages by key, on and back', async () => {
    for (let made = 0; made < 3; made += 1) await apply(api);
    const { db } = api.deps;
    const ids = columnOf(api.deps.db, 'retention', 'applicant_id', { held_at: null }).sort().slice(0, 3);
    const goes = { goes_at: 5, look_at: api.clock.time * 2 };
    for (const applicant_id of ids) changeRows(api.deps.db, 'retention', { applicant_id }, goes);
    const [first, second, third] = ids as [string, string, string];
    const page = (id: string, back: boolean) =>
      retentionStore(db)
        .page('going', { at: 5, id }, back, 2)
        .map((row) => row.applicant_id);
    expect(
      retentionStore(db)
        .page('going', undefined, false, 3)
        .map((row) => row.applicant_id),
    ).toEqual(ids);
    expect([page(first, false), page(third, true)]).toEqual([
      [second, third],
      [second, first],
    ]);
  });
});

describe('The command line', () => {
  it('PRIV-72 says what would go and changes nothing, or does it once; without a name', async () => {
    const { deps } = api;
    const { id } = await rejected();
    await afterDays(17);
    await afterDays(13);
    api.clock.time += DAY_MS;
    const run = async (...words: string[]) =>
      // The tests above have moved the clock by years.
      readCommand(['retention', ...words])({ ...deps, clockWatch: { ...deps.clockWatch, isPlausible: () => true } });
    const dry = await run('--dry');
    expect(dry).toContain(applicationNumber(id));
    expect(dry).toContain('Nothing was changed.');
    expect(dry).not.toContain(applicantStore(deps.db).find(id)?.last_name);
    expect(passportOf(id)?.removed_at).toBeNull();
    expect(await run()).toMatch(/\d {2}passport/);
    expect(passportOf(id)?.removed_at).toBeGreaterThan(0);
    expect(await run('hold', applicationNumber(id), 'A claim is open.')).toContain('is kept');
    expect(retentionStore(deps.db).find(id)?.hold_reason).toBe('A claim is open.');
    expect(await run('release', applicationNumber(id))).toContain('new announcement');
    expect(retentionStore(deps.db).find(id)?.held_at).toBeNull();
    await expect(run('hold', id)).rejects.toThrow('Usage');
    await expect(run('--now')).rejects.toThrow('Usage');
  });
});

describe('Periods of everything else', () => {
  it('PRIV-69 let mails, events of accounts, views and copies go, each after its own, and nothing of an application', async () => {
    const { deps, clock } = api;
    const { site, folders, db, storage } = deps;
    const { mailsDays, eventsDays, viewsDays, backupsDays } = site.retention;
    const person = await applyUntil(api, 'STEP1_APPROVED');
    await deps.mail.sendDue();
    const begun = clock.time;
    const about = { subjectId: person.id, actor: 'operator' } as const;
    eventStore(db).add({ at: begun, subject: 'applicant', ...about, action: 'view-document' });
    for (const action of ['contract-paper-opened', 'contract-copy-opened', 'contract-sent'])
      eventStore(db).add({ at: begun, subject: 'contract', ...about, action });
    eventStore(db).add({ at: begun, subject: 'account', ...about, action: 'recovery-codes' });
    viewStore(deps.db).note('p', '2026-01-01', 'list', begun);
    const copy = path.join(folders.backups, `app-${new Date(begun).toISOString().replace(/[:.]/g, '-')}.db`);
    const own = path.join(folders.backups, 'mine.db');
    for (const file of [copy, own]) writeFileSync(file, '');
    const sweepAfter = async (days: number) => {
      clock.time = begun + days * DAY_MS + 1;
      while (sweepOldRows(deps));
      await sweepOldFiles(deps);
    };
    const eml = () =>
      readdirSync(folders.outbox).filter((name) => name.startsWith(new Date(begun).toISOString().slice(0, 13)));
    const actions = (subject: 'applicant' | 'account' | 'contract') =>
      eventStore(db)
        .history(subject, person.id)
        .map(({ action }) => action);

    await sweepAfter(backupsDays - 1);
    expect([existsSync(copy), outboxStore(db).listOf(person.id).length > 0, eml().length > 0]).toEqual([
      true,
      true,
      true,
    ]);
    await sweepAfter(backupsDays);
    expect([existsSync(copy), existsSync(own)]).toEqual([false, true]);
    await sweepAfter(Math.max(mailsDays, viewsDays));
    expect([outboxStore(db).listOf(person.id), eml()]).toEqual([[], []]);
    expect(actions('applicant')).not.toContain('view-document');
    expect(actions('contract')).toEqual(['contract-sent']);
    expect(rowsOf(deps.db, 'partner_view', { partner_id: 'p' })).toEqual([]);
    expect(actions('account')).toEqual(['recovery-codes']);
    await sweepAfter(eventsDays);
    expect(actions('account')).toEqual([]);
    expect(actions('applicant')).toEqual(['submit-preregistration', 'approve']);
    expect(storage.exists(documentStore(deps.db).current(person.id)[0]?.id ?? '')).toBe(true);
  });
});
