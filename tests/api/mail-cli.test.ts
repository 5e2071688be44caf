import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountStore } from '#api/accounts/account.store.ts';
import { runApplicants } from '#api/applicants.cli.ts';
import { eventStore } from '#api/audit/event.store.ts';
import { UsageError } from '#api/command-line/usage-error.ts';
import { runMail } from '#api/mail/mail.cli.ts';
import { outboxStore } from '#api/mail/outbox.store.ts';
import type { TemplateName } from '#api/mail/templates/templates.ts';
import { newAddress } from '../support/accounts.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { apply } from '../support/applications.ts';
import { OPERATOR } from '../support/operator.ts';
import { copyRow, rowsOf } from '../support/rows.ts';
import { startSmtp } from '../support/smtp.ts';
import { tempDir } from '../support/temp-dir.ts';

let api: Api;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeEach(async () => {
  smtp = await startSmtp();
  api = await startApi({ env: { SMTP_URL: smtp.url } });
});
afterEach(async () => {
  await api.stop();
  await smtp.stop();
});

const mail = (...args: string[]) => runMail(api.deps, args, OPERATOR);
const rows = () => outboxStore(api.deps.db).list();

/** An application whose first mail was given up. */
async function givenUp() {
  smtp.attitude.recipient = '550 5.1.1';
  const applicant = await apply(api);
  await api.deps.mail.sendDue();
  delete smtp.attitude.recipient;
  const id = rows().find((row) => row.applicant_id === applicant.id)?.id ?? '';
  return { ...applicant, mailId: id };
}

function addAccount(): { id: string } {
  const id = randomUUID();
  const now = api.clock.now();
  const names = { first_name: 'Example Ltd', last_name: '', chosen_role: 'employer', partner_id: null } as const;
  accountStore(api.deps.db).add(
    { id, email: newAddress(), password_hash: null, lang: 'en', ...names, confirmed_at: now, created_at: now },
    'employer',
  );
  return { id };
}

/** Of an account, given up long ago. */
function addDead(template: TemplateName, accountId: string): string {
  outboxStore(api.deps.db).add({ template, lang: 'en', accountId }, api.clock.now());
  const id = rows().at(-1)?.id ?? '';
  outboxStore(api.deps.db).giveUp(id, 'the mail server refused the recipient (550)');
  return id;
}

describe('npm run mail -- list', () => {
  it('says that there is nothing', () => {
    expect(mail('list', 'dead')).toBe('No mail was given up.');
    expect(mail('list', 'waiting')).toBe('No mail is waiting.');
  });

  it('counts what was given up by its reason, and shows the newest with their addresses', async () => {
    const first = await givenUp();
    const second = await givenUp();
    await apply(api);
    const said = mail('list', 'dead').split('\n');
    expect(said.slice(0, 4)).toEqual([
      'Given up:',
      '       2  the address does not exist (550 5.1.1)',
      '',
      'Newest first:',
    ]);
    expect(said).toHaveLength(6);
    for (const [index, applicant] of [second, first].entries()) {
      expect(said[4 + index]).toContain(applicant.mailId);
      expect(said[4 + index]).toContain(
        `application-received to ${applicant.email}: given up after 1 try: the address does not exist (550 5.1.1)`,
      );
    }
  });

  it('shows what waits and when it is tried next', async () => {
    smtp.attitude.recipient = '450 4.2.1';
    await apply(api);
    await api.deps.mail.sendDue();
    await apply(api);
    const said = mail('list', 'waiting');
    expect(said).toContain('1  not tried yet');
    expect(said).toMatch(/waits, tried once, next try \d\d\.\d\d\.\d{4} \d\d:\d\d: the mail server refused the recip/);
    expect(said).toMatch(/: waits$/m);
  });

  it('shows fifty at most, and counts all', async () => {
    const { mailId } = await givenUp();
    const like = { template: 'resent-link', last_error: 'the mail server refused the recipient (550)' };
    for (let count = 1; count <= 120; count++)
      copyRow(api.deps.db, 'outbox', mailId, { ...like, id: randomUUID(), created_at: api.clock.now() + count });
    const said = mail('list', 'dead');
    expect(said).toContain('   120  the mail server refused the recipient (550)');
    expect(said).toContain('The newest 50:');
    expect(said.match(/resent-link to/g)).toHaveLength(50);
  });
});

describe('npm run mail -- retry', () => {
  it('queues one again by the beginning of its id, and the server sends it under the same message id', async () => {
    const { mailId, email } = await givenUp();
    expect(mail('list', 'dead')).toContain(mailId);
    expect(mail('retry', mailId)).toBe(
      `Mail ${mailId.slice(0, 8)} (application-received) is queued again; the running server sends it.`,
    );
    expect(rows()[0]).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(eventStore(api.deps.db).newest('applicant', rows()[0]?.applicant_id ?? '', 1)).toMatchObject([
      {
        action: 'retry-mail',
        actor: 'operator',
        actor_name: OPERATOR.name,
        detail: '{"template":"application-received"}',
      },
    ]);
    await api.deps.mail.sendDue();
    expect(smtp.received).toMatchObject([{ to: [{ address: email }], messageId: `<${mailId}@example.org>` }]);
    expect(rows()[0]).toMatchObject({ state: 'sent', attempts: 1, last_error: null });
  });

  it('queues all of them again, but what was cancelled or whose account has ended', async () => {
    for (let count = 0; count < 3; count++) await givenUp();
    const account = addAccount();
    const confirm = addDead('account-confirm', account.id);
    const reminder = addDead('partner-nudge-start', account.id);
    const cancelled = addDead('account-password-link', account.id);
    outboxStore(api.deps.db).cancel(account.id, 'account-password-link');
    const said = mail('retry', 'all').split('\n');
    expect(said[0]).toBe('Queued again: 3; the running server sends them.');
    expect(said.slice(1).sort()).toEqual([
      'Left alone: 1, it was a reminder, and the next one comes by itself.',
      'Left alone: 1, its account is confirmed by now.',
    ]);
    const noted = rowsOf(api.deps.db, 'event', { action: 'retry-mail' });
    expect(noted).toMatchObject(Array(3).fill({ subject: 'applicant', actor_name: OPERATOR.name }));
    for (const id of [confirm, reminder]) expect(() => mail('retry', id)).toThrow('is not queued again');
    expect(() => mail('retry', cancelled)).toThrow('it was cancelled, since what it was for has passed');
    await api.deps.mail.sendDue();
    expect(smtp.received.filter((each) => each.subject === 'We have your pre-registration')).toHaveLength(3);
    expect(mail('retry', 'all').split('\n')[0]).toBe('Queued again: 0.');
  });

  it('leaves a blocked account alone: its links must not come to life again', async () => {
    const account = addAccount();
    const id = addDead('account-password-changed', account.id);
    accountStore(api.deps.db).setDisabled(account.id, api.clock.now(), api.clock.now());
    expect(() => mail('retry', id)).toThrow('its account is blocked');
    expect(mail('retry', 'all')).toContain('Left alone: 1, its account is blocked.');
  });

  it('goes through more than one page, each mail once', async () => {
    const { mailId } = await givenUp();
    for (const [template, priority] of [
      ['resent-link', 0],
      ['reminder-documents', 2],
    ] as const)
      for (let count = 0; count < 450; count++)
        copyRow(api.deps.db, 'outbox', mailId, { id: randomUUID(), template, priority, created_at: count % 7 });
    expect(mail('retry', 'all')).toBe(
      'Queued again: 451; the running server sends them.\nLeft alone: 450, it was a reminder, and the next one comes by itself.',
    );
  });

  it('says why not: sent, waiting, unknown', async () => {
    await apply(api);
    const [row] = rows();
    expect(() => mail('retry', row?.id ?? '')).toThrow('it is in the queue already');
    await api.deps.mail.sendDue();
    expect(() => mail('retry', row?.id ?? '')).toThrow('it was sent');
    expect(() => mail('retry', 'ffffffff')).toThrow('There is no mail ffffffff.');
  });
});

it.each([
  [],
  ['list'],
  ['list', 'sent'],
  ['list', 'dead', 'x'],
  ['retry'],
  ['retry', 'x y'],
  ['retry', '%%%%'],
  ['send', 'all'],
])('npm run mail misspelled (%s %s %s) says how it is written', (...texts) => {
  expect(() => mail(...texts)).toThrow(UsageError);
  expect(() => mail(...texts)).toThrow(/npm run mail|is no id/);
});

it('npm run applicants -- show says in words how each mail fared', async () => {
  const { id } = await givenUp();
  expect(await runApplicants(api.deps, ['show', id], OPERATOR)).toContain(
    'application-received: given up after 1 try: the address does not exist (550 5.1.1)',
  );
});

describe('npm run mail -- bounced', () => {
  const report = (id: string, { action = 'failed', status = '5.1.1' } = {}) => {
    const file = path.join(tempDir(), 'report.eml');
    const parts = ['From: MAILER-DAEMON@example.net', 'Message-ID: <a.1@example.net>', '', `Action: ${action}`];
    const returned = ['Content-Type: message/rfc822', '', 'To: gone@example.org', `Message-Id: <${id}@example.org>`];
    writeFileSync(file, [...parts, `Status: ${status} (no such user)`, '', ...returned, '', 'Text'].join('\r\n'));
    return file;
  };
  const sent = async () => {
    const applicant = await apply(api);
    await api.deps.mail.sendDue();
    return rows().find(({ applicant_id, state }) => applicant_id === applicant.id && state === 'sent')?.id ?? '';
  };

  it('STAC-23 gives up a mail that another server had taken, once, and queues it again like any other', async () => {
    const id = await sent();
    for (const change of [
      { action: 'delayed', status: '4.2.2' },
      { action: 'delivered', status: '2.0.0' },
    ])
      expect(mail('bounced', report(id, change))).toBe('Mails that did not arrive: 0');
    expect(mail('bounced', report(randomUUIDv7()))).toBe('Mails that did not arrive: 0');
    expect(mail('bounced', report(id))).toBe('Mails that did not arrive: 1');
    expect(mail('list', 'dead')).toContain('1  the address does not exist (550 5.1.1)');
    expect(mail('bounced', report(id))).toBe('Mails that did not arrive: 0');
    expect(mail('retry', id)).toContain('is queued again');
  });

  it('STAC-23 reads a bounded part of what is no report, and says a file that is not there', async () => {
    expect(mail('bounced', '/dev/zero')).toBe('Mails that did not arrive: 0');
    expect(() => mail('bounced', '/nowhere')).toThrow('ENOENT');
  });
});
