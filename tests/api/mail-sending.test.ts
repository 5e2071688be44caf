import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '#api/clock.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, apply } from '../support/applications.ts';
import { tokenIn } from '../support/mails.ts';
import { startSilentSmtp, startSmtp } from '../support/smtp.ts';

let api: Api;
const states = () => api.deps.outbox.list().map((row) => row.state);

describe('With a mail server that accepts', () => {
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  beforeEach(async () => {
    smtp = await startSmtp();
    api = await startApi({ env: { SMTP_URL: smtp.url, PUBLIC_URL: 'https://werksommer.example.org' } });
  });
  afterEach(async () => {
    await api.stop();
    await smtp.stop();
  });

  it('WIZ1-29 the mail after step 1 carries a link that opens the application', async () => {
    const { id, email } = await apply(api, { lang: 'en', email: 'selam@example.org' });
    await api.deps.mail.sendDue();
    const [mail] = smtp.received;
    expect(mail).toMatchObject({
      to: [{ address: email }],
      from: { name: 'Werksommer', address: api.deps.site.contact.senderEmail },
      replyTo: [{ address: api.deps.site.contact.email }],
      subject: 'We have your pre-registration',
    });
    if (!mail) throw new Error('no mail');
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    const token = tokenIn(mail);
    expect(mail.html).toContain(`href="https://werksommer.example.org/en/join?token=${token}"`);
    const { body } = await answerOf(api.post('get-applicant', { token }));
    expect(body.applicant.id).toBe(id);
  });

  it('WIZ1-29 each mail is sent once, in the language of the form', async () => {
    await apply(api, { lang: 'de' });
    await api.deps.mail.sendDue();
    await api.deps.mail.sendDue();
    expect(smtp.received.map((mail) => mail.subject)).toEqual(['Ihre Voranmeldung ist da']);
    expect(states()).toEqual(['sent']);
  });

  it('no table holds a token that a mail carries', async () => {
    await apply(api);
    await api.deps.mail.sendDue();
    const [mail] = smtp.received;
    const token = mail && tokenIn(mail);
    expect(token).toBeDefined();
    const tables = api.deps.db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all() as {
      name: string;
    }[];
    const everything = tables.map(({ name }) => JSON.stringify(api.deps.db.prepare(`SELECT * FROM ${name}`).all()));
    expect(everything.join()).not.toContain(token);
  });

  it('a started worker sends by itself, woken by the call', async () => {
    api.deps.mail.start();
    await apply(api);
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1));
  });

  it('a mail that a dead worker held is sent by the next one, after its lease', async () => {
    await apply(api);
    const now = api.clock.time;
    api.deps.outbox.lease(now, now + 10 * MINUTE_MS);
    await api.deps.mail.sendDue();
    expect(smtp.received).toHaveLength(0);
    api.clock.time += 10 * MINUTE_MS;
    await api.deps.mail.sendDue();
    expect(smtp.received).toHaveLength(1);
  });
});

describe('With a mail server that refuses', () => {
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  beforeEach(async () => {
    smtp = await startSmtp();
    api = await startApi({ env: { SMTP_URL: smtp.url } });
  });
  afterEach(async () => {
    await api.stop();
    await smtp.stop();
  });

  it('an address that does not exist is given up at once, and the others still get theirs', async () => {
    smtp.attitude.recipient = 550;
    await apply(api);
    await api.deps.mail.sendDue();
    delete smtp.attitude.recipient;
    await apply(api);
    await api.deps.mail.sendDue();
    expect(states()).toEqual(['dead', 'sent']);
    expect(api.deps.outbox.list()[0]?.last_error).toBe('EENVELOPE 550 RCPT TO');
  });

  it('a refusal for the moment is tried again, later and later, under the same message id', async () => {
    smtp.attitude.content = 451;
    await apply(api);
    await api.deps.mail.sendDue();
    await api.deps.mail.sendDue();
    expect(api.deps.outbox.list()[0]).toMatchObject({ state: 'waiting', attempts: 1 });
    api.clock.time += MINUTE_MS;
    await api.deps.mail.sendDue();
    expect(api.deps.outbox.list()[0]).toMatchObject({ state: 'waiting', attempts: 2 });
    api.clock.time += MINUTE_MS;
    await api.deps.mail.sendDue();
    expect(api.deps.outbox.list()[0]?.attempts).toBe(2);
    delete smtp.attitude.content;
    api.clock.time += MINUTE_MS;
    await api.deps.mail.sendDue();
    expect(states()).toEqual(['sent']);
    expect(smtp.received[0]?.messageId).toBe(`<${api.deps.outbox.list()[0]?.id}@example.org>`);
  });

  it('a mail server that is away loses nothing: what waited goes out when it is back', async () => {
    await smtp.stop();
    await apply(api);
    await apply(api);
    await api.deps.mail.sendDue();
    expect(states()).toEqual(['waiting', 'waiting']);
    smtp = await startSmtp(smtp.port);
    api.clock.time += MINUTE_MS;
    await api.deps.mail.sendDue();
    expect(states()).toEqual(['sent', 'sent']);
    expect(smtp.received).toHaveLength(2);
  });
});

describe('With a mail server that hangs', () => {
  it('answers go on, the try ends by itself, and the mail waits for the next one', async () => {
    const smtp = await startSilentSmtp();
    api = await startApi({ env: { SMTP_URL: smtp.url } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await apply(api);
      const round = api.deps.mail.sendDue();
      await smtp.called();
      expect((await fetch(`${api.url}/api/health/live`)).status).toBe(200);
      await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
      await round;
      expect(api.deps.outbox.list()[0]).toMatchObject({ state: 'waiting', attempts: 1, last_error: 'ETIMEDOUT CONN' });
    } finally {
      vi.useRealTimers();
      smtp.stop();
      await api.stop();
    }
  });
});
