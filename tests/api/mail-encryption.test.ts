import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { readEnv } from '#api/config/env.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import { isOnThisMachine } from '#api/mail/smtp-url.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { CERTIFICATE, startSmtp } from '../support/smtp.ts';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../..');
const LOGIN = 'werksommer:secret';

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let api: Api | undefined;
afterEach(async () => {
  await api?.stop();
  api = undefined;
  await smtp?.stop();
});

/** One mail, sent by a process of its own. */
async function sendMail(env: Record<string, string>): Promise<string> {
  const { stdout } = await run(process.execPath, ['tests/fixtures/send-mail.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
  return stdout;
}

describe('A mail server without encryption', () => {
  it('gets neither the login nor a mail where it is not this machine, and the log says why', async () => {
    smtp = await startSmtp();
    const log: string[] = [];
    api = await startApi({ env: { SMTP_URL: smtp.foreignUrl(LOGIN) }, log: (line) => log.push(line) });
    await apply(api);
    await api.deps.mail.sendDue();
    expect(smtp.seen).toEqual({ connections: 1, logins: [], senders: 0 });
    expect(smtp.received).toEqual([]);
    expect(outboxStore(api.deps.db).list()).toMatchObject([
      { state: 'waiting', last_error: expect.stringContaining('offers no encryption, and nothing is sent without it') },
    ]);
    expect(log.join()).toContain('no mail goes out at the moment, all of it waits');
    expect(log.join()).toContain('offers no encryption');
    expect(log.join()).not.toContain('secret');
  });

  it('may have both on this machine', async () => {
    smtp = await startSmtp();
    api = await startApi({ env: { SMTP_URL: smtp.url.replace('//', `//${LOGIN}@`) } });
    await apply(api);
    await api.deps.mail.sendDue();
    expect(smtp.seen.logins).toEqual(['werksommer']);
    expect(smtp.received).toHaveLength(1);
  });

  it.each(['?requireTLS=false', '?tls.rejectUnauthorized=false', '?ignoreTLS=true'])(
    'cannot be allowed by a setting in the address (%s)',
    async (query) => {
      smtp = await startSmtp();
      expect(() => readEnv({ SMTP_URL: `${smtp.foreignUrl(LOGIN)}${query}` })).toThrow('SMTP_URL must look like');
    },
  );
});

describe('A mail server with STARTTLS', () => {
  it('gets nothing while its certificate is not trusted, and the reason names the certificate', async () => {
    smtp = await startSmtp({ startTls: true });
    expect(await sendMail({ SMTP_URL: smtp.foreignUrl(LOGIN) })).toBe(
      'the certificate of the mail server is not trusted (ESOCKET DEPTH_ZERO_SELF_SIGNED_CERT)',
    );
    expect(smtp.seen.logins).toEqual([]);
    expect(smtp.received).toEqual([]);
  });

  it('gets login and mail once the operator has added its certificate authority', async () => {
    smtp = await startSmtp({ startTls: true });
    expect(await sendMail({ SMTP_URL: smtp.foreignUrl(LOGIN), NODE_EXTRA_CA_CERTS: CERTIFICATE })).toBe('sent');
    expect(smtp.seen.logins).toEqual(['werksommer']);
    expect(smtp.received).toHaveLength(1);
  });
});

describe('This machine', () => {
  it.each([
    ['smtp://localhost', true],
    ['smtp://LOCALHOST:25', true],
    ['smtp://user:p%40ss@127.0.0.1:1025', true],
    ['smtp://127.1.2.3', true],
    ['smtp://[::1]:25', true],
    ['smtp://mail.example.org:587', false],
    ['smtp://localhost.example.org', false],
    ['smtp://127.0.0.1.example.org', false],
    ['smtp://localhost@mail.example.org', false],
    ['smtp://0.0.0.0', false],
    ['smtp://10.0.0.5', false],
    ['smtp://mail', false],
    ['smtp://[2001:db8::1]', false],
    ['smtp://[::ffff:10.0.0.1]', false],
  ])('%s: %s', (url, isIt) => {
    expect(isOnThisMachine(url)).toBe(isIt);
  });
});
