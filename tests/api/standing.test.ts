import { afterAll, beforeAll, expect, it } from 'vitest';
import { remind } from '#api/applicants/reminders/remind.ts';
import { review } from '#api/applicants/review/review.ts';
import { notedChanges } from '#api/db/changes.ts';
import { Problem } from '#api/http/problem.ts';
import { partnerStore } from '#api/partners/partner.store.ts';
import { retain } from '#api/retention/retain.ts';
import { renewStandings } from '#api/standing/keep-standing.ts';
import { berlinDate } from '#api/time/berlin-time.ts';
import { DAY_MS, HOUR_MS } from '#api/time/clock.ts';
import { member, verifiedPartner } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply, applyUntil } from '../support/applications.ts';
import { documentForm, step2Form, step3Form } from '../support/forms.ts';
import { OPERATOR } from '../support/operator.ts';
import { columnOf, rowsOf } from '../support/rows.ts';
import { settle, wrongStandings } from '../support/standings.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '10000', MAILS_TO_UNCONFIRMED: '100000' } });
});
afterAll(() => api.stop());

/** The same numbers in each run: a failure comes again. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const TYPES = ['hub4africa', 'a2', 'cv', 'passport', 'enrolment'] as const;

it('The standing of every application, and every partner’s list, are what their facts say after each act of a season', async () => {
  const { deps, clock } = api;
  const next = numbers(7);
  const partner = await verifiedPartner(api);
  const { partnerId } = partner;
  const clerk = { accountId: partner.id };
  const people = [
    await apply(api, { partner: partnerId }),
    await apply(api),
    await applyUntil(api, 'STEP1_APPROVED', { partner: partnerId }),
    await applyUntil(api, 'A2_CV_RECEIVED'),
    await applyUntil(api, 'ENROLMENT_UPLOADED', { partner: partnerId }),
    await applyUntil(api, 'COMPLETE', { partner: partnerId }),
  ];
  const students = await Promise.all(
    people.slice(0, 3).map(() => member(api, 'student', { data: { partner_id: partnerId } })),
  );
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const acts: ((one: { id: string; token: string }) => unknown)[] = [
    ({ id }) => review.approve(deps, OPERATOR, id),
    ({ id }) => review.complete(deps, OPERATOR, id),
    ({ id }) => review.sendBack(deps, OPERATOR, id, TYPES[next(TYPES.length)] ?? 'cv', 'Cut off.'),
    ({ id }) => review.accept(deps, OPERATOR, id, TYPES[next(TYPES.length)] ?? 'cv'),
    ({ id }) => review.reject(deps, OPERATOR, id, 'because'),
    ({ id }) => review.withdraw(deps, OPERATOR, id),
    ({ id }) => review.reopen(deps, OPERATOR, id),
    ({ id }) => review.hold(deps, clerk, id, 'Asked.', berlinDate(clock.now() + (1 + next(9)) * DAY_MS)),
    ({ id }) => review.goOn(deps, OPERATOR, id),
    ({ id }) => review.receiveOriginals(deps, OPERATOR, id, { papers: ['enrolment', 'hub4africa', 'a2'] }),
    ({ id }) => review.correct(deps, OPERATOR, id, { first_name: `Name ${next(100)}` }),
    ({ token }) => api.post('announce-originals', {}, bearer(token)),
    ({ token }) => api.post('stop-reminders', {}, bearer(token)),
    async ({ token }) => {
      const form = await step2Form(token, { a2_file: undefined });
      form.set('a2_follows', 'true');
      return api.post('submit-a2-cv', form);
    },
    async (person) => api.post('upload-document', await documentForm(person, 'cv')),
    async ({ token }) => api.post('submit-enrolment', await step3Form(token)),
    ({ token }) => students[next(3)]?.browser.post('/api/me/link-application', { access_token: token }),
    ({ id }) => partner.browser.post('/api/partner/note', { person_id: id, note: `call ${next(9)}` }),
    ({ id }) => partner.browser.post('/api/partner/nudge', { person_id: id }),
    () => partner.browser.post('/api/partner/nudge', { person_id: students[next(3)]?.id ?? '' }),
    async () => {
      const organization_name = `Uni ${next(9)}`;
      await partner.browser.post('/api/partner/update-profile', { organization_name, contact_person: 'X' });
      partnerStore(deps.db).setVerified(partnerId, clock.now());
    },
    () => remind(deps),
    () => retain(deps),
  ];
  const listed = () => rowsOf(deps.db, 'registration');
  const ids = () => ['applicant', 'account'].flatMap((table) => columnOf(deps.db, table, 'id'));
  for (let turn = 0; turn < 120; turn += 1) {
    const [one, act] = [people[next(people.length)], acts[next(acts.length)]];
    if (!one || !act) continue;
    try {
      await act(one);
    } catch (error) {
      // The status machine refuses what is not possible now.
      if (!(error instanceof Problem)) throw error;
    }
    // A partner's new name is passed on in small batches.
    while (renewStandings(deps));
    expect([turn, String(act), wrongStandings(deps)]).toEqual([turn, String(act), []]);
    // Whoever writes a fact does so in a transaction, which leaves nothing to be made anew.
    expect([turn, String(act), ...notedChanges(deps.db)]).toEqual([turn, String(act)]);
    const kept = listed();
    settle(deps, ...ids());
    expect([turn, String(act), listed()]).toEqual([turn, String(act), kept]);
    clock.time += next(3) * 3 * HOUR_MS;
  }
});
