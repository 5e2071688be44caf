import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { unconfirmedMails } from '#api/mail/unconfirmed.ts';
import { DAY_MS, HOUR_MS } from '#api/time/clock.ts';
import { member, newAddress, PASSWORD, signUp, visitor } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, apply, applyUntil, sendStep1 } from '../support/applications.ts';
import { step1Form } from '../support/forms.ts';
import { mailsTo } from '../support/mails.ts';

// Few enough to be reached in a moment.
const FACTOR = 0.3;
const PER_NETWORK = 4;
const IN_ALL = 5;
// Of a network that counts as quiet; its mails go out up to twice as many in all.
const FEW = 3;

let api: Api;
beforeEach(async () => {
  api = await startApi({
    env: {
      TRUST_PROXY: '1',
      RATE_LIMIT_FACTOR: String(FACTOR),
      MAILS_TO_UNCONFIRMED_PER_NETWORK: String(Math.round(PER_NETWORK / FACTOR)),
      MAILS_TO_UNCONFIRMED: String(Math.round(IN_ALL / FACTOR)),
    },
  });
  // Noon: the next day is twelve hours away.
  api.clock.time = Math.floor(api.clock.time / DAY_MS) * DAY_MS + DAY_MS / 2;
});
afterEach(() => api.stop());

const from = (network: number) => ({ 'x-forwarded-for': `203.0.113.${network}` });
const applyFrom = async (network: number, email: string) =>
  answerOf(api.post('submit-preregistration', await step1Form({ email }), from(network)));
const applyOften = async (network: number, times: number) => {
  const emails = Array.from({ length: times }, () => newAddress('stranger'));
  for (const email of emails) expect((await applyFrom(network, email)).status).toBe(200);
  return emails;
};
const withMail = async (emails: string[]) => {
  const counts = await Promise.all(emails.map(async (email) => (await mailsTo(api, email)).length));
  return counts.filter((count) => count > 0).length;
};
const toOperator = () => mailsTo(api, api.deps.site.operator.email);
const waiting = () =>
  outboxStore(api.deps.db)
    .list()
    .filter(({ state }) => state === 'waiting').length;
const afterTheAnswer = () => new Promise((done) => setImmediate(done));

describe('Mails to addresses that nobody has confirmed', () => {
  it('go out to so many a day for one network; the others wait for the next day, and nothing is lost', async () => {
    const emails = await applyOften(1, PER_NETWORK + 3);
    expect(await withMail(emails)).toBe(PER_NETWORK);
    expect(waiting()).toBe(3);
    api.clock.time += 11 * HOUR_MS;
    expect(await withMail(emails)).toBe(PER_NETWORK);
    api.clock.time += 2 * HOUR_MS;
    expect(await withMail(emails)).toBe(PER_NETWORK + 3);
    expect(waiting()).toBe(0);
  });

  it('of a busy network wait once the ceiling of all is reached, of a quiet one they go out up to its double', async () => {
    await applyOften(1, PER_NETWORK + 1);
    const others = await applyOften(2, PER_NETWORK);
    expect(await withMail(others)).toBe(FEW);
    expect(await withMail(await applyOften(3, FEW))).toBe(FEW);
    // Twice the ceiling: whoever it is, today is over.
    const late = await applyOften(4, 1);
    expect(await withMail(late)).toBe(0);
    api.clock.time += 13 * HOUR_MS;
    expect(await withMail(late)).toBe(1);
  });

  it('of somebody new go out at once although a few networks have used up every day of the week', async () => {
    await applyOften(1, 7 * PER_NETWORK);
    await applyOften(2, 7 * FEW + 1);
    const dead = () =>
      outboxStore(api.deps.db)
        .list()
        .filter(({ state }) => state === 'dead').length;
    expect(dead()).toBeGreaterThan(0);
    const email = newAddress('employer');
    expect((await signUp(api, 'employer', { email, from: from(9) })).status).toBe(200);
    expect((await mailsTo(api, email)).map(({ subject }) => subject)).toHaveLength(1);
  });

  it.each(['resend-confirmation', 'request-password-reset'])(
    'that were set aside or wait go out once, at once, when their owner asks by %s from a quiet network',
    async (call) => {
      const email = newAddress('employer');
      await applyOften(1, 7 * PER_NETWORK);
      await signUp(api, 'employer', { email, from: from(1) });
      expect((await mailsTo(api, email)).length).toBe(0);
      for (const network of [1, 9, 9]) {
        await visitor(api, from(network)).post(`/api/auth/${call}`, { email });
        await afterTheAnswer();
      }
      expect((await mailsTo(api, email)).length).toBe(1);
      const id = accountStore(api.deps.db).findByEmail(email)?.id;
      const states = outboxStore(api.deps.db)
        .list()
        .filter(({ account_id }) => account_id === id);
      expect(states.filter(({ state }) => state === 'sent')).toHaveLength(1);
      expect(states).toHaveLength(call === 'resend-confirmation' ? 1 : 2);
    },
  );

  it('are spread over the days to come, so that no day sends more than the ceiling', async () => {
    const emails = await applyOften(1, 3 * PER_NETWORK);
    for (const days of [1, 2, 3]) {
      expect(await withMail(emails)).toBe(days * PER_NETWORK);
      api.clock.time += DAY_MS;
    }
  });

  it('that would wait longer than a week are set aside, and their applications stay', async () => {
    const emails = await applyOften(1, 7 * PER_NETWORK + 2);
    const dead = outboxStore(api.deps.db)
      .list()
      .filter(({ state }) => state === 'dead');
    expect(dead.map(({ last_error }) => last_error)).toEqual(Array(2).fill('too many mails to unconfirmed addresses'));
    for (const email of emails) expect(applicantStore(api.deps.db).findOpenByEmail(email)).toBeDefined();
  });

  it('are told to the operator once, in figures', async () => {
    await applyOften(1, PER_NETWORK);
    expect(await toOperator()).toHaveLength(0);
    await applyOften(1, 3);
    const mails = await toOperator();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Ungewöhnlich viele E-Mails an unbekannte Adressen');
    expect(mails[0]?.text).toContain(`Aus einem Netz wurden heute schon ${PER_NETWORK} E-Mails`);
    expect(mails[0]?.text).not.toMatch(/stranger-|203\.0\.113|\{/);
  });

  it('are told to the operator for all networks although one network was told of before', async () => {
    await applyOften(1, PER_NETWORK + 1);
    await applyOften(2, PER_NETWORK);
    expect((await toOperator()).map(({ text }) => text?.includes('Aus einem Netz'))).toEqual([true, false]);
    await applyOften(3, FEW);
    await applyOften(4, 2);
    expect((await toOperator()).at(-1)?.text).toContain(`schon ${2 * IN_ALL} E-Mails`);
    expect(await toOperator()).toHaveLength(3);
  });

  it('are counted whatever form causes them', async () => {
    const { browser } = await member(api, 'employer');
    const applicant = await apply(api);
    api.clock.time += DAY_MS;
    const causes: Record<string, () => Promise<unknown>> = {
      'a sign-up': () => signUp(api, 'employer'),
      'a new address of an account': () =>
        browser.post('/api/auth/change-email', { email: newAddress('moved'), password: PASSWORD }),
      'the link once more': () => api.post('resend-link', { email: applicant.email }),
      'an application again': async () => sendStep1(api, { email: applicant.email }),
      'a new address of an application': () =>
        api.post('update-applicant', { email: newAddress('moved') }, { authorization: `Bearer ${applicant.token}` }),
    };
    for (const [what, cause] of Object.entries(causes)) {
      const before = unconfirmedMails(api.deps).look(`${Math.floor(api.clock.time / DAY_MS)}`).hits;
      await cause();
      await afterTheAnswer();
      const hits = unconfirmedMails(api.deps).look(`${Math.floor(api.clock.time / DAY_MS)}`).hits;
      expect([what, hits > before]).toEqual([what, true]);
      api.clock.time += DAY_MS;
    }
  });

  it('again for a sign-up that was not answered, and the link for its password, are counted too', async () => {
    const email = newAddress('employer');
    await signUp(api, 'employer', { email });
    for (const call of ['resend-confirmation', 'request-password-reset']) {
      api.clock.time += DAY_MS / 4;
      const hits = () => unconfirmedMails(api.deps).look(`${Math.floor(api.clock.time / DAY_MS)}`).hits;
      const before = hits();
      await visitor(api).post(`/api/auth/${call}`, { email });
      await afterTheAnswer();
      expect([call, hits()]).toEqual([call, before + 1]);
    }
  });

  it('leave those alone that go to people who are known', async () => {
    const { email } = await member(api, 'employer');
    const far = await applyUntil(api, 'ENROLMENT_UPLOADED');
    await applyOften(1, PER_NETWORK);
    await applyOften(2, IN_ALL);
    await visitor(api, from(1)).post('/api/auth/request-password-reset', { email });
    await api.post('resend-link', { email: far.email }, from(1));
    await afterTheAnswer();
    expect((await mailsTo(api, email)).at(-1)?.subject).toBe('Your link for a new password');
    expect((await mailsTo(api, far.email)).at(-1)?.subject).toBe('The link to your application');
  });

  it('go out where the counters fail', async () => {
    api.deps.counters.exec('DROP TABLE rate_counter');
    expect(await withMail(await applyOften(1, PER_NETWORK + 2))).toBe(PER_NETWORK + 2);
  });
});

describe('A campus', () => {
  it('of several hundred applicants behind one address gets its mails the same day, by default', async () => {
    const usual = await startApi();
    try {
      expect(usual.deps.env).toMatchObject({ MAILS_TO_UNCONFIRMED_PER_NETWORK: 600, MAILS_TO_UNCONFIRMED: 3000 });
    } finally {
      await usual.stop();
    }
  });
});
