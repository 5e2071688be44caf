import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { remindOfContracts } from '#api/employment-contracts/remind-of-contracts.ts';
import { matchStore } from '#api/matches/match.store.ts';
import { settleMatches } from '#api/matches/settle-matches.ts';
import { dataTokenStore } from '#api/personal-data/data-token.store.ts';
import { placementStore } from '#api/placements/placement.store.ts';
import { DAY_MS, HOUR_MS } from '#api/time/clock.ts';
import { applicationNumber } from '#contract/applications/application-number.ts';
import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { UNDO_SECONDS } from '#contract/limits.ts';
import type { EmployerMatch, Offer } from '#contract/matching/match.ts';
import type { MatchState } from '#contract/model/match-rules.ts';
import type { Stake } from '#contract/model/stakes.ts';
import { CONSENT_VERSIONS } from '#contract/placements/consent.ts';
import { candidateNumber } from '#contract/placements/pool-rules.ts';
import { contractCardTexts } from '#src/nouns/employment-contract/contract.text.ts';
import { stateFor } from '#src/nouns/employment-contract/contract-in-words.ts';
import { member, type Visitor, visitor } from '../support/accounts.ts';
import { type Api, SEASON_AHEAD, startApi } from '../support/api-server.ts';
import { commandLine } from '../support/command-line.ts';
import { setConsent } from '../support/consents.ts';
import { acceptCopies, makeConfirmedMatch, sendCopy } from '../support/contracts.ts';
import { type DeskAdmin, deskAdmin } from '../support/desk.ts';
import { builtDist } from '../support/dist.ts';
import { morningMailsTo, ownEmployer } from '../support/employers.ts';
import { mailsTo } from '../support/mails.ts';
import { PLACEMENT_TIME } from '../support/placements.ts';
import { openPlain } from '../support/plain-browser.ts';
import { changeRows } from '../support/rows.ts';

let api: Api;
let desk: DeskAdmin;
let company: Visitor;
let companyEmail: string;
let companyId: string;
beforeAll(async () => {
  api = await startApi({
    distDir: await builtDist(),
    env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' },
    time: PLACEMENT_TIME,
    programme: SEASON_AHEAD,
  });
  desk = await deskAdmin(api);
  ({ browser: company, email: companyEmail } = await member(api, 'employer', { lang: 'en' }));
  companyId = (await ownEmployer(company)).id;
});
afterAll(() => api.stop());

type Person = ReturnType<typeof makeConfirmedMatch>;
const ask = (token: string, path: string, input: object = {}) =>
  visitor(api).post(path, input, { authorization: `Bearer ${token}` });
const act = (name: string, input: object) => desk.browser.post(`/api/admin/${name}`, input);
const numberOf = ({ applicantId }: Person) =>
  candidateNumber(placementStore(api.deps.db).find(applicantId)?.pool_number ?? 0);
const stakes = async ({ token }: Person) => (await ask(token, '/api/placement/offers')).body.stakes as Stake[];
const toExchange = async () => {
  const { contracts, counts } = (await act('contracts', { state: 'to-exchange' })).body as unknown as {
    contracts: { id: string }[];
    counts: Record<string, number>;
  };
  expect(contracts).toHaveLength(counts['to-exchange'] ?? 0);
  return contracts.map(({ id }) => id);
};
const onDesk = async (id: string) =>
  (await desk.browser.get(`/api/admin/contracts/${id}`)).body as unknown as {
    contract: ContractReply;
    can: string[];
    history: { action: string }[];
  };
const reminded = async (id: string) => (await onDesk(id)).history.filter(({ action }) => action.endsWith('-reminded'));
const settle = () => {
  while (settleMatches(api.deps));
};

/** Somebody with an offer, a place, a contract that was sent, or one that both have signed. */
async function having(kind: Stake['kind']) {
  const person = makeConfirmedMatch(api.deps, companyId);
  if (kind === 'offer') changeRows(api.deps.db, 'match', { id: person.matchId }, { state: 'released' });
  if (kind === 'offer' || kind === 'place') return { ...person, contract: '' };
  const { body } = await act('make-contract', { match_id: person.matchId });
  const { id: contract } = body.contract as unknown as ContractReply;
  await act('send-contract', { contract_id: contract, seen: 1 });
  if (kind === 'signed') await sign({ ...person, contract });
  return { ...person, contract };
}

async function sign({ token, contract }: { token: string; contract: string }) {
  const fields = { contract_id: contract, terms_version: 1 };
  await ask(token, '/api/acknowledge-contract-costs', fields);
  await sendCopy(api, { token }, fields);
  await sendCopy(api, { browser: company }, fields, 'employer');
  await acceptCopies(api, desk.browser, contract);
}

const answerTo = ({ matchId }: Person, decision: string) => ({
  ...{ match_id: matchId, seen: matchStore(api.deps.db).find(matchId)?.version, decision },
});
const consent = ({ token }: Person, given: boolean) => setConsent(api, token, 'employers', given);
/** Everything that the employer reads of somebody, on its pages and in its mails. */
async function readByCompany({ requirementId, matchId }: Person, contract: string) {
  const list = await company.post('/api/employer/matches', { requirement_id: requirementId, phase: 'current' });
  const matches = (list.body.matches as unknown as EmployerMatch[]).filter(({ id }) => id === matchId);
  const all = (await company.post('/api/employer/contracts', {})).body.contracts as unknown as ContractReply[];
  return { match: matches[0], contract: all.find(({ id }) => id === contract) };
}
const stateOf = ({ matchId }: Person): MatchState | undefined => matchStore(api.deps.db).find(matchId)?.state;
const contractState = (id: string) => contractStore(api.deps.db).find(id)?.state;
const fullName = ({ applicantId }: Person) => {
  const { first_name = '', last_name = '' } = applicantStore(api.deps.db).find(applicantId) ?? {};
  return `${first_name} ${last_name}`;
};

// Point 5 of issue 35.
describe('A consent that is withdrawn', () => {
  it('PRIV-84 takes name and address from the employer of a confirmed place at once, and leaves the place', async () => {
    const person = await having('place');
    expect((await readByCompany(person, '')).match).toMatchObject({ name: fullName(person), email: person.email });
    expect((await stakes(person))[0]).toMatchObject({ kind: 'place', reads: 'person' });
    await consent(person, false);
    const { match } = await readByCompany(person, '');
    expect(match).toMatchObject({ state: 'confirmed', name: null, email: null, number: numberOf(person) });
    settle();
    expect(stateOf(person)).toBe('confirmed');
    expect((await stakes(person))[0]).toMatchObject({ kind: 'place', reads: 'number' });
  });

  it('lets a contract rest that is not signed: no name, no paper, no copy, until it is given again', async () => {
    const person = await having('contract');
    await ask(person.token, '/api/acknowledge-contract-costs', { contract_id: person.contract, terms_version: 1 });
    await sendCopy(api, person, { contract_id: person.contract, terms_version: 1 });
    await consent(person, false);
    const { contract } = await readByCompany(person, person.contract);
    expect(contract).toMatchObject({ reads: 'number', copies: [], can: ['ask'], candidate_number: numberOf(person) });
    expect(JSON.stringify(contract)).not.toContain(fullName(person));
    const paper = await company.get(`/api/employer/contracts/${person.contract}/paper.pdf`);
    expect([paper.status, paper.body.code]).toEqual([409, 'contract_rests']);
    const copy = await sendCopy(api, { browser: company }, { contract_id: person.contract, terms_version: 1 }, 'own');
    expect([copy.status, copy.body.code]).toEqual([409, 'contract_rests']);
    await consent(person, true);
    expect((await readByCompany(person, person.contract)).contract?.terms?.candidate.name).toBe(fullName(person));
  });

  it('lets it rest for both sides while its company is not vetted', async () => {
    const person = await having('contract');
    await ask(person.token, '/api/acknowledge-contract-costs', { contract_id: person.contract, terms_version: 1 });
    const vetted = (state: string) => changeRows(api.deps.db, 'employer', { id: companyId }, { state });
    const terms = { contract_id: person.contract, terms_version: 1 };
    vetted('submitted');
    const { contract } = await readByCompany(person, person.contract);
    expect(contract).toMatchObject({ reads: 'number', is_vetted: false, can: ['ask'] });
    const copies = [await sendCopy(api, person, terms), await sendCopy(api, { browser: company }, terms, 'own')];
    expect(copies.map(({ body }) => body.code)).toEqual(['contract_rests', 'contract_rests']);
    vetted('vetted');
    expect((await sendCopy(api, person, terms)).status).toBe(200);
  });

  it('asks nobody to sign it, by other terms or by an accepted copy, while it rests', async () => {
    const person = await having('contract');
    const { token, contract: contract_id, email } = person;
    await ask(token, '/api/acknowledge-contract-costs', { contract_id, terms_version: 1 });
    await sendCopy(api, { browser: company }, { contract_id, terms_version: 1 });
    await consent(person, false);
    const { contract } = await onDesk(contract_id);
    const before = (await mailsTo(api, email)).length;
    const changed = await act('change-contract', {
      ...{ ...contract.terms, contract_id, seen: contract.version },
      wage_cents: (contract.terms?.wage_cents ?? 0) + 100,
    });
    expect([changed.status, changed.body.code]).toEqual([409, 'contract_rests']);
    await acceptCopies(api, desk.browser, contract_id);
    expect((await onDesk(contract_id)).contract.state).toBe('signed-by-employer');
    expect((await mailsTo(api, email)).length).toBe(before);
    await consent(person, true);
  });

  it('keeps a draft from being sent, which would tell the name', async () => {
    const person = await having('place');
    const { body } = await act('make-contract', { match_id: person.matchId });
    await consent(person, false);
    const { id } = body.contract as unknown as ContractReply;
    const sent = await act('send-contract', { contract_id: id, seen: 1 });
    expect([sent.status, sent.body.code]).toEqual([409, 'contract_rests']);
  });

  it('leaves the name, but not the address, where both have signed', async () => {
    const person = await having('signed');
    await consent(person, false);
    const { match, contract } = await readByCompany(person, person.contract);
    expect(match).toMatchObject({ name: fullName(person), email: null });
    expect(contract?.terms?.candidate.name).toBe(fullName(person));
    settle();
    expect([stateOf(person), contractState(person.contract)]).toEqual(['confirmed', 'active']);
  });

  it('PLAC-40 lets nobody accept the offer before it has ended, and it ends within seconds', async () => {
    const person = await having('offer');
    await consent(person, false);
    const { offers } = (await ask(person.token, '/api/placement/offers')).body as unknown as { offers: Offer[] };
    expect(offers.map(({ can }) => can)).toEqual([['declined']]);
    const seen = offers[0]?.version;
    const decision = { match_id: person.matchId, seen, decision: 'confirmed' };
    const { status, body } = await ask(person.token, '/api/placement/answer-offer', decision);
    expect([status, body.code]).toEqual([409, 'match_step']);
    const byOperator = await act('decide-match', { ...decision, reason: 'She said yes on the phone' });
    expect([byOperator.status, byOperator.body.code]).toEqual([409, 'match_step']);
    api.clock.time += UNDO_SECONDS * 1000 + 1;
    settle();
    expect(stateOf(person)).toBe('withdrawn');
  });

  it('never was in a mail: these say a number, which cannot be taken back as a name can', async () => {
    const person = await having('signed');
    const mails = (await morningMailsTo(api, companyEmail))
      .map(({ subject, text }) => `${subject}\n${text}`)
      .join('\n');
    expect(mails).toContain(numberOf(person));
    expect(mails).not.toContain(fullName(person));
  });
});

// Point 2 of issue 35.
describe('Somebody who leaves', () => {
  it.each(['offer', 'place', 'contract'] as const)(
    'loses the %s, and the employer reads whose it was',
    async (kind) => {
      const person = await having(kind);
      expect(await stakes(person)).toMatchObject([{ kind, company: expect.any(String) }]);
      const before = await morningMailsTo(api, companyEmail);
      expect((await ask(person.token, '/api/functions/withdraw-application')).status).toBe(200);
      settle();
      expect(stateOf(person)).toBe('withdrawn');
      if (person.contract) expect(contractState(person.contract)).toBe('cancelled');
      const told = (await morningMailsTo(api, companyEmail)).filter((mail) => !before.includes(mail));
      expect(told.length).toBeGreaterThan(0);
      for (const { text } of told) expect(text).toContain(numberOf(person));
      const own = (await mailsTo(api, person.email)).find(({ subject }) =>
        /withdrawn|zurückgezogen/.test(subject ?? ''),
      );
      expect(own?.text).toMatch(/ends|endet|cancelled|zurückgezogen/);
      expect(own?.text).toContain(applicationNumber(person.applicantId));
    },
  );

  it('keeps a contract that both have signed; it is marked, the employer hears of it once, and it is a to-do', async () => {
    const person = await having('signed');
    const todo = async () =>
      ((await desk.browser.get('/api/admin/todo')).body.contracts_left as unknown as { count: number }).count;
    const waiting = await todo();
    const before = new Set((await mailsTo(api, companyEmail)).map(({ messageId }) => messageId));
    await ask(person.token, '/api/functions/withdraw-application');
    settle();
    await consent(person, false);
    settle();
    expect([stateOf(person), contractState(person.contract)]).toEqual(['confirmed', 'active']);
    const { contract } = await readByCompany(person, person.contract);
    expect(contract).toMatchObject({ has_left: true, reads: 'name', state: 'active' });
    const told = (await mailsTo(api, companyEmail)).filter(({ messageId }) => !before.has(messageId));
    expect(told.map(({ subject }) => subject)).toEqual(['An application has ended, your contract has not']);
    expect(told[0]?.text).toContain(numberOf(person));
    expect(await todo()).toBe(waiting + 1);
    // The paper is not asked for any more, and no history says so.
    const now = api.clock.time;
    expect(await toExchange()).not.toContain(person.contract);
    api.clock.time = Date.parse(`${contract?.terms?.starts_on}T10:00:00Z`) - DAY_MS;
    while (remindOfContracts(api.deps));
    api.clock.time = now;
    const subjects = (await mailsTo(api, person.email)).map(({ subject = '' }) => subject);
    expect(subjects.filter((one) => /paper|Papier/.test(one))).toEqual([]);
    expect(await reminded(person.contract)).toEqual([]);
    const listed = await act('contracts', { state: 'left' });
    expect((listed.body.contracts as unknown as { id: string }[]).map(({ id }) => id)).toContain(person.contract);
  });

  it('PLAC-17 has a signed contract of which no other version is sent, nor is one offered to the operator', async () => {
    const person = await having('signed');
    await ask(person.token, '/api/functions/withdraw-application');
    settle();
    const { contract, can } = await onDesk(person.contract);
    expect(can).not.toContain('change');
    const { site, starts_on, ends_on, week_hours, housing, housing_euro, shifts } = contract.terms ?? {};
    const { status, body } = await act('change-contract', {
      ...{ contract_id: person.contract, seen: contract.version, site, starts_on, ends_on, week_hours },
      ...{ housing, housing_euro, shifts, wage_cents: 1900 },
    });
    expect([status, body.code, contractState(person.contract)]).toEqual([409, 'contract_step', 'active']);
  });

  it('is asked for no signature of newer terms, nor is the employer', async () => {
    const person = await having('signed');
    const { contract: before } = await onDesk(person.contract);
    const { site, starts_on, ends_on, week_hours, housing, housing_euro, shifts } = before.terms ?? {};
    await act('change-contract', {
      ...{ contract_id: person.contract, seen: before.version, site, starts_on, ends_on, week_hours },
      ...{ housing, housing_euro, shifts, wage_cents: 1900 },
    });
    expect(contractState(person.contract)).toBe('sent');
    await ask(person.token, '/api/functions/withdraw-application');
    settle();
    expect(contractState(person.contract)).toBe('sent');
    const told = async () => [await mailsTo(api, person.email), await morningMailsTo(api, companyEmail)].flat().length;
    const mails = await told();
    const now = api.clock.time;
    for (let day = 1; day <= 7; day += 1) {
      api.clock.time += DAY_MS;
      while (remindOfContracts(api.deps));
    }
    api.clock.time = now;
    expect([await told(), await reminded(person.contract)]).toEqual([mails, []]);
    const { contract } = await readByCompany(person, person.contract);
    if (!contract) throw new Error('no contract');
    const shown = stateFor(contract, 'employer', contractCardTexts('en', 'employer'));
    expect([shown.badge, shown.needsMe]).toEqual(['Rests', false]);
    const own = (await ask(person.token, '/api/contracts')).body.contracts as unknown as ContractReply[];
    for (const { can } of [contract, ...own]) expect(can).toEqual(['paper', 'ask']);
  });

  it('ADMI-25 PRIV-08 has a place since the desk looked: neither rejected, withdrawn nor erased unseen', async () => {
    const person = await having('offer');
    const { seen } = await desk.look(person.applicantId);
    expect((await ask(person.token, '/api/placement/answer-offer', answerTo(person, 'confirmed'))).status).toBe(200);
    for (const choice of [{ action: 'reject', reason: 'No visa' }, { action: 'withdraw' }] as const)
      expect((await desk.decide(person.applicantId, choice, { seen })).body.code).toBe('changed_meanwhile');
    const erase = { applicant_id: person.applicantId, number: applicationNumber(person.applicantId), reason: 'asked' };
    const late = await act('erase', { ...erase, seen });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect(stateOf(person)).toBe('confirmed');
    const { seen: now } = await desk.look(person.applicantId);
    expect((await act('erase', { ...erase, seen: now })).status).toBe(200);
  });

  it('PRIV-07 PRIV-84 loses no offer that the page did not name: it asks again, and a second press counts', async () => {
    const person = await having('offer');
    const link = dataTokenStore(api.deps.db).mint(person.applicantId, api.clock.now(), HOUR_MS);
    const words = { purpose: 'employers', given: false, text_version: CONSENT_VERSIONS.employers, lang: 'en' };
    const number = applicationNumber(person.applicantId);
    for (const [token, path, input] of [
      [person.token, '/api/functions/set-consent', words],
      [link, '/api/my-data/set-consent', words],
      [link, '/api/my-data/erase', { number }],
    ] as const) {
      const late = await ask(token, path, { ...input, stakes: 0 });
      expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    }
    settle();
    expect(stateOf(person)).toBe('released');
    const withdraw = () => ask(person.token, '/api/functions/set-consent', { ...words, stakes: 1 });
    expect((await withdraw()).status).toBe(200);
    settle();
    expect(stateOf(person)).toBe('withdrawn');
    expect((await withdraw()).status).toBe(200);
    expect((await ask(link, '/api/my-data/erase', { number, stakes: 0 })).status).toBe(200);
  });

  it('is shown on the desk with what would end, and a rejection that is undone has ended nothing', async () => {
    const person = await having('offer');
    expect((await desk.look(person.applicantId)).stakes).toMatchObject([{ kind: 'offer', reads: 'person' }]);
    const preview = await desk.preview(person.applicantId, { action: 'reject', reason: 'No visa' });
    expect(preview.body.mail?.text).toMatch(/The offer from .* ends/);
    const { decision } = await desk.decide(person.applicantId, { action: 'reject', reason: 'No visa' });
    settle();
    expect((await readByCompany(person, '')).match).toMatchObject({ name: null, email: null });
    expect((await desk.undo(person.applicantId, decision)).status).toBe(200);
    settle();
    expect(stateOf(person)).toBe('released');
    await desk.decide(person.applicantId, { action: 'reject', reason: 'No visa' });
    api.clock.time += UNDO_SECONDS * 1000 + 1;
    settle();
    expect(stateOf(person)).toBe('withdrawn');
  });

  it('reads on the page of their data, and the operator in the command, what an erasure ends or what keeps it off', async () => {
    const [signed, placed] = [await having('signed'), await having('place')];
    const number = applicationNumber(signed.applicantId);
    const linkOf = ({ applicantId }: Person) => dataTokenStore(api.deps.db).mint(applicantId, api.clock.now(), HOUR_MS);
    const ownData = async (person: Person) =>
      (await visitor(api).get('/api/my-data', { authorization: `Bearer ${linkOf(person)}` })).body.stakes;
    const canErase = async (person: Person) => {
      const { html } = await openPlain(`${api.url}/en/my-data?token=${linkOf(person)}`);
      return [html.includes('name="number"'), html.includes('href="/en/placement"')];
    };
    expect(await canErase(signed)).toEqual([false, true]);
    expect(await canErase(placed)).toEqual([true, false]);
    expect(await ownData(signed)).toMatchObject([{ kind: 'signed' }]);
    expect(await ownData(placed)).toMatchObject([{ kind: 'place' }]);
    const cli = commandLine(api);
    const said = async (number: string) => (await cli.run('applicants', 'erase', number)).stderr;
    expect(await said(number)).toMatch(/Both sides have signed the contract V-.*Until it ends, we cannot delete/);
    const other = await said(applicationNumber(placed.applicantId));
    expect(other).toMatch(/The confirmed place at .* ends/);
    cli.close();
  });
});
