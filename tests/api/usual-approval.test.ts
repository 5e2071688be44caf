import { afterAll, beforeAll, expect, it } from 'vitest';
import { usualApprovalDays } from '#api/applicants/usual-approval.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { changeRows } from '../support/rows.ts';

const DAY = 24 * 60 * 60 * 1000;

let api: Api;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => api.stop());

/** An application whose approval took so many days. */
async function approvedAfter(days: number, actor: 'operator' | 'system' = 'operator'): Promise<void> {
  const { deps, clock } = api;
  const { id } = await apply(api);
  changeRows(deps.db, 'applicant', { id }, { created_at: clock.now() - days * DAY });
  const change = { fromStatus: 'PRE_REGISTERED', toStatus: 'STEP1_APPROVED' };
  eventStore(deps.db).add({
    at: clock.now(),
    subject: 'applicant',
    subjectId: id,
    actor,
    action: 'approve',
    ...change,
  });
}

it('WIZ2-01 a pre-registration that waits is told how long that usually takes, once there are figures', async () => {
  const { id, token } = await apply(api);
  const told = async () => {
    const answer = await fetch(`${api.url}/api/functions/get-applicant?token=${token}`);
    return ((await answer.json()) as { applicant: { usual_days: number | null } }).applicant.usual_days;
  };
  for (const days of [0.1, 1.2, 2.5, 9]) await approvedAfter(days);
  // A season that approves at once says nothing of one in which we look.
  for (let count = 0; count < 6; count++) await approvedAfter(0, 'system');
  expect(await told()).toBeNull();
  await approvedAfter(0.2);
  expect(await told()).toBe(2);
  // One on hold takes longer.
  changeRows(api.deps.db, 'applicant', { id }, { held_at: api.clock.now() });
  expect(await told()).toBeNull();
  changeRows(api.deps.db, 'applicant', { id }, { held_at: null });
  // Whoever has waited longer than that reads no figure that is not theirs.
  changeRows(api.deps.db, 'applicant', { id }, { created_at: api.clock.now() - 2.1 * DAY });
  expect(await told()).toBeNull();
  changeRows(api.deps.db, 'applicant', { id }, { created_at: api.clock.now() });
  expect(await told()).toBe(2);
  // What is older than some weeks says nothing of today.
  api.clock.time += 29 * DAY;
  const fresh = { status: 'PRE_REGISTERED', held_at: null, created_at: api.clock.now() } as const;
  expect(usualApprovalDays(api.deps, fresh)).toBeNull();
});
