import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Clock, MINUTE_MS, SECOND_MS } from '../clock.ts';
import type { SiteConfig } from '../config/site.ts';
import { databaseFault } from '../db/faults.ts';
import type { WriteTurn } from '../db/write-turn.ts';
import { composeMail } from './compose.ts';
import type { OutboxRow, OutboxStore } from './outbox.store.ts';
import { describeError, nextTry, type SendingError } from './retry.ts';
import type { MailTransport } from './transport.ts';

/** Who gets a mail. */
export interface MailReader {
  email: string;
  firstName: string;
  /** Makes a token for the link of this mail. */
  token(): string;
}

/** What the worker works with. */
interface Parts {
  outbox: OutboxStore;
  /** Throws where there is nobody any more. */
  readerOf(row: OutboxRow): MailReader;
  transport: MailTransport;
  site: SiteConfig;
  publicUrl: string;
  clock: Clock;
  log: Logger;
  /** A mail that has gone out must be noted, or it goes out again: that waits for a lock to end. */
  writeTurn: WriteTurn;
}

export interface MailWorker {
  /** From now on mails go out by themselves. */
  start(): void;
  /** There is something to send. Call it after the commit; does nothing before `start`. */
  wake(): void;
  /** Sends what is due now, and waits for it. */
  sendDue(): Promise<void>;
  /** Lets the mail under way finish, and takes no further one. */
  stop(): Promise<void>;
}

// Longer than any try can take: only a worker that died loses a mail to the next one.
const LEASE_MS = 10 * MINUTE_MS;
// What is under way at the end is sent again after the next start, at worst.
const STOP_WITHIN_MS = 5 * SECOND_MS;
// The command line queues mails from a process of its own, and retries fall due.
const LOOK_EVERY_MS = 5 * SECOND_MS;

/** Sends the outbox, one mail after the other: each at least once, a failed one again later. */
export function createMailWorker(parts: Parts): MailWorker {
  let state: 'new' | 'running' | 'stopped' = 'new';
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;

  function sendDue(): Promise<void> {
    round ??= sendAll().finally(() => {
      round = undefined;
    });
    return round;
  }

  async function sendAll(): Promise<void> {
    while (state !== 'stopped') {
      const now = parts.clock.now();
      const row = parts.outbox.lease(now, now + LEASE_MS);
      if (!row) return;
      await deliver(parts, row);
    }
  }

  function lookIn(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(look, ms);
  }

  function look(): void {
    // Before sending: a wake that comes meanwhile must not be put off by this.
    lookIn(LOOK_EVERY_MS);
    sendDue().catch((error: unknown) => parts.log.error({ error: String(error) }, 'mail worker'));
  }

  return {
    start() {
      state = 'running';
      lookIn(0);
    },
    wake() {
      if (state === 'running') lookIn(0);
    },
    sendDue,
    async stop() {
      state = 'stopped';
      clearTimeout(timer);
      await Promise.race([round, pause(STOP_WITHIN_MS, undefined, { ref: false })]);
      parts.transport.close();
      await round?.catch(() => {});
    },
  };
}

async function deliver(parts: Parts, row: OutboxRow): Promise<void> {
  const { readerOf, outbox, transport, site, publicUrl, clock, log, writeTurn } = parts;
  try {
    const { email, firstName, token } = readerOf(row);
    const mail = composeMail({ row, to: row.recipient ?? email, firstName, site, publicUrl, token });
    await transport.send(mail);
    await writeTurn.tx(() => outbox.markSent(row.id, clock.now()));
    log.info({ mail: row.id, template: row.template }, 'mail sent');
  } catch (error) {
    // The mail is leased: what failed is our own book-keeping, not its sending.
    if (databaseFault(error) === 'locked') throw error;
    await parts.writeTurn.tx(() => putOff(parts, row, error as SendingError));
  }
}

function putOff({ outbox, clock, log }: Parts, row: OutboxRow, error: SendingError): void {
  const reason = describeError(error);
  const next = nextTry(row.attempts, error);
  if (next.kind === 'wait') outbox.retryAt(row.id, clock.now() + next.forMs, reason);
  else outbox.bury(row.id, reason);
  const facts = { mail: row.id, template: row.template, attempts: row.attempts, reason };
  if (next.kind === 'wait') log.warn(facts, 'mail not sent, will be tried again');
  else log.error(facts, 'mail given up');
}
