import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serverHealth } from '#api/desk/server-health.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#api/time/clock.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { startSmtp } from '../support/smtp.ts';

// Point 14 of issue 35: each failure moves a mail's next try on, and health looked at the next try.

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let api: Api;
beforeEach(async () => {
  smtp = await startSmtp();
  api = await startApi({ env: { SMTP_URL: smtp.url } });
});
afterEach(async () => {
  await api.stop();
  await smtp.stop();
});

const add = (recipient = 'somebody@example.org', dueAt?: number) =>
  outboxStore(api.deps.db).add({ template: 'operator-news', lang: 'de', recipient }, api.clock.now(), dueAt);

/** What the desk says of the mail, and whether the server is ready. */
async function state(): Promise<string> {
  const answer = await fetch(`${api.url}/api/health/ready`);
  const { reasons } = (await answer.json()) as { reasons: string[] };
  return [(await serverHealth(api.deps)).mail.state, answer.status, ...reasons].join(' ');
}

/** Lets time pass, with a try of what is due every ten minutes. */
async function pass(minutes: number): Promise<string> {
  for (let left = minutes; left > 0; left -= 10) {
    api.clock.time += Math.min(left, 10) * MINUTE_MS;
    await api.deps.mail.sendDue();
  }
  return state();
}

describe('Mail that does not go out', () => {
  it.each([
    ['takes nothing from us', { sender: '550 5.7.1' }],
    ['refuses each recipient by itself', { recipient: '550 5.7.1' }],
  ])(
    'ADMI-05 STAC-10 is late after ten minutes; after an hour the server is not ready: the mail server %s',
    async (_why, attitude) => {
      Object.assign(smtp.attitude, attitude);
      add();
      await api.deps.mail.sendDue();
      expect(await pass(9)).toBe('ok 200');
      expect(await pass(1)).toBe('late 200 mail_late');
      add();
      expect(await pass(49)).toBe('late 200 mail_late');
      expect(await pass(1)).toBe('stopped 503 mail');
      expect(await pass(3 * 60)).toBe('stopped 503 mail');
      Object.assign(smtp.attitude, { sender: undefined, recipient: undefined });
      expect(await pass(6 * 60)).toBe('ok 200');
      expect(smtp.received).toHaveLength(2);
    },
  );

  it('is no outage where one recipient is refused and others are not', async () => {
    smtp.attitude.recipient = (address) => (address.startsWith('full') ? '452 4.2.2' : undefined);
    add('full@example.org');
    expect(await pass(5)).toBe('ok 200');
    add();
    expect(await pass(2 * 60)).toBe('late 200 mail_late');
    expect(smtp.received).toHaveLength(1);
  });

  it('does not want to go before its day: one that was put off for the limit of strangers’ mails', async () => {
    add('stranger@example.org', api.clock.now() + DAY_MS);
    api.clock.time += HOUR_MS;
    add();
    expect(await pass(22 * 60)).toBe('ok 200');
    smtp.attitude.sender = '550 5.7.1';
    expect(await pass(60)).toBe('late 200 mail_late');
    add();
    expect(await pass(60)).toBe('stopped 503 mail');
  });

  it('is told where mails become files, too', async () => {
    await api.stop();
    api = await startApi();
    rmSync(api.deps.folders.outbox, { recursive: true });
    add();
    expect(await pass(5)).toBe('files 200');
    expect(await pass(10)).toBe('late 200 mail_late');
    expect(await pass(60)).toBe('stopped 503 mail');
  });
});
