import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applicantNoteStore } from '#api/applicants/review/applicant-note.store.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { contractTermsStore } from '#api/employment-contracts/contract-terms.store.ts';
import type { EndpointSpec } from '#api/http/endpoint.ts';
import { partnerStore } from '#api/partners/partner.store.ts';
import { registrationStore } from '#api/partners/registrations/registration.store.ts';
import { routes } from '#api/routes.ts';
import { SECOND_MS } from '#api/time/clock.ts';
import { applicationNumber } from '#contract/applications/application-number.ts';
import { UNDO_SECONDS } from '#contract/limits.ts';
import { isOffered, MATCH_STATES, type MatchState } from '#contract/model/match-rules.ts';
import type { ConsentPurpose } from '#contract/placements/consent.ts';
import { addPartner, member, newAdmin, type Visitor, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply, applyUntil } from '../support/applications.ts';
import { setConsent } from '../support/consents.ts';
import { makeSentContract } from '../support/contracts.ts';
import { openDocument } from '../support/desk.ts';
import { ownEmployer, REQUIREMENT, saveEmployer } from '../support/employers.ts';
import { markedPerson } from '../support/erasures.ts';
import { mailsTo } from '../support/mails.ts';
import { makeMatch } from '../support/matches.ts';
import { makePoolCandidate, PLACEMENT_TIME } from '../support/placements.ts';
import { changeRows, columnOf, deleteRows } from '../support/rows.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '1000' }, time: PLACEMENT_TIME });
});
afterEach(() => api.stop());

type Role = 'partner' | 'employer';
const callsOf = (role: Role) =>
  routes.filter(({ spec }) => (spec as EndpointSpec<unknown, unknown, unknown>).auth.name.split(' or ').includes(role));

/** What somebody sends who looks for a person in every call of a role, by its path. Missing: without any field. */
type Tries = Readonly<Record<string, readonly object[]>>;

/** Everything that the calls of a role answer to one of its people, refusals and files too. */
async function answersTo(browser: Visitor, role: Role, tries: Tries): Promise<string> {
  const all = callsOf(role).map(({ path }) => path);
  expect([...Object.keys(tries), ...ENDINGS[role]].filter((path) => !all.includes(path))).toEqual([]);
  const own = callsOf(role).filter(({ path }) => !ENDINGS[role].includes(path));
  const answers: string[] = [];
  for (const { path, methods } of own)
    for (const input of tries[path] ?? [{}])
      for (const method of methods) answers.push(await answerTo(browser, path, method, input));
  answers.push(await dataExport(browser));
  return answers.join('\n');
}

/** Calls after which the caller has no access any more. */
const ENDINGS: Readonly<Record<Role, readonly string[]>> = {
  partner: ['/api/team/leave'],
  employer: ['/api/team/leave', '/api/team/hand-over'],
};

/** Calls that end the session of whoever walks. */
const LEAVES: readonly string[] = [
  '/api/auth/sign-out',
  '/api/auth/sign-out-everywhere',
  '/api/me/erase-account',
  ...Object.values(ENDINGS).flat(),
];

/** Calls that did what they were asked, of those since it was emptied. */
const taken = new Set<string>();

async function answerTo(browser: Visitor, path: string, method: 'get' | 'post', input: object): Promise<string> {
  const fields = { ...input } as Record<string, string>;
  const address = path.replace(/:([a-z_]+)/g, (_, field: string) => encodeURIComponent(fields[field] ?? randomUUID()));
  const headers = { cookie: browser.cookie, 'sec-fetch-site': 'same-origin', 'accept-language': 'en' };
  const response =
    method === 'get'
      ? await fetch(`${api.url}${address}?${new URLSearchParams(fields)}`, { headers })
      : await fetch(`${api.url}${address}`, {
          method: 'POST',
          body: JSON.stringify(input),
          headers: { ...headers, 'content-type': 'application/json' },
        });
  expect([path, response.status < 500]).toEqual([path, true]);
  if (response.ok) taken.add(path);
  return `${method} ${path} ${[...response.headers].join(' ')} ${await response.text()}`;
}

/** The data of the caller's own account, which must not be a way to others' data. */
async function dataExport(browser: Visitor): Promise<string> {
  const response = await fetch(`${api.url}/api/me/data-export`, {
    method: 'POST',
    body: '{}',
    headers: { cookie: browser.cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
  });
  if (response.status !== 200) return '';
  const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.values(parts)
    .map((part) => strFromU8(part))
    .join('\n');
}

const mailed = async (email: string) =>
  (await mailsTo(api, email)).map(({ subject, text, html }) => `${subject}\n${text}\n${html}`).join('\n');

/** The places of a text at which somebody is betrayed, with what stands around. */
const tracesOf = (marks: readonly string[], text: string) =>
  marks.flatMap((mark) =>
    [...text.matchAll(new RegExp(mark, 'gi'))].map(({ index }) =>
      text.slice(Math.max(0, index - 60), index + mark.length + 60).replace(/\s+/g, ' '),
    ),
  );

async function consent(token: string, purpose: ConsentPurpose, given: boolean) {
  expect((await setConsent(api, token, purpose, given)).status).toBe(200);
}

describe('A partner', () => {
  /** Whoever looks for the person by everything that they might have heard. */
  const triesFor = (id: string, account: string, mark: string): Tries => {
    const searches = [`${mark}first`, `${mark}last`, `${mark}@example.org`, `${mark} `, 'selam'].map((search) => ({
      search,
    }));
    const people = [id, account].map((person_id) => ({ person_id }));
    const orders = ['newest', 'name', 'moved', 'longest'].map((order) => ({ order }));
    return {
      '/api/partner/registrations': [{}, ...searches, ...orders],
      '/api/partner/registrations.csv': [{}, ...searches, ...orders],
      '/api/partner/nudge': people,
      '/api/partner/nudge-many': [{ only_count: true }, ...searches],
      '/api/partner/note': people.map((person) => ({ ...person, note: 'called' })),
      '/api/team/invite-member': [{ email: `${mark.toLowerCase()}@example.org`, lang: 'en' }],
      '/api/partner/add-link': [{ label: 'Faculty' }],
    };
  };

  it('PRIV-83 without consent learns no name, address or word of anybody: in no answer, export, error or mail', async () => {
    const MARK = 'Zemenayqx';
    const { id, partner, partnerId, student, token } = await markedPerson(api, MARK);
    partnerStore(api.deps.db).setVerified(partnerId, api.clock.now());
    // What this account has typed itself.
    registrationStore(api.deps.db).setNote(partnerId, id, '', api.clock.now());
    deleteRows(api.deps.db, 'saved_view', { account_id: partner.id });
    await applyUntil(api, 'REJECTED', { first_name: `${MARK}more`, last_name: 'Selam', partner: partnerId });
    const tries = triesFor(id, student.id, MARK);
    const look = async () => `${await answersTo(partner.browser, 'partner', tries)}\n${await mailed(partner.email)}`;
    // Whom the partner itself has invited to its team, it has written itself.
    const typed = new RegExp(`${MARK.toLowerCase()}@example\\.org`, 'g');
    const without = (await look()).replace(typed, '');
    expect(without.includes(applicationNumber(id))).toBe(true);
    expect(tracesOf([MARK], without)).toEqual([]);

    await consent(token, 'partner_name', true);
    const withConsent = (await look()).replace(typed, '');
    expect(withConsent.includes(`${MARK}first ${MARK}last`)).toBe(true);
    expect(tracesOf([MARK], withConsent.replaceAll(`${MARK}first ${MARK}last`, ''))).toEqual([]);

    await consent(token, 'partner_name', false);
    expect(tracesOf([MARK], (await look()).replace(typed, ''))).toEqual([]);
  });

  it('PRIV-83 learns nothing of anybody who came through another partner, or before it was verified', async () => {
    const MARK = 'Wubishetqx';
    const [own, other] = await Promise.all([member(api, 'partner'), member(api, 'partner')]);
    const [ownId, otherId] = [own, other].map(({ id }) => addPartner(api, id).partnerId) as [string, string];
    partnerStore(api.deps.db).setVerified(otherId, api.clock.now());
    const { id, token } = await apply(api, { first_name: `${MARK}first`, last_name: `${MARK}last`, partner: ownId });
    await consent(token, 'partner_name', true);
    for (const { browser, email } of [own, other]) {
      const seen = `${await answersTo(browser, 'partner', triesFor(id, id, MARK))}\n${await mailed(email)}`;
      expect(seen.includes(applicationNumber(id))).toBe(false);
      expect(tracesOf([`${MARK}first`, `${MARK}last`], seen)).toEqual([]);
    }
  });
});

describe('An employer', () => {
  const MARK = 'Hawassaqx';
  const BORN = '2003-05-31';
  const PASSPORT = '2031-01-31';
  const NAME = `${MARK}first ${MARK}middle ${MARK}last`;
  const CONTRACT = [NAME, BORN, 'Adama Science and Technology University'];
  let company: Awaited<ReturnType<typeof member>>;
  let rival: Awaited<ReturnType<typeof member>>;
  let person: { id: string; token: string; email: string };
  let requirementId: string;
  let contract: { id: string; copy: string };
  beforeEach(async () => {
    contract = { id: randomUUID(), copy: randomUUID() };
    company = await member(api, 'employer');
    rival = await member(api, 'employer');
    for (const { browser } of [company, rival]) {
      await saveEmployer(browser);
      const { id } = await ownEmployer(browser);
      changeRows(api.deps.db, 'employer', { id }, { state: 'vetted' });
    }
    const names = { first_name: `${MARK}first`, middle_name: `${MARK}middle`, last_name: `${MARK}last` };
    person = await applyUntil(api, 'STEP2_APPROVED', {
      ...names,
      phone: '+251 911 555 777',
      email: `${MARK}@example.org`,
    });
    const { id } = person;
    applicantNoteStore(api.deps.db).add({
      ...{ id: randomUUID(), applicant_id: id, kind: 'note', account_id: '' },
      ...{ note: `${MARK}note`, created_at: api.clock.now() },
    });
    requirementId = randomUUID();
    await company.browser.post('/api/employer/save-requirement', {
      ...REQUIREMENT,
      requirement_id: requirementId,
      open: true,
    });
  });

  const ownTries = (): Tries => {
    const ids = (table: string) => columnOf(api.deps.db, table, 'id');
    const phases = ['current', 'waiting', 'over'];
    return {
      '/api/employer/candidates': [{}, ...['newest', 'level', 'availability'].map((order) => ({ order }))],
      '/api/employer/requirements/:requirement_id': ids('requirement').map((id) => ({ requirement_id: id })),
      '/api/employer/start-matching': [{ requirement_id: requirementId, version: 99 }],
      '/api/employer/matches': ids('requirement').flatMap((id) =>
        phases.map((phase) => ({ requirement_id: id, phase })),
      ),
      '/api/employer/requirements/:requirement_id/duties': ids('requirement').map((id) => ({ requirement_id: id })),
      '/api/employer/requirement-endings': [{ requirement_id: requirementId, state: 'filled' }],
      '/api/employer/tick-duty': [{ requirement_id: requirementId, duty: 'zav', done: true }],
      '/api/employer/matches/many': ids('match').map((id) => ({ act: 'accept', only_preview: true, rows: [{ id }] })),
      '/api/employer/contracts/many': [
        { act: 'paper', only_preview: true, day: '2026-11-20', rows: [{ id: contract.id }] },
      ],
      '/api/employer/ask-contract': [{ contract_id: contract.id, kind: 'change', words: 'Please' }],
      '/api/employer/record-contract-paper': [{ contract_id: contract.id, day: '', terms_version: 1 }],
      '/api/employer/step-match': ids('match').map((id) => ({ match_id: id, seen: 99, decision: 'accepted' })),
      '/api/employer/contracts/:contract_id/paper.pdf': [{ contract_id: contract.id }],
      '/api/employer/contract-copies/:copy_id': [{ copy_id: contract.copy }],
      '/api/team/invite-member': [{ email: 'colleague@example.org', lang: 'en' }],
    };
  };
  const seenBy = async ({ browser, email }: { browser: Visitor; email: string }) =>
    `${await answersTo(browser, 'employer', ownTries())}\n${await mailed(email)}`;
  const setMatch = (state: MatchState) => {
    makePoolCandidate(api.deps, { applicantId: person.id });
    makeMatch(api.deps, { requirementId, applicantId: person.id, state });
  };
  /** A second version: the terms before it bear the name as well. */
  const changeTerms = (id: string) => {
    const terms = contractTermsStore(api.deps.db);
    const first = terms.find(id, 1);
    if (!first) throw new Error('no terms');
    terms.write(id, { ...first, version: 2, terms: { ...first.terms, wage_cents: first.terms.wage_cents + 1 } });
    changeRows(api.deps.db, 'contract', { id }, { terms_version: 2 });
  };
  const SECRETS = [MARK, BORN, PASSPORT, 'Adama', 'Logistics', 'Goethe', '555 777'];
  /** What betrays the person beyond what the notice says of this stage. */
  const traces = (seen: string, allowed: readonly string[] = []) =>
    tracesOf(
      SECRETS,
      allowed.reduce((rest, one) => rest.replaceAll(one, ''), seen),
    );

  it('PRIV-84 learns nothing of somebody without consent, and with it a number', async () => {
    for (const one of [company, rival]) expect(traces(await seenBy(one))).toEqual([]);
    const number = `K-${makePoolCandidate(api.deps, { applicantId: person.id }).number}`;
    const ids = [person.id, applicationNumber(person.id)];
    for (const one of [company, rival]) {
      const seen = await seenBy(one);
      expect(seen.includes(number)).toBe(true);
      expect(traces(seen)).toEqual([]);
      expect(ids.filter((id) => seen.includes(id))).toEqual([]);
    }
  });

  it.each(MATCH_STATES.filter((state) => !isOffered(state)))(
    'PRIV-84 learns no name in a match that is %s',
    async (state) => {
      setMatch(state);
      for (const one of [company, rival]) expect(traces(await seenBy(one))).toEqual([]);
    },
  );

  it('PRIV-84 learns no name while a release can still be taken back', async () => {
    setMatch('accepted');
    const { browser: admin } = await newAdmin(api);
    const [id] = columnOf(api.deps.db, 'match', 'id');
    const rows = [{ id, seen: columnOf<number>(api.deps.db, 'match', 'version')[0] }];
    await admin.post('/api/admin/placements/many', { act: 'release', rows, decision_id: randomUUID() });
    expect(columnOf(api.deps.db, 'match', 'state')).toEqual(['released']);
    for (const one of [company, rival]) expect(traces(await seenBy(one))).toEqual([]);
    api.clock.time += UNDO_SECONDS * SECOND_MS;
    expect((await seenBy(company)).includes(NAME)).toBe(true);
  });

  it('PRIV-84 learns name and address by the release, for itself alone, and nothing more', async () => {
    setMatch('released');
    const seen = await seenBy(company);
    expect(seen.includes(NAME)).toBe(true);
    expect(traces(seen, [NAME, person.email])).toEqual([]);
    expect(traces(await seenBy(rival))).toEqual([]);
    await consent(person.token, 'employers', false);
    expect(traces(await seenBy(company))).toEqual([]);
  });

  it.each([
    ['a place', 'confirmed', undefined, []],
    ['a contract that not both have signed', 'confirmed', 'sent', []],
    ['a contract that both have signed, but for what it says', 'confirmed', 'active', CONTRACT],
  ] as const)(
    'PLAC-40 learns nothing any more once the consent is withdrawn, with %s',
    async (_, state, contractState, kept) => {
      if (contractState) {
        makePoolCandidate(api.deps, { applicantId: person.id });
        contract = await makeSentContract(api.deps, (await ownEmployer(company.browser)).id, person.id);
        changeTerms(contract.id);
        changeRows(api.deps.db, 'contract', { id: contract.id }, { state: contractState });
      } else setMatch(state);
      expect(traces(await seenBy(company), [...CONTRACT, person.email])).toEqual([]);
      expect((await seenBy(company)).includes(person.email)).toBe(true);
      await consent(person.token, 'employers', false);
      const seen = await seenBy(company);
      expect(traces(seen, kept)).toEqual([]);
      expect(seen.includes(NAME)).toBe(kept.length > 0);
      expect(traces(await seenBy(rival))).toEqual([]);
    },
  );

  it('PLAC-40 nobody else learns a name by any call: no stranger, no other student, no other company', async () => {
    const employerId = (await ownEmployer(company.browser)).id;
    makePoolCandidate(api.deps, { applicantId: person.id });
    contract = await makeSentContract(api.deps, employerId, person.id);
    const [matchId] = columnOf(api.deps.db, 'match', 'id');
    const ids = { applicant_id: person.id, person_id: person.id, id: person.id, applicantId: person.id };
    const guess = {
      ...ids,
      match_id: matchId,
      contract_id: contract.id,
      copy_id: contract.copy,
      seen: 1,
      search: MARK,
    };
    const other = await member(api, 'student');
    for (const browser of [visitor(api), other.browser, rival.browser])
      for (const { path, methods } of routes.filter((one) => !LEAVES.includes(one.path)))
        for (const method of methods) {
          const answer = await answerTo(browser, path, method, guess);
          // What was sent may stand in the refusal.
          expect([path, traces(answer.replaceAll(`${MARK}"`, ''))]).toEqual([path, []]);
        }
  });

  it('PRIV-84 learns from the contract what the notice says, and opens no document', async () => {
    const employerId = (await ownEmployer(company.browser)).id;
    makePoolCandidate(api.deps, { applicantId: person.id });
    contract = await makeSentContract(api.deps, employerId, person.id);
    const ofContract = [...CONTRACT, person.email];
    taken.clear();
    const seen = await seenBy(company);
    const refused = callsOf('employer').filter(({ path }) => path.includes('/employer/') && !taken.has(path));
    // What it writes of itself, and two whose answers, a match and a contract, others give as well.
    expect(refused.map(({ path }) => path.slice('/api/employer/'.length)).sort()).toEqual([
      ...[
        'save-profile',
        'save-requirement',
        'start-matching',
        'step-match',
        'step-requirement',
        'take-back-contract-copy',
        'upload-contract-copy',
      ],
    ]);
    expect(ofContract.filter((one) => !seen.includes(one))).toEqual([]);
    expect(traces(seen, ofContract)).toEqual([]);
    expect(traces(await seenBy(rival))).toEqual([]);
    for (const { id } of documentStore(api.deps.db).current(person.id)) {
      const copy = await fetch(`${api.url}/api/employer/contract-copies/${id}`, {
        headers: { cookie: company.browser.cookie },
      });
      expect(copy.status).toBe(404);
      const file = await openDocument(api, company.browser, id);
      expect(file.status).toBe(403);
    }
  });
});
