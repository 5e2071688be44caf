import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { review } from '#api/applicants/review/review.ts';
import { todoStore } from '#api/desk/todo.store.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#api/time/clock.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, apply } from '../support/applications.ts';
import { tokenIn } from '../support/mails.ts';
import { OPERATOR } from '../support/operator.ts';
import { changeRows } from '../support/rows.ts';
import { startSilentSmtp, startSmtp } from '../support/smtp.ts';

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let api: Api;
beforeEach(async () => {
  smtp = await startSmtp();
  api = await startApi({ env: { SMTP_URL: smtp.url, PUBLIC_URL: 'https://werksommer.example.org' } });
});
afterEach(async () => {
  await api.stop();
  await smtp.stop();
});
const states = () =>
  outboxStore(api.deps.db)
    .list()
    .map((row) => row.state);

describe('With a mail server that accepts', () => {
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
    expect(api.deps.db.serialize().includes(token ?? '')).toBe(false);
  });

  it('a started worker sends by itself, woken by the call', async () => {
    api.deps.mail.start();
    await apply(api);
    await expect.poll(() => smtp.received).toHaveLength(1);
  });

  it('a mail that a dead worker held is sent by the next one, after its lease', async () => {
    await apply(api);
    const now = api.clock.time;
    outboxStore(api.deps.db).lease(now, now + 10 * MINUTE_MS);
    await api.deps.mail.sendDue();
    expect(smtp.received).toHaveLength(0);
    api.clock.time += 10 * MINUTE_MS;
    await api.deps.mail.sendDue();
    expect(smtp.received).toHaveLength(1);
  });
});

describe('With a mail server that refuses', () => {
  it('an address that does not exist is given up at once, and the others still get theirs', async () => {
    const { email } = await apply(api);
    smtp.attitude.recipient = (address) => (address === email ? '550 5.1.1' : undefined);
    await apply(api);
    await api.deps.mail.sendDue();
    expect(states()).toEqual(['dead', 'sent']);
    expect(outboxStore(api.deps.db).list()[0]).toMatchObject({
      attempts: 1,
      last_error: 'the address does not exist (550 5.1.1)',
    });
  });

  it('the notice to an address that was corrected as it does not exist is nobody’s business any more', async () => {
    const { id, email } = await apply(api);
    smtp.attitude.recipient = (address) => (address === email ? '550 5.1.1' : undefined);
    review.correct(api.deps, OPERATOR, id, { email: `right-${email}` });
    await api.deps.mail.sendDue();
    const now = outboxStore(api.deps.db)
      .list()
      .map(({ template, state }) => [template, state]);
    expect(now).toContainEqual(['email-changed-notice', 'cancelled']);
    expect(now).toContainEqual(['resent-link', 'sent']);
    expect(todoStore(api.deps.db).mails().count).toBe(0);
  });

  it.each(['550', '550 5.7.1', '554 5.7.1', '553 5.1.8', '450 4.2.1'])(
    'a recipient who is refused with %s is tried again for three days: it may be our mistake',
    async (status) => {
      smtp.attitude.recipient = status;
      await apply(api);
      const start = api.clock.time;
      for (;;) {
        await api.deps.mail.sendDue();
        const [mail] = outboxStore(api.deps.db).list();
        if (mail?.state !== 'waiting') break;
        expect(mail.last_error).toBe(`the mail server refused the recipient (${status})`);
        api.clock.time = mail.due_at;
      }
      expect(outboxStore(api.deps.db).list()[0]).toMatchObject({ state: 'dead', attempts: 20 });
      expect((api.clock.time - start) / DAY_MS).toBeCloseTo(3, 0);
    },
  );

  it('a recipient or a content that is refused holds up nobody else', async () => {
    const { email } = await apply(api);
    smtp.attitude.recipient = (address) => (address === email ? '550 5.7.1' : undefined);
    await apply(api);
    await apply(api);
    await api.deps.mail.sendDue();
    expect(states()).toEqual(['waiting', 'sent', 'sent']);
    expect(smtp.seen.connections).toBe(1);
  });

  it('a refusal for the moment is tried again, later and later, under the same message id', async () => {
    smtp.attitude.content = '451';
    await apply(api);
    await api.deps.mail.sendDue();
    await api.deps.mail.sendDue();
    expect(outboxStore(api.deps.db).list()[0]).toMatchObject({ state: 'waiting', attempts: 1 });
    api.clock.time += MINUTE_MS;
    await api.deps.mail.sendDue();
    expect(outboxStore(api.deps.db).list()[0]).toMatchObject({ state: 'waiting', attempts: 2 });
    api.clock.time += MINUTE_MS;
    await api.deps.mail.sendDue();
    expect(outboxStore(api.deps.db).list()[0]?.attempts).toBe(2);
    delete smtp.attitude.content;
    api.clock.time += MINUTE_MS;
    await api.deps.mail.sendDue();
    expect(states()).toEqual(['sent']);
    expect(smtp.received[0]?.messageId).toBe(`<${outboxStore(api.deps.db).list()[0]?.id}@example.org>`);
  });

  it('a mail server that is away loses nothing: what waited goes out when it is back', async () => {
    await smtp.stop();
    await apply(api);
    await apply(api);
    await api.deps.mail.sendDue();
    expect(states()).toEqual(['waiting', 'waiting']);
    smtp = await startSmtp({ port: smtp.port });
    api.clock.time += MINUTE_MS;
    await api.deps.mail.sendDue();
    expect(states()).toEqual(['sent', 'sent']);
    expect(smtp.received).toHaveLength(2);
  });

  it.each([
    ['this mail, for the moment', { recipient: '450 4.2.1' }],
    ['all mail', { sender: '451' }],
  ])(
    'STAC-27 mails about one application come in their order where the server refused %s; urgent ones wait for none',
    async (_what, attitude) => {
      const { id, email } = await apply(api, { lang: 'en' });
      const { email: other } = await apply(api, { lang: 'en' });
      const { db, mail } = api.deps;
      const say = (template: 'step2-open' | 'resent-link' | 'reminder-documents') =>
        outboxStore(db).add({ template, lang: 'en', applicantId: id }, api.clock.now());
      changeRows(db, 'applicant', { id }, { status: 'STEP1_APPROVED' });
      const mailsTo = (address: string) =>
        smtp.received.filter(({ to }) => to?.[0]?.address === address).map(({ subject }) => subject);
      Object.assign(smtp.attitude, attitude);
      say('step2-open');
      await mail.sendDue();
      // Queued after the failed try.
      say('reminder-documents');
      say('resent-link');
      delete smtp.attitude.recipient;
      delete smtp.attitude.sender;
      api.clock.time += MINUTE_MS / 2;
      await mail.sendDue();
      expect(mailsTo(email)).toEqual(['The link to your application']);
      api.clock.time += MINUTE_MS;
      await mail.sendDue();
      expect(mailsTo(email).slice(1)).toEqual([
        'We have your pre-registration',
        'Your next step: documents',
        'A reminder: your documents are still missing',
      ]);
      expect(mailsTo(other)).toEqual(['We have your pre-registration']);
    },
  );

  it('STAC-27 a mail that is given up lets the next about its application go', async () => {
    const { id } = await apply(api);
    smtp.attitude.content = '451';
    await api.deps.mail.sendDue();
    outboxStore(api.deps.db).add({ template: 'step2-open', lang: 'de', applicantId: id }, api.clock.now());
    expect(states()).toEqual(['waiting', 'waiting']);
    smtp.attitude.content = '554';
    while (states()[0] === 'waiting') {
      api.clock.time = outboxStore(api.deps.db).list()[0]?.due_at ?? 0;
      await api.deps.mail.sendDue();
    }
    expect(outboxStore(api.deps.db).list()).toMatchObject([{ attempts: 20 }, { attempts: 1 }]);
    delete smtp.attitude.content;
    api.clock.time += MINUTE_MS;
    await api.deps.mail.sendDue();
    expect(states()).toEqual(['dead', 'sent']);
  });
});

describe('While the mail server takes nothing', () => {
  const log: string[] = [];
  const attempts = () =>
    outboxStore(api.deps.db)
      .list()
      .map((row) => row.attempts);
  beforeEach(async () => {
    log.length = 0;
    await api.stop();
    api = await startApi({
      env: { SMTP_URL: smtp.url.replace('//', '//werksommer:secret@') },
      log: (line) => log.push(line),
    });
    for (let count = 0; count < 5; count++) await apply(api, { lang: 'de' });
  });

  it.each([
    ['refuses our login', { login: '535 5.7.8' }, 'the mail server refused the login (535 5.7.8)'],
    ['refuses our sender', { sender: '553 5.1.8' }, 'the mail server refused the sender (553 5.1.8)'],
    ['goes away', { recipient: '421 4.3.2' }, 'the mail server takes no mail at the moment (421 4.3.2)'],
  ])('because it %s, one mail is tried and the rest waits untouched', async (_why, attitude, reason) => {
    Object.assign(smtp.attitude, attitude);
    await api.deps.mail.sendDue();
    await api.deps.mail.sendDue();
    expect(attempts()).toEqual([1, 0, 0, 0, 0]);
    expect(outboxStore(api.deps.db).list()[0]).toMatchObject({ state: 'waiting', last_error: reason });
    expect(log.filter((line) => line.includes('no mail goes out at the moment'))).toHaveLength(1);
  });

  it('however long, it is asked again and again, less often, and no mail uses up its tries', async () => {
    await smtp.stop();
    const start = api.clock.time;
    let asked = 0;
    while (api.clock.time - start < 7 * DAY_MS) {
      const before = log.length;
      await api.deps.mail.sendDue();
      asked += log.length - before;
      api.clock.time += 30 * MINUTE_MS;
    }
    expect(asked).toBe(7 * 48);
    expect(states()).toEqual(Array(5).fill('waiting'));
    expect(Math.max(...attempts())).toBeLessThanOrEqual(1);
    smtp = await startSmtp({ port: smtp.port });
    await api.deps.mail.sendDue();
    expect(states()).toEqual(Array(5).fill('sent'));
  });

  it('a mail that breaks every connection is passed by the others, and given up in the end', async () => {
    const { id } = await apply(api, { lang: 'en' });
    smtp.attitude.breaksAt = 'We have your pre-registration';
    const breaking = () => outboxStore(api.deps.db).listOf(id)[0];
    // The oldest of all, so that it stands at the head of the queue, and tried often before.
    changeRows(api.deps.db, 'outbox', { applicant_id: id }, { due_at: api.clock.time - 1000, attempts: 16 });
    await api.deps.mail.sendDue();
    expect(smtp.received).toHaveLength(0);
    api.clock.time += MINUTE_MS / 2;
    await api.deps.mail.sendDue();
    expect(smtp.received).toHaveLength(5);
    while (breaking()?.state === 'waiting') {
      api.clock.time = breaking()?.due_at ?? 0;
      // One that goes well before it: the server is not to blame.
      await apply(api, { lang: 'de' });
      changeRows(api.deps.db, 'outbox', { attempts: 0 }, { due_at: api.clock.time - 1000 });
      await api.deps.mail.sendDue();
    }
    expect(breaking()).toMatchObject({ state: 'dead', attempts: 20 });
    expect(smtp.received.map((mail) => mail.subject)).not.toContain('We have your pre-registration');
  });

  it('a clock that was wrong for a while does not stop the mail', async () => {
    const now = api.clock.time;
    api.clock.time = now + 400 * DAY_MS;
    await smtp.stop();
    await api.deps.mail.sendDue();
    smtp = await startSmtp({ port: smtp.port });
    api.clock.time = now;
    await api.deps.mail.sendDue();
    expect(states()).toEqual(Array(5).fill('sent'));
  });
});

describe('The connection to the mail server', () => {
  it('is one for many mails, those that are refused too', async () => {
    const { email } = await apply(api);
    smtp.attitude.recipient = (address) => (address === email ? '550 5.1.1' : undefined);
    for (let count = 0; count < 9; count++) await apply(api);
    await api.deps.mail.sendDue();
    expect(smtp.received).toHaveLength(9);
    expect(smtp.seen.connections).toBe(1);
  });

  it('costs no mail when the server starts anew in between', async () => {
    await apply(api);
    await api.deps.mail.sendDue();
    await smtp.stop();
    const { received } = smtp;
    smtp = await startSmtp({ port: smtp.port });
    await apply(api);
    await api.deps.mail.sendDue();
    expect(outboxStore(api.deps.db).list()).toMatchObject([
      { state: 'sent', attempts: 1 },
      { state: 'sent', attempts: 1 },
    ]);
    expect([received.length, smtp.received.length]).toEqual([1, 1]);
  });

  it('is closed when nothing is left to send for a while, and by the end of the server', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await apply(api);
      const round = api.deps.mail.sendDue();
      // The test's mail server greets after a moment of its own.
      while (smtp.received.length === 0) await vi.advanceTimersByTimeAsync(10);
      await round;
      expect(smtp.open()).toBe(1);
      await vi.advanceTimersByTimeAsync(21 * SECOND_MS);
    } finally {
      vi.useRealTimers();
    }
    await expect.poll(() => smtp.open()).toBe(0);
    await apply(api);
    await api.deps.mail.sendDue();
    expect(smtp.received).toHaveLength(2);
    await api.halt();
    await expect.poll(() => smtp.open()).toBe(0);
  });
});

describe('A mail that can never be composed', () => {
  it.each([
    ['its application is gone', { applicant_id: 'nobody' }],
    ['its account is gone', { account_id: 'nobody' }],
    ['it cannot be composed (TypeError)', { template: 'gone' }],
    ['the address is not one that mail can be sent to (EENVELOPE)', { recipient: '' }],
  ])('is given up at once (%s), and the next one goes out', async (reason, change) => {
    await apply(api);
    api.deps.db.pragma('foreign_keys = OFF');
    changeRows(api.deps.db, 'outbox', {}, change);
    api.deps.db.pragma('foreign_keys = ON');
    await apply(api);
    await api.deps.mail.sendDue();
    expect(outboxStore(api.deps.db).list()).toMatchObject([
      { state: 'dead', attempts: 1, last_error: reason },
      { state: 'sent' },
    ]);
  });

  it.each(['SQLITE_CONSTRAINT_TRIGGER', 'SQLITE_CORRUPT'])(
    'holds up no other where composing it meets %s, and is no fault of all mail',
    async (code) => {
      const { id } = await apply(api);
      failsFor(id, code);
      await api.deps.mail.sendDue();
      await apply(api);
      await api.deps.mail.sendDue();
      expect(states()).toEqual([code === 'SQLITE_CORRUPT' ? 'waiting' : 'dead', 'sent']);
      for (const when of [1, 2]) {
        api.clock.time += when * MINUTE_MS;
        await api.deps.mail.sendDue();
        await apply(api);
        await api.deps.mail.sendDue();
      }
      expect(states().slice(1)).toEqual(['sent', 'sent', 'sent']);
    },
  );

  it('is told from one whose row the database cannot write at the moment', async () => {
    const { id } = await apply(api);
    failsFor(id, 'SQLITE_FULL');
    await api.deps.mail.sendDue();
    expect(states()).toEqual(['waiting']);
    api.deps.db.exec('DROP TRIGGER fails');
    api.clock.time += MINUTE_MS;
    await api.deps.mail.sendDue();
    expect(states()).toEqual(['sent']);
  });

  /** Making a token for this application's mail fails with this code of the database. */
  function failsFor(id: string, code: string): void {
    api.deps.db.function('fail', () => {
      throw Object.assign(new Error('broken'), { code });
    });
    api.deps.db.exec(
      `CREATE TEMP TRIGGER fails BEFORE INSERT ON main.applicant_token WHEN NEW.applicant_id = '${id}'
        BEGIN SELECT fail(); END`,
    );
  }
});

describe('A mail that was sent', () => {
  it('stays noted where the next one cannot be taken in its commit', async () => {
    for (let count = 0; count < 3; count += 1) await apply(api);
    const { db } = api.deps;
    db.exec(`CREATE TEMP TRIGGER full BEFORE UPDATE OF due_at ON main.outbox
      WHEN (SELECT count(*) FROM outbox WHERE state = 'sent') = 1 BEGIN SELECT RAISE(ROLLBACK, 'disk full'); END`);
    await expect(api.deps.mail.sendDue()).rejects.toThrow('disk full');
    expect(states()).toEqual(['sent', 'waiting', 'waiting']);
    db.exec('DROP TRIGGER full');
    await api.deps.mail.sendDue();
    expect(states()).toEqual(['sent', 'sent', 'sent']);
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(3);
    expect(smtp.received).toHaveLength(3);
  });
});

describe('Two servers with one queue, each with its own connection to the database,', () => {
  it('send each mail once', async () => {
    const other = await startApi({ env: { SMTP_URL: smtp.url }, dataDir: api.deps.env.DATA_DIR });
    for (let count = 0; count < 20; count++) await apply(api);
    other.clock.time = api.clock.time;
    await Promise.all([api.deps.mail.sendDue(), other.deps.mail.sendDue()]);
    expect(smtp.received).toHaveLength(20);
    expect(new Set(smtp.received.map((mail) => mail.messageId)).size).toBe(20);
    expect(smtp.seen.connections).toBe(2);
    expect(
      outboxStore(api.deps.db)
        .list()
        .every((row) => row.state === 'sent' && row.attempts === 1),
    ).toBe(true);
    await other.halt();
  });
});

describe('While one mail takes very long', () => {
  beforeEach(async () => {
    await apply(api);
    await apply(api);
    smtp.attitude.isSilent = true;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => void vi.useRealTimers());
  /** The first mail is under way, and its sender is not answered. */
  const underWay = async () => {
    // The test's mail server greets after a moment of its own.
    while (smtp.seen.senders === 0) await vi.advanceTimersByTimeAsync(10);
  };

  it('it is given back after three minutes, and the next try is another one', async () => {
    const round = api.deps.mail.sendDue();
    await underWay();
    await vi.advanceTimersByTimeAsync(3 * MINUTE_MS);
    await round;
    expect(outboxStore(api.deps.db).list()).toMatchObject([
      { state: 'waiting', attempts: 1, last_error: 'the mail server did not answer in time (EABORT)' },
      { state: 'waiting', attempts: 0 },
    ]);
    smtp.attitude.isSilent = false;
    api.clock.time += MINUTE_MS / 2;
    const next = api.deps.mail.sendDue();
    while (smtp.received.length === 0) await vi.advanceTimersByTimeAsync(10);
    await next;
    expect(states()).toEqual(['waiting', 'sent']);
  });

  it('a server that stops gives it back at once, without counting the try', async () => {
    const round = api.deps.mail.sendDue();
    await underWay();
    const stopped = api.deps.mail.stop();
    await vi.advanceTimersByTimeAsync(6 * SECOND_MS);
    await Promise.all([stopped, round]);
    const now = api.clock.time;
    expect(outboxStore(api.deps.db).list()).toMatchObject([
      { state: 'waiting', attempts: 0, due_at: now, last_error: null },
      { state: 'waiting', attempts: 0 },
    ]);
  });
});

describe('With a mail server that hangs', () => {
  it('answers go on, the try ends by itself, and the mail waits for the next one', async () => {
    const silent = await startSilentSmtp();
    await api.stop();
    api = await startApi({ env: { SMTP_URL: silent.url } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      await apply(api);
      const round = api.deps.mail.sendDue();
      await silent.called();
      expect((await fetch(`${api.url}/api/health/live`)).status).toBe(200);
      await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
      await round;
      expect(outboxStore(api.deps.db).list()[0]).toMatchObject({
        state: 'waiting',
        attempts: 1,
        last_error: expect.stringContaining('did not answer in time (ETIMEDOUT'),
      });
    } finally {
      vi.useRealTimers();
      silent.stop();
    }
  });
});
