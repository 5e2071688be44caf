import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { berlinDate } from '../berlin-time.ts';
import { type Clock, MINUTE_MS, SECOND_MS } from '../clock.ts';
import type { SiteConfig } from '../config/site.ts';
import { isOfDatabase } from '../db/faults.ts';
import type { WriteTurn } from '../db/write-turn.ts';
import { nextTurn } from '../next-turn.ts';
import { composeMail, type Mail, type MailedApplication } from './compose.ts';
import type { OutboxRow, OutboxStore } from './outbox.store.ts';
import { reasonOf } from './reason.ts';
import { afterFailure, LONGEST_PAUSE_MS } from './retry.ts';
import { type SendingError, UnsendableMail } from './sending-error.ts';
import type { MailTransport } from './transport.ts';

/** Who gets a mail. */
export interface Recipient {
  email: string;
  firstName: string;
  /** Makes a token for the link of this mail. */
  token(): string;
  /** As it is now; of a mail about an application. */
  application?: MailedApplication;
}

/** What the worker works with. */
interface Parts {
  outbox: OutboxStore;
  /** Throws an `UnsendableMail` where there is nobody any more. */
  recipientOf(row: OutboxRow): Recipient;
  transport: MailTransport;
  site: SiteConfig;
  publicUrl: string;
  clock: Clock;
  log: Logger;
  /** Whether somebody waits for a form to be taken. */
  isBusy(): boolean;
  /** A mail that has gone out must be noted, or it goes out again: that waits for a lock to end. */
  writeTurn: WriteTurn;
  tx<T>(work: () => T): T;
}

export interface MailWorker {
  /** From now on mails go out by themselves. */
  start(): void;
  /** There is something to send. Call it after the commit; does nothing before `start`. */
  wake(): void;
  /** Sends what is due now, and waits for it; nothing while all mail waits for the mail server. */
  sendDue(): Promise<void>;
  /** Lets the mail under way finish, and takes no further one. */
  stop(): Promise<void>;
}

// Longer than any try can take: only a worker that died loses a mail to the next one.
const LEASE_MS = 10 * MINUTE_MS;
// What is under way at the end is sent again after the next start, at worst.
const STOP_WITHIN_MS = 5 * SECOND_MS;
// A mail waits for the disk three times, and the forms of that time with it: they come first, and mails go slowly meanwhile.
const BESIDE_FORMS_MS = 50;
// The command line queues mails from a process of its own, and retries fall due.
const LOOK_EVERY_MS = 5 * SECOND_MS;

/** Sends the outbox, one mail after the other: each at least once, a failed one again later. */
export function createMailWorker(parts: Parts): MailWorker {
  let state: 'new' | 'running' | 'stopped' = 'new';
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  // How often in a row all mail had to wait, and until when it does.
  let pauses = 0;
  let pausedUntil = 0;

  function sendDue(): Promise<void> {
    round ??= sendAll().finally(() => {
      round = undefined;
    });
    return round;
  }

  async function sendAll(): Promise<void> {
    while (state !== 'stopped' && !isPaused()) {
      const taken = parts.tx(() => take(parts));
      if (!taken) return;
      await sendOne(taken);
      // Composing and refusing need no network: a long queue of such mails would hold up every answer.
      await (parts.isBusy() ? pause(BESIDE_FORMS_MS) : nextTurn());
    }
  }

  async function sendOne({ row, mail, error: refusal }: Taken): Promise<void> {
    const error = mail ? await deliver(parts, row, mail) : refusal;
    if (!error) pauses = 0;
    else if (isStopped()) parts.outbox.giveBack(row.id, parts.clock.now(), row.last_error);
    else await parts.writeTurn.tx(() => putOff(row, error));
  }

  function isPaused(): boolean {
    const left = pausedUntil - parts.clock.now();
    // More than a pause can last was said by a clock that was wrong.
    return left > 0 && left <= LONGEST_PAUSE_MS;
  }

  // Asked after an await, when it may have changed.
  function isStopped(): boolean {
    return state === 'stopped';
  }

  function putOff(row: OutboxRow, error: SendingError): void {
    const { outbox, clock, log } = parts;
    const reason = reasonOf(error);
    const facts = { mail: row.id, template: row.template, attempts: row.attempts, reason };
    const next = afterFailure(error, { attempts: row.attempts, pauses });
    switch (next.kind) {
      case 'give-up':
        outbox.giveUp(row.id, reason);
        log.error(facts, 'mail given up');
        return;
      case 'wait':
        pauses = 0;
        outbox.retryAt(row.id, clock.now() + next.forMs, reason);
        log.warn(facts, 'mail not sent, will be tried again');
        return;
      case 'pause': {
        pauses += 1;
        pausedUntil = clock.now() + next.forMs;
        const dueAt = clock.now() + next.mailWaitsMs;
        if (next.counts) outbox.retryAt(row.id, dueAt, reason);
        else outbox.giveBack(row.id, dueAt, reason);
        log.error({ ...facts, seconds: next.forMs / SECOND_MS }, 'no mail goes out at the moment, all of it waits');
      }
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
      timer = setTimeout(parts.transport.close, STOP_WITHIN_MS);
      await round?.catch(() => {});
      clearTimeout(timer);
      parts.transport.close();
    },
  };
}

interface Taken {
  row: OutboxRow;
  mail?: Mail;
  /** Why there is none. */
  error?: SendingError;
}

/** The next due mail, leased and composed: in one transaction, as each waits for the disk, and the token of its link is stored. */
function take(parts: Parts): Taken | undefined {
  const { outbox, clock, tx } = parts;
  const row = outbox.lease(clock.now(), clock.now() + LEASE_MS);
  if (!row) return undefined;
  try {
    // One of its own inside: what could not be composed leaves no token, and stays leased.
    return { row, mail: tx(() => compose(parts, row)) };
  } catch (error) {
    return { row, error: error as SendingError };
  }
}

/** Answers why it did not go out. Throws where it did and could not be noted: it is not a failed try. */
async function deliver(parts: Parts, row: OutboxRow, mail: Mail): Promise<SendingError | undefined> {
  const { outbox, transport, clock, log, writeTurn } = parts;
  try {
    await transport.send(mail);
  } catch (error) {
    return error as SendingError;
  }
  await writeTurn.tx(() => outbox.markSent(row.id, clock.now()));
  log.info({ mail: row.id, template: row.template }, 'mail sent');
  return undefined;
}

function compose({ recipientOf, site, publicUrl, clock }: Parts, row: OutboxRow): Mail {
  try {
    const { email, firstName, token, application } = recipientOf(row);
    const today = berlinDate(clock.now());
    return composeMail({ row, to: row.recipient ?? email, firstName, site, publicUrl, today, application, token });
  } catch (error) {
    // What the database refuses, it may take later.
    if (error instanceof UnsendableMail || isOfDatabase(error)) throw error;
    // Its message may hold words of the mail.
    throw new UnsendableMail(`it cannot be composed (${error instanceof Error ? error.name : 'unknown'})`);
  }
}
