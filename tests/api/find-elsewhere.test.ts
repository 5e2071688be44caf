import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { placementStore } from '#api/placements/placement.store.ts';
import { contractNumber } from '#contract/employment-contracts/contract-rules.ts';
import { candidateNumber } from '#contract/placements/pool-rules.ts';
import { newAdmin, type Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { makeSentContract } from '../support/contracts.ts';
import { vettedCompany } from '../support/employers.ts';
import { makeMatch } from '../support/matches.ts';
import { makePoolCandidate, PLACEMENT_TIME } from '../support/placements.ts';
import { changeRows } from '../support/rows.ts';

let api: Api;
let chief: Visitor;
let company: Awaited<ReturnType<typeof vettedCompany>>;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' }, time: PLACEMENT_TIME });
  chief = (await newAdmin(api)).browser;
  company = await vettedCompany(api, chief);
});
afterAll(() => api.stop());

interface Found {
  employers: { id: string; name: string }[];
  places: { name: string; state: string }[];
  contracts: { id: string; number: string }[];
}
const find = async (search: string) =>
  (await chief.post('/api/admin/find-elsewhere', { search })).body as unknown as Found;

it('EMPA-31 finds employers, places and contracts by name, number and telephone number', async () => {
  const { id } = await makeSentContract(api.deps, company.employerId);
  const row = contractStore(api.deps.db).find(id);
  const applicantId = row?.applicant_id ?? '';
  changeRows(api.deps.db, 'applicant', { id: applicantId }, { phone: '+251 911 765432' });
  changeRows(
    api.deps.db,
    'employer',
    { id: company.employerId },
    { company: 'Vorfeld Nord GmbH', phone: '+49 30 1234567' },
  );
  // A waiting list is no place.
  const requirementId = String(api.deps.db.prepare('SELECT requirement_id FROM match').pluck().get());
  const waiting = makePoolCandidate(api.deps);
  makeMatch(api.deps, { requirementId, applicantId: waiting.id });
  const number = candidateNumber(placementStore(api.deps.db).find(applicantId)?.pool_number ?? 0);
  for (const search of [number, '0911 765432', contractNumber(id)]) {
    const { contracts } = await find(search);
    expect(contracts).toMatchObject([{ id, number: contractNumber(id) }]);
  }
  expect((await find(number)).places).toMatchObject([{ state: 'confirmed' }]);
  expect((await find('vorfeld')).employers).toMatchObject([{ id: company.employerId, name: 'Vorfeld Nord GmbH' }]);
  expect((await find('030 1234567')).employers).toHaveLength(1);
  expect((await find(candidateNumber(waiting.number))).places).toEqual([]);
  expect(await find('nobody of this name')).toEqual({ employers: [], places: [], contracts: [] });
});

it('EMPA-31 is for nobody but the operator', async () => {
  expect((await company.browser.post('/api/admin/find-elsewhere', { search: 'Vorfeld' })).status).toBe(403);
});
