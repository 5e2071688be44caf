import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { loadApplicant } from '#api/applicants/load.ts';
import { seenNow } from '#api/applicants/review/desk-seen.ts';
import { runApplicants } from '#api/applicants.cli.ts';
import { figuresStore } from '#api/desk/figures.store.ts';
import { countStages } from '#api/desk/figures.ts';
import { savedViewStore } from '#api/desk/saved-view.store.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { sealPlainFiles } from '#api/documents/seal-plain.ts';
import { clearUp } from '#api/documents/sweep.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { matchStore } from '#api/matches/match.store.ts';
import { continueErasures } from '#api/personal-data/continue-erasures.ts';
import { beginErasure, mayErase } from '#api/personal-data/erase.ts';
import { addToErased, erasedPerson, readErased } from '#api/personal-data/erased-list.ts';
import { erasureStore, type KeptContract } from '#api/personal-data/erasure.store.ts';
import { exportedRowsStore } from '#api/personal-data/exported-rows.store.ts';
import { DAY_MS } from '#api/time/clock.ts';
import { applicationNumber } from '#contract/applications/application-number.ts';
import { member } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply, applyUntil, type Reply } from '../support/applications.ts';
import { makeConfirmedMatch, makeSentContract } from '../support/contracts.ts';
import { dataTokenOf } from '../support/data-link.ts';
import { ownEmployer } from '../support/employers.ts';
import { finish, holding, markedPerson } from '../support/erasures.ts';
import { mailsTo } from '../support/mails.ts';
import { OPERATOR } from '../support/operator.ts';
import { COUNTER_TABLES, FOLDERS, TABLES } from '../support/personal-tables.ts';
import { reopen } from '../support/reopen.ts';
import { changeRows, columnOf, columnsOf, rowsOf, tablesOf } from '../support/rows.ts';
import { tempDir } from '../support/temp-dir.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => api.stop());

describe('The inventory', () => {
  it('PRIV-01 names every table and folder, with what an erasure does', () => {
    expect(Object.keys(TABLES).sort()).toEqual(tablesOf(api.deps.db).sort());
    expect(Object.keys(COUNTER_TABLES).sort()).toEqual(tablesOf(api.deps.counters).sort());
    const { root } = api.deps.folders;
    const found = readdirSync(root).filter((name) => !/\.db(-wal|-shm)?$|^secret\.key$|^master/.test(name));
    expect(found.filter((name) => !(name in FOLDERS))).toEqual([]);
  });

  it('PRIV-01 calls a table with a column of an application one of which rows go', () => {
    const kept = tablesOf(api.deps.db).filter((table) => {
      const columns = columnsOf(api.deps.db, table);
      return (
        columns.some((name) => /applicant_id|document_id/.test(name)) && !['rows', 'copy'].includes(TABLES[table] ?? '')
      );
    });
    expect(kept).toEqual([]);
  });
});

const MARK = 'Xmarkerzq';

describe('An erasure', () => {
  it('PRIV-02 leaves no byte of the person in the data folder, and ends what the person can do', async () => {
    const { id, token, student, partner, partnerId } = await markedPerson(api, MARK);
    const { deps } = api;
    expect(holding(api, MARK)).toEqual(
      expect.arrayContaining([expect.stringContaining('app.db'), expect.stringContaining('.eml')]),
    );
    const own = await api.post('get-applicant', {}, { authorization: `Bearer ${token}` });
    expect(own.status).toBe(200);
    expect(beginErasure(deps, id, { why: 'asked', isTold: true })).toBe(true);
    expect((await api.post('get-applicant', {}, { authorization: `Bearer ${token}` })).status).toBe(404);
    expect((await student.browser.get('/api/auth/session')).body).not.toMatchObject({ user: { id: student.id } });
    const list = await partner.browser.get('/api/partner/registrations');
    expect(JSON.stringify(list.body)).not.toContain(MARK);
    const [mail] = await mailsTo(api, `${MARK.toLowerCase()}@example.org`);
    expect(mail?.subject).toBe('Ihre Daten sind gelöscht');
    expect(mail?.text).not.toContain('first');
    await finish(api);
    api.clock.time += DAY_MS;
    await finish(api);
    deps.db.pragma('wal_checkpoint(TRUNCATE)');
    expect(holding(api, MARK)).toEqual([]);
    expect(erasureStore(deps.db).find(erasedPerson(id))).toMatchObject({ why: 'asked', state: 'done', rest: '{}' });
    expect(readErased(deps.folders)).toContain(erasedPerson(id));
    expect(rowsOf(deps.db, 'erased_statistics', { partner_id: partnerId })).toEqual([
      expect.objectContaining({ step: 'approved', people: 1 }),
    ]);
  });

  it('PRIV-03 keeps a concluded contract with its copies under a number until its day, then erases it', async () => {
    const { id, contract } = await markedPerson(api, 'Xkeptzq');
    const { deps, clock } = api;
    contractStore(deps.db).setState(contract.id, 'active', clock.now());
    expect([mayErase(deps, id), beginErasure(deps, id, { why: 'operator' })]).toEqual([false, false]);
    contractStore(deps.db).setState(contract.id, 'ended', clock.now());
    expect(beginErasure(deps, id, { why: 'operator' })).toBe(true);
    await finish(api);
    expect(applicantStore(deps.db).find(id)).toBeUndefined();
    const [kept] = rowsOf<KeptContract>(deps.db, 'kept_contract', { id: contract.id }) as [KeptContract];
    expect(JSON.parse(kept.terms)).toMatchObject({ candidate: { name: expect.stringContaining('Xkeptzq') as string } });
    expect(kept.keep_until).toBe(`${Number(kept.ends_on.slice(0, 4)) + 6}-12-31`);
    await clearUp(deps, { before: Number.MAX_SAFE_INTEGER });
    expect(deps.storage.exists(contract.copy)).toBe(true);
    changeRows(deps.db, 'kept_contract', {}, { keep_until: '2020-12-31' });
    await finish(api);
    expect(deps.storage.exists(contract.copy)).toBe(false);
    expect(rowsOf(deps.db, 'kept_contract')).toEqual([]);
  });

  it('PRIV-43 encrypts a kept contract’s copy of before encryption', async () => {
    const { deps, clock } = api;
    const employer = await member(api, 'employer');
    const { id, copy } = await makeSentContract(deps, (await ownEmployer(employer.browser)).id);
    contractStore(deps.db).setState(id, 'ended', clock.now());
    expect(beginErasure(deps, contractStore(deps.db).find(id)?.applicant_id ?? '', { why: 'operator' })).toBe(true);
    await sealPlainFiles(deps);
    const [keyId] = columnOf(deps.db, 'kept_contract_copy', 'key_id', { id: copy });
    const bytes = readFileSync(deps.storage.placeOf(copy)).toString('latin1');
    expect([keyId, bytes.startsWith('%PDF')]).toEqual(['sealed', false]);
  });

  it('PRIV-02 leaves other people’s saved views alone when a short name stands in them', async () => {
    const { deps } = api;
    const account = (await member(api, 'partner')).id;
    const { id } = await apply(api, { first_name: 'Li', last_name: 'Neu' });
    for (const name of ['Neu', '+49', 'Li Neu'])
      savedViewStore(deps.db).save(account, { id: name, name, filters: '{}' }, api.clock.time);
    beginErasure(deps, id, { why: 'asked' });
    await finish(api);
    expect(
      savedViewStore(deps.db)
        .of(account)
        .map(({ name }) => name),
    ).toEqual(['+49', 'Neu']);
  });

  it('PRIV-02 waits for a mail under way, whose file would come after it', async () => {
    const { deps } = api;
    await deps.mail.sendDue();
    const { id, email } = await applyUntil(api, 'PRE_REGISTERED');
    const sending = deps.mail.sendDue();
    expect(beginErasure(deps, id, { why: 'asked' })).toBe(true);
    await continueErasures(deps);
    expect(erasureStore(deps.db).find(erasedPerson(id))?.state).toBe('files');
    await sending;
    expect(holding(api, email)).toEqual(expect.arrayContaining([expect.stringContaining('.eml')]));
    await finish(api);
    expect(holding(api, email).filter((file) => file.endsWith('.eml'))).toEqual([]);
  });

  it('PRIV-02 of others goes on where the disk keeps a file, whose erasure stays open', async () => {
    const { deps } = api;
    const stateOf = (id: string) => erasureStore(deps.db).find(erasedPerson(id))?.state;
    // More than are looked at together.
    const bad: string[] = [];
    while (bad.length < 11) bad.push((await apply(api)).id);
    const stuck = bad.map((id) => deps.storage.placeOf(documentStore(deps.db).current(id)[0]?.id));
    for (const file of stuck) {
      rmSync(file);
      // As on a disk that fails: the name stays.
      mkdirSync(file);
    }
    const sound = await apply(api);
    for (const id of [...bad, sound.id]) beginErasure(deps, id, { why: 'asked' });
    await finish(api);
    expect(new Set(bad.map(stateOf))).toEqual(new Set(['files']));
    expect(stateOf(sound.id)).toBe('done');
    for (const file of stuck) rmdirSync(file);
    await finish(api);
    expect(new Set(bad.map(stateOf))).toEqual(new Set(['done']));
    // However many rounds it took.
    expect(readErased(deps.folders)?.filter((person) => person === erasedPerson(bad[0] ?? ''))).toHaveLength(1);
  });

  it('PRIV-02 of others goes on where the disk keeps a mail, whose erasure stays open', async () => {
    const { deps } = api;
    const stateOf = (id: string) => erasureStore(deps.db).find(erasedPerson(id))?.state;
    const [bad, sound] = [await applyUntil(api, 'PRE_REGISTERED'), await applyUntil(api, 'PRE_REGISTERED')];
    await deps.mail.sendDue();
    const [name = ''] = holding(api, bad.email).filter((file) => file.endsWith('.eml'));
    const mail = path.join(deps.folders.tmp, name.slice(-'12345678-1234-1234-1234-123456789012.eml'.length));
    mkdirSync(mail);
    for (const { id } of [bad, sound]) beginErasure(deps, id, { why: 'asked' });
    await finish(api);
    expect([stateOf(bad.id), stateOf(sound.id)]).toEqual(['files', 'done']);
    rmdirSync(mail);
    await finish(api);
    expect(stateOf(bad.id)).toBe('done');
  });

  it('PRIV-04 goes on after a stop at any moment, and twice does no harm', async () => {
    const { deps } = api;
    const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const files = documentStore(deps.db)
      .current(id)
      .map((document) => document.id);
    expect(beginErasure(deps, id, { why: 'retention' })).toBe(true);
    expect(beginErasure(deps, id, { why: 'retention' })).toBe(false);
    // Stopped after one file and the list: the row still says what is to be done.
    await deps.storage.remove(files[0] ?? '');
    await addToErased(deps.folders, [erasedPerson(id)], 1);
    await finish(api);
    expect(files.filter((file) => deps.storage.exists(file))).toEqual([]);
    expect(erasureStore(deps.db).find(erasedPerson(id))?.state).toBe('done');
  });

  it('PRIV-05 is made again in a restored database when a server takes its folder, before the first request', async () => {
    const before = await startApi({ dataDir: tempDir() });
    const { id } = await applyUntil(before, 'PRE_REGISTERED');
    const other = await applyUntil(before, 'PRE_REGISTERED');
    // A backup of before the erasure: the person is there, and no row of an erasure.
    await addToErased(before.deps.folders, [erasedPerson(id)], 1);
    expect(readErased(before.deps.folders)).toContain(erasedPerson(id));
    await before.halt();
    const { deps, release } = await reopen(before);
    onTestFinished(release);
    expect([applicantStore(deps.db).find(id), applicantStore(deps.db).find(other.id)?.id]).toEqual([
      undefined,
      other.id,
    ]);
    expect(erasureStore(deps.db).find(erasedPerson(id))?.why).toBe('restored');
  });

  it('PRIV-06 frees the place of a match, and figures stay true', async () => {
    const { deps } = api;
    const applied = () =>
      countStages(figuresStore(deps.db).byStatus({ partner: '' }), figuresStore(deps.db).erased({ partner: '' }))
        .applied;
    const employer = await member(api, 'employer');
    const { applicantId, requirementId } = makeConfirmedMatch(deps, (await ownEmployer(employer.browser)).id);
    const before = applied();
    expect(beginErasure(deps, applicantId, { why: 'operator' })).toBe(true);
    expect(applied()).toBe(before);
    expect(matchStore(deps.db).countPhase(requirementId, 'current')).toBe(0);
    const mails = await mailsTo(api, employer.email);
    expect(mails.at(-1)?.subject).toBeTruthy();
  });
});

describe('Asking for an erasure', () => {
  const erase = (path: string, body: object, headers: Record<string, string>) =>
    fetch(`${api.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
      body: JSON.stringify(body),
    });

  it('PRIV-07 takes a fresh link and the application’s number', async () => {
    const person = await applyUntil(api, 'PRE_REGISTERED');
    const authorization = `Bearer ${await dataTokenOf(api, person.email)}`;
    const wrong = await erase('my-data/erase', { number: 'WS-0000-00' }, { authorization });
    expect([wrong.status, ((await wrong.json()) as Reply).errors[0]]).toEqual([
      422,
      expect.objectContaining({ path: 'number', code: 'erasure_number' }),
    ]);
    expect((await erase('my-data/erase', { number: 'x'.repeat(60_000) }, { authorization })).status).toBe(400);
    expect((await erase('my-data/erase', { number: 1 }, { authorization })).status).toBe(400);
    const number = applicationNumber(person.id);
    expect((await erase('my-data/erase', { number }, { authorization: `Bearer ${person.token}` })).status).toBe(410);
    expect((await erase('my-data/erase', { number: number.toLowerCase() }, { authorization })).status).toBe(200);
    expect(applicantStore(api.deps.db).find(person.id)).toBeUndefined();
    expect((await erase('my-data/erase', { number }, { authorization })).status).toBe(410);
    const subjects = (await mailsTo(api, person.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Your data have been deleted']);
  });

  it('PRIV-07 by a student’s account erases all its applications and the account', async () => {
    const { browser, id, email } = await member(api, 'student');
    const first = await applyUntil(api, 'WITHDRAWN', { email });
    const second = await applyUntil(api, 'PRE_REGISTERED', { email: email.toUpperCase() });
    for (const { token: access_token } of [first, second])
      await browser.post('/api/me/link-application', { access_token });
    const held = exportedRowsStore(api.deps.db).applicationsOf(id);
    const own = applicantStore(api.deps.db).findByUser(id);
    const answer = await browser.post('/api/my-data/erase', { number: applicationNumber(own?.id ?? '') });
    expect(answer.status).toBe(200);
    expect(held.filter((one) => applicantStore(api.deps.db).find(one))).toEqual([]);
    expect(accountStore(api.deps.db).find(id)).toBeUndefined();
  });

  it('PRIV-08 is done on the desk by who may decide, with a reason; the log names nobody', async () => {
    const { browser, id } = await member(api, 'partner');
    const person = await applyUntil(api, 'PRE_REGISTERED', { first_name: 'Meseretwa', last_name: 'Gebremedhin' });
    accountStore(api.deps.db).setRole(id, 'admin', 'reader');
    const seen = seenNow(api.deps, loadApplicant(api.deps, person.id));
    const body = { applicant_id: person.id, seen, number: applicationNumber(person.id), reason: 'duplicate' };
    expect((await browser.post('/api/admin/erase', body)).status).toBe(403);
    accountStore(api.deps.db).setRole(id, 'admin');
    expect((await browser.post('/api/admin/erase', { ...body, reason: 'because' })).status).toBe(400);
    expect((await browser.post('/api/admin/erase', body)).status).toBe(200);
    const log = await browser.get('/api/admin/erasures');
    const [newest] = log.body.erasures as object[];
    expect(newest).toMatchObject({ why: 'operator', reason: 'duplicate', by: expect.stringContaining('@') as string });
    const { first_name, last_name } = person.applicant;
    for (const word of [person.id, person.email, first_name, last_name]) {
      expect(word).toMatch(/\S{5}/);
      expect(JSON.stringify(log.body)).not.toContain(word);
    }
    expect((await browser.get('/api/admin/erasures?before=x')).status).toBe(400);
  });

  it('PRIV-08 is refused while a contract is active', async () => {
    const { browser, id } = await member(api, 'employer');
    const contract = await makeSentContract(api.deps, (await ownEmployer(browser)).id);
    contractStore(api.deps.db).setState(contract.id, 'active', api.clock.now());
    const applicantId = contractStore(api.deps.db).find(contract.id)?.applicant_id ?? '';
    accountStore(api.deps.db).setRole(id, 'admin');
    const seen = seenNow(api.deps, loadApplicant(api.deps, applicantId));
    const body = { applicant_id: applicantId, seen, number: applicationNumber(applicantId), reason: 'asked' };
    const answer = await browser.post('/api/admin/erase', body);
    expect([answer.status, answer.body.code]).toEqual([409, 'erasure_contract']);
    expect(applicantStore(api.deps.db).find(applicantId)).toBeDefined();
  });

  it('PRIV-08 is done by the command line, which wants the number', async () => {
    const { id } = await applyUntil(api, 'PRE_REGISTERED');
    await expect(runApplicants(api.deps, ['erase', id], OPERATOR)).rejects.toThrow('nothing brings them back');
    const said = await runApplicants(api.deps, ['erase', id, '--number', applicationNumber(id)], OPERATOR);
    expect(said).toContain('is deleted');
    const [last] = erasureStore(api.deps.db).before(Number.MAX_SAFE_INTEGER, 1);
    expect(last).toMatchObject({ person: erasedPerson(id), why: 'operator', reason: 'asked' });
    expect(applicantStore(api.deps.db).find(id)).toBeUndefined();
  });
});
