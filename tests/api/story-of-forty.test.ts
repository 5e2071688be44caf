// Forty places by calls and mails alone, from the registration of an employer to the first day of work.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tokenStore } from '#api/applicants/token.store.ts';
import { tellEmployers } from '#api/employers/tell-employers.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { endContracts } from '#api/employment-contracts/end-contracts.ts';
import { remindOfContracts } from '#api/employment-contracts/remind-of-contracts.ts';
import { remindOfMatches } from '#api/matches/remind-of-matches.ts';
import { expireMatches, settleMatches } from '#api/matches/settle-matches.ts';
import { HOUR_MS } from '#api/time/clock.ts';
import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import type { ManyDone } from '#contract/many/many-rows.ts';
import { newAdmin, PASSWORD, signIn, type Visitor, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { setConsent } from '../support/consents.ts';
import { acceptCopies, sendCopy } from '../support/contracts.ts';
import { REQUIREMENT, vettedCompany } from '../support/employers.ts';
import { subjectsTo } from '../support/mails.ts';
import { makePoolCandidate } from '../support/placements.ts';

/** Noon in Berlin, on a Monday. */
const NOON = Date.parse('2026-11-23T11:00:00Z');
const PLACES = 40;
const JOBS = [...[remindOfMatches, remindOfContracts], ...[endContracts, expireMatches, settleMatches, tellEmployers]];

let api: Api;
let admin: Awaited<ReturnType<typeof newAdmin>>;
let company: Awaited<ReturnType<typeof vettedCompany>>;
beforeAll(async () => {
  api = await startApi({
    env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' },
    time: NOON,
  });
  admin = await newAdmin(api);
  company = await vettedCompany(api, admin.browser);
});
afterAll(() => api.stop());

type Body = Record<string, unknown>;
const ask = async (token: string, path: string, input: object = {}) =>
  (await visitor(api).post(path, input, { authorization: `Bearer ${token}` })) as { status: number; body: Body };
const day = () => new Date(api.clock.time).toISOString().slice(0, 10);

/** Lets hours go by until noon of another day, with all that the server does in them, and its mails. */
async function live(days: number): Promise<void> {
  for (let hour = 0; hour < days * 24; hour += 1) {
    api.clock.time += HOUR_MS;
    for (const run of JOBS) while (run(api.deps));
  }
  await api.deps.mail.sendDue();
  // Sessions of admins are short.
  await signIn(admin.browser, admin.email, PASSWORD);
}

/** Looks at the preview of an act on several, and does it. */
async function many(
  by: Visitor,
  at: string,
  input: { act: string; day?: string; what?: string },
  rows: readonly object[],
) {
  const send = async (more: object) => (await by.post(at, { ...input, ...more })).body.rows as ManyDone;
  const done = await send({ rows: await send({ rows, only_preview: true }) });
  expect(done.filter(({ left_out }) => left_out !== null)).toEqual([]);
}

const contractsOf = async (): Promise<ContractReply[]> => {
  const all: ContractReply[] = [];
  let after: object | null | undefined;
  do {
    const { body } = await company.browser.post('/api/employer/contracts', after ? { after } : {});
    const page = body as unknown as { contracts: ContractReply[]; next: object | null };
    all.push(...page.contracts);
    after = page.next;
  } while (after);
  return all;
};

/** Somebody of the pool, who opens pages by the token of her application. */
function makePerson(): string {
  return tokenStore(api.deps.db).mint(makePoolCandidate(api.deps).id, api.clock.now()).token;
}
const offerOf = async (token: string) =>
  ((await ask(token, '/api/placement/offers')).body.offers as { id: string; version: number; state: string }[])[0];
async function answer(token: string, act: 'confirmed' | 'declined' | 'more-time'): Promise<void> {
  const offer = await offerOf(token);
  const input = { match_id: offer?.id, seen: offer?.version };
  const { status } =
    act === 'more-time'
      ? await ask(token, '/api/placement/extend-offer', input)
      : await ask(token, '/api/placement/answer-offer', { ...input, decision: act });
  expect(status).toBe(200);
}
async function released(people: readonly string[]): Promise<string[]> {
  const open: string[] = [];
  for (const token of people) if ((await offerOf(token))?.state === 'released') open.push(token);
  return open;
}

interface Listed {
  id: string;
  state: string;
}
const listed = async (requirement_id: string, state: string) => {
  const { body } = await company.browser.post('/api/employer/matches', { requirement_id, phase: 'current' });
  return (body.matches as Listed[]).filter((one) => one.state === state).map(({ id }) => ({ id }));
};
/** The employer takes whom the list proposes; a day later the operator sends the offers. */
async function takeProposed(requirementId: string): Promise<void> {
  const rows = await listed(requirementId, 'proposed');
  await many(company.browser, '/api/employer/matches/many', { act: 'accept' }, rows);
  await live(1);
  await many(admin.browser, '/api/admin/placements/many', { act: 'release' }, rows);
}

/** In four days: one in ten says no, one takes more time, and one withdraws the consent; the rest say yes. */
async function answerOffers(people: readonly string[]): Promise<void> {
  const [slow = '', gone = '', ...quick] = people;
  for (let round = 0; round < 4; round += 1) {
    for (const [index, token] of quick.slice(round * 10, round * 10 + 10).entries())
      await answer(token, index === 9 ? 'declined' : 'confirmed');
    if (round === 1) expect((await setConsent(api, gone, 'employers', false)).status).toBe(200);
    if (round === 2) await answer(slow, 'more-time');
    await live(1);
  }
  await live(3);
  await answer(slow, 'confirmed');
}

/** HR signs all on one day, the people on three; the operator checks each evening what has come. */
async function signAll(people: readonly string[], contracts: readonly string[]): Promise<void> {
  const check = async () => {
    for (const id of contracts) await acceptCopies(api, admin.browser, id);
    await live(1);
  };
  for (const id of contracts)
    await sendCopy(api, { browser: company.browser }, { contract_id: id, terms_version: 1 }, id);
  const signers: [string, string][] = [];
  for (const token of people) {
    const [contract] = (await ask(token, '/api/contracts')).body.contracts as ContractReply[];
    if (contract) signers.push([token, contract.id]);
  }
  for (const [index, [token, contract_id]] of signers.entries()) {
    const fields = { contract_id, terms_version: 1 };
    await ask(token, '/api/acknowledge-contract-costs', fields);
    await sendCopy(api, { token }, fields, `by ${contract_id}`);
    if (index % 14 === 13) await check();
  }
  await check();
}

it('EMPA-26 PLAC-17 forty places come to their first day of work with at most twelve mails to each HR person', async () => {
  const people = Array.from({ length: PLACES + 8 }, makePerson);
  const saved = { ...REQUIREMENT, headcount: PLACES, requirement_id: randomUUID(), open: true };
  const { id: requirement_id, version } = (await company.browser.post('/api/employer/save-requirement', saved))
    .body as unknown as { id: string; version: number };
  await company.browser.post('/api/employer/start-matching', { requirement_id, version });
  await takeProposed(requirement_id);
  const asked = await released(people);
  expect(asked).toHaveLength(PLACES);
  await answerOffers(asked);
  // Others moved up for those who went.
  await takeProposed(requirement_id);
  for (const token of await released(people)) await answer(token, 'confirmed');
  await live(1);
  const confirmed = await listed(requirement_id, 'confirmed');
  expect(confirmed).toHaveLength(PLACES);

  await many(admin.browser, '/api/admin/placements/many', { act: 'draft' }, confirmed);
  const drafts = confirmed.map(({ id }) => ({ id: contractStore(api.deps.db).ofMatch(id)?.id ?? '' }));
  await many(admin.browser, '/api/admin/placements/many', { act: 'send' }, drafts);
  await live(1);
  await signAll(
    people,
    drafts.map(({ id }) => id),
  );
  const contracts = await contractsOf();
  expect(contracts.map(({ state }) => state)).toEqual(Array(PLACES).fill('active'));
  const rows = contracts.map(({ id }) => ({ id }));
  await many(company.browser, '/api/employer/contracts/many', { act: 'paper', day: day() }, rows);
  for (const what of ['zav', 'visa', 'airport'])
    await many(admin.browser, '/api/admin/mark-contracts', { act: 'mark', what, day: day() }, rows);
  await live(1);
  const id = rows[0]?.id ?? '';
  const end = await admin.browser.post('/api/admin/end-contract', {
    ...{ contract_id: id, seen: contractStore(api.deps.db).find(id)?.version, ended_by: 'both' },
    ...{ ground: 'agreement', paper: 'Agreement', paper_on: day(), last_day: day() },
  });
  expect(end.status).toBe(200);
  await live(1);

  api.clock.time = Date.parse('2027-07-01T10:00:00Z');
  await signIn(company.browser, company.email, PASSWORD);
  await live(1);
  const [absent, ...came] = (await contractsOf()).filter(({ state }) => state === 'active').map(({ id }) => ({ id }));
  await many(company.browser, '/api/employer/contracts/many', { act: 'began', day: '2027-07-01' }, came);
  const missing = { contract_id: absent?.id, terms_version: 1, what: 'absent', day: '2027-07-02' };
  expect((await company.browser.post('/api/employer/record-contract-paper', missing)).status).toBe(200);
  await live(1);
  const marks = (await contractsOf()).flatMap((one) => one.marks.map(({ what }) => what));
  const counted = (wanted: string) => marks.filter((what) => what === wanted).length;
  expect([counted('began'), counted('absent')]).toEqual([PLACES - 2, 1]);

  // Behind the mails of registration and vetting.
  const mails = (await subjectsTo(api, company.email)).slice(2);
  expect(mails.length).toBeGreaterThan(5);
  expect(mails.length).toBeLessThanOrEqual(12);
}, 300_000);
