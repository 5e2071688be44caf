import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clearUp } from '#api/documents/sweep.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { contractTermsStore } from '#api/employment-contracts/contract-terms.store.ts';
import { contractCopyStore } from '#api/employment-contracts/copies/contract-copy.store.ts';
import { endContracts } from '#api/employment-contracts/end-contracts.ts';
import { sendDraft } from '#api/employment-contracts/send-draft.ts';
import { matchStore } from '#api/matches/match.store.ts';
import { settleMatches } from '#api/matches/settle-matches.ts';
import { stepMatch } from '#api/matches/step-match.ts';
import { placementStore } from '#api/placements/placement.store.ts';
import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { PAGE_ROWS } from '#contract/limits.ts';
import { member, type Visitor, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { acceptCopies, makeConfirmedMatch, makeSentContract, sendCopy } from '../support/contracts.ts';
import { deskAdmin } from '../support/desk.ts';
import { morningMailsTo, ownEmployer } from '../support/employers.ts';
import { mailsTo } from '../support/mails.ts';
import { makeMatch } from '../support/matches.ts';
import { changeRows, deleteRows } from '../support/rows.ts';

let api: Api;
let chief: Visitor;
let company: Visitor;
let companyEmail: string;
let companyId: string;
let rival: Visitor;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' } });
  chief = (await deskAdmin(api)).browser;
  ({ browser: company, email: companyEmail } = await member(api, 'employer', { lang: 'de' }));
  companyId = (await ownEmployer(company)).id;
  rival = (await member(api, 'employer')).browser;
});
afterAll(() => api.stop());

interface Detail {
  contract: ContractReply;
  missing: string[];
  raised_wage_cents: number | null;
  can: string[];
  versions: { version: number; sent_at: string | null; costs_acknowledged_at: string | null }[];
  history: { action: string; actor: string; actor_email: string | null }[];
  code: string;
  errors: { path: string; code: string }[];
}
const as = <T>({ status, body }: { status: number; body: unknown }) => ({ status, body: body as T });
const detail = async (id: string) => as<Detail>(await chief.get(`/api/admin/contracts/${id}`)).body;
const act = async (name: string, input: object) => as<Detail>(await chief.post(`/api/admin/${name}`, input));
const ask = (token: string, path: string, input: object = {}) =>
  visitor(api).post(path, input, { authorization: `Bearer ${token}` });
const own = async (token: string) => (await ask(token, '/api/contracts')).body.contracts as unknown as ContractReply[];
const stateOf = (id: string) => contractStore(api.deps.db).find(id)?.state;

const CHANGE = {
  site: 'Frachtzentrum Nord',
  starts_on: '2027-07-05',
  ends_on: '2027-09-28',
  week_hours: 38,
  wage_cents: 1500,
  housing: 'provided',
  housing_euro: 400,
  shifts: '',
};

const vacationUntil = (id: string, day: string) =>
  changeRows(api.deps.db, 'placement_profile', { applicant_id: id }, { vacation_until: day });

async function drafted() {
  const match = makeConfirmedMatch(api.deps, companyId);
  const { body } = await act('make-contract', { match_id: match.matchId });
  const id = body.contract.id;
  return { ...match, id, fields: { contract_id: id, terms_version: 1 } };
}

async function sent() {
  const one = await drafted();
  await act('send-contract', { contract_id: one.id, seen: 1 });
  return one;
}

async function readyToSign() {
  const one = await sent();
  await ask(one.token, '/api/acknowledge-contract-costs', { contract_id: one.id, terms_version: 1 });
  return one;
}

async function signed() {
  const one = await readyToSign();
  await sendCopy(api, { browser: company }, one.fields, 'by the employer');
  await sendCopy(api, one, one.fields, 'by the candidate');
  return one;
}

async function active() {
  const one = await signed();
  await acceptCopies(api, chief, one.id);
  return one;
}

describe('A contract', () => {
  it('is sent until its first day: later no fixed term could be signed in time', async () => {
    const { id } = await drafted();
    const sendAt = (day: string) => {
      const late = { ...api.deps, clock: { now: () => Date.parse(day) } };
      return () => late.tx(() => sendDraft(late, { contract_id: id, seen: 1 }, ''));
    };
    expect(sendAt('2027-07-02')).toThrow(expect.objectContaining({ code: 'contract_begun' }));
    expect(stateOf(id)).toBe('draft');
    sendAt('2027-07-01')();
    expect(stateOf(id)).toBe('sent');
  });

  it('is not moved to a first day that has passed once it was sent', async () => {
    const { id } = await sent();
    const days = { starts_on: '2026-07-01', ends_on: '2026-08-31' };
    const { body } = await act('change-contract', { contract_id: id, seen: 2, ...CHANGE, ...days });
    expect(body.errors).toMatchObject([{ path: 'starts_on', code: 'start_past' }]);
  });

  it('says before it is sent that it pays less than its requirement', async () => {
    const { id, requirementId } = await drafted();
    const due = async () => (await detail(id)).raised_wage_cents;
    expect(await due()).toBeNull();
    changeRows(api.deps.db, 'requirement', { id: requirementId }, { wage_cents: 1600 });
    expect(await due()).toBe(1600);
  });

  it('is made of a confirmed match, filled from requirement, profiles and site.config.ts', async () => {
    const { matchId, id } = await drafted();
    const { contract, can, missing } = await detail(id);
    expect(contract).toMatchObject({ state: 'draft', terms_version: 1, sent_at: null });
    expect(contract.terms).toMatchObject({
      employer: { company: 'Bodendienste Muster GmbH' },
      candidate: { name: 'Selam 0 Tesfaye', born_on: '2003-05-31', nationality: 'ET' },
      site: 'Flughafen Musterstadt',
      starts_on: '2027-07-01',
      ends_on: '2027-09-28',
      wage_cents: 1460,
      week_hours: 40,
      housing_euro: 420,
    });
    expect([missing, can]).toEqual([[], ['change', 'send', 'cancel']]);
    // Pressed again, it is the same one.
    expect((await act('make-contract', { match_id: matchId })).body.contract.id).toBe(id);
  });

  it('PLAC-09 has the address that its person gives, before the draft or after it; what the operator typed stays', async () => {
    const addressOf = async (id: string) => (await detail(id)).contract.terms?.candidate_address;
    const late = await drafted();
    expect(await addressOf(late.id)).toBe('');
    changeRows(
      api.deps.db,
      'placement_profile',
      { applicant_id: late.applicantId },
      { home_address: 'Adama, Ethiopia' },
    );
    await act('send-contract', { contract_id: late.id, seen: 1 });
    expect(await addressOf(late.id)).toBe('Adama, Ethiopia');
    const typed = await drafted();
    await act('change-contract', { contract_id: typed.id, seen: 1, ...CHANGE, candidate_address: 'Mekelle, Ethiopia' });
    changeRows(api.deps.db, 'placement_profile', { applicant_id: typed.applicantId }, { home_address: 'Adama' });
    await act('send-contract', { contract_id: typed.id, seen: 2 });
    expect(await addressOf(typed.id)).toBe('Mekelle, Ethiopia');
  });

  it('PLAC-09 begins with the supplements and the price of a room that the requirement has', async () => {
    const begun = async (change: object) => {
      const { matchId } = makeConfirmedMatch(api.deps, companyId, change);
      return (await act('make-contract', { match_id: matchId })).body.contract.terms;
    };
    const asked = { overtime_percent: 10, night_percent: 30, sunday_percent: 50, housing_euro: 0 };
    expect(await begun(asked)).toMatchObject(asked);
    // Of before: what the last contract of the employer said, and the price of its profile.
    const unknown = { overtime_percent: null, night_percent: null, sunday_percent: null, housing_euro: null };
    expect(await begun(unknown)).toMatchObject({ ...asked, housing_euro: 420 });
  });

  it('PLAC-09 begins with the tax of the last contract, but a long one not with the flat rate of a short one', async () => {
    const taxOf = async (change: object) => {
      const { matchId } = makeConfirmedMatch(api.deps, companyId, change);
      return (await act('make-contract', { match_id: matchId })).body.contract;
    };
    const short = { starts_on: '2027-07-05', ends_on: '2027-07-25' };
    const { id } = await taxOf(short);
    await act('change-contract', { contract_id: id, seen: 1, ...CHANGE, ...short, tax: 'flatByEmployer' });
    expect((await taxOf(short)).terms?.tax).toBe('flatByEmployer');
    expect((await taxOf({})).terms?.tax).toBe('byTable');
  });

  it('is not made while nobody has taken the place', async () => {
    const { matchId } = makeConfirmedMatch(api.deps, companyId);
    changeRows(api.deps.db, 'match', { id: matchId }, { state: 'released' });
    expect((await act('make-contract', { match_id: matchId })).body.code).toBe('match_not_confirmed');
    expect((await act('make-contract', { match_id: randomUUID() })).body.code).toBe('match_not_confirmed');
  });

  it('waits in the operator’s list until it is made', async () => {
    const listed = async () => {
      const { body } = await chief.get('/api/admin/contracts-wanted');
      return (body.matches as { match_id: string; company: string; candidate: string }[]) ?? [];
    };
    const { matchId } = makeConfirmedMatch(api.deps, companyId);
    expect((await listed()).find((one) => one.match_id === matchId)).toMatchObject({
      company: 'Bodendienste Muster GmbH',
      candidate: 'Selam 0 Tesfaye',
    });
    const { body } = await act('make-contract', { match_id: matchId });
    expect((await listed()).map((one) => one.match_id)).not.toContain(matchId);
    await act('cancel-contract', { contract_id: body.contract.id, seen: 1, reason: 'made by mistake' });
    expect((await listed()).map((one) => one.match_id)).toContain(matchId);
  });

  it('EMPA-15 is seen by employer and candidate with its state: a draft without terms, then with them', async () => {
    const { id, token } = await drafted();
    const ofEmployer = async () => {
      const { body } = await company.get('/api/employer/contracts');
      return (body.contracts as ContractReply[]).find((one) => one.id === id);
    };
    expect(await ofEmployer()).toMatchObject({ state: 'draft', terms: null, can: [] });
    expect(await own(token)).toMatchObject([{ state: 'draft', terms: null, can: [] }]);
    expect((await company.get(`/api/employer/contracts/${id}/paper.pdf`)).body.code).toBe('contract_not_found');
    await act('send-contract', { contract_id: id, seen: 1 });
    expect(await ofEmployer()).toMatchObject({
      state: 'sent',
      terms: { wage_cents: 1460 },
      can: ['upload', 'paper', 'ask'],
    });
    expect(await own(token)).toMatchObject([{ state: 'sent', can: ['acknowledge', 'paper', 'ask'] }]);
  });

  it('tells both sides in their language when it is sent, and once if the press is doubled', async () => {
    // What happened before is another morning's.
    await morningMailsTo(api, companyEmail);
    const { id, email, applicantId } = await sent();
    expect((await act('send-contract', { contract_id: id, seen: 1 })).status).toBe(200);
    expect((await mailsTo(api, email)).map(({ subject }) => subject)).toEqual(['Your employment contract is ready']);
    const [mail] = (await morningMailsTo(api, companyEmail)).slice(-1);
    expect(mail?.subject).toBe('Ein Vertrag wartet auf Ihre Unterschrift');
    expect(mail?.text).toContain(`K-${placementStore(api.deps.db).find(applicantId)?.pool_number}`);
    expect(mail?.text).toContain(`/de/employer/contracts?contract=${id}\n`);
  });

  it('EMPA-15 is found by its id, however many newer ones there are; a foreign one changes nothing', async () => {
    const { deps } = api;
    const { browser } = await member(api, 'employer');
    const employerId = (await ownEmployer(browser)).id;
    const ids: string[] = [];
    for (let count = 0; count <= PAGE_ROWS; count += 1) ids.push((await makeSentContract(deps, employerId)).id);
    const [oldest = ''] = ids;
    const idsOf = async (input: object) => {
      const { body } = await browser.post('/api/employer/contracts', input);
      return { ...body, ids: (body.contracts as unknown as ContractReply[]).map(({ id }) => id) };
    };
    const newest = await idsOf({});
    expect(newest.ids).toHaveLength(PAGE_ROWS);
    expect(newest.ids).not.toContain(oldest);
    const linked = await idsOf({ contract_id: oldest });
    expect(linked).toMatchObject({ ids: [oldest], previous: expect.any(String), next: null });
    expect(await idsOf({ contract_id: ids.at(-1) })).toEqual(newest);
    const { id: foreign } = await drafted();
    expect(await idsOf({ contract_id: foreign })).toEqual(newest);
  });

  it('EMPA-15 that wait for the employer’s signature come first, over all pages and back', async () => {
    const { deps } = api;
    const { browser } = await member(api, 'employer');
    const employerId = (await ownEmployer(browser)).id;
    const ids: string[] = [];
    for (let count = 0; count < PAGE_ROWS + 4; count += 1) ids.unshift((await makeSentContract(deps, employerId)).id);
    const waiting = [ids.at(-1) ?? '', ids.at(-3) ?? ''].reverse();
    const [again = '', fresh = ''] = waiting;
    changeRows(deps.db, 'contract_copy', { contract_id: again }, { review: 'to_replace' });
    // Unsigned, but it rests: its person must not be shown at the moment.
    const resting = ids.at(-5) ?? '';
    for (const id of [fresh, resting]) deleteRows(deps.db, 'contract_copy', { contract_id: id });
    const { applicant_id } = contractStore(deps.db).find(resting) ?? { applicant_id: '' };
    changeRows(deps.db, 'consent', { applicant_id }, { withdrawn_at: api.clock.now() });
    const page = async (place: object) => {
      const { body } = await browser.post('/api/employer/contracts', place);
      const found = (body.contracts as unknown as ContractReply[]).map(({ id }) => id);
      return { found, previous: body.previous, next: body.next };
    };
    const first = await page({});
    const second = await page({ after: first.next });
    expect([...first.found, ...second.found]).toEqual([...waiting, ...ids.filter((id) => !waiting.includes(id))]);
    expect([first.previous, first.found.length, second.next]).toEqual([null, PAGE_ROWS, null]);
    expect(await page({ before: second.previous })).toEqual(first);
    // The page that begins at a contract may begin among those that wait.
    expect((await page({ contract_id: waiting[1] })).found).toEqual(first.found);
    expect((await page({ contract_id: ids.at(-2) })).found).toEqual(ids.slice(-2, -1));
  });

  it('is not sent while something of the person is unknown', async () => {
    const { id, applicantId } = await drafted();
    changeRows(api.deps.db, 'placement_profile', { applicant_id: applicantId }, { born_on: '' });
    expect((await act('send-contract', { contract_id: id, seen: 1 })).body.code).toBe('contract_incomplete');
    expect(stateOf(id)).toBe('draft');
  });

  it('PLAC-15 is not sent with shifts in German alone, nor changed so; the next one has the translation of the last', async () => {
    const drafted = async () => {
      const { matchId } = makeConfirmedMatch(api.deps, companyId, { shifts: 'Nur nachts', shifts_en: '' });
      return (await act('make-contract', { match_id: matchId })).body;
    };
    const { contract, missing, can } = await drafted();
    expect([missing, can.includes('send')]).toEqual([['shifts_en'], false]);
    const at = async (seen: number, shifts: object) =>
      act('change-contract', { contract_id: contract.id, seen, ...CHANGE, shifts: 'Nur nachts', ...shifts });
    expect((await at(1, { shifts_en: 'Nights only' })).body.missing).toEqual([]);
    expect((await act('send-contract', { contract_id: contract.id, seen: 2 })).status).toBe(200);
    expect((await at(3, { shifts_en: '' })).body.errors).toMatchObject([{ path: 'shifts_en', code: 'input_empty' }]);
    expect(stateOf(contract.id)).toBe('sent');
    expect((await drafted()).contract.terms?.shifts_en).toBe('Nights only');
    // One that was sent before that was asked for: the operator sees which.
    const isListed = async () => {
      const { body } = await chief.post('/api/admin/contracts', { search: contract.number });
      return (body as unknown as { contracts: { is_untranslated: boolean }[] }).contracts[0]?.is_untranslated;
    };
    expect(await isListed()).toBe(false);
    const store = contractTermsStore(api.deps.db);
    const sent = store.find(contract.id, 1);
    if (!sent) throw new Error('no terms');
    store.takeBack(contract.id, 1);
    store.write(contract.id, { ...sent, terms: { ...sent.terms, shifts_en: '' } });
    expect(await isListed()).toBe(true);
    expect((await detail(contract.id)).missing).toEqual(['shifts_en']);
  });

  it('is neither sent nor changed for somebody who is under 18 on its first day', async () => {
    const { id, applicantId } = await drafted();
    const bornOn = (day: string) =>
      changeRows(api.deps.db, 'placement_profile', { applicant_id: applicantId }, { born_on: day });
    bornOn('2009-07-02');
    const refused = await act('send-contract', { contract_id: id, seen: 1 });
    expect([refused.status, refused.body.code]).toEqual([400, 'contract_too_young']);
    expect(stateOf(id)).toBe('draft');
    const { body } = await act('change-contract', { contract_id: id, seen: 1, ...CHANGE, starts_on: '2027-07-01' });
    expect(body.errors).toMatchObject([{ path: 'starts_on', code: 'contract_too_young' }]);
    bornOn('2009-07-01');
    expect((await act('send-contract', { contract_id: id, seen: 1 })).status).toBe(200);
  });

  it('is neither sent nor changed for days outside the vacation, or more than are left of the law’s', async () => {
    const { id, applicantId } = await drafted();
    vacationUntil(applicantId, '2027-09-12');
    const refused = await act('send-contract', { contract_id: id, seen: 1 });
    expect([refused.status, refused.body.code]).toEqual([409, 'match_days']);
    expect(refused.body.errors).toMatchObject([{ path: 'ends_on', message: expect.stringContaining('90 days') }]);
    // Fewer days are possible, and more only where they are in the vacation, and left.
    const change = (seen: number, ends_on: string) =>
      act('change-contract', { contract_id: id, seen, ...CHANGE, starts_on: '2027-07-01', ends_on });
    expect((await change(1, '2027-09-01')).status).toBe(200);
    expect((await change(2, '2027-09-13')).body.errors).toMatchObject([{ path: 'ends_on', code: 'match_days' }]);
    changeRows(api.deps.db, 'pool_candidate', { applicant_id: applicantId }, { days_left: 70 });
    expect((await change(2, '2027-09-12')).body.errors).toMatchObject([{ path: 'ends_on', code: 'match_days' }]);
    expect((await detail(id)).contract.terms?.ends_on).toBe('2027-09-01');
    expect((await act('send-contract', { contract_id: id, seen: 2 })).status).toBe(200);
  });

  it('is neither sent nor changed without the price of the employer’s room; free of charge is one', async () => {
    const { id } = await drafted();
    const change = (seen: number, room: object) =>
      act('change-contract', { contract_id: id, seen, ...CHANGE, shifts_en: '', ...room });
    expect((await change(1, { housing_euro: null })).body.missing).toEqual(['housing_euro']);
    expect((await act('send-contract', { contract_id: id, seen: 2 })).body.code).toBe('contract_incomplete');
    await change(2, { housing_euro: 0 });
    expect((await act('send-contract', { contract_id: id, seen: 3 })).status).toBe(200);
    expect((await change(4, { housing_euro: null })).body.errors).toMatchObject([
      { path: 'housing_euro', code: 'input_empty' },
    ]);
    expect((await change(4, { housing: 'helped', housing_euro: null })).status).toBe(200);
  });

  it('counts a signed copy once the operator has accepted it, in either order; until then it is being checked', async () => {
    const first = await readyToSign();
    await mailsTo(api, first.email);
    await sendCopy(api, first, first.fields);
    await sendCopy(api, { browser: company }, first.fields, 'employer');
    expect(stateOf(first.id)).toBe('sent');
    expect(await own(first.token)).toMatchObject([{ state: 'sent', checking: ['employer', 'candidate'] }]);
    await acceptCopies(api, chief, first.id, 'candidate');
    expect(stateOf(first.id)).toBe('signed-by-candidate');
    expect(await own(first.token)).toMatchObject([{ checking: ['employer'], can: ['paper', 'ask'] }]);
    await acceptCopies(api, chief, first.id);
    expect(stateOf(first.id)).toBe('active');
    expect((await mailsTo(api, first.email)).map(({ subject }) => subject)).toEqual([
      'Your employment contract is ready',
      'Both signed copies are accepted',
    ]);
    const second = await readyToSign();
    await sendCopy(api, { browser: company }, second.fields);
    await acceptCopies(api, chief, second.id);
    expect(stateOf(second.id)).toBe('signed-by-employer');
    expect((await mailsTo(api, second.email)).at(-1)?.subject).toBe('Your employer has signed');
    await sendCopy(api, second, second.fields, 'candidate');
    await acceptCopies(api, chief, second.id);
    expect(stateOf(second.id)).toBe('active');
    const { history } = await detail(second.id);
    expect(history.map(({ action, actor, actor_email }) => [action, actor, actor_email !== null])).toEqual([
      ['contract-copy-accepted', 'operator', true],
      ['contract-copy-opened', 'operator', true],
      ['contract-signed', 'applicant', false],
      ['contract-copy-accepted', 'operator', true],
      ['contract-copy-opened', 'operator', true],
      ['contract-signed', 'account', true],
      ['contract-costs-acknowledged', 'applicant', false],
      ['contract-sent', 'operator', true],
      ['contract-made', 'operator', true],
    ]);
  });

  it('takes the candidate’s copy only after the cost sheet was acknowledged; the first time counts', async () => {
    const { id, token, fields } = await sent();
    const files = api.files();
    expect((await sendCopy(api, { token }, fields)).body).toMatchObject({ code: 'costs_not_acknowledged' });
    expect(api.files()).toEqual(files);
    const acknowledge = () => ask(token, '/api/acknowledge-contract-costs', { contract_id: id, terms_version: 1 });
    expect((await acknowledge()).body.can).toEqual(['upload', 'paper', 'ask']);
    const [{ costs_acknowledged_at: first } = {}] = (await detail(id)).versions;
    api.clock.time += 5000;
    await acknowledge();
    expect((await detail(id)).versions[0]?.costs_acknowledged_at).toBe(first);
    expect((await sendCopy(api, { token }, fields)).status).toBe(200);
  });

  it('takes both copies in the same moment, and a doubled one once', async () => {
    const one = await readyToSign();
    const answers = await Promise.all([
      sendCopy(api, { browser: company }, one.fields, 'employer'),
      sendCopy(api, one, one.fields, 'candidate'),
      sendCopy(api, one, one.fields, 'candidate'),
      sendCopy(api, { browser: company }, one.fields, 'employer'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const copies = contractCopyStore(api.deps.db).ofContract(one.id);
    expect(copies.map(({ side }) => side).sort()).toEqual(['candidate', 'employer']);
    for (const { id } of copies) expect(api.deps.storage.exists(id)).toBe(true);
  });

  it('takes a better copy while the first one is being checked, and none once it is accepted', async () => {
    const one = await signed();
    const { body } = await sendCopy(api, one, one.fields, 'a better scan');
    expect((body as ContractReply).copies.map(({ side, is_current }) => [side, is_current])).toEqual([
      ['candidate', true],
      ['candidate', false],
    ]);
    await acceptCopies(api, chief, one.id);
    const late = await sendCopy(api, one, one.fields, 'still better');
    expect([late.status, late.body]).toMatchObject([409, { code: 'contract_step' }]);
    expect(stateOf(one.id)).toBe('active');
  });

  it('is followed by a new version when what was sent is changed: signed anew, and both are told', async () => {
    const one = await active();
    const { version } = (await detail(one.id)).contract;
    const { status, body } = await act('change-contract', { contract_id: one.id, seen: version, ...CHANGE });
    expect([status, body.contract.state, body.contract.terms_version]).toEqual([200, 'sent', 2]);
    expect(body.contract.terms).toMatchObject({
      site: 'Frachtzentrum Nord',
      week_hours: 38,
      costs: expect.arrayContaining([expect.objectContaining({ item: 'room', euro: { from: 400, to: 400 } })]),
    });
    expect(body.contract.copies.map(({ is_current }) => is_current)).toEqual([false, false]);
    expect(body.versions.map((each) => [each.version, each.costs_acknowledged_at !== null])).toEqual([
      [2, false],
      [1, true],
    ]);
    // Until both have signed it, the days of before are promised, too.
    expect(matchStore(api.deps.db).find(one.matchId)?.starts_on).toBe('2027-07-01');
    expect((await mailsTo(api, one.email)).at(-1)?.subject).toBe('Your employment contract has changed');
    // What was sent stays as it was.
    expect(contractTermsStore(api.deps.db).find(one.id, 1)?.terms.week_hours).toBe(40);
    expect(await own(one.token)).toMatchObject([{ can: ['acknowledge', 'paper', 'ask'] }]);
    // The same form again is no change.
    await act('change-contract', { contract_id: one.id, seen: version, ...CHANGE });
    expect((await detail(one.id)).contract.terms_version).toBe(2);
  });

  it('PLAC-11 is compared with what both have signed, however many versions came since; the mail names what is another', async () => {
    const one = await active();
    const change = async (fields: object) => {
      const { version } = (await detail(one.id)).contract;
      return (await act('change-contract', { contract_id: one.id, seen: version, ...CHANGE, ...fields })).body.contract;
    };
    const signed = (await detail(one.id)).contract.terms;
    await change({});
    // What version 2 changed is told again: nobody has signed it.
    expect((await change({ pay_day: 10 })).before).toEqual(signed);
    const named =
      'What has changed: Place of work, Period, Working hours, Gross wage, Housing, Shifts, Paid, Cost sheet';
    expect((await mailsTo(api, one.email)).at(-1)?.text).toContain(named);
    // Back to what both have signed, but for the days.
    const { starts_on, ends_on } = CHANGE;
    await change({ ...signed, starts_on, ends_on });
    expect((await mailsTo(api, one.email)).at(-1)?.text).toContain('What has changed: Period');
  });

  it('refuses a copy of terms that the operator has just changed: nothing is lost', async () => {
    const one = await readyToSign();
    await sendCopy(api, { browser: company }, one.fields, 'employer');
    const [files, seen] = [api.files(), (await detail(one.id)).contract.version];
    await act('change-contract', { contract_id: one.id, seen, ...CHANGE });
    const { status, body } = await sendCopy(api, one, one.fields, 'late');
    expect([status, (body as Detail).code]).toEqual([409, 'contract_changed']);
    expect(api.files()).toEqual(files);
    const late = await ask(one.token, '/api/acknowledge-contract-costs', { contract_id: one.id, terms_version: 1 });
    expect(late.body.code).toBe('contract_changed');
  });

  it('is not changed, sent or cancelled by somebody who has seen an older one', async () => {
    const one = await readyToSign();
    const { version } = (await detail(one.id)).contract;
    await sendCopy(api, one, one.fields);
    await sendCopy(api, one, one.fields, 'a better one');
    const input = { contract_id: one.id, seen: version };
    expect((await act('change-contract', { ...input, ...CHANGE })).body.code).toBe('contract_changed');
    expect((await act('cancel-contract', { ...input, reason: 'x' })).body.code).toBe('contract_changed');
    expect((await act('send-contract', input)).body.code).toBe('contract_changed');
    expect(stateOf(one.id)).toBe('sent');
  });

  it.each([
    [{ ends_on: '2027-10-10' }, 'ends_on', 'placement_too_long'],
    [{ ends_on: '2027-07-01' }, 'ends_on', 'end_before_start'],
    [{ ends_on: '2027-02-30' }, 'ends_on', 'date_invalid'],
    [{ week_hours: 60 }, 'week_hours', 'week_hours_invalid'],
    [{ week_hours: '40' }, 'week_hours', 'week_hours_invalid'],
    [{ wage_cents: 0 }, 'wage_cents', 'wage_invalid'],
    [{ site: ' ' }, 'site', 'input_empty'],
    [{ site: 'x'.repeat(60_000) }, 'site', 'input_too_long'],
    [{ shifts: ['x'] }, 'shifts', 'input_invalid'],
    [{ housing_euro: 1e9 }, 'housing_euro', 'euro_invalid'],
  ])('says at the field what is wrong with %j', async (change, path, code) => {
    const { id } = await drafted();
    const { status, body } = await act('change-contract', { contract_id: id, seen: 1, ...CHANGE, ...change });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ path, code }]);
  });

  it('does not take days on which the person is promised to somebody else', async () => {
    const one = await drafted();
    const { requirementId } = makeConfirmedMatch(api.deps, companyId);
    const { applicantId } = one;
    const days = { startsOn: '2027-10-01', endsOn: '2027-10-20' };
    makeMatch(api.deps, { requirementId, applicantId, state: 'confirmed', ...days });
    const change = { ...CHANGE, starts_on: '2027-09-01', ends_on: '2027-10-05' };
    const { status, body } = await act('change-contract', { contract_id: one.id, seen: 1, ...change });
    expect([status, body.code]).toEqual([409, 'contract_overlaps']);
    expect((await detail(one.id)).contract.terms?.starts_on).toBe('2027-07-01');
  });

  it('EMPA-14 takes back other employers’ proposals for its new days: nobody could accept them', async () => {
    const { id, applicantId } = await drafted();
    const { requirementId } = makeConfirmedMatch(api.deps, (await ownEmployer(rival)).id);
    const days = { startsOn: '2027-10-01', endsOn: '2027-10-20' };
    const proposed = makeMatch(api.deps, { requirementId, applicantId, state: 'proposed', ...days });
    await act('change-contract', { contract_id: id, seen: 1, ...CHANGE });
    expect(matchStore(api.deps.db).find(proposed)?.state).toBe('proposed');
    vacationUntil(applicantId, '2027-10-05');
    const change = { ...CHANGE, starts_on: '2027-09-01', ends_on: '2027-10-05' };
    expect((await act('change-contract', { contract_id: id, seen: 2, ...change })).status).toBe(200);
    while (settleMatches(api.deps));
    expect(matchStore(api.deps.db).find(proposed)?.state).toBe('shortlisted');
  });

  it('is cancelled with a reason that both sides read; a draft without a word to anybody', async () => {
    const one = await readyToSign();
    await sendCopy(api, one, one.fields);
    const { version } = (await detail(one.id)).contract;
    const cancel = (input: object) => act('cancel-contract', { contract_id: one.id, seen: version, ...input });
    expect((await cancel({ reason: ' ' })).status).toBe(400);
    expect((await cancel({ reason: 'The visa was refused.' })).body.contract.state).toBe('cancelled');
    expect((await cancel({ reason: 'again' })).body.contract.cancel_reason).toBe('The visa was refused.');
    const mails = await mailsTo(api, one.email);
    expect(mails.at(-1)?.text).toContain('The visa was refused.');
    expect((await sendCopy(api, one, one.fields)).body).toMatchObject({ code: 'contract_step' });
    const draft = await drafted();
    await act('cancel-contract', { contract_id: draft.id, seen: 1, reason: 'x' });
    expect([await own(draft.token), await mailsTo(api, draft.email)]).toEqual([[], []]);
    const { offers } = (await ask(draft.token, '/api/placement/offers')).body;
    expect(offers).toMatchObject([{ state: 'confirmed', contract_stage: null }]);
  });

  it('EMPA-14 binds its place: neither side gives it up, and the operator ends the contract first', async () => {
    const { id, token, matchId } = await sent();
    const seen = matchStore(api.deps.db).find(matchId)?.version;
    const offers = await ask(token, '/api/placement/offers');
    expect(offers.body.offers).toMatchObject([{ state: 'confirmed', has_contract: true, can: [] }]);
    const given = await ask(token, '/api/placement/answer-offer', { match_id: matchId, seen, decision: 'declined' });
    expect([given.status, given.body.code]).toEqual([409, 'match_has_contract']);
    const withhold = () => act('decide-match', { match_id: matchId, seen, decision: 'withheld', reason: 'No visa' });
    const early = await withhold();
    expect([early.status, early.body.code]).toEqual([409, 'match_contract_first']);
    await act('cancel-contract', { contract_id: id, seen: 2, reason: 'No visa' });
    const after = await ask(token, '/api/placement/offers');
    expect(after.body.offers).toMatchObject([{ has_contract: false, contract_stage: 'cancelled', can: ['declined'] }]);
    // Another one is being prepared.
    const { body } = await act('make-contract', { match_id: matchId });
    expect((await ask(token, '/api/placement/offers')).body.offers).toMatchObject([{ contract_stage: null }]);
    await act('cancel-contract', { contract_id: body.contract.id, seen: 1, reason: 'No visa' });
    expect((await withhold()).status).toBe(200);
  });

  it('is cancelled by the server when its match ends by itself, unless both have signed', async () => {
    const [one, unsent, unchecked, accepted] = [await sent(), await drafted(), await signed(), await active()];
    for (const { matchId } of [one, unsent, unchecked, accepted]) {
      const match = matchStore(api.deps.db).find(matchId);
      if (match) api.deps.tx(() => stepMatch(api.deps, match, 'withdrawn', { actor: 'server' }));
    }
    expect([stateOf(one.id), stateOf(unsent.id)]).toEqual(['cancelled', 'cancelled']);
    expect([stateOf(unchecked.id), stateOf(accepted.id)]).toEqual(['sent', 'active']);
    const reason = 'Die Bewerbung ist beendet. / The application has ended.';
    const mails = (await mailsTo(api, companyEmail)).filter(
      ({ subject }) => subject === 'Ein Vertrag wurde zurückgezogen',
    );
    expect(mails.at(-1)?.text).toContain(reason);
    expect((await detail(one.id)).contract.cancel_reason).toBe(reason);
    expect((await detail(one.id)).history[0]).toMatchObject({ action: 'contract-cancelled', actor: 'system' });
  });

  it('ends after its last day in Berlin, and then stays as it is', async () => {
    const one = await active();
    const now = api.clock.time;
    api.clock.time = Date.parse('2027-09-28T21:59:00Z');
    endContracts(api.deps);
    expect(stateOf(one.id)).toBe('active');
    api.clock.time = Date.parse('2027-09-28T22:01:00Z');
    expect(endContracts(api.deps)).toBe(false);
    api.clock.time = now;
    const { contract, can } = await detail(one.id);
    expect([contract.state, can]).toEqual(['ended', []]);
    const input = { contract_id: one.id, seen: contract.version };
    expect((await act('cancel-contract', { ...input, reason: 'x' })).body.code).toBe('contract_step');
    expect((await act('change-contract', { ...input, ...CHANGE })).body.code).toBe('contract_step');
  });

  it('takes no more copies than a person needs', async () => {
    const one = await signed();
    const insert = contractCopyStore(api.deps.db).add;
    for (let count = 0; count < 20; count += 1)
      insert({
        ...{ id: randomUUID(), contract_id: one.id, terms_version: 1, side: 'candidate', file_name: 'x.pdf' },
        ...{ size: 1, sha256: String(count), key_id: 'plain', uploaded_at: 1 },
      });
    expect((await sendCopy(api, one, one.fields, 'one more')).body).toMatchObject({ code: 'too_many_copies' });
  });
});

describe('A signed copy', () => {
  const download = (path: string, headers: Record<string, string> = {}) => fetch(`${api.url}${path}`, { headers });

  it('is a download for its two sides and admins alone once it is accepted, and who opens it is recorded', async () => {
    const one = await active();
    const copy = contractCopyStore(api.deps.db)
      .ofContract(one.id)
      .find(({ side }) => side === 'employer');
    const path = `/contract-copies/${copy?.id}`;
    const bearer = { authorization: `Bearer ${one.token}` };
    const answers = await Promise.all([
      download(`/api/contract-copies/${copy?.id}`, bearer),
      download(`/api/employer${path}`, { cookie: company.cookie }),
      download(`/api/admin${path}`, { cookie: chief.cookie }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
      expect((await answer.arrayBuffer()).byteLength).toBe(copy?.size);
    }
    const opened = (await detail(one.id)).history.filter(({ action }) => action === 'contract-copy-opened');
    expect(new Set(opened.map(({ actor }) => actor))).toEqual(new Set(['account', 'applicant', 'operator']));
    const other = await sent();
    const refused = await Promise.all([
      rival.get(`/api/employer${path}`),
      rival.get(`/api/employer/contracts/${one.id}/paper.pdf`),
      visitor(api).get(`/api${path}`, { authorization: `Bearer ${other.token}` }),
      visitor(api).get(`/api${path}`),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 401]);
  });

  it('is refused to a foreign side before anything is kept', async () => {
    const [one, other] = [await readyToSign(), await readyToSign()];
    const files = api.files();
    expect((await sendCopy(api, { browser: rival }, one.fields)).status).toBe(404);
    expect((await sendCopy(api, other, one.fields)).status).toBe(404);
    expect(api.files()).toEqual(files);
  });

  it('stays when files that no row names are set aside', async () => {
    const one = await active();
    const [copy] = contractCopyStore(api.deps.db).ofContract(one.id);
    await clearUp(api.deps, { before: Date.now() + 60_000 });
    expect(api.deps.storage.exists(copy?.id ?? '')).toBe(true);
  });
});

describe('What each role learns of a contract', () => {
  const keys = (value: unknown): string[] =>
    Object.entries(value as object).flatMap(([name, inner]) => [
      name,
      ...(inner && typeof inner === 'object' && !Array.isArray(inner)
        ? keys(inner).map((key) => `${name}.${key}`)
        : []),
    ]);
  const TERMS = [
    ...[
      'area',
      'candidate',
      'candidate.born_on',
      'candidate.name',
      'candidate.nationality',
      'candidate.university',
      'costs',
    ],
    ...['employer', 'employer.accident_insurance', 'employer.company', 'employer.contact_person'],
    ...['employer.liability_insurance', 'employer.phone', 'employer.register_number', 'ends_on', 'field_of_work'],
    ...['housing', 'housing_euro', 'model', 'shifts', 'site', 'starts_on', 'wage_cents', 'week_hours'],
    ...['break_minutes', 'candidate_address', 'employer_address', 'leave_days', 'night_percent', 'notice_weeks'],
    ...['overtime_percent', 'pay_day', 'representative', 'shifts_en', 'sunday_percent', 'tariffs', 'tax'],
  ];
  const CONTRACT = [
    ...[
      'area',
      'before',
      'can',
      'cancel_reason',
      'candidate_number',
      'changed_at',
      'checking',
      'copies',
      'costs_acknowledged_at',
      'created_at',
      'end',
      'has_left',
      'id',
      'is_considered',
      'is_overdue',
      'is_signed',
      'is_vetted',
      'marks',
      'number',
      'reads',
      'requests',
    ],
    ...['sent_at', 'signed_version', 'state', 'terms', 'terms_version', 'version'],
  ];

  it('is the same for both sides: no e-mail address, phone or id of the person', async () => {
    const one = await active();
    const { body } = await company.get('/api/employer/contracts');
    const ofEmployer = (body.contracts as ContractReply[]).find(({ id }) => id === one.id);
    const [ofCandidate] = await own(one.token);
    const all = [...CONTRACT, ...TERMS.map((name) => `terms.${name}`)].sort();
    expect([keys(ofEmployer).sort(), keys(ofCandidate).sort()]).toEqual([all, all]);
    expect(JSON.stringify(ofEmployer)).not.toContain(one.email);
  });

  it('is less while it is a draft', async () => {
    const { id, token } = await drafted();
    const { body } = await company.get('/api/employer/contracts');
    const ofEmployer = (body.contracts as ContractReply[]).find((one) => one.id === id);
    expect([keys(ofEmployer).sort(), keys((await own(token))[0]).sort()]).toEqual([CONTRACT, CONTRACT]);
  });

  it('is for a student’s account what it is for the link', async () => {
    const { applicantId, token } = await sent();
    const { browser, id } = await member(api, 'student');
    expect((await browser.post('/api/contracts')).body.code).toBe('applicant_not_found');
    changeRows(api.deps.db, 'applicant', { id: applicantId }, { user_id: id });
    expect((await browser.post('/api/contracts')).body.contracts).toEqual(await own(token));
  });
});
