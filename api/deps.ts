import type { Logger } from 'pino';
import { type ClickStore, createClickStore } from './analytics/click.store.ts';
import { type ApplicantStore, createApplicantStore } from './applicants/applicant.store.ts';
import { createPromiseStore, type PromiseStore } from './applicants/promise.store.ts';
import { createReminderStore, type ReminderStore } from './applicants/reminder.store.ts';
import { createTokenStore, type TokenStore } from './applicants/token.store.ts';
import { createEventStore, type EventStore } from './audit/event.store.ts';
import type { Clock } from './clock.ts';
import type { Env } from './config/env.ts';
import type { Folders } from './config/folders.ts';
import { prepareFolders } from './config/folders.ts';
import { readSecretKey } from './config/secrets.ts';
import type { SiteConfig } from './config/site.ts';
import { migrate } from './db/migrate.ts';
import { type Db, inTransaction, openDatabase } from './db/open.ts';
import { createDocumentStore, type DocumentStore } from './documents/document.store.ts';
import { createOutboxStore, type OutboxStore } from './mail/outbox.store.ts';
import { folderTransport, smtpTransport } from './mail/transport.ts';
import { createMailWorker, type MailWorker } from './mail/worker.ts';

/** Everything the product's code works with: built once, handed on, and in tests built on a folder of their own. */
export interface Deps {
  env: Env;
  site: SiteConfig;
  clock: Clock;
  log: Logger;
  folders: Folders;
  secretKey: Buffer;
  db: Db;
  counters: Db;
  applicants: ApplicantStore;
  tokens: TokenStore;
  documents: DocumentStore;
  promises: PromiseStore;
  reminders: ReminderStore;
  events: EventStore;
  outbox: OutboxStore;
  clicks: ClickStore;
  /** One transaction that sees no other writer. Nothing may be awaited inside. */
  tx<T>(work: () => T): T;
  mail: MailWorker;
  /** Stops the mail worker and closes the databases. */
  close(): Promise<void>;
}

export function createDeps(given: { env: Env; site: SiteConfig; clock: Clock; log: Logger }): Deps {
  const { env, site, clock } = given;
  const folders = prepareFolders(env.DATA_DIR);
  const db = openDatabase(folders.appDb, 'FULL');
  migrate(db, { backupsDir: folders.backups, now: clock.now() });
  const counters = openDatabase(folders.countersDb, 'NORMAL');
  const stores = {
    applicants: createApplicantStore(db),
    tokens: createTokenStore(db),
    documents: createDocumentStore(db),
    promises: createPromiseStore(db),
    reminders: createReminderStore(db),
    events: createEventStore(db),
    outbox: createOutboxStore(db),
    clicks: createClickStore(counters),
  };
  const transport = env.SMTP_URL ? smtpTransport(env.SMTP_URL, site, clock) : folderTransport(folders, site, clock);
  const mail = createMailWorker({ ...given, ...stores, transport, publicUrl: env.PUBLIC_URL });
  return {
    ...given,
    ...stores,
    folders,
    secretKey: readSecretKey(folders.root, env.SECRET_KEY),
    db,
    counters,
    tx: (work) => inTransaction(db, work),
    mail,
    async close() {
      await mail.stop();
      db.close();
      counters.close();
    },
  };
}
