import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { secondFactorStore } from '#api/accounts/second-factor/second-factor.store.ts';
import { hashesOf } from '#api/accounts/second-factor.ts';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { loadApplicant } from '#api/applicants/load.ts';
import { seenNow } from '#api/applicants/review/desk-seen.ts';
import { documentStore } from '#api/documents/document.store.ts';
import { employerStore } from '#api/employers/employer.store.ts';
import { requirementStore } from '#api/employers/requirement.store.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { contractLifeStore } from '#api/employment-contracts/contract-life.store.ts';
import { contractCopyStore } from '#api/employment-contracts/copies/contract-copy.store.ts';
import type { Endpoint, EndpointSpec } from '#api/http/endpoint.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { partnerMemberStore } from '#api/members/member.store.ts';
import { inputSchema } from '#api/openapi/components.ts';
import { partnerStore } from '#api/partners/partner.store.ts';
import { correctionRequestStore } from '#api/personal-data/correction-request.store.ts';
import { routes } from '#api/routes.ts';
import { berlinDate } from '#api/time/berlin-time.ts';
import { DAY_MS } from '#api/time/clock.ts';
import { applicationNumber } from '#contract/applications/application-number.ts';
import type { AssignmentReply } from '#contract/matching/assignment.ts';
import { addPartner, member, newAddress, newAdmin, PASSWORD, type Visitor, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply, applyUntil } from '../support/applications.ts';
import { createAuthenticator } from '../support/authenticator.ts';
import { makeConfirmedMatch, makeSentContract, openCopy } from '../support/contracts.ts';
import { EMPLOYER_PROFILE, ownEmployer, REQUIREMENT, saveEmployer } from '../support/employers.ts';
import { pdf } from '../support/files.ts';
import { makeMatch } from '../support/matches.ts';
import { makePoolCandidate, PLACEMENT } from '../support/placements.ts';
import { changeRows } from '../support/rows.ts';
import { addSeason, onlySeason } from '../support/seasons.ts';

const PEOPLE = [
  'anonymous',
  'student',
  'other student',
  'partner',
  'employer',
  'admin',
  'reader',
  'signed out',
] as const;
type Person = (typeof PEOPLE)[number];

/** Who passes the door of a call. What a call does with them is for its own tests. */
const MAY: Readonly<Record<string, readonly Person[]>> = {
  anybody: PEOPLE,
  'any visitor': PEOPLE,
  'signed in': ['student', 'other student', 'partner', 'employer', 'admin', 'reader'],
  student: ['student', 'other student'],
  partner: ['partner'],
  employer: ['employer'],
  'partner or employer': ['partner', 'employer'],
  admin: ['admin'],
  'admin or reader': ['admin', 'reader'],
  'admin, reader or key': ['admin', 'reader'],
  // Its key is the application's token, which no cookie replaces: what it refuses stands in the tests of tokens.
  'applicant token': PEOPLE,
  // Without a token, the student whose account the application belongs to.
  'applicant token or student': ['student', 'other student'],
  // The same with a mailed link of the last hour.
  'data link or student': ['student', 'other student'],
};

interface MadeContract {
  contract: { id: string };
}
const CONTRACT_CHANGE = {
  ...{ site: 'Halle 2', starts_on: '2027-07-02', ends_on: '2027-09-28', week_hours: 38, wage_cents: 1500 },
  ...{ housing: 'none', housing_euro: null, shifts: '' },
};

const CODES_AT_THE_DOOR = ['sign_in_required', 'role_required', 'reader_decides_nothing'];

/** Values of fields that a call asks for, by their names; those of a path too. */
const values = (): Readonly<Record<string, unknown>> => ({
  partner_id: somePartner,
  employer_id: someEmployer,
  requirement_id: someRequirement,
  contract_id: someContract,
  copy_id: someCopy,
  document_id: someDocument,
  season_id: someSeason,
  applicant_id: someApplication,
  ...{ id: randomUUID(), account_id: randomUUID(), view_id: randomUUID(), note_id: randomUUID() },
  ...{ decision_id: DECISION, template: 'step2-open', token: 'A'.repeat(22), lang: 'de', ...PROFILE },
  ...{ email: newAddress(), password: PASSWORD, current_password: PASSWORD },
  ...{ team: 'partner', act: 'hand-over' },
  ...{ reason: 'x', note: 'x', text: 'x', label: 'x', name: 'x', key_id: randomUUID() },
});

/** What must be there before a caller of this kind may be answered. */
const READY: Readonly<Record<string, (browser: Visitor) => Promise<unknown>>> = {
  partner: (browser) => withProfile(browser),
  'partner or employer': (browser) => (browser === browsers.partner ? withProfile(browser) : vetted(browser)),
  'applicant token or student': (browser) => newApplicationOf(browser),
  'data link or student': (browser) => newApplicationOf(browser),
};

/** What else makes a call succeed for those who may make it; calls for everybody have tests of their own. */
const SAMPLES: Readonly<Record<string, (browser: Visitor) => unknown>> = {
  '/api/auth/end-session': async (browser) => {
    const { sessions } = (await browser.get('/api/auth/sessions')).body as unknown as { sessions: { id: string }[] };
    return { id: sessions[0]?.id };
  },
  // Earlier calls have left applications and contracts, which keep an account.
  '/api/me/erase-account': async (browser) => void (await arriveAnew(browser)),
  '/api/auth/change-name': async (browser) => {
    const { user } = (await browser.get('/api/auth/session')).body;
    return { first_name: user?.first_name || 'Selam', last_name: user?.last_name || 'Tesfaye' };
  },
  '/api/auth/new-recovery-codes': (browser) => withRecoveryCode(browser),
  '/api/admin/keep-settings': () => ({ values: {}, seen: 0, lost: 0 }),
  '/api/admin/invite-person': () => ({ desk_role: 'reader' }),
  '/api/admin/resend-invitation': (browser) => invitedAdmin(browser),
  '/api/admin/withdraw-invitation': (browser) => invitedAdmin(browser),
  '/api/auth/begin-passkey': (browser) => withRecoveryCode(browser),
  '/api/auth/add-passkey': async (browser) => {
    const { body } = await browser.post('/api/auth/begin-passkey', {
      password: PASSWORD,
      ...(await withRecoveryCode(browser)),
    });
    const { options } = body as unknown as { options: { challenge: string } };
    return { passkey: createAuthenticator({ origin: api.deps.env.PUBLIC_URL }).make(options) };
  },
  '/api/auth/remove-passkey': async (browser) => ({ ...(await withRecoveryCode(browser)), passkey_id: randomUUID() }),
  '/api/admin/make-key': () => ({ days: 30 }),
  '/api/admin/set-connection': () => ({ connection: 'folder', address: '' }),
  '/api/admin/set-person': async () => {
    const { id } = await newAdmin(api);
    return { account_id: id, act: 'make-reader' };
  },
  '/api/me/link-application': async () => ({ access_token: (await apply(api)).token }),
  '/api/me/continue-application': async (browser) => {
    await browser.post('/api/me/link-application', { access_token: (await apply(api)).token });
  },
  '/api/functions/save-placement': () => ({ ...PLACEMENT, version: 0 }),
  '/api/functions/set-consent': () => CONSENT,
  '/api/my-data/set-consent': () => CONSENT,
  '/api/my-data/erase': async (browser) => ({ number: applicationNumber(await applicationOf(browser)) }),
  '/api/my-data/request-correction': () => ({ field: 'name' }),
  '/api/admin/answer-correction': async () => openCorrection(),
  '/api/admin/save-season': () => ({ ...SEASON, season_id: randomUUID() }),
  '/api/admin/open-season': () => ({
    season_id: addSeason(api.deps, { ...DAYS_AHEAD, opened_at: null }).id,
    version: 1,
  }),
  '/api/admin/take-back-season': () => ({ season_id: addSeason(api.deps).id, version: 1 }),
  '/api/admin/close-season': () => ({ season_id: addSeason(api.deps).id, open: 'leave', complete: 'leave' }),
  '/api/admin/undo-closing': () => ({ season_id: someSeason }),
  '/api/admin/hold-deletion': () => ({ reason: 'x' }),
  '/api/admin/erase': async () => {
    const { id } = await apply(api);
    const seen = seenNow(api.deps, loadApplicant(api.deps, id));
    return { applicant_id: id, seen, number: applicationNumber(id), reason: 'test' };
  },
  '/api/team/leave': async (browser) => {
    if (browser === browsers.employer) {
      const { employer_id, account_id } = await colleague(browser);
      return employerStore(api.deps.db).setOwner(employer_id, account_id);
    }
    await arrive('partner');
    const { user } = (await browsers.partner.get('/api/auth/session')).body;
    return joinSomePartner(user?.id ?? '');
  },
  '/api/admin/change-partner-member': async () => joinSomePartner((await member(api, 'partner')).id),
  '/api/team/hand-over': async (browser) => colleague(browser),
  '/api/admin/change-employer-member': () => colleagueSomewhere(),
  '/api/partner/nudge': async (browser) => ({ person_id: await firstPerson(browser) }),
  '/api/partner/note': async (browser) => ({ person_id: await firstPerson(browser) }),
  '/api/admin/set-partner': () => ({ active: true }),
  '/api/admin/save-view': () => ({ name: 'x', filters: {} }),
  '/api/admin/applications/preview': () => ({ act: 'remind', applications: [randomUUID()] }),
  '/api/admin/applications/many': () => ({ act: 'remind', applications: [{ id: randomUUID(), seen: 'x' }] }),
  '/api/admin/applications/undo': () => ({ applications: [randomUUID()] }),
  '/api/admin/retry-mail': () => ({ id: deadMail() }),
  '/api/employer/save-profile': async (browser) => ({
    ...EMPLOYER_PROFILE,
    version: (await ownEmployer(browser)).version,
  }),
  '/api/admin/decide-employer': async () => {
    const { browser } = await member(api, 'employer');
    await saveEmployer(browser, { submit: true });
    const { id, version } = await ownEmployer(browser);
    return { employer_id: id, seen: version, decision: 'vetted' };
  },
  '/api/employer/candidates': async (browser) => vet((await ownEmployer(browser)).id),
  '/api/employer/start-matching': async (browser) => ({
    requirement_id: (await ownMatch(browser)).requirement,
    version: 1,
  }),
  '/api/employer/matches': async (browser) => ({
    requirement_id: (await ownMatch(browser)).requirement,
    phase: 'current',
  }),
  '/api/employer/step-match': async (browser) => ({
    match_id: (await ownMatch(browser)).match,
    seen: 1,
    decision: 'accepted',
  }),
  '/api/admin/decide-match': async () => ({ ...WITHHELD, match_id: (await ownMatch()).match }),
  '/api/admin/accept-assignment': async (browser) => {
    const { body } = await browser.post('/api/admin/propose-assignment', {});
    return { assignment_id: (body as unknown as AssignmentReply).assignment?.id };
  },
  '/api/admin/preview-match': async () => ({ ...WITHHELD, match_id: (await ownMatch()).match }),
  '/api/placement/extend-offer': async (browser) => ({
    match_id: await releasedMatch(await applicationOf(browser)),
    seen: 1,
  }),
  '/api/admin/extend-offer': async () => ({ match_id: await releasedMatch(), seen: 1 }),
  '/api/placement/answer-offer': async (browser) => {
    const own = await applicationOf(browser);
    return { match_id: (await ownMatch(undefined, own)).match, seen: 1, decision: 'declined' };
  },
  '/api/employer/requirements/:requirement_id': async (browser) => {
    someRequirement = String((await draftRequirement(browser)).id);
  },
  '/api/admin/correct-airport-check': async () => {
    const { id: requirement_id, version } = await draftRequirement((await member(api, 'employer')).browser);
    return { requirement_id, version };
  },
  '/api/partner/invite-students': () => ({ list: 'student@example.org', lang: 'en' }),
  '/api/admin/partner-note': () => ({ note_id: randomUUID() }),
  '/api/admin/note-employer': () => ({ note_id: randomUUID() }),
  '/api/employer/requirements/:requirement_id/duties': async (browser) => {
    someRequirement = String((await draftRequirement(browser)).id);
  },
  '/api/employer/tick-duty': async (browser) => ({
    requirement_id: (await draftRequirement(browser)).id,
    duty: 'zav',
    done: true,
  }),
  '/api/employer/save-requirement': () => newDraft(),
  '/api/employer/requirement-endings': async (browser) => ({
    requirement_id: (await draftRequirement(browser)).id,
    state: 'closed',
  }),
  '/api/employer/step-requirement': async (browser) => {
    const { id, version } = await draftRequirement(browser);
    return { requirement_id: id, version, state: 'closed' };
  },
  '/api/admin/mark-contracts': () => ({ act: 'mark', what: 'zav', day: '2026-01-02', rows: [{ id: randomUUID() }] }),
  '/api/employer/contracts/many': () => ({ act: 'paper', day: '2026-01-02', rows: [{ id: randomUUID() }] }),
  '/api/employer/matches/many': () => ({ act: 'accept', rows: [{ id: randomUUID() }] }),
  '/api/admin/placements/many': () => ({ act: 'release', rows: [{ id: randomUUID() }] }),
  '/api/admin/find-elsewhere': () => ({ search: 'x' }),
  '/api/admin/make-contract': () => ({ match_id: makeConfirmedMatch(api.deps, someEmployer).matchId }),
  '/api/admin/send-contract': async (browser) => {
    const { matchId: match_id } = makeConfirmedMatch(api.deps, someEmployer);
    const { contract } = (await browser.post('/api/admin/make-contract', { match_id })).body as unknown as MadeContract;
    return { contract_id: contract.id, seen: 1 };
  },
  '/api/admin/change-contract': async () => ({ ...(await anyContract()), seen: 2, ...CONTRACT_CHANGE }),
  '/api/admin/cancel-contract': async () => ({ ...(await anyContract()), seen: 2 }),
  '/api/admin/accept-contract-copy': (browser) => openedCopy(browser),
  '/api/admin/return-contract-copy': (browser) => openedCopy(browser),
  '/api/employer/contracts/:contract_id/paper.pdf': async (browser) => anyContract((await ownEmployer(browser)).id),
  '/api/employer/contract-copies/:copy_id': async (browser) => anyContract((await ownEmployer(browser)).id),
  '/api/employer/upload-contract-copy': async (browser) => ({
    ...(await anyContract((await ownEmployer(browser)).id)),
    ...(await signedCopy()),
  }),
  '/api/employer/take-back-contract-copy': async (browser) => ({
    ...(await anyContract((await ownEmployer(browser)).id)),
    copy_id: randomUUID(),
  }),
  '/api/contracts/:contract_id/paper.pdf': (browser) => contractOfStudent(browser),
  '/api/contract-copies/:copy_id': (browser) => contractOfStudent(browser),
  '/api/acknowledge-contract-costs': async (browser) => ({ ...(await contractOfStudent(browser)), terms_version: 1 }),
  '/api/upload-contract-copy': async (browser) => ({ ...(await contractOfStudent(browser)), ...(await signedCopy()) }),
  '/api/admin/mark-contract': async () => ({ ...(await activeContract()), what: 'visa', day: '2026-01-02' }),
  '/api/admin/end-contract': async () => ({
    ...(await activeContract()),
    ...{ ended_by: 'both', ground: 'agreement', paper: 'x', paper_on: '2026-01-02', last_day: '2026-01-02' },
  }),
  '/api/admin/answer-contract-request': async () => {
    const { contract_id } = await activeContract();
    const request_id = randomUUID();
    contractLifeStore(api.deps.db).addRequest({
      ...{ id: request_id, contract_id, side: 'employer', kind: 'end', words: 'x', account_id: null, asked_at: 1 },
    });
    return { contract_id, request_id, answer: 'x' };
  },
  '/api/employer/record-contract-paper': async (browser) => ({
    ...(await activeContract((await ownEmployer(browser)).id)),
    ...{ terms_version: 1, day: '2026-01-02' },
  }),
  '/api/employer/ask-contract': async (browser) => ({
    ...(await anyContract((await ownEmployer(browser)).id)),
    ...{ kind: 'end', words: 'x' },
  }),
  '/api/record-contract-paper': async (browser) => {
    const { contract_id } = await contractOfStudent(browser);
    contractStore(api.deps.db).setState(contract_id, 'active', 1);
    return { contract_id, terms_version: 1, day: '2026-01-02' };
  },
  '/api/ask-contract': async (browser) => ({ ...(await contractOfStudent(browser)), kind: 'end', words: 'x' }),
  '/api/admin/decide-application': async (browser) => ({
    ...(await anApplication(browser)),
    action: 'withdraw',
    decision_id: DECISION,
  }),
  '/api/admin/undo-decision': async (browser) => {
    const sample = { ...(await anApplication(browser)), action: 'withdraw', decision_id: DECISION };
    await browser.post('/api/admin/decide-application', sample);
    return { applicant_id: sample.applicant_id, decision_id: DECISION };
  },
  '/api/admin/preview-decision': async (browser) => ({ ...(await anApplication(browser)), action: 'approve' }),
  '/api/admin/correct-application': async (browser) => ({ ...(await anApplication(browser)), first_name: 'Selam' }),
  '/api/admin/hold-application': async (browser) => ({
    ...(await anApplication(browser)),
    reason: 'x',
    until: berlinDate(api.clock.now() + DAY_MS),
  }),
  '/api/admin/upload-document': async (browser) => ({
    ...(await anApplication(browser)),
    document_type: 'other',
    file: new File([await pdf('on behalf')], 'scan.pdf', { type: 'application/pdf' }),
  }),
  '/api/admin/set-document-check': () => ({ point: 'name', ticked: true }),
  '/api/admin/set-passport-note': async () => {
    const { id } = await applyUntil(api, 'A2_CV_RECEIVED');
    const passport = documentStore(api.deps.db)
      .current(id)
      .find(({ type }) => type === 'passport');
    return { document_id: passport?.id, number: '', expires_on: '', seen: null };
  },
};

/** A proposed match of the caller's employer, who is vetted; for a candidate one that was released. */
async function releasedMatch(applicantId = makePoolCandidate(api.deps).id) {
  const { match } = await ownMatch(undefined, applicantId);
  changeRows(api.deps.db, 'match', { id: match }, { answer_until: api.clock.now() + DAY_MS });
  return match;
}

/** A second factor of the caller's account, with a recovery code. */
async function withRecoveryCode(browser: Visitor) {
  const { user } = (await browser.get('/api/auth/session')).body;
  const { db } = api.deps;
  if (!secondFactorStore(db).find(user?.id ?? '')) secondFactorStore(db).add(user?.id ?? '', 'sealed', api.clock.now());
  secondFactorStore(db).confirm(user?.id ?? '', api.clock.now());
  secondFactorStore(db).setCodes(user?.id ?? '', [hashesOf(api.deps.secretKey, 'aaaaaabbbbbb')[0]]);
  return { code: 'aaaaaa-bbbbbb' };
}

async function ownMatch(browser?: Visitor, applicantId?: string) {
  const employer = browser ? (await ownEmployer(browser)).id : someEmployer;
  const { db, clock } = api.deps;
  vet(employer);
  const requirement = randomUUID();
  requirementStore(db).add({
    ...REQUIREMENT,
    id: requirement,
    employer_id: employer,
    state: 'open',
    created_at: clock.now(),
  });
  const candidate = applicantId ?? makePoolCandidate(api.deps).id;
  const state = applicantId ? 'released' : 'proposed';
  return { requirement, match: makeMatch(api.deps, { requirementId: requirement, applicantId: candidate, state }) };
}

function vet(employerId: string) {
  const changed = { vetted_company: '', refusal_reason: '', submitted_at: 1, decided_at: 1 };
  employerStore(api.deps.db).setState(employerId, { state: 'vetted', ...changed });
}

/** An application whose request for a correction waits. */
async function openCorrection() {
  const { id } = await apply(api);
  const request = { id: randomUUID(), applicant_id: id, field: 'name', text: 'x', created_at: api.clock.now() };
  correctionRequestStore(api.deps.db).add(request);
  return { applicant_id: id, correction_id: request.id, state: 'done', answer: 'x' };
}

const WITHHELD = { seen: 1, decision: 'withheld', reason: 'x' };
const CONSENT = { purpose: 'employers', given: false, text_version: 'x', lang: 'de' };

/** Whoever has an account shows no token: their application is the account's. */
async function anyContract(employer = someEmployer, applicant?: string) {
  const { id, copy } = await makeSentContract(api.deps, employer, applicant);
  someContract = id;
  someCopy = copy;
  return { contract_id: id };
}

async function activeContract(employerId?: string) {
  const { contract_id } = await anyContract(employerId);
  contractStore(api.deps.db).setState(contract_id, 'active', 1);
  return { contract_id, seen: 3 };
}

async function openedCopy(browser: Visitor) {
  const { contract_id } = await anyContract();
  await openCopy(api, browser, someCopy);
  return { contract_id, copy_id: someCopy, seen: 2 };
}

async function contractOfStudent(browser: Visitor) {
  const contract = await anyContract(someEmployer, await applicationOf(browser));
  contractCopyStore(api.deps.db).setReview(someCopy, 'accepted', '');
  return contract;
}

const signedCopy = async () => ({ terms_version: '1', file: new File([await pdf('signed')], 'signed.pdf') });

async function invitedAdmin(browser: Visitor) {
  const email = newAddress();
  await browser.post('/api/admin/invite-person', { email, desk_role: 'admin', lang: 'de', password: PASSWORD });
  return { account_id: accountStore(api.deps.db).findByEmail(email)?.id };
}

/** A mail to the operator that was given up. */
function deadMail(): string {
  const id = outboxStore(api.deps.db).add({ template: 'operator-news', lang: 'de' }, api.clock.now());
  outboxStore(api.deps.db).giveUp(id, 'refused');
  return id;
}

const PROFILE = { organization_name: 'Example University', contact_person: 'Contact Person' };

const DAYS_AHEAD = { starts_on: '2027-07-01', ends_on: '2027-09-20', applications_close_on: '' };
const SEASON = {
  ...{ ...DAYS_AHEAD, name_de: 'Sommer 2027', name_en: 'summer 2027' },
  ...{ a2_follows_until: '', passport_follows_until: '', capacity: null },
  ...{ campaign: 'mu2027', step1_approval: 'manual' },
};
const DECISION = '5b1f0e5c-3a52-4c8e-9d0a-7d2f6a1b9c11';

/** A new application, and what an admin sees of it. */
async function anApplication(browser: Visitor) {
  someApplication = (await apply(api)).id;
  const { body } = await browser.get(`/api/admin/applications/${someApplication}`);
  return {
    applicant_id: someApplication,
    seen: (body as unknown as { application: { seen: string } }).application.seen,
  };
}

async function draftRequirement(browser: Visitor) {
  return (await browser.post('/api/employer/save-requirement', newDraft())).body;
}

const newDraft = () => ({ ...REQUIREMENT, site: '', requirement_id: randomUUID() });

/** Vets the caller's employer. */
async function vetted(browser: Visitor): Promise<string> {
  const { id } = (await browser.get('/api/employer/profile')).body as unknown as { id: string };
  changeRows(api.deps.db, 'employer', { id }, { state: 'vetted' });
  return id;
}

/** Somebody else who works for the caller's employer. */
async function colleague(browser: Visitor) {
  const employer_id = await vetted(browser);
  const { id: account_id } = await member(api, 'employer');
  changeRows(api.deps.db, 'employer_member', { account_id }, { employer_id });
  return { employer_id, account_id };
}

const colleagueSomewhere = async () => colleague((await member(api, 'employer')).browser);

function joinSomePartner(id: string) {
  const partner_id = somePartner;
  partnerMemberStore(api.deps.db).add({
    account_id: id,
    organization_id: partner_id,
    invited_by: null,
    joined_at: api.clock.now(),
  });
  return { partner_id, account_id: id };
}

/** A partner after onboarding, checked by an admin. */
async function withProfile(browser: Visitor): Promise<void> {
  const { body } = await browser.post('/api/partner/create-profile', PROFILE);
  partnerStore(api.deps.db).setVerified(String(body.partner_id), api.clock.now());
}

/** Somebody of the partner's list who has something to do. */
async function firstPerson(browser: Visitor): Promise<string> {
  const { partner_id: partner } = (await browser.get('/api/partner/profile')).body;
  return (await applyUntil(api, 'STEP1_APPROVED', { partner: String(partner) })).id;
}
/** Calls after which somebody has no session any more, or less to say. */
const ENDINGS = ['/api/team/leave', '/api/team/hand-over', '/api/my-data/erase', '/api/me/erase-account'];
const OPEN_TO_ALL = ['anybody', 'any visitor', 'applicant token'];

let api: Api;
let somePartner: string;
let someDocument: string;
let someApplication: string;
let someSeason: string;
let someEmployer: string;
let someRequirement: string;
let someContract: string;
let someCopy: string;
const browsers = {} as Record<Person, Visitor>;
beforeAll(async () => {
  api = await startApi({ env: { ADMIN_2FA: 'off' } });
  browsers.anonymous = visitor(api);
  somePartner = addPartner(api, (await member(api, 'partner')).id).partnerId;
  const { browser } = await member(api, 'employer');
  someEmployer = (await ownEmployer(browser)).id;
  await anyContract();
  someRequirement = String((await draftRequirement(browser)).id);
  someSeason = onlySeason(api.deps).id;
  const { id } = await apply(api);
  someApplication = id;
  someDocument = String(documentStore(api.deps.db).current(id)[0]?.id);
  for (const person of PEOPLE.slice(1)) await arrive(person);
});
afterAll(() => api.stop());

/** Some calls end the session, so everybody comes anew before each. */
async function arrive(person: Person): Promise<void> {
  if (person === 'anonymous') return;
  const role =
    { 'other student': 'student', admin: 'employer', reader: 'employer', 'signed out': 'student' }[person as string] ??
    person;
  const { browser, id } = await member(api, role as 'student');
  if (person === 'admin' || person === 'reader') accountStore(api.deps.db).setRole(id, 'admin', person);
  const { cookie } = browser;
  if (person === 'signed out') await browser.post('/api/auth/sign-out');
  browser.cookie = cookie;
  browsers[person] = browser;
}

/** The same person with a new account: what earlier calls have left, such as a contract, does not stand in the way. */
async function arriveAnew(browser: Visitor): Promise<Visitor> {
  const person = PEOPLE.find((each) => browsers[each] === browser) ?? 'anonymous';
  await arrive(person);
  return browsers[person];
}

/** Gives a new account of this person an application. */
async function newApplicationOf(browser: Visitor): Promise<void> {
  const anew = await arriveAnew(browser);
  const { user } = (await anew.get('/api/auth/session')).body;
  const { token } = await applyUntil(api, 'A2_CV_RECEIVED', { email: user?.email ?? '' });
  await anew.post('/api/me/link-application', { access_token: token });
}

async function applicationOf(browser: Visitor): Promise<string> {
  const { user } = (await browser.get('/api/auth/session')).body;
  return applicantStore(api.deps.db).findByUser(user?.id ?? '')?.id ?? '';
}

const authOf = ({ spec }: Endpoint) => (spec as EndpointSpec<unknown, unknown, unknown>).auth.name;
const isForm = ({ spec }: Endpoint) => Boolean((spec as EndpointSpec<unknown, unknown, unknown>).files);

/** What this person sends: all that the call asks for, once what it needs is there. */
async function sampleFor(route: Endpoint, person: Person): Promise<object> {
  await READY[authOf(route)]?.(browsers[person]);
  const known = values();
  const asked = inputSchema((route.spec as EndpointSpec<unknown, unknown, unknown>).input).required.map((name) => [
    name,
    known[name],
  ]);
  return { ...Object.fromEntries(asked), ...((await SAMPLES[route.path]?.(browsers[person])) as object) };
}

async function knock(route: Endpoint, person: Person, sample: object) {
  const browser = browsers[person];
  const path = route.path.replace(/:(\w+)/g, (_place, name: string) => String(values()[name]));
  if (route.methods.includes('get')) return read(browser, path);
  if (!isForm(route) && /\.csv$|export$/.test(path)) {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    return readFile(browser, path, { method: 'POST', body: JSON.stringify(sample), headers });
  }
  if (!isForm(route)) return browser.post(path, sample);
  const form = new FormData();
  form.set('first_name', 'Selam');
  for (const [name, value] of Object.entries(sample as Record<string, string | Blob>)) form.set(name, value as string);
  const response = await fetch(`${api.url}${path}`, {
    method: 'POST',
    body: form,
    headers: { 'sec-fetch-site': 'same-origin', ...(browser.cookie && { cookie: browser.cookie }) },
  });
  return { status: response.status, body: (await response.json()) as { code: string } };
}

async function read(browser: Visitor, path: string) {
  return /\.(?:csv|png|svg|pdf)$|\/(?:documents|contract-copies)\//.test(path)
    ? readFile(browser, path)
    : browser.get(path);
}

/** A file has no JSON to read a code from. */
async function readFile(browser: Visitor, path: string, { headers, ...init }: RequestInit = {}) {
  const all = { ...(headers as Record<string, string>), ...(browser.cookie && { cookie: browser.cookie }) };
  const response = await fetch(`${api.url}${path}`, { ...init, headers: all });
  if (response.ok) {
    // An export that nobody reads keeps its place.
    await response.arrayBuffer();
    return { status: response.status, body: { code: undefined } };
  }
  return { status: response.status, body: (await response.json()) as { code: string } };
}

describe('Who may call what', () => {
  it.each(routes)('STAC-06 $path declares who may call it', (route) => {
    expect(Object.keys(MAY)).toContain(authOf(route));
  });

  it.each(routes.filter((route) => authOf(route) === 'admin'))(
    'STAC-06 $path changes something, since readers may not call it',
    ({ methods, spec }) => {
      const { readsOnly = false } = spec as EndpointSpec<unknown, unknown, unknown>;
      expect({ isGet: methods.includes('get'), readsOnly }).toEqual({ isGet: false, readsOnly: false });
    },
  );

  const pairs = routes.flatMap((route) => PEOPLE.map((person) => ({ route, path: route.path, person })));
  it.each(pairs)('STAC-06 PORT-12 $path at the door: $person', async ({ route, person }) => {
    const may = MAY[authOf(route)]?.includes(person) ?? false;
    const succeeds = may && !OPEN_TO_ALL.includes(authOf(route));
    const { status, body } = await knock(route, person, succeeds ? await sampleFor(route, person) : {});
    const stopped = CODES_AT_THE_DOOR.includes(String(body.code));
    expect({ status, code: body.code, stopped }).toMatchObject({ stopped: !may });
    if (stopped) expect(status).toBe(body.code === 'sign_in_required' ? 401 : 403);
    else if (succeeds) expect([status, body.code]).toEqual([200, undefined]);
    expect(status).toBeLessThan(500);
    if (person !== 'anonymous' && (route.path.startsWith('/api/auth/') || ENDINGS.includes(route.path)))
      await arrive(person);
  });
});
