import { afterEach, describe, expect, it } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { type Api, SEASON_AHEAD, startApi } from '../support/api-server.ts';
import { sendStep1 } from '../support/applications.ts';
import { step2Form } from '../support/forms.ts';
import { onlySeason } from '../support/seasons.ts';

let api: Api;
afterEach(() => api.stop());

const LAST_DAY = '2027-06-30';
// The end of that day in Germany, where it is summer time.
const MIDNIGHT = Date.parse('2027-06-30T22:00:00Z');
// Who began before it on a slow line has an hour more.
const LAST_MOMENT = MIDNIGHT + 3_600_000;
const KEY = crypto.randomUUID();

const start = async (programme: Parameters<typeof startApi>[0] = {}) => {
  api = await startApi(programme);
};

describe('The closing date', () => {
  it('WIZ1-13 is the last day to apply, until midnight in Germany; what a slow line brings within an hour counts', async () => {
    await start({ programme: { applicationsCloseOn: LAST_DAY } });
    const season = onlySeason(api.deps).id;
    api.clock.time = LAST_MOMENT - 1;
    expect((await sendStep1(api, { email: 'in-time@example.org', season })).status).toBe(200);
    expect((await sendStep1(api, { email: 'unnamed@example.org' })).status).toBe(200);
    api.clock.time = LAST_MOMENT;
    const files = api.files();
    const { status, body } = await sendStep1(api, { email: 'late@example.org' });
    expect([status, body.code, body.error]).toEqual([409, 'applications_closed', 'Applications are closed.']);
    expect(
      applicantStore(api.deps.db)
        .page({ most: 1000 })
        .map(({ season_id }) => season_id),
    ).toEqual([season, season]);
    expect(api.files()).toEqual(files);
  });

  it('WIZ1-13 in winter midnight is an hour later', async () => {
    await start({ programme: { applicationsCloseOn: '2026-12-31' } });
    api.clock.time = Date.parse('2026-12-31T23:59:59.999Z');
    expect((await sendStep1(api, { email: 'in-time@example.org' })).status).toBe(200);
    api.clock.time += 1;
    expect((await sendStep1(api, { email: 'late@example.org' })).status).toBe(409);
  });

  it('WIZ2-03 does not stop an application that was made before', async () => {
    await start({ programme: { applicationsCloseOn: LAST_DAY } });
    api.clock.time = MIDNIGHT - 1;
    const { body } = await sendStep1(api);
    api.clock.time = LAST_MOMENT;
    expect((await api.post('submit-a2-cv', await step2Form(body.access_token))).status).toBe(200);
  });

  it('WIZ1-03 a lost answer can still be asked for again with its key', async () => {
    await start({ programme: { applicationsCloseOn: LAST_DAY } });
    api.clock.time = MIDNIGHT - 1;
    const { body } = await sendStep1(api, { idempotency_key: KEY });
    api.clock.time = LAST_MOMENT;
    const again = await sendStep1(api, { idempotency_key: KEY });
    expect([again.status, again.body.applicant?.id]).toEqual([200, body.applicant.id]);
  });

  it('WIZ1-13 without a closing date applications stay open', async () => {
    await start({ programme: { applicationsCloseOn: '' } });
    api.clock.time = Date.parse('2099-01-01T00:00:00Z');
    expect((await sendStep1(api)).status).toBe(200);
  });
});

describe('Automatic approval of step 1', () => {
  it('WIZ2-03 opens step 2 at once and sends the one mail about it', async () => {
    await start({ programme: { ...SEASON_AHEAD, step1Approval: 'automatic' } });
    const { body } = await sendStep1(api);
    expect(body.applicant.status).toBe('STEP1_APPROVED');
    expect(
      outboxStore(api.deps.db)
        .list()
        .map((mail) => mail.template),
    ).toEqual(['step2-open']);
    const history = eventStore(api.deps.db).history('applicant', body.applicant.id);
    expect(history.map((event) => [event.action, event.to_status])).toEqual([
      ['submit-preregistration', 'PRE_REGISTERED'],
      ['approve', 'STEP1_APPROVED'],
    ]);
    // Nobody decided: the server did, as the configuration says.
    expect(history.map(({ actor, actor_name, actor_account_id }) => [actor, actor_name, actor_account_id])).toEqual([
      ['applicant', null, null],
      ['system', null, null],
    ]);
  });

  it('WIZ2-01 is off by default', async () => {
    await start();
    expect((await sendStep1(api)).body.applicant.status).toBe('PRE_REGISTERED');
  });
});
