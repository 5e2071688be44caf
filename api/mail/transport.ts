import { rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Folders } from '../config/folders.ts';
import type { SiteConfig } from '../config/site.ts';
import { syncFolder } from '../files/disk.ts';
import { type Clock, MINUTE_MS, SECOND_MS } from '../time/clock.ts';
import type { Mail } from './compose.ts';
import { isOnThisMachine } from './smtp-url.ts';

/** Sends a mail. Throws if that fails. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): void;
}

// A server that sends byte by byte would never meet the timeouts below. Well below the worker's lease.
const SEND_WITHIN_MS = 3 * MINUTE_MS;
const TIMEOUTS = { connectionTimeout: 30 * SECOND_MS, greetingTimeout: 30 * SECOND_MS, socketTimeout: MINUTE_MS };

// Nodemailer may fetch no file or address into the content, which is ours.
const OWN_CONTENT_ONLY = { disableFileAccess: true, disableUrlAccess: true };

// One connection for many mails: setting one up costs more than a mail. No limit on the rate: a server that has had
// enough says so, and all mail waits. If the server closed it meanwhile, the mail is requeued.
const POOL = { pool: true, maxConnections: 1, maxMessages: 100, maxRequeues: 1, idleTimeout: 20 * SECOND_MS } as const;

/** Sends nothing unencrypted over a network: throws without STARTTLS, or with an untrusted certificate. */
export function smtpTransport(smtpUrl: string, site: SiteConfig, clock: Clock): MailTransport {
  const requireTLS = !isOnThisMachine(smtpUrl);
  const smtp = onFirstUse(({ createTransport }) =>
    createTransport({ url: smtpUrl, requireTLS, ...POOL, ...TIMEOUTS, ...OWN_CONTENT_ONLY }),
  );
  const closing = new AbortController();
  return {
    async send(mail) {
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), SEND_WITHIN_MS);
      try {
        const signal = AbortSignal.any([closing.signal, late.signal]);
        await smtp.get().sendMail({ ...messageOf(mail, site, clock), signal });
      } finally {
        clearTimeout(timer);
      }
    },
    close() {
      closing.abort();
      smtp.made()?.close();
    },
  };
}

/** One `.eml` file for each mail, on a machine without SMTP; every mail program opens them. */
export function folderTransport(
  folders: Pick<Folders, 'outbox' | 'tmp'>,
  site: SiteConfig,
  clock: Clock,
): MailTransport {
  const writer = onFirstUse(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, ...OWN_CONTENT_ONLY }),
  );
  return {
    async send(mail) {
      const { message } = await writer.get().sendMail(messageOf(mail, site, clock));
      const stamp = new Date(clock.now()).toISOString().replace(/[:.]/g, '-');
      const draft = path.join(folders.tmp, `${mail.id}.eml`);
      await writeFile(draft, message as Buffer, { mode: 0o600, flush: true });
      try {
        // A rename, so that nobody opens half a mail.
        await rename(draft, path.join(folders.outbox, `${stamp}-${mail.id}.eml`));
      } catch (error) {
        // The draft holds a link that opens an application.
        await rm(draft, { force: true });
        throw error;
      }
      // The only copy: the secret in its link is made while it is sent, and kept as a hash.
      await syncFolder(folders.outbox);
    },
    close: () => writer.made()?.close(),
  };
}

type Nodemailer = typeof import('nodemailer');

// Its import would load every export of node:http, among them an HTTP client of five megabytes.
const require = createRequire(import.meta.url);

/** Loads nodemailer with the first mail: it takes a tenth of the memory of a start. */
function onFirstUse<T>(make: (library: Nodemailer) => T): { get(): T; made(): T | undefined } {
  let made: T | undefined;
  return {
    get: () => (made ??= make(require('nodemailer') as Nodemailer)),
    made: () => made,
  };
}

function messageOf(mail: Mail, { brand, contact }: SiteConfig, clock: Clock) {
  return {
    from: { name: brand.name, address: contact.senderEmail },
    replyTo: contact.email,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Readable in an .eml file; base64 is not.
    textEncoding: 'quoted-printable' as const,
    date: new Date(clock.now()),
    messageId: `<${mail.id}@${contact.senderEmail.split('@')[1]}>`,
    // Out-of-office programs don't answer mails with this header.
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
  };
}

function unsubscribeHeaders({ unsubscribe }: Mail): Record<string, string> {
  if (!unsubscribe) return {};
  const { oneClick, mailto } = unsubscribe;
  if (!oneClick) return { 'List-Unsubscribe': `<${mailto}>` };
  return { 'List-Unsubscribe': `<${oneClick}>, <${mailto}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
