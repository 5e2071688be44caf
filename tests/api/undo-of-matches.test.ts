import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Applicant, applicantStore } from '#api/applicants/applicant.store.ts';
import { tokenStore } from '#api/applicants/token.store.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { employerNewsStore } from '#api/employers/employer-news.store.ts';
import { contractStore } from '#api/employment-contracts/contract.store.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { doUndoably, isUndoable, undoKey } from '#api/many/undo.ts';
import { matchStore } from '#api/matches/match.store.ts';
import { settleMatches } from '#api/matches/settle-matches.ts';
import { exportedRowsStore } from '#api/personal-data/exported-rows.store.ts';
import { viewSeen } from '#api/personal-data/view-seen.ts';
import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { contractNumber } from '#contract/employment-contracts/contract-rules.ts';
import { UNDO_SECONDS } from '#contract/limits.ts';
import type { ManyDone } from '#contract/many/many-rows.ts';
import type { EmployerMatch, Offer } from '#contract/matching/match.ts';
import type { MatchState } from '#contract/model/match-rules.ts';
import { newAdmin, type Visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { callAs } from '../support/applications.ts';
import { setConsent } from '../support/consents.ts';
import { makeConfirmedMatch } from '../support/contracts.ts';
import { EMPLOYER_PROFILE, REQUIREMENT, vettedCompany } from '../support/employers.ts';
import { mailsTo } from '../support/mails.ts';
import { makeMatch } from '../support/matches.ts';
import { makePoolCandidate, PLACEMENT_TIME } from '../support/placements.ts';

const UNDO_MS = UNDO_SECONDS * 1000;
const OFFERED = 'You have an offer of a placement';
const CONFIRMED = 'Your placement is confirmed';

let api: Api;
let chief: Visitor;
let company: { browser: Visitor; employerId: string };
let other: { browser: Visitor; employerId: string };
const ENV = { ADMIN_2FA: 'off', RATE_LIMIT_FACTOR: '1000' };
beforeAll(async () => {
  api = await startApi({ env: ENV, time: PLACEMENT_TIME });
  await signAllIn();
});
afterAll(() => api.stop());

async function signAllIn() {
  chief = (await newAdmin(api)).browser;
  company = await vettedCompany(api, chief);
  other = await vettedCompany(api, chief);
}
async function requirement(browser = company.browser, headcount = 40) {
  const fields = { ...REQUIREMENT, headcount, requirement_id: randomUUID(), open: true };
  return (await browser.post('/api/employer/save-requirement', fields)).body.id as string;
}
function matchIn(requirementId: string, state: MatchState, wanted: object = {}) {
  const { id } = makePoolCandidate(api.deps);
  return { id, match: makeMatch(api.deps, { requirementId, applicantId: id, state, ...wanted }) };
}
const rowOf = (match: string) => matchStore(api.deps.db).find(match);
const isOpenNow = (key: string) => isUndoable(api.deps, key);
const stateOf = (match: string) => rowOf(match)?.state;
const seenNow = (match: string) => ({ id: match, seen: rowOf(match)?.version ?? 0 });
/** Does something to one match as if it were one of several. Returns what takes it back, which answers whether it did. */
async function doUndoable(browser: Visitor, at: string, act: string, match: string) {
  const body = { act, rows: [seenNow(match)], decision_id: randomUUID() };
  const post = async (input: object) => ((await browser.post(at, input)).body.rows as ManyDone)[0]?.left_out === null;
  return { isDone: await post(body), undo: () => post({ ...body, undo: true }) };
}
const release = (match: string) => doUndoable(chief, '/api/admin/placements/many', 'release', match);
const accept = (match: string, browser = company.browser) =>
  doUndoable(browser, '/api/employer/matches/many', 'accept', match);
const decide = (match: string, decision: string) =>
  chief.post('/api/admin/decide-match', {
    ...{ match_id: match, seen: rowOf(match)?.version, decision, reason: 'Am Telefon besprochen' },
  });
const extend = (match: string) =>
  chief.post('/api/admin/extend-offer', { match_id: match, seen: rowOf(match)?.version });
const settle = () => {
  while (settleMatches(api.deps));
};
const tokenOf = (id: string) => tokenStore(api.deps.db).mint(id, api.clock.now()).token;
async function offersOf(id: string) {
  const { body } = await company.browser.post('/api/placement/offers', { token: tokenOf(id) });
  return (body as unknown as { offers: Offer[] }).offers;
}
const answer = (id: string, match: string, decision: string) =>
  company.browser.post('/api/placement/answer-offer', {
    ...{ token: tokenOf(id), match_id: match, seen: rowOf(match)?.version ?? 0, decision },
  });
const arrived = new Map<string, Email[]>();
/** What has reached somebody until now, in this order. */
async function subjectsTo(id: string) {
  const before = arrived.get(id) ?? [];
  const now = (await mailsTo(api, `${id}@example.org`)).filter((mail) => !before.includes(mail));
  arrived.set(id, [...before, ...now]);
  return [...before, ...now].map(({ subject }) => subject);
}
async function passOver() {
  api.clock.time += UNDO_MS;
  await api.deps.mail.sendDue();
}

describe('An offer that can still be taken back', () => {
  it('EMPA-21 is shown to nobody, and cannot be answered or extended by its candidate', async () => {
    const requirementId = await requirement();
    const { id, match } = matchIn(requirementId, 'accepted');
    const { undo } = await release(match);
    expect(await offersOf(id)).toEqual([]);
    const { body } = await company.browser.post('/api/placement/offers', { token: tokenOf(id) });
    expect(body.stakes).toEqual([]);
    for (const decision of ['confirmed', 'declined'])
      expect((await answer(id, match, decision)).body.code).toBe('match_not_found');
    const more = { token: tokenOf(id), match_id: match, seen: rowOf(match)?.version };
    expect((await company.browser.post('/api/placement/extend-offer', more)).body.code).toBe('match_not_found');
    const list = async () =>
      (
        (await company.browser.post('/api/employer/matches', { requirement_id: requirementId, phase: 'current' })).body
          .matches as EmployerMatch[]
      ).map(({ state, name }) => [state, name === null]);
    expect(await list()).toEqual([['accepted', true]]);
    expect([await undo(), stateOf(match)]).toEqual([true, 'accepted']);
    const again = await release(match);
    await passOver();
    expect((await offersOf(id)).map((offer) => [offer.id, offer.state])).toEqual([[match, 'released']]);
    expect(await list()).toEqual([['released', false]]);
    expect(await again.undo()).toBe(false);
    expect((await answer(id, match, 'confirmed')).status).toBe(200);
    expect(await subjectsTo(id)).toEqual([OFFERED, CONFIRMED]);
  });

  it('EMPA-21 is named to its candidate neither by a raised wage nor as a view of their data', async () => {
    const requirementId = await requirement();
    const { id, match } = matchIn(requirementId, 'accepted');
    const { undo } = await release(match);
    const { body: own } = await company.browser.post('/api/employer/requirements', {});
    const { version } = (own.requirements as { id: string; version: number }[]).find(
      (one) => one.id === requirementId,
    ) as { version: number };
    const raised = { ...REQUIREMENT, headcount: 40, requirement_id: requirementId, version };
    const wage_cents = REQUIREMENT.wage_cents + 100;
    expect(
      (await company.browser.post('/api/employer/save-requirement', { ...raised, wage_cents })).body,
    ).toMatchObject({ id: requirementId });
    const seen = () => viewSeen(api.deps, applicantStore(api.deps.db).find(id) as Applicant).map(({ what }) => what);
    const employers = () => exportedRowsStore(api.deps.db).employersWithName(id);
    expect(seen()).toEqual([]);
    expect([await undo(), stateOf(match)]).toEqual([true, 'accepted']);
    await passOver();
    expect([await subjectsTo(id), seen(), employers()]).toEqual([[], [], []]);
    await release(match);
    await passOver();
    expect([seen(), employers()]).toEqual([['released'], [EMPLOYER_PROFILE.company]]);
  });
});

describe('Mails about one match', () => {
  it('EMPA-21 leave out an offer that is a place before anybody read of it', async () => {
    const { id, match } = matchIn(await requirement(), 'accepted');
    const { undo } = await release(match);
    api.clock.time += 3000;
    expect((await decide(match, 'confirmed')).status).toBe(200);
    expect(await undo()).toBe(false);
    expect(await subjectsTo(id)).toEqual([CONFIRMED]);
    await passOver();
    expect(await subjectsTo(id)).toEqual([CONFIRMED]);
    expect((await offersOf(id)).map(({ state }) => state)).toEqual(['confirmed']);
  });

  it('EMPA-21 say nothing of an offer that ended before anybody read of it; its employer reads the end alone', async () => {
    const { id, match } = matchIn(await requirement(), 'accepted');
    const before = employerNewsStore(api.deps.db).last();
    await release(match);
    expect((await decide(match, 'withheld')).status).toBe(200);
    await passOver();
    expect([await subjectsTo(id), await offersOf(id)]).toEqual([[], []]);
    expect(
      employerNewsStore(api.deps.db)
        .after(before)
        .map(({ template }) => template),
    ).toEqual(['employer-match-ended']);
  });

  it('EMPA-21 go out in their order where the earlier one waits', async () => {
    const { id, match } = matchIn(await requirement(), 'accepted');
    await release(match);
    api.clock.time += 2000;
    // More time was given, so that nobody takes the offer back: its candidate sees it.
    expect((await extend(match)).status).toBe(200);
    expect(await subjectsTo(id)).toEqual([]);
    await passOver();
    expect(await subjectsTo(id)).toEqual([OFFERED, 'You have more time for an offer']);
  });

  it('EMPA-21 leave out an offer that was answered before anybody read of it', async () => {
    const { id, match } = matchIn(await requirement(), 'accepted');
    await release(match);
    api.clock.time += 2000;
    expect((await extend(match)).status).toBe(200);
    expect((await answer(id, match, 'confirmed')).status).toBe(200);
    await passOver();
    expect(await subjectsTo(id)).toEqual([CONFIRMED]);
  });

  it('EMPA-21 hold up no link that somebody asks for at the screen', async () => {
    const { id, match } = matchIn(await requirement(), 'accepted');
    await release(match);
    const mail = { template: 'resent-link', lang: 'en', applicantId: id } as const;
    api.deps.tx(() => outboxStore(api.deps.db).add(mail, api.clock.now()));
    expect(await subjectsTo(id)).toHaveLength(1);
  });
});

describe('A contract that can still become a draft again', () => {
  it('EMPA-21 is one to both sides until then', async () => {
    const { matchId, applicantId, token } = makeConfirmedMatch(api.deps, company.employerId);
    await doUndoable(chief, '/api/admin/placements/many', 'draft', matchId);
    const { id = '', version: seen = 0 } = contractStore(api.deps.db).ofMatch(matchId) ?? {};
    const sending = { act: 'send', rows: [{ id, seen }], decision_id: randomUUID() };
    const post = async (input: object = {}) =>
      ((await chief.post('/api/admin/placements/many', { ...sending, ...input })).body.rows as ManyDone)[0]?.left_out;
    const stake = async () => (await company.browser.post('/api/placement/offers', { token })).body.stakes;
    const shown = async () => {
      const theirs = await company.browser.post('/api/employer/contracts', { search: contractNumber(id) });
      const own = await company.browser.post('/api/contracts', { token });
      return [
        ...[own, theirs].flatMap(({ body }) => (body as unknown as { contracts: ContractReply[] }).contracts),
      ].map(({ state, terms, sent_at, can }) => [state, terms !== null, sent_at !== null, can]);
    };
    const isOffered = async () => (await offersOf(applicantId))[0]?.has_contract;
    // What is refused meanwhile is not offered.
    const givesUp = async () => (await offersOf(applicantId))[0]?.can;
    expect(await givesUp()).toEqual(['declined']);
    expect(await post()).toBeNull();
    expect([await givesUp(), (await answer(applicantId, matchId, 'declined')).body.code]).toEqual([
      [],
      'match_has_contract',
    ]);
    expect(await shown()).toEqual([
      ['draft', false, false, []],
      ['draft', false, false, []],
    ]);
    expect([await isOffered(), await stake()]).toMatchObject([false, [{ kind: 'place', contract: '' }]]);
    expect(await post({ undo: true })).toBeNull();
    expect(await givesUp()).toEqual(['declined']);
    const { version = 0 } = contractStore(api.deps.db).find(id) ?? {};
    expect(await post({ decision_id: randomUUID(), rows: [{ id, seen: version }] })).toBeNull();
    await passOver();
    expect(await shown()).toEqual([
      ['sent', true, true, ['acknowledge', 'paper', 'ask']],
      ['sent', true, true, ['upload', 'paper', 'ask']],
    ]);
    expect([await isOffered(), await stake()]).toMatchObject([true, [{ kind: 'contract' }]]);
  });
});

describe('Somebody who leaves while an act about them can still be taken back', () => {
  it.each(['withdraws the consent', 'withdraws the application'] as const)(
    'PLAC-40 %s: nobody hears of the release, and the log says that the server took it back',
    async (how) => {
      const { id, match } = matchIn(await requirement(), 'accepted');
      const news = employerNewsStore(api.deps.db).last();
      const { undo } = await release(match);
      api.clock.time += 2000;
      if (how === 'withdraws the consent')
        expect((await setConsent(api, tokenOf(id), 'employers', false)).status).toBe(200);
      else expect((await callAs(api, 'withdraw-application', tokenOf(id))).status).toBe(200);
      expect(stateOf(match)).toBe('accepted');
      expect(eventStore(api.deps.db).newest('match', match, 1)).toMatchObject([
        {
          action: 'undo',
          actor: 'server',
          actor_account_id: null,
          detail: JSON.stringify({ undone: 'release', from: 'released', to: 'accepted' }),
        },
      ]);
      expect(await undo()).toBe(false);
      await passOver();
      settle();
      expect(stateOf(match)).toBe('withdrawn');
      const told = employerNewsStore(api.deps.db).after(news);
      expect(told.map(({ template }) => template)).toEqual(['employer-match-ended']);
      const subjects = await subjectsTo(id);
      expect(subjects.filter((subject = '') => /offer|place/i.test(subject))).toEqual([]);
      expect(viewSeen(api.deps, applicantStore(api.deps.db).find(id) as Applicant)).toEqual([]);
    },
  );

  it('PLAC-40 is sent no contract: it is a draft again, and rests', async () => {
    const { matchId, applicantId, token = '' } = makeConfirmedMatch(api.deps, company.employerId);
    await doUndoable(chief, '/api/admin/placements/many', 'draft', matchId);
    const { id = '', version: seen = 0 } = contractStore(api.deps.db).ofMatch(matchId) ?? {};
    await passOver();
    const news = employerNewsStore(api.deps.db).last();
    const before = await subjectsTo(applicantId);
    const sending = { act: 'send', rows: [{ id, seen }], decision_id: randomUUID() };
    await chief.post('/api/admin/placements/many', sending);
    expect(contractStore(api.deps.db).find(id)?.state).toBe('sent');
    await setConsent(api, token, 'employers', false);
    await passOver();
    settle();
    expect(contractStore(api.deps.db).find(id)?.state).toBe('draft');
    expect([await subjectsTo(applicantId), employerNewsStore(api.deps.db).after(news)]).toEqual([before, []]);
  });
});

describe('An acceptance that can still be taken back', () => {
  it('EMPA-21 costs no proposal elsewhere: that one waits, can be accepted by nobody, and is as it was afterwards', async () => {
    const elsewhere = await requirement(other.browser, 1);
    const { match, id: applicantId } = matchIn(await requirement(), 'proposed');
    const answerUntil = api.clock.now() + 86_400_000;
    const theirs = makeMatch(api.deps, { requirementId: elsewhere, applicantId, state: 'proposed', answerUntil });
    const next = matchIn(elsewhere, 'shortlisted', { rank: 2 }).match;
    const [before, news] = [rowOf(theirs), employerNewsStore(api.deps.db).last()];
    const { undo } = await accept(match);
    settle();
    const late = await other.browser.post('/api/employer/step-match', {
      ...{ match_id: theirs, seen: before?.version, decision: 'accepted' },
    });
    expect([late.status, late.body.code]).toEqual([409, 'match_overlaps']);
    expect([match, theirs, next].map(stateOf)).toEqual(['accepted', 'proposed', 'shortlisted']);
    expect(await undo()).toBe(true);
    settle();
    expect([stateOf(match), stateOf(next), rowOf(theirs)]).toEqual(['proposed', 'shortlisted', before]);
    expect(employerNewsStore(api.deps.db).after(news)).toEqual([]);

    await accept(match);
    await passOver();
    settle();
    expect([match, theirs, next].map(stateOf)).toEqual(['accepted', 'shortlisted', 'proposed']);
    expect(employerNewsStore(api.deps.db).after(news)).toMatchObject([
      { employer_id: other.employerId, template: 'employer-match-proposed' },
    ]);
  });

  it('EMPA-21 that its commit has lost is done by the next press', async () => {
    const { match, id: applicantId } = matchIn(await requirement(), 'proposed');
    const { db, clock } = api.deps;
    const key = undoKey('accept', match);
    const act = {
      ...{ key, decision: randomUUID(), accountId: randomUUID(), applicantId, putBack: () => {} },
      subject: () => ({ subject: 'match', id: match }) as const,
    };
    const about = { subject: 'match', subjectId: match, actor: 'account', action: 'match-accepted' } as const;
    const press = (isLost: boolean) =>
      doUndoably(api.deps, act, () => {
        eventStore(db).add({ at: clock.now(), ...about });
        if (!isLost) return;
        // It is looked at with the commit, which fails.
        db.pragma('defer_foreign_keys = ON');
        db.prepare('UPDATE match SET requirement_id = ? WHERE id = ?').run(randomUUID(), match);
      });
    expect(() => press(true)).toThrow(/FOREIGN KEY/);
    expect([isUndoable(api.deps, key), eventStore(db).newest('match', match, 9)]).toEqual([false, []]);
    press(false);
    press(false);
    expect([isUndoable(api.deps, key), eventStore(db).newest('match', match, 9).length]).toEqual([true, 1]);
  });
});

describe('After a restart within these seconds', () => {
  it('EMPA-21 nothing is taken back: an offer is shown, its answer alone is mailed, and proposals elsewhere end', async () => {
    const requirementId = await requirement();
    const [offered, chosen] = [matchIn(requirementId, 'accepted'), matchIn(requirementId, 'proposed')];
    const elsewhere = { requirementId: await requirement(other.browser, 1), applicantId: chosen.id };
    const theirs = makeMatch(api.deps, { ...elsewhere, state: 'proposed' });
    await release(offered.match);
    await accept(chosen.match);
    const answered = { decision: 'confirmed', token: tokenOf(offered.id), match_id: offered.match };
    const { root } = api.deps.folders;
    await api.halt();
    api = await startApi({ env: ENV, dataDir: root, time: api.clock.time + 1000 });
    await signAllIn();
    expect([undoKey('release', offered.match), undoKey('accept', chosen.match)].map(isOpenNow)).toEqual([false, false]);
    settle();
    expect([chosen.match, theirs].map(stateOf)).toEqual(['accepted', 'shortlisted']);
    expect((await offersOf(offered.id)).map(({ id }) => id)).toEqual([offered.match]);
    const { seen } = seenNow(offered.match);
    expect((await company.browser.post('/api/placement/answer-offer', { ...answered, seen })).status).toBe(200);
    expect(await subjectsTo(offered.id)).toEqual([]);
    await passOver();
    expect(await subjectsTo(offered.id)).toEqual([CONFIRMED]);
  });
});

describe('Whatever happens to a match, in any order,', () => {
  const ACTS = ['accept', 'release', 'undo', 'yes', 'no', 'confirm', 'withhold', 'extend', 'theirs'] as const;
  const isBefore = (match: string) => /proposed|accepted|shortlisted/.test(stateOf(match) ?? '');

  /** Somebody proposed to two employers, and what can be done. */
  async function two() {
    const { match, id } = matchIn(await requirement(), 'proposed');
    const requirementId = await requirement(other.browser, 1);
    const theirs = makeMatch(api.deps, { requirementId, applicantId: id, state: 'proposed' });
    const undos: (() => Promise<boolean>)[] = [];
    const acts: Record<(typeof ACTS)[number], () => Promise<unknown>> = {
      accept: async () => undos.push((await accept(match)).undo),
      release: async () => undos.push((await release(match)).undo),
      undo: async () => undos.at(-1)?.(),
      yes: () => answer(id, match, 'confirmed'),
      no: () => answer(id, match, 'declined'),
      confirm: () => decide(match, 'confirmed'),
      withhold: () => decide(match, 'withheld'),
      extend: () => extend(match),
      theirs: () => accept(theirs, other.browser),
    };
    return { match, id, theirs, acts };
  }
  const isActive = (match: string) => /accepted|released|confirmed/.test(stateOf(match) ?? '');
  const kindOf = (subject = '') => (subject === OFFERED ? 'offer' : subject === CONFIRMED ? 'place' : 'other');

  async function liveThrough(steps: readonly { act: (typeof ACTS)[number]; seconds: number }[]) {
    const { match, id, theirs, acts } = await two();
    let hasSeen = false;
    for (const { act, seconds } of steps) {
      await acts[act]();
      api.clock.time += seconds * 1000;
      settle();
      await subjectsTo(id);
      hasSeen ||= (await offersOf(id)).some((offer) => offer.id === match);
      // What was seen stays an offer, or ends; it is never as if it had not been.
      expect(hasSeen && isBefore(match)).toBe(false);
      expect(isActive(match) && isActive(theirs)).toBe(false);
    }
    await passOver();
    const told = (await subjectsTo(id)).map(kindOf);
    expect(told.lastIndexOf('offer')).toBeLessThanOrEqual(0);
    if (isBefore(match)) expect(told).toEqual([]);
    if (stateOf(match) === 'released') expect(told[0]).toBe('offer');
    expect(told.filter((one) => one === 'place').length).toBeLessThanOrEqual(1);
    if (stateOf(match) === 'confirmed') expect(told).toContain('place');
  }

  it('EMPA-21 nobody sees what is taken back, mails come in order, and one person gets one place', async () => {
    const step = fc.record({ act: fc.constantFrom(...ACTS), seconds: fc.integer({ min: 0, max: 7 }) });
    const steps = fc.array(step, { minLength: 3, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(steps, async (all) => void (await liveThrough([{ act: 'accept', seconds: 4 }, ...all]))),
      { numRuns: 20, endOnFailure: true },
    );
  });
});
