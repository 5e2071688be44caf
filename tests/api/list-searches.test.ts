import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { placementStore } from '#api/placements/placement.store.ts';
import { accountNumber, applicationNumber } from '#contract/applications/application-number.ts';
import { contractNumber } from '#contract/employment-contracts/contract-rules.ts';
import { candidateNumber } from '#contract/placements/pool-rules.ts';
import { member, newAdmin, type Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { makeSentContract } from '../support/contracts.ts';
import { vettedCompany } from '../support/employers.ts';
import { changeRows } from '../support/rows.ts';

let api: Api;
let chief: Visitor;
let email: string;
let employerId: string;
let contractId: string;
let applicantId: string;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '100' } });
  chief = (await newAdmin(api)).browser;
  const company = await vettedCompany(api, chief);
  ({ email, employerId } = company);
  contractId = (await makeSentContract(api.deps, company.employerId)).id;
  applicantId = contractStore(api.deps.db).find(contractId)?.applicant_id ?? '';
});
afterAll(() => api.stop());

const count = async (list: 'employers' | 'contracts' | 'matches', search: string) => {
  const { body } = await chief.post(`/api/admin/${list}`, { search });
  return (body as unknown as Record<string, object[]>)[list]?.length;
};
const PASTED = (address: string) => [address.toUpperCase(), `<${address}>`, `mailto:${address}`, `${address},`];
const COMPANY = [
  'Bodendienste Muster',
  'muster bodendienste',
  'BODEN\u00ADDIENSTE',
  'bodendienstemuster',
  'Boden',
  '"Bodendienste Muster"',
];

describe('A search', () => {
  it('ADMI-27 finds employers by company, person, address, and each of their numbers', async () => {
    const facts = { representative: 'Rosa Vertreterin', seat: 'Hafenweg 3', company_number: '12345670' };
    changeRows(api.deps.db, 'employer', { id: employerId }, facts);
    const wanted = [
      ...COMPANY,
      'Petra',
      'MUSTER, Petra',
      email,
      '+49 000/000-000',
      'HRB 12345',
      'hrb-12345',
      ...Object.values(facts),
      ' ',
      ...PASTED(email),
    ];
    for (const search of wanted) expect(await count('employers', search), search).toBe(1);
    for (const search of ['Musterfrau', 'HRB 54321']) expect(await count('employers', search), search).toBe(0);
  });

  it('ADMI-27 finds contracts and matches by company, person and each of our numbers', async () => {
    changeRows(api.deps.db, 'applicant', { id: applicantId }, { phone: '+251 (0) 911 55-66-77' });
    const { first_name = '', last_name = '', email: theirs = '' } = applicantStore(api.deps.db).find(applicantId) ?? {};
    const { pool_number } = placementStore(api.deps.db).find(applicantId) ?? {};
    const numbers = [applicationNumber(applicantId), candidateNumber(pool_number ?? 0), contractNumber(contractId)];
    const wanted = [
      ...COMPANY,
      first_name,
      `${last_name} ${first_name}`,
      first_name + last_name,
      last_name.toUpperCase(),
      `"${first_name} ${last_name}"`,
      `\u201E${last_name}\u201C`,
      ...PASTED(theirs),
      ...['0911556677', '+251 911 55 66 77', '00251\u2011911\u2011556677', '(0911) 556677', '0911/556677', '556677'],
    ];
    for (const list of ['contracts', 'matches'] as const) {
      for (const search of [...wanted, ...numbers.flatMap(spellings)])
        expect(await count(list, search), search).toBe(1);
      for (const search of ['Nobody', 'WS-0000-00', 'K-99999']) expect(await count(list, search), search).toBe(0);
    }
  });

  it('ADMI-27 of the queue knows the numbers of candidates and contracts', async () => {
    const number = placementStore(api.deps.db).find(applicantId)?.pool_number ?? 0;
    const { id: account } = await member(api, 'student');
    changeRows(api.deps.db, 'applicant', { id: applicantId }, { user_id: account });
    for (const search of [candidateNumber(number), contractNumber(contractId), accountNumber(account)].flatMap(
      spellings,
    )) {
      const { body } = await chief.post('/api/admin/applications', { search });
      expect(body.applications, search).toMatchObject([{ id: applicantId }]);
    }
  });

  it('ADMI-27 looks only into the state that was chosen', async () => {
    const { body } = await chief.post('/api/admin/employers', { search: 'Petra', state: 'refused' });
    expect(body.employers).toEqual([]);
  });
});

const spellings = (number: string) => [
  ...[number, number.toLowerCase(), number.replaceAll('-', ' '), number.replaceAll('-', '\u2011')],
  ...[
    `#${number}`,
    `(${number})`,
    `${number}.`,
    number.replaceAll('-', '\u2013'),
    ` ${number}\u200B`,
    number.replaceAll('-', ''),
  ],
];
