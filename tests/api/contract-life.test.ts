// A contract from accepted copies to its end: paper, what is still open, requests, and ends that are noted on paper.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { contractLifeStore } from '#api/employment-contracts/contract-life.store.ts';
import { contractTermsStore } from '#api/employment-contracts/contract-terms.store.ts';
import { endContracts } from '#api/employment-contracts/end-contracts.ts';
import { remindOfContracts } from '#api/employment-contracts/remind-of-contracts.ts';
import { sendDraft } from '#api/employment-contracts/send-draft.ts';
import { matchStore } from '#api/matches/match.store.ts';
import { settleMatches } from '#api/matches/settle-matches.ts';
import { berlinDate } from '#api/time/berlin-time.ts';
import { DAY_MS, SECOND_MS } from '#api/time/clock.ts';
import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { endFault, stageOf } from '#contract/employment-contracts/contract-life.ts';
import { CONTRACT_STATES, contractNumber } from '#contract/employment-contracts/contract-rules.ts';
import { LAW } from '#contract/employment-contracts/law.ts';
import { UNDO_SECONDS } from '#contract/limits.ts';
import type { Offer } from '#contract/matching/match.ts';
import { contractTexts } from '#src/nouns/employment-contract/contract.text.ts';
import { shownToSide } from '#src/nouns/employment-contract/contract-in-words.ts';
import { member, type Visitor, visitor } from '../support/accounts.ts';
import { type Api, NOON, startApi } from '../support/api-server.ts';
import { acceptCopies, makeConfirmedMatch, sendCopy } from '../support/contracts.ts';
import { deskAdmin } from '../support/desk.ts';
import { ownEmployer, REQUIREMENT } from '../support/employers.ts';
import { mailsTo } from '../support/mails.ts';
import { changeRows, countOf, deleteRows } from '../support/rows.ts';

let api: Api;
let chief: Visitor;
let chiefId: string;
let company: Visitor;
let companyEmail: string;
let companyId: string;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' } });
  ({ browser: chief, id: chiefId } = await deskAdmin(api));
  ({ browser: company, email: companyEmail } = await member(api, 'employer', { lang: 'en' }));
  companyId = (await ownEmployer(company)).id;
});
afterAll(() => api.stop());

interface Detail {
  contract: ContractReply;
  can: string[];
  history: { action: string; what: string | null }[];
  code: string;
  errors: { path: string; code: string }[];
}
type Answer<T> = { status: number; body: T };
const detail = async (id: string) => (await chief.get(`/api/admin/contracts/${id}`)).body as unknown as Detail;
const act = async (name: string, input: object) =>
  (await chief.post(`/api/admin/${name}`, input)) as unknown as Answer<Detail>;
const ask = async (token: string, path: string, input: object = {}) =>
  (await visitor(api).post(path, input, { authorization: `Bearer ${token}` })) as unknown as Answer<
    ContractReply & { contracts: ContractReply[]; code: string }
  >;
const own = async ({ token }: { token: string }) => (await ask(token, '/api/contracts')).body.contracts[0];
const byCompany = async (path: string, input: object) =>
  (await company.post(`/api/employer/${path}`, input)) as unknown as Answer<ContractReply & { code: string }>;
const seen = async (id: string) => (await detail(id)).contract.version;
const matchStage = async ({ token }: { token: string }) => {
  return (await placeOf({ token }))?.contract_stage;
};
const placeOf = async ({ token }: { token: string }) => {
  const { offers } = (await ask(token, '/api/placement/offers')).body as unknown as { offers: Offer[] };
  return offers[0];
};
const matchOf = ({ matchId }: { matchId: string }) => matchStore(api.deps.db).find(matchId);

async function sent(days: { starts_on?: string; ends_on?: string } = {}) {
  const match = makeConfirmedMatch(api.deps, companyId, days);
  const { body } = await act('make-contract', { match_id: match.matchId });
  const { id } = body.contract;
  // On its first day at the latest: later it would not be sent, nor its costs acknowledged.
  const at = Math.min(api.clock.time, Date.parse(days.starts_on ?? REQUIREMENT.starts_on));
  api.deps.tx(() => sendDraft({ ...api.deps, clock: { now: () => at } }, { contract_id: id, seen: 1 }, chiefId));
  contractTermsStore(api.deps.db).acknowledge(id, 1, at);
  return { ...match, id, fields: { contract_id: id, terms_version: 1 } };
}

async function active(days: Parameters<typeof sent>[0] = {}) {
  const one = await sent(days);
  // As if both had signed in time, also where work has begun.
  const life = contractLifeStore(api.deps.db);
  const ink = { contract_id: one.id, what: 'paper', terms_version: 1, day: '', noted_at: 0 } as const;
  life.setMark({ ...ink, noted_by: 'operator', account_id: null });
  await sendCopy(api, { browser: company }, one.fields, 'by the employer');
  await sendCopy(api, one, one.fields, 'by the candidate');
  life.unmark(one.id, 'paper');
  await acceptCopies(api, chief, one.id);
  return one;
}

const end = async (id: string, change: object = {}) =>
  act('end-contract', {
    ...{ contract_id: id, seen: await seen(id), ended_by: 'both', ground: 'agreement' },
    ...{ paper: 'Agreement, originals with both', paper_on: '2026-11-24', last_day: '2026-11-24', ...change },
  });

describe('The operator’s list of contracts', () => {
  interface Listed {
    contracts: { id: string; stage: string }[];
    counts: Record<string, number>;
  }
  const listed = async (state?: string) =>
    (await chief.post('/api/admin/contracts', { state })).body as unknown as Listed;

  it('has each whose paper is still to be exchanged, as soon as one side has signed, or neither in a week, and says how far it is', async () => {
    const one = await sent();
    const found = async () => {
      const { contracts, counts } = await listed('to-exchange');
      expect(contracts).toHaveLength(counts['to-exchange'] ?? 0);
      return contracts.find(({ id }) => id === one.id)?.stage;
    };
    expect(await found()).toBeUndefined();
    const now = api.clock.time;
    changeRows(api.deps.db, 'contract', { id: one.id }, { changed_at: now - 8 * DAY_MS });
    expect(await found()).toBe('signing');
    changeRows(api.deps.db, 'contract', { id: one.id }, { changed_at: now });
    await sendCopy(api, { browser: company }, one.fields, 'by the employer');
    await acceptCopies(api, chief, one.id);
    expect(await found()).toBe('signing');
    await sendCopy(api, one, one.fields, 'by the candidate');
    await acceptCopies(api, chief, one.id);
    expect(await found()).toBe('checked');
    await byCompany('record-contract-paper', { ...one.fields, day: '2026-11-20' });
    expect(await found()).toBeUndefined();
    expect((await listed()).contracts.find(({ id }) => id === one.id)?.stage).toBe('exchanged');
  });

  it('PLAC-01 of a newer version, whose scans never come, waits for the operator once both were reminded of them', async () => {
    const one = await active();
    const { terms, version } = (await detail(one.id)).contract;
    const { site, starts_on, ends_on, week_hours, housing, housing_euro, shifts } = terms ?? {};
    await act('change-contract', {
      ...{ contract_id: one.id, seen: version, site, starts_on, ends_on, week_hours },
      ...{ housing, housing_euro, shifts, wage_cents: 1900 },
    });
    const fields = { contract_id: one.id, terms_version: 2 };
    expect((await byCompany('record-contract-paper', { ...fields, day: '2026-11-25' })).status).toBe(200);
    const waits = async () => (await listed('to-exchange')).contracts.some(({ id }) => id === one.id);
    const later = () =>
      changeRows(api.deps.db, 'contract', { id: one.id }, { changed_at: api.clock.time - 8 * DAY_MS });
    expect(await waits()).toBe(false);
    later();
    expect(await waits()).toBe(true);
    await ask(one.token, '/api/acknowledge-contract-costs', fields);
    await sendCopy(api, { browser: company }, fields, 'by the employer, anew');
    later();
    expect(await waits()).toBe(true);
    // Scans of both that wait to be checked are another list.
    await sendCopy(api, one, fields, 'by the candidate, anew');
    later();
    expect(await waits()).toBe(false);
  });

  it('has by itself what is in force, and no contract under two states: the airport check is needed where the work is not landside', async () => {
    const airside = await active();
    const landside = await active();
    changeRows(api.deps.db, 'requirement', { id: airside.requirementId }, { area: 'airside' });
    changeRows(api.deps.db, 'requirement', { id: landside.requirementId }, { area: 'landside' });
    const inForce = async () => {
      const { contracts, counts } = await listed('in-force');
      const all = (await listed()).contracts.filter(({ stage }) => stage === 'in-force');
      expect([contracts, contracts.length]).toEqual([all, counts['in-force']]);
      const accepted = await listed('active');
      expect(accepted.contracts.filter(({ id }) => all.some((one) => one.id === id))).toEqual([]);
      expect(accepted.contracts).toHaveLength(counts.active ?? 0);
      const ofStates = [...CONTRACT_STATES, 'in-force'].map((state) => counts[state] ?? 0);
      expect(ofStates.reduce((sum, count) => sum + count)).toBe(countOf(api.deps.db, 'contract'));
      return [airside, landside].map((one) => contracts.some((found) => found.id === one.id));
    };
    for (const what of ['paper', 'zav', 'visa', 'airport'] as const) {
      expect(await inForce()).toEqual([false, what === 'airport']);
      for (const one of what === 'airport' ? [airside] : [airside, landside])
        await act('mark-contract', { contract_id: one.id, seen: await seen(one.id), what, day: '2026-11-20' });
    }
    expect(await inForce()).toEqual([true, true]);
    // Other terms need another paper and another confirmation.
    changeRows(api.deps.db, 'contract_mark', { contract_id: airside.id, what: 'zav' }, { terms_version: 0 });
    expect(await inForce()).toEqual([false, true]);
  });
});

describe('The signed paper', () => {
  it('PLAC-42 with the accepted copies she reads that work airside waits for the airport check too', async () => {
    const said = async (area: string) => {
      const one = await sent();
      changeRows(api.deps.db, 'requirement', { id: one.requirementId }, { area });
      for (const by of [{ browser: company }, one]) await sendCopy(api, by, one.fields, 'signed');
      await acceptCopies(api, chief, one.id);
      const mail = (await mailsTo(api, one.email)).at(-1);
      expect(mail?.subject).toBe('Both signed copies are accepted');
      return mail?.text?.includes(LAW.airsideBegins.text.en);
    };
    expect([await said('airside'), await said('landside')]).toEqual([true, false]);
  });

  it('PLAC-01 is exchanged before anything is in force: the day and who noted it are kept, and the other side hears of it', async () => {
    const one = await active();
    expect((await own(one))?.marks).toEqual([]);
    const noted = await byCompany('record-contract-paper', { ...one.fields, day: '2026-11-25' });
    expect(noted.body.marks).toEqual([{ what: 'paper', day: '2026-11-25', noted_by: 'employer' }]);
    expect((await mailsTo(api, one.email)).at(-1)?.text).toContain('25');
    // Only whoever noted it, or the operator, takes it back.
    expect((await ask(one.token, '/api/record-contract-paper', { ...one.fields, day: '' })).body.code).toBe(
      'paper_noted',
    );
    // From a page of before, a colleague writes no other day over it; the same one is no other.
    const late = await byCompany('record-contract-paper', { ...one.fields, day: '2026-11-24' });
    expect([late.status, late.body.code]).toEqual([409, 'paper_noted']);
    const same = await byCompany('record-contract-paper', { ...one.fields, day: '2026-11-25' });
    expect(same.body.marks).toEqual(noted.body.marks);
    expect((await byCompany('record-contract-paper', { ...one.fields, day: '' })).body.marks).toEqual([]);
  });

  it('PLAC-01 is not noted for a day to come, for other terms, for somebody else’s contract, nor before it is sent', async () => {
    const early = await sent();
    const { matchId } = makeConfirmedMatch(api.deps, companyId);
    const { id } = (await act('make-contract', { match_id: matchId })).body.contract;
    const draft = { contract_id: id, seen: 1, what: 'paper', day: '2026-11-25' };
    expect((await act('mark-contract', draft)).body.code).toBe('contract_not_accepted');
    const one = await active();
    expect((await byCompany('record-contract-paper', { ...one.fields, day: '2026-11-26' })).body.code).toBe(
      'paper_in_future',
    );
    const other = { contract_id: one.id, terms_version: 2, day: '2026-11-25' };
    expect((await byCompany('record-contract-paper', other)).body.code).toBe('contract_changed');
    expect((await ask(early.token, '/api/record-contract-paper', { ...one.fields, day: '2026-11-25' })).status).toBe(
      404,
    );
    const { browser: stranger } = await member(api, 'employer');
    expect(
      (await stranger.post('/api/employer/record-contract-paper', { ...one.fields, day: '2026-11-25' })).status,
    ).toBe(404);
  });

  it('PLAC-01 PLAC-03 is reminded of and noted while a scan is missing; all else waits for both copies', async () => {
    const one = await sent({ starts_on: '2026-11-26', ends_on: '2026-12-20' });
    const told = async () => (await mailsTo(api, one.email)).map(({ subject }) => subject);
    while (remindOfContracts(api.deps));
    expect((await told()).at(-1)).toBe('The signed paper is still missing');
    await sendCopy(api, one, one.fields, 'by the candidate');
    expect((await own(one))?.can).toContain('paper');
    const noted = await ask(one.token, '/api/record-contract-paper', { ...one.fields, day: '2026-11-25' });
    expect(noted.body.marks).toEqual([{ what: 'paper', day: '2026-11-25', noted_by: 'candidate' }]);
    const visa = { contract_id: one.id, seen: await seen(one.id), what: 'visa', day: '2026-11-25' };
    expect((await act('mark-contract', visa)).body.code).toBe('contract_not_accepted');
    await sendCopy(api, { browser: company }, one.fields, 'by the employer');
    await acceptCopies(api, chief, one.id);
    const text = (await mailsTo(api, one.email)).at(-1)?.text;
    expect(text).toContain('Both signed copies are accepted');
    expect(text).not.toContain('exchange the signed paper');
    expect(await matchStage(one)).toBe('exchanged');
  });

  it('PLAC-01 of a version before still counts once a note of newer paper is taken back', async () => {
    const one = await sent();
    const note = (terms_version: number, day: string) =>
      byCompany('record-contract-paper', { contract_id: one.id, terms_version, day });
    expect((await note(1, '2026-11-25')).status).toBe(200);
    const { terms, version } = (await detail(one.id)).contract;
    const { site, starts_on, ends_on, week_hours, housing, housing_euro, shifts } = terms ?? {};
    await act('change-contract', {
      ...{ contract_id: one.id, seen: version, site, starts_on, ends_on, week_hours },
      ...{ housing, housing_euro, shifts, wage_cents: 1900 },
    });
    expect((await note(2, '2026-11-25')).body).toMatchObject({ is_signed: true, signed_version: null });
    expect((await note(2, '')).body).toMatchObject({ is_signed: true, signed_version: 1, marks: [] });
    const cancelled = await act('cancel-contract', { contract_id: one.id, seen: await seen(one.id), reason: 'x' });
    expect([cancelled.status, cancelled.body.code]).toEqual([409, 'contract_signed']);
  });

  it('PLAC-01 noted by a slip before a raise can be taken back after it', async () => {
    const one = await sent();
    const note = (terms_version: number, day: string) =>
      byCompany('record-contract-paper', { contract_id: one.id, terms_version, day });
    expect((await note(1, '2026-11-25')).status).toBe(200);
    changeRows(api.deps.db, 'requirement', { id: one.requirementId }, { wage_cents: 1600 });
    await chief.post('/api/admin/placements/many', { act: 'raise', rows: [{ id: one.id, seen: await seen(one.id) }] });
    api.clock.time += UNDO_SECONDS * SECOND_MS;
    expect((await note(2, '')).body).toMatchObject({ is_signed: false, marks: [] });
    const fields = { contract_id: one.id, seen: await seen(one.id), reason: 'x' };
    expect((await act('cancel-contract', fields)).status).toBe(200);
  });

  it('PLAC-02 names what is still open, and is in force only when nothing is', () => {
    expect(stageOf('active', [], 'airside')).toBe('checked');
    expect(stageOf('active', ['zav', 'visa', 'airport'], 'airside')).toBe('checked');
    expect(stageOf('active', ['paper', 'zav', 'visa'], 'airside')).toBe('exchanged');
    expect(stageOf('active', ['paper', 'zav', 'visa', 'airport'], 'airside')).toBe('in-force');
    expect(stageOf('sent', ['paper', 'zav', 'visa', 'airport'], 'airside')).toBe('signing');
  });

  it('PLAC-02 waits for no airport check landside, and for one where nobody has said where the work is', () => {
    expect(stageOf('active', ['paper', 'zav', 'visa'], 'landside')).toBe('in-force');
    expect(stageOf('active', ['paper', 'zav'], 'landside')).toBe('exchanged');
    expect(stageOf('active', ['paper', 'zav', 'visa'], '')).toBe('exchanged');
  });

  it('PLAC-02 PLAC-11 has confirmation, visa and check noted by the operator alone; other terms need other paper', async () => {
    const one = await active();
    for (const what of ['paper', 'zav', 'visa', 'airport'])
      await act('mark-contract', { contract_id: one.id, seen: await seen(one.id), what, day: '2026-11-25' });
    expect((await own(one))?.marks.map(({ what }) => what).sort()).toEqual(['airport', 'paper', 'visa', 'zav']);
    // The operator reads which was noted when.
    const { history } = await detail(one.id);
    expect(history.flatMap(({ what }) => what ?? [])).toEqual(['airport', 'visa', 'zav', 'paper']);
    const { site, starts_on, ends_on, week_hours, housing, housing_euro, shifts } =
      (await detail(one.id)).contract.terms ?? {};
    await act('change-contract', {
      ...{ contract_id: one.id, seen: await seen(one.id), site, starts_on, ends_on, week_hours },
      ...{ housing, housing_euro, shifts, wage_cents: 1900 },
    });
    const now = await own(one);
    expect(now?.marks.map(({ what }) => what).sort()).toEqual(['airport', 'visa']);
    // Old beside new.
    expect([now?.before?.wage_cents, now?.terms?.wage_cents]).toEqual([1460, 1900]);
    // What both have signed stays until they have signed the new version.
    expect([now?.state, now?.signed_version, now?.is_signed]).toEqual(['sent', 1, true]);
  });

  it('PLAC-03 is reminded of three weeks before work begins and three days before, once each, until it is noted', async () => {
    const one = await active();
    const reminders = async () =>
      (await mailsTo(api, one.email)).filter(({ subject = '' }) => subject.includes('paper is still missing'));
    const told = async () => (await reminders()).length;
    const counts: number[] = [];
    // The second reminder says where the paper goes.
    const terms = contractTermsStore(api.deps.db);
    const kept = terms.find(one.id, 1);
    if (!kept) throw new Error('no terms');
    const setAddress = (employer_address: string) => {
      terms.takeBack(one.id, 1);
      terms.write(one.id, { ...kept, terms: { ...kept.terms, employer_address } });
    };
    setAddress('');
    // Both days begin in Berlin, while UTC still has the one before.
    for (const time of ['06-01T10:00', '06-09T22:00', '06-10T10:00', '06-27T22:00', '06-28T10:00']) {
      api.clock.time = Date.parse(`2027-${time}Z`);
      while (remindOfContracts(api.deps));
      counts.push(await told());
      if (time === '06-10T10:00') setAddress('Musterstraße 1\n12345 Musterstadt');
    }
    api.clock.time = NOON;
    expect(counts).toEqual([0, 1, 1, 2, 2]);
    const [first, second] = (await reminders()).map(({ text = '' }) => text);
    expect([first?.includes('Ask us for it before you post'), first?.includes('12345 Musterstadt')]).toEqual([
      true,
      false,
    ]);
    expect([second?.includes('Ask us for it before you post'), second?.includes('12345 Musterstadt')]).toEqual([
      false,
      true,
    ]);
  });
});

describe('A contract that not both have signed by its first day', () => {
  const BEGUN = { starts_on: '2026-11-24', ends_on: '2026-12-20' };
  const SIGNING = contractTexts('en', null, 'candidate');
  // Read as rows: nobody stays signed in for so many days.
  const papers = () => {
    const wanted = { filter: 'to-exchange', today: berlinDate(api.clock.time) } as const;
    return contractStore(api.deps.db)
      .page(wanted, undefined, { back: false, most: 50 })
      .map(({ id }) => id);
  };

  it('PLAC-01 is not to be signed any more, reminds nobody, and waits for the operator until it is ended', async () => {
    const one = await sent(BEGUN);
    const contract = await own(one);
    if (!contract) throw new Error('no contract');
    expect([contract.is_overdue, contract.can]).toEqual([true, ['paper', 'ask']]);
    const { badge, needsMe, sentence } = shownToSide(contract, 'candidate', SIGNING);
    expect([badge, needsMe, sentence]).toEqual([
      ...['First day has passed, not signed', false],
      expect.stringMatching(
        /^The first day of work was 24 November 2026, .* do not sign anything any more, do not work/,
      ),
    ]);
    // While it rests nothing of that can be done.
    const resting = shownToSide({ ...contract, reads: 'number', is_vetted: false }, 'candidate', SIGNING);
    expect([resting.badge, resting.sentence]).toEqual(['Rests', expect.stringMatching(/^We have not vetted/)]);
    expect(await placeOf(one)).toMatchObject({ is_overdue: true, has_contract: true });
    expect((await detail(one.id)).contract.is_overdue).toBe(true);
    const mails = (await mailsTo(api, one.email)).length;
    const now = api.clock.time;
    for (const day of [0, 4, 7, 40]) {
      api.clock.time = now + day * DAY_MS;
      while (remindOfContracts(api.deps));
      while (endContracts(api.deps));
      expect(papers()).toContain(one.id);
      expect(await mailsTo(api, one.email)).toHaveLength(mails);
    }
    api.clock.time = now;
  });

  it('PLAC-01 is one as soon as ink that was exchanged in time is noted, and its scan can be sent', async () => {
    const one = await sent(BEGUN);
    await ask(one.token, '/api/record-contract-paper', { ...one.fields, day: '2026-11-24' });
    expect(await own(one)).toMatchObject({ is_overdue: false, can: ['upload', 'paper', 'ask'] });
    expect((await placeOf(one))?.is_overdue).toBe(false);
    expect(papers()).not.toContain(one.id);
  });

  it('PLAC-01 takes no copy any more, nor does ink of a later day lift that', async () => {
    const one = await sent(BEGUN);
    const refused = { status: 409, body: { code: 'contract_step' } };
    const signed = () => sendCopy(api, { browser: company }, one.fields, 'too late');
    expect(await signed()).toMatchObject(refused);
    expect(await ask(one.token, '/api/acknowledge-contract-costs', one.fields)).toMatchObject(refused);
    await ask(one.token, '/api/record-contract-paper', { ...one.fields, day: '2026-11-25' });
    expect(await signed()).toMatchObject(refused);
    expect(await own(one)).toMatchObject({ is_overdue: true, can: ['paper', 'ask'] });
    expect((await placeOf(one))?.is_overdue).toBe(true);
    expect(papers()).toContain(one.id);
  });

  it('PLAC-01 says the same of a place without a contract', async () => {
    const one = makeConfirmedMatch(api.deps, companyId, BEGUN);
    expect(await placeOf(one)).toMatchObject({ is_overdue: true, has_contract: false });
    const later = makeConfirmedMatch(api.deps, companyId, { ...BEGUN, starts_on: '2026-11-25' });
    expect((await placeOf(later))?.is_overdue).toBe(false);
  });

  it('PLAC-44 is none while newer terms of work that has begun wait for signatures: these are asked for', async () => {
    const one = await active(BEGUN);
    const { contract } = await detail(one.id);
    const { site, starts_on, ends_on, week_hours, housing, housing_euro, shifts } = contract.terms ?? {};
    await act('change-contract', {
      ...{ contract_id: one.id, seen: contract.version, site, starts_on, ends_on, week_hours },
      ...{ housing, housing_euro, shifts, wage_cents: 1900 },
    });
    expect(await own(one)).toMatchObject({ state: 'sent', is_overdue: false, can: ['acknowledge', 'paper', 'ask'] });
    // Nor is its paper one to exchange before both had a week to sign.
    expect(papers()).not.toContain(one.id);
    const mails = (await mailsTo(api, one.email)).length;
    const now = api.clock.time;
    api.clock.time += 3 * DAY_MS;
    while (remindOfContracts(api.deps));
    expect(await mailsTo(api, one.email)).toHaveLength(mails + 1);
    api.clock.time = now;
  });
});

describe('The first day of work', () => {
  const FIRST = { starts_on: '2026-11-24', ends_on: '2026-12-20' };
  const inForce = async (days: object = FIRST) => {
    const one = await active(days);
    for (const what of ['paper', 'zav', 'visa', 'airport'])
      await act('mark-contract', { contract_id: one.id, seen: await seen(one.id), what, day: '2026-11-20' });
    return one;
  };
  const arrivals = async (one: { token: string }) =>
    (await own(one))?.marks.filter(({ what }) => what === 'began' || what === 'absent');
  const note = async (fields: object, what: string, day: string) =>
    (await byCompany('record-contract-paper', { ...fields, what, day })).body;
  const waits = async () => {
    const { contract_requests } = (await chief.get('/api/admin/todo')).body as unknown as {
      contract_requests: { count: number };
    };
    const { body } = await chief.post('/api/admin/contracts', { state: 'asked' });
    return { count: contract_requests.count, listed: (body.contracts as { id: string }[]).map(({ id }) => id) };
  };

  it('PLAC-17 is noted by the employer once nothing is missing: the person reads it, and it is taken back', async () => {
    const one = await inForce();
    const begun = await note(one.fields, 'began', '2026-11-24');
    expect(begun.marks).toContainEqual({ what: 'began', day: '2026-11-24', noted_by: 'employer' });
    expect(await arrivals(one)).toEqual([{ what: 'began', day: '2026-11-24', noted_by: 'employer' }]);
    // Her status page says it too, in place of the good journey.
    const { offers } = (await ask(one.token, '/api/placement/offers')).body as unknown as { offers: object[] };
    expect(offers).toMatchObject([{ contract_stage: 'began' }]);
    expect((await note(one.fields, 'absent', '2026-11-25')).code).toBe('arrival_noted');
    expect((await note(one.fields, 'began', '')).can).toContain('arrival');
    expect(await arrivals(one)).toEqual([]);
  });

  it('PLAC-17 is not noted while something is missing, before its day, for a day to come, nor by the person or a stranger', async () => {
    const missing = await active(FIRST);
    expect((await note(missing.fields, 'began', '2026-11-24')).code).toBe('contract_not_in_force');
    expect((await own(missing))?.can).not.toContain('arrival');
    const one = await inForce();
    const early = await byCompany('record-contract-paper', { ...one.fields, what: 'began', day: '2026-11-23' });
    expect(early.body).toMatchObject({ errors: [{ path: 'day', code: 'arrival_before_start' }] });
    expect((await note(one.fields, 'began', '2026-11-26')).code).toBe('paper_in_future');
    // A person notes the paper alone, whatever else is sent.
    const sent = { ...one.fields, what: 'began', day: '2026-11-24' };
    await ask(one.token, '/api/record-contract-paper', sent);
    expect(await arrivals(one)).toEqual([]);
    const { browser: stranger } = await member(api, 'employer');
    expect((await stranger.post('/api/employer/record-contract-paper', sent)).status).toBe(404);
    const later = await inForce({ starts_on: '2026-11-26', ends_on: '2026-12-20' });
    expect((await detail(later.id)).can).not.toContain('arrival');
  });

  it('PLAC-17 not come: the person is told at once, and it waits for the operator until it is taken back or ended on paper', async () => {
    const one = await inForce();
    const before = await waits();
    await note(one.fields, 'absent', '2026-11-25');
    const mail = (await mailsTo(api, one.email)).at(-1);
    expect(mail?.text).toContain('25 November 2026');
    expect(mail?.text).toContain('write to us at once');
    expect(await waits()).toMatchObject({ count: before.count + 1, listed: expect.arrayContaining([one.id]) });
    await note(one.fields, 'absent', '');
    expect(await waits()).toEqual(before);
    await note(one.fields, 'absent', '2026-11-25');
    await end(one.id, { paper_on: '2026-11-25', last_day: '2026-12-01' });
    expect(await waits()).toEqual(before);
  });

  type One = Awaited<ReturnType<typeof active>>;
  const raised = async (one: One) => {
    changeRows(api.deps.db, 'requirement', { id: one.requirementId }, { wage_cents: 1600 });
    await chief.post('/api/admin/placements/many', { act: 'raise', rows: [{ id: one.id, seen: await seen(one.id) }] });
    api.clock.time += UNDO_SECONDS * SECOND_MS;
    return { contract_id: one.id, terms_version: 2 };
  };

  it('PLAC-17 is noted while a raise waits for signatures', async () => {
    const one = await inForce();
    const begun = await note(await raised(one), 'began', '2026-11-24');
    expect(begun).toMatchObject({ state: 'sent', signed_version: 1 });
    expect(await arrivals(one)).toEqual([{ what: 'began', day: '2026-11-24', noted_by: 'employer' }]);
    expect((await note(await raised(await active(FIRST)), 'began', '2026-11-24')).code).toBe('contract_not_in_force');
  });

  it('PLAC-17 is noted while newer terms wait for signatures, where work could begin by those that hold', async () => {
    const newer = async (one: One) => {
      const { terms, version } = (await detail(one.id)).contract;
      const { site, starts_on, ends_on, week_hours, housing, housing_euro, shifts } = terms ?? {};
      const fields = { site, starts_on, ends_on, week_hours, housing, housing_euro, shifts };
      await act('change-contract', { contract_id: one.id, seen: version, ...fields, wage_cents: 1600 });
      return { contract_id: one.id, terms_version: 2 };
    };
    const one = await inForce();
    const changed = await newer(one);
    const begun = await note(changed, 'began', '2026-11-24');
    expect(begun).toMatchObject({ state: 'sent', signed_version: 1 });
    expect(await arrivals(one)).toEqual([{ what: 'began', day: '2026-11-24', noted_by: 'employer' }]);
    expect((await note(changed, 'began', '')).can).toContain('arrival');
    const before = await waits();
    await note(changed, 'absent', '2026-11-25');
    expect(await waits()).toMatchObject({ count: before.count + 1, listed: expect.arrayContaining([one.id]) });
    // Of these the paper was never exchanged.
    const missing = await active(FIRST);
    expect((await note(await newer(missing), 'began', '2026-11-24')).code).toBe('contract_not_in_force');
    expect((await detail(missing.id)).can).not.toContain('arrival');
  });

  it('PLAC-17 of several is noted on one day, each by the rules of a single one', async () => {
    const [one, two, open] = [await inForce(), await inForce(), await active(FIRST)];
    const rows = await Promise.all([one, two, open].map(async ({ id }) => ({ id, seen: await seen(id) })));
    const many = async (input: object) =>
      ((await company.post('/api/employer/contracts/many', { act: 'began', day: '2026-11-24', rows, ...input })).body
        .rows ?? []) as { left_out: string | null }[];
    expect((await many({ only_preview: true })).map(({ left_out }) => left_out !== null)).toEqual([false, false, true]);
    expect(await arrivals(one)).toEqual([]);
    expect((await many({})).map(({ left_out }) => left_out !== null)).toEqual([false, false, true]);
    expect([await arrivals(one), await arrivals(two), await arrivals(open)].map((found) => found?.length)).toEqual([
      ...[1, 1, 0],
    ]);
  });
});

describe('The end of a signed contract', () => {
  it('comes also where that of another one fails each time', async () => {
    const days = { starts_on: '2026-11-01', ends_on: '2026-11-24' };
    const [bad, good] = [await active({ ...days, ends_on: '2026-11-23' }), await active(days)];
    // What both have signed of it is gone.
    const { contract } = await detail(bad.id);
    const { site, starts_on, ends_on, week_hours, housing, housing_euro, shifts } = contract.terms ?? {};
    await act('change-contract', {
      ...{ contract_id: bad.id, seen: contract.version, site, starts_on, ends_on, week_hours },
      ...{ housing, housing_euro, shifts, wage_cents: 1900 },
    });
    contractTermsStore(api.deps.db).remove(bad.id, 1);
    while (endContracts(api.deps));
    expect([bad, good].map(({ id }) => contractStore(api.deps.db).find(id)?.state)).toEqual(['sent', 'ended']);
    // Nothing else is to fail over it.
    deleteRows(api.deps.db, 'contract_copy', { contract_id: bad.id });
  });

  it('PLAC-04 is noted with who, how, which paper and which day; before the first day of work the place is free again', async () => {
    const one = await active();
    expect((await detail(one.id)).can).toContain('end');
    const { body } = await end(one.id);
    expect(body.contract).toMatchObject({ state: 'ended', end: { ended_by: 'both', ground: 'agreement' } });
    while (settleMatches(api.deps));
    expect(matchOf(one)?.state).toBe('withdrawn');
    const shown = await own(one);
    expect(shown).toMatchObject({ is_considered: true, end: { last_day: '2026-11-24' } });
    for (const email of [one.email, companyEmail]) {
      const mails = (await mailsTo(api, email)).map(({ text = '' }) => text);
      const about = mails.filter((text) => text.includes(contractNumber(one.id)));
      expect(about.filter((text) => text.includes('Agreement, originals with both')).length).toBe(1);
    }
    // One mail each: the end of the match is the same thing.
    expect((await mailsTo(api, one.email)).filter(({ subject = '' }) => /offer|Angebot/.test(subject))).toEqual([]);
  });

  it('PLAC-04 leaves work that has begun until its last day, and can be corrected until then', async () => {
    const one = await active({ starts_on: '2026-11-10', ends_on: '2026-12-20' });
    const paper = { paper_on: '2026-11-25', last_day: '2026-11-30' };
    expect(await placeOf(one)).toMatchObject({ contract_stage: 'checked', ended_on: null });
    expect((await end(one.id, paper)).body.contract.state).toBe('active');
    expect(matchOf(one)).toMatchObject({ state: 'confirmed', ends_on: '2026-11-30' });
    expect((await end(one.id, { ...paper, last_day: '2026-12-05' })).body.contract.end?.last_day).toBe('2026-12-05');
    api.clock.time = Date.parse('2026-12-06T10:00:00Z');
    endContracts(api.deps);
    api.clock.time = NOON;
    expect((await own(one))?.state).toBe('ended');
    expect(matchOf(one)).toMatchObject({ state: 'confirmed', ends_on: '2026-12-05' });
    expect(await placeOf(one)).toMatchObject({ contract_stage: 'ended', ended_on: '2026-12-05' });
  });

  it('PLAC-04 comes by what both have signed, not by a shorter version that waits for signatures', async () => {
    const one = await active({ starts_on: '2026-11-10', ends_on: '2026-12-20' });
    const { terms, version } = (await detail(one.id)).contract;
    const { site, starts_on, week_hours, wage_cents, housing, housing_euro, shifts } = terms ?? {};
    const fields = { site, starts_on, week_hours, wage_cents, housing, housing_euro, shifts };
    await act('change-contract', { contract_id: one.id, seen: version, ...fields, ends_on: '2026-11-30' });
    const at = async (day: string) => {
      api.clock.time = Date.parse(`${day}T10:00:00Z`);
      endContracts(api.deps);
      api.clock.time = NOON;
      return (await own(one))?.state;
    };
    expect(await at('2026-12-06')).toBe('sent');
    expect(await at('2026-12-20')).toBe('sent');
    expect(await at('2026-12-21')).toBe('ended');
  });

  it('PLAC-12 the place has the days and the pay that both have signed, while a longer version waits for signatures', async () => {
    const days = { starts_on: '2027-07-05', ends_on: '2027-09-20' };
    const one = await active(days);
    const { terms, version } = (await detail(one.id)).contract;
    const { site, week_hours, wage_cents, housing, housing_euro, shifts } = terms ?? {};
    const fields = { site, week_hours, wage_cents, housing, housing_euro, shifts, ...days };
    changeRows(api.deps.db, 'placement_profile', { applicant_id: one.applicantId }, { vacation_until: '2027-09-30' });
    const longer = { contract_id: one.id, seen: version, ...fields, ends_on: '2027-09-24', wage_cents: 1900 };
    expect((await act('change-contract', longer)).body).toMatchObject({ contract: { signed_version: 1 } });
    expect(matchOf(one)).toMatchObject({ ...days, ends_on: '2027-09-24' });
    expect(await placeOf(one)).toMatchObject({ ...days, wage_cents });
  });

  it('PLAC-04 of a shorter version frees its days for nobody else before both have signed it', async () => {
    const one = await active();
    const { terms, version } = (await detail(one.id)).contract;
    const { site, starts_on, week_hours, wage_cents, housing, housing_euro, shifts } = terms ?? {};
    const fields = { site, starts_on, week_hours, wage_cents, housing, housing_euro, shifts };
    await act('change-contract', { contract_id: one.id, seen: version, ...fields, ends_on: '2027-08-15' });
    expect(matchOf(one)).toMatchObject({ starts_on: '2027-07-01', ends_on: '2027-09-28' });
    const newer = { contract_id: one.id, terms_version: 2 };
    await ask(one.token, '/api/acknowledge-contract-costs', newer);
    await sendCopy(api, { browser: company }, newer, 'the shorter one, by the employer');
    await sendCopy(api, one, newer, 'the shorter one, by the candidate');
    await acceptCopies(api, chief, one.id);
    expect(matchOf(one)).toMatchObject({ starts_on: '2027-07-01', ends_on: '2027-08-15' });
    // Without a copy of it the longer one holds again.
    const { contract } = await detail(one.id);
    const copy_id = contract.copies.find(({ is_current }) => is_current)?.id;
    const returned = { contract_id: one.id, copy_id, seen: contract.version, reason: 'Not signed' };
    expect((await act('return-contract-copy', returned)).body).toMatchObject({ contract: { signed_version: 1 } });
    expect(matchOf(one)).toMatchObject({ starts_on: '2027-07-01', ends_on: '2027-09-28' });
  });

  it('PLAC-05 is refused where the contract or the law does not know it, and for a contract that not both have signed', async () => {
    const terms = { ends_on: '2027-09-28', notice_weeks: null };
    const fault = (change: object, own: object = {}) =>
      endFault(
        {
          ...({ ended_by: 'both', ground: 'agreement', paper_on: '2027-07-10', last_day: '2027-07-31' } as const),
          ...change,
        },
        { ...terms, ...own },
        '2027-07-10',
      )?.code;
    expect(fault({})).toBeUndefined();
    expect(fault({ ended_by: 'employer' })).toBe('end_not_by_them');
    expect(fault({ ground: 'cause' })).toBe('end_not_by_them');
    expect(fault({ ended_by: 'employer', ground: 'notice' })).toBe('notice_not_agreed');
    expect(fault({ ended_by: 'employer', ground: 'notice' }, { notice_weeks: 4 })).toBe('notice_too_short');
    expect(fault({ ended_by: 'employer', ground: 'notice' }, { notice_weeks: 3 })).toBeUndefined();
    expect(fault({ paper_on: '2027-07-11' })).toBe('paper_in_future');
    expect(fault({ paper_on: '2026-07-08' })).toBe('paper_too_old');
    expect(fault({ last_day: '2027-07-09' })).toBe('end_outside');
    expect(fault({ last_day: '2027-09-29' })).toBe('end_outside');
    expect((await end((await sent()).id)).body.code).toBe('contract_not_signed');
  });

  it('PLAC-05 comes from no button of a side or of the operator: without paper nothing ends', async () => {
    const one = await active();
    const { body } = await act('end-contract', {
      ...{ contract_id: one.id, seen: await seen(one.id), ended_by: 'both', ground: 'agreement', paper: '' },
      ...{ paper_on: '2026-11-24', last_day: '2026-11-24' },
    });
    expect(body.errors).toMatchObject([{ path: 'paper', code: 'input_empty' }]);
    for (const kind of ['change', 'end'])
      await ask(one.token, '/api/ask-contract', { contract_id: one.id, kind, words: 'I would like to stop.' });
    expect((await own(one))?.state).toBe('active');
    expect(matchOf(one)?.state).toBe('confirmed');
  });
});

describe('A request about a contract', () => {
  it('says of a company what was vetted, also in a version that is sent while it is vetted anew', async () => {
    const { id } = await active();
    const change = (row: Record<string, string>) => changeRows(api.deps.db, 'employer', { id: companyId }, row);
    const { employer, site, starts_on, ends_on, week_hours, housing, housing_euro } =
      (await detail(id)).contract.terms ?? {};
    change({ state: 'submitted', register_number: 'HRB 99999' });
    const { status, body } = await act('change-contract', {
      ...{ contract_id: id, seen: await seen(id), site, starts_on, ends_on, week_hours },
      ...{ housing, housing_euro, shifts: 'Nacht', wage_cents: 1900 },
    });
    change({ state: 'vetted', register_number: employer?.register_number ?? '' });
    expect([status, body.contract?.terms?.wage_cents]).toEqual([200, 1900]);
    expect(body.contract?.terms?.employer).toEqual(employer);
  });

  it('PLAC-06 that waits is shown to the operator, however many of the other side were answered since', async () => {
    const one = await sent();
    await byCompany('ask-contract', { contract_id: one.id, kind: 'change', words: 'From the first of July' });
    for (let asked = 0; asked < 21; asked += 1) {
      api.clock.time += 1000;
      await ask(one.token, '/api/ask-contract', { contract_id: one.id, kind: 'change', words: `Once more ${asked}` });
      const mine = (await detail(one.id)).contract.requests.find(
        (each) => each.words.startsWith('Once more') && each.answer === null,
      );
      await act('answer-contract-request', { contract_id: one.id, request_id: mine?.id, answer: 'No' });
    }
    expect((await detail(one.id)).contract.requests[0]?.words).toBe('From the first of July');
  });

  it('PLAC-06 waits for the operator, who answers it; the other side reads nothing of it', async () => {
    const one = await active();
    const input = { contract_id: one.id, kind: 'end', words: 'My grandmother is ill.' };
    const { body } = await ask(one.token, '/api/ask-contract', input);
    expect([body.requests.length, body.can.includes('ask')]).toEqual([1, false]);
    // Pressed twice it is one; another one waits for the answer.
    expect((await ask(one.token, '/api/ask-contract', input)).body.requests.length).toBe(1);
    expect((await ask(one.token, '/api/ask-contract', { ...input, kind: 'change' })).body.code).toBe('request_waits');
    const { body: listed } = await chief.get('/api/admin/contracts?state=asked');
    expect((listed.contracts as unknown as { id: string }[]).map(({ id }) => id)).toContain(one.id);
    const { body: page } = await company.get(`/api/employer/contracts?contract_id=${one.id}`);
    expect(JSON.stringify(page)).not.toContain('grandmother');
    const request_id = (await detail(one.id)).contract.requests[0]?.id;
    const answer = { contract_id: one.id, request_id, answer: 'The employer pays half of it.' };
    expect((await act('answer-contract-request', answer)).status).toBe(200);
    expect((await act('answer-contract-request', { ...answer, answer: 'No.' })).body.code).toBe('request_answered');
    expect((await mailsTo(api, one.email)).at(-1)?.text).toContain('pays half');
    expect((await own(one))?.requests).toMatchObject([{ answer: 'The employer pays half of it.' }]);
  });

  it('PLAC-06 is bounded, and not taken for a contract of others', async () => {
    const one = await active();
    const input = { contract_id: one.id, kind: 'end', words: 'x'.repeat(60_000) };
    expect((await ask(one.token, '/api/ask-contract', input)).status).toBe(400);
    const other = await sent();
    expect((await ask(other.token, '/api/ask-contract', { ...input, words: 'x' })).status).toBe(404);
  });
});
