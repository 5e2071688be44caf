import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startSmtp } from '../support/smtp.ts';

/** Nobody has this mailbox: the first mail to it is given up. */
export const UNKNOWN_MAILBOX = 'no.such.mailbox@example.org';
/** Its mailbox is full: mails to it wait. */
export const FULL_MAILBOX = 'full.mailbox@example.org';

/**
 * The mail server of the demonstration, on this machine: mails become files, as without any mail server, and two
 * addresses are refused, so that the product's own rules about refusals are seen at work.
 */
export async function openMailbox(outbox: string, now: () => number) {
  const smtp = await startSmtp({
    onContent(content) {
      const id = /^Message-ID: <([\w-]+)@/im.exec(content.toString('latin1'))?.[1] ?? '';
      const stamp = new Date(now()).toISOString().replace(/[:.]/g, '-');
      writeFileSync(path.join(outbox, `${stamp}-${id}.eml`), content, { mode: 0o600 });
    },
  });
  smtp.attitude.recipient = (address) => {
    if (address === UNKNOWN_MAILBOX) return '550 5.1.1';
    return address === FULL_MAILBOX ? '452 4.2.2' : undefined;
  };
  return {
    url: smtp.url,
    stop: smtp.stop,
    /** The secret in the newest mail to an address: of a confirmation, an invitation or an application's link. */
    secretFor(email: string): string {
      const mail = smtp.received.findLast(({ to }) => to?.[0]?.address === email);
      const secret = /[?&](?:confirm|token)=([\w-]+)/.exec(mail?.text ?? '')?.[1];
      if (!secret) throw new Error(`no link was mailed to ${email}: ${mail?.subject}`);
      return secret;
    },
  };
}
