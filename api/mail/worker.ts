import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { SiteConfig } from '../config/site.ts';
import { databaseFault } from '../db/faults.ts';
import type { Db } from '../db/open.ts';
import type { WriteTurn } from '../db/write-turn.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { type Clock, MINUTE_MS, SECOND_MS } from '../time/clock.ts';
import { nextTurn } from '../time/next-turn.ts';
import { composeMail, type Mail, type MailedApplication, type Unsubscriber } from './compose.ts';
import { isForDeadAddress } from './dead-address.ts';
import { type OutboxRow, outboxStore } from './outbox.store.ts';
import { reasonOf } from './reason.ts';
import { afterFailure, LONGEST_PAUSE_MS } from './retry.ts';
import { OvertakenMail, type SendingError, UnsendableMail } from './sending-error.ts';
import type { MailTransport } from './transport.ts';
import { trueParamsOf } from './true-now.ts';

export interface Recipient {
  email: string;
  firstName: string;
  /** Makes a token for this mail's link. */
  token(): string;
  /** For a mail about an application: the application as it is now. */
  application?: MailedApplication;
  /** For a mail to an account. */
  account?: Unsubscriber;
}

interface Parts {
  db: Db;
  /** Throws an `UnsendableMail` if the recipient no longer exists. */
  recipientOf(row: OutboxRow): Recipient;
  transport: MailTransport;
  site: SiteConfig;
  publicUrl: string;
  clock: Clock;
  log: Logger;
  /** Whether a form is being read. */
  isBusy(): boolean;
  /** A sent mail must be noted, or it is sent again: noting it waits for a foreign lock. */
  writeTurn: WriteTurn;
  tx<T>(work: () => T): T;
}

export interface MailWorker {
  /** Starts to send mails in the background, from now on as soon as one is queued. */
  start(): void;
  /** Sends what is due now, and waits for it; sends nothing during a pause of all mail. */
  sendDue(): Promise<void>;
  /** Whether this mail may be on its way now: its file, where there is no SMTP, may still come. */
  isSending(id: string): boolean;
  /** Waits for the mail under way, and takes no other. */
  stop(): Promise<void>;
}

// Longer than any try can take: only a mail of a crashed worker is taken by another.
const LEASE_MS = 10 * MINUTE_MS;
// At worst, the mail under way is sent again after the next start.
const STOP_WITHIN_MS = 5 * SECOND_MS;
// Each mail delays forms, by its composing and by waiting for the disk: while forms come, mails go slowly.
const BESIDE_FORMS_MS = 100;
// The command line queues mails in another process, and retries become due.
const LOOK_EVERY_MS = 5 * SECOND_MS;

/** Sends the outbox, one mail after the other: each at least once; a failed one is retried. */
export function createMailWorker(parts: Parts): MailWorker {
  let state: 'new' | 'running' | 'stopped' = 'new';
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let sending: string | undefined;
  // The number of pauses of all mail in a row, and the end of the present one.
  let pauses = 0;
  let pausedUntil = 0;

  function sendDue(): Promise<void> {
    round ??= sendAll().finally(() => {
      round = undefined;
    });
    return round;
  }

  async function sendAll(): Promise<void> {
    let taken = parts.tx(takeNext);
    while (taken) {
      const next: Taken | undefined = await sendOne(taken);
      // Composing and refusing need no network: a long queue of such mails would hold up every answer.
      await (parts.isBusy() ? pause(BESIDE_FORMS_MS) : nextTurn());
      taken = next ?? parts.tx(takeNext);
    }
  }

  /** Returns the next mail if it was taken in the commit that noted this one. */
  async function sendOne({ row, mail, error: refusal }: Taken): Promise<Taken | undefined> {
    const error = mail ? await deliver(parts, mail) : refusal;
    if (!error) return noteSent(row);
    if (isStopped()) outboxStore(parts.db).giveBack(row.id, parts.clock.now(), row.last_error);
    else await parts.writeTurn.tx(() => putOff(row, error));
    return undefined;
  }

  /** Throws if the mail cannot be noted, which is no failed try. */
  async function noteSent(row: OutboxRow): Promise<Taken | undefined> {
    const { db, writeTurn, clock, log } = parts;
    const note = () => outboxStore(db).markSent(row.id, clock.now());
    pauses = 0;
    const next = await writeTurn
      .tx(() => {
        note();
        return takeNext();
      })
      // If the next mail cannot be taken, the note of the sent one must still be kept: it would go out twice otherwise.
      .catch(() => writeTurn.tx(note).then(() => undefined));
    log.info({ mail: row.id, template: row.template }, 'mail sent');
    return next;
  }

  function takeNext(): Taken | undefined {
    const taken = isStopped() || isPaused() ? undefined : take(parts);
    sending = taken?.row.id;
    return taken;
  }

  function isPaused(): boolean {
    const left = pausedUntil - parts.clock.now();
    // A longer wait than the longest pause comes from a clock that was wrong.
    return left > 0 && left <= LONGEST_PAUSE_MS;
  }

  // A function, as the value may change during an await, which the compiler does not see.
  function isStopped(): boolean {
    return state === 'stopped';
  }

  function putOff(row: OutboxRow, error: SendingError): void {
    const { db, clock, log } = parts;
    const outbox = outboxStore(db);
    const reason = reasonOf(error);
    const facts = { mail: row.id, template: row.template, attempts: row.attempts, reason };
    const next = afterFailure(error, { attempts: row.attempts, pauses });
    switch (next.kind) {
      case 'give-up':
        if (error instanceof OvertakenMail || isForDeadAddress(row, error)) {
          outbox.drop(row.id, reason);
          log.info(facts, 'mail dropped');
        } else {
          outbox.giveUp(row.id, reason);
          log.error(facts, 'mail given up');
        }
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
    // Set before sending, so that it does not delay a `wake` that comes meanwhile.
    lookIn(LOOK_EVERY_MS);
    sendDue().catch((error: unknown) => parts.log.error({ error: String(error) }, 'mail worker'));
  }

  // A turn later: whoever queues a mail is in a transaction.
  function wake(): void {
    if (state === 'running') lookIn(0);
  }

  return {
    start() {
      state = 'running';
      outboxStore(parts.db).onQueued(wake);
      wake();
    },
    sendDue,
    isSending: (id) => id === sending,
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
  /** Why there is no mail. */
  error?: SendingError;
}

/** Leases and composes the next due mail, inside a transaction, as each waits for the disk and a token is stored. */
function take(parts: Parts): Taken | undefined {
  const { db, clock, tx } = parts;
  const row = outboxStore(db).lease(clock.now(), clock.now() + LEASE_MS);
  if (!row) return undefined;
  try {
    // A savepoint: a mail that could not be composed leaves no token, but stays leased.
    return { row, mail: tx(() => compose(parts, row)) };
  } catch (error) {
    return { row, error: error as SendingError };
  }
}

/** Returns why the mail was not sent. */
async function deliver({ transport }: Parts, mail: Mail): Promise<SendingError | undefined> {
  try {
    await transport.send(mail);
    return undefined;
  } catch (error) {
    return error as SendingError;
  }
}

function compose({ db, recipientOf, site, publicUrl, clock }: Parts, row: OutboxRow): Mail {
  try {
    const { email, ...recipient } = recipientOf(row);
    const now = clock.now();
    const params = trueParamsOf({ db, now }, row, recipient);
    if (!params) throw new OvertakenMail('what it says is no longer so');
    const current = { ...row, params: JSON.stringify(params) };
    return composeMail({
      ...recipient,
      row: current,
      to: row.recipient ?? email,
      site,
      publicUrl,
      today: berlinDate(now),
    });
  } catch (error) {
    // A fault of the database may pass; the mail is tried again. A broken constraint is this mail's own, and does not.
    if (error instanceof UnsendableMail || databaseFault(error)) throw error;
    // The message could hold parts of the mail.
    throw new UnsendableMail(`it cannot be composed (${error instanceof Error ? error.name : 'unknown'})`);
  }
}
