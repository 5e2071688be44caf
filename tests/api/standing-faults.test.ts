import { afterEach, beforeEach, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { changeConsent } from '#api/applicants/change-consent.ts';
import { remind } from '#api/applicants/reminders/remind.ts';
import { registrationStore } from '#api/partners/registrations/registration.store.ts';
import { eraseAccount } from '#api/personal-data/erase-account.ts';
import { outdateStandings, renewStandings } from '#api/standing/keep-standing.ts';
import { standingStore } from '#api/standing/standing.store.ts';
import { DAY_MS, HOUR_MS } from '#api/time/clock.ts';
import { addPartner, member } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { makePoolCandidate } from '../support/placements.ts';
import { addRow, changeRows, columnOf, countOf } from '../support/rows.ts';
import { settle } from '../support/standings.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

const renewAll = () => {
  while (renewStandings(api.deps));
};

it('who withdraws a consent leaves the pool at once, even where the row of the desk cannot be made', () => {
  const { deps } = api;
  const { id } = makePoolCandidate(deps);
  addRow(deps.db, 'deferred_document', { applicant_id: id, type: 'a2', due_on: 'soon', created_at: 1 });
  const applicant = applicantStore(deps.db).find(id);
  if (!applicant) throw new Error('no candidate');
  const withdrawal = { purpose: 'employers', given: false, text_version: '1', lang: 'en' } as const;
  changeConsent(deps, { applicant, accountId: null }, withdrawal);
  expect(countOf(deps.db, 'pool_candidate', { applicant_id: id })).toBe(0);
});

it('partners see no name of somebody whose row cannot be made', async () => {
  const { deps } = api;
  const { partnerId } = addPartner(api, (await member(api, 'partner')).id);
  const { id } = await apply(api, { partner: partnerId });
  changeRows(deps.db, 'registration', { applicant_id: id }, { name: 'Selam Tesfaye' });
  changeRows(deps.db, 'applicant', { id }, { created_at: 9007199254740991 });
  settle(deps, id);
  expect(columnOf(deps.db, 'registration', 'name', { applicant_id: id })).toEqual([expect.stringMatching(/^WS-/)]);
});

it('a partner’s note about an account goes with the account', async () => {
  const { deps, clock } = api;
  const { partnerId } = addPartner(api, (await member(api, 'partner')).id);
  const { id } = await member(api, 'student', { data: { partner_id: partnerId } });
  deps.tx(() => registrationStore(deps.db).setNote(partnerId, id, 'Asked by phone.', clock.now()));
  const account = accountStore(deps.db).find(id);
  if (!account) throw new Error('no account');
  deps.tx(() => eraseAccount(deps, account, 'asked'));
  expect(countOf(deps.db, 'partner_note')).toBe(0);
});

it('a start looks at no deletion and no match anew', async () => {
  const { deps, clock } = api;
  const { id } = await apply(api);
  const later = clock.now() + 3 * DAY_MS;
  changeRows(deps.db, 'retention', { applicant_id: id }, { look_at: later });
  outdateStandings(deps);
  renewAll();
  expect(columnOf(deps.db, 'retention', 'look_at', { applicant_id: id })).toEqual([later]);
  expect(countOf(deps.db, 'match_stale')).toBe(0);
});

it('a row whose person is gone stops no reminder, and goes at the next start', async () => {
  const { deps, clock } = api;
  const { id } = await apply(api);
  const { place: _place, ...row } = standingStore(deps.db).find(id) as NonNullable<
    ReturnType<ReturnType<typeof standingStore>['find']>
  >;
  standingStore(deps.db).put({ ...row, applicant_id: 'gone', remind_at: 1 }, undefined, '');
  clock.time += HOUR_MS;
  remind(deps);
  outdateStandings(deps);
  renewAll();
  expect(standingStore(deps.db).find('gone')).toBeUndefined();
  expect(standingStore(deps.db).find(id)).toBeDefined();
});

it('what came while the clock was ahead waits as soon as it is set back', async () => {
  const { deps, clock } = api;
  renewAll();
  clock.time += 20 * HOUR_MS;
  renewAll();
  const { id } = await apply(api);
  clock.time -= 19 * HOUR_MS;
  renewAll();
  settle(deps);
  expect(standingStore(deps.db).find(id)?.waits_since).toBeLessThanOrEqual(clock.now());
});
