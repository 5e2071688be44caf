import type { Logger } from 'pino';
import type { Attempts } from './accounts/attempts.ts';
import type { Passwords } from './accounts/passwords.ts';
import type { BucketInUse } from './bucket/bucket-in-use.ts';
import type { Env } from './config/env.ts';
import type { Folders } from './config/folders.ts';
import type { MasterKeys } from './config/master-keys.ts';
import type { SiteConfig } from './config/site.ts';
import type { Db } from './db/open.ts';
import type { WriteTurn } from './db/write-turn.ts';
import type { DiskSpace } from './documents/disk-space.ts';
import type { DocumentStorage } from './documents/storage.ts';
import type { FormSlots } from './http/form-slots.ts';
import type { ProxyWatch } from './http/untrusted-proxy.ts';
import type { MailWorker } from './mail/worker.ts';
import type { SetUp } from './set-up/set-up.ts';
import type { SettingsInForce } from './settings/follow-settings.ts';
import type { SiteBuild } from './settings/site-build.ts';
import type { Clock } from './time/clock.ts';
import type { ClockWatch } from './time/clock-watch.ts';

/** What the process is started with. */
export interface Given {
  env: Env;
  /** Settings. Given as they are shipped; in `Deps` what is in force: nothing may copy a value of it at the start. */
  site: SiteConfig;
  clock: Clock;
  log: Logger;
}

/**
 * Everything with a life of its own that the product's code works with: built once (create-deps.ts) and handed on. Stores
 * are functions of the database (db/per-database.ts), made where they are used.
 */
export interface Deps extends Given {
  /** As the process got it; `env` has what was typed in the browser, too (connections/kept-connections.ts). */
  givenEnv: Env;
  clockWatch: ClockWatch;
  folders: Folders;
  secretKey: Buffer;
  db: Db;
  counters: Db;
  masterKeys: MasterKeys;
  storage: DocumentStorage;
  bucket: BucketInUse | undefined;
  setUp: SetUp;
  /** Set when the server is to end: requests that still come are asked to wait. */
  ending: { hasBegun: boolean };
  passwords: Passwords;
  attempts: Attempts;
  /** Places for forms that are read at the same time. */
  formSlots: FormSlots;
  proxyWatch: ProxyWatch;
  diskSpace: DiskSpace;
  /** A transaction that no other writer interrupts. Await nothing inside. Waits 50 ms at most for a foreign lock. */
  tx<T>(work: () => T): T;
  /** Transactions that wait longer for another process's lock; other requests are answered meanwhile. */
  writeTurn: WriteTurn;
  mail: MailWorker;
  settings: SettingsInForce;
  siteBuild: SiteBuild;
  /** Stops the mail worker and closes the databases. */
  close(): Promise<void>;
}
