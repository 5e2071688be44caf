import path from 'node:path';
import * as z from 'zod';
import type { ClamdAddress } from '../malware/clamd.ts';
import { webhookKey } from '../webhooks/webhook-message.ts';
import { withEnvFile } from './env-file.ts';
import { withSecretFiles } from './secret-files.ts';
import { readStamp } from './site-stamp.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const text = z.string().trim();
const atLeastOne = text.regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1').transform(Number);
const megabytes = text.regex(/^\d{1,9}$/, 'must be a whole number of megabytes, such as 500').transform(Number);
const file = text.transform((name) => path.resolve(name));

const CLAMD_HINT = 'must be host:port, such as 127.0.0.1:3310, or the path of a socket, such as /run/clamav/clamd.ctl';

const BUCKET_HINT =
  'must look like https://KEY:SECRET@host/bucket?region=name, with signs such as / in the secret written as %2F';

const SECRET_HINT = 'must be base64 of 24 to 64 bytes, with whsec_ before it or without';

const environment = z.object({
  /** 0 lets the system choose a free port. */
  PORT: text
    .regex(/^\d+$/, 'must be a port number from 0 to 65535')
    .transform(Number)
    .pipe(z.number().max(65_535, 'must be a port number from 0 to 65535'))
    .default(3000),
  HOST: text.min(1, 'must not be empty').default('127.0.0.1'),
  /** The address at which users reach the site, for mails and canonical links. Default: http://HOST:PORT. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://example.org', abort: true })
    .refine(hasNoPath, 'must be an origin without a path')
    .transform(origin)
    .optional(),
  DATA_DIR: text
    .min(1, 'must not be empty')
    .default('data')
    .transform((dir) => path.resolve(dir)),
  /** The folder of the built site, which `npm run build` writes. */
  DIST_DIR: text
    .min(1, 'must not be empty')
    .default(path.resolve(import.meta.dirname, '../../dist'))
    .transform((dir) => path.resolve(dir)),
  /** Where the server keeps copies of database and documents. Default: DATA_DIR/backups. */
  BACKUP_DIR: text.transform((dir) => path.resolve(dir)).optional(),
  /** An S3-compatible store, for copies and documents. */
  BUCKET_URL: z
    .url({ protocol: /^https?$/, error: BUCKET_HINT, abort: true })
    .refine(isBucketAddress, BUCKET_HINT)
    .optional(),
  /** Megabytes of documents that stay on this disk where a bucket holds all. Default: all. */
  DOCUMENT_CACHE_MB: megabytes.optional(),
  SMTP_URL: text
    .regex(/^smtps?:\/\/.+/, { error: 'must look like smtp://user:password@host:587', abort: true })
    .refine(
      isSmtpAddress,
      'must look like smtp://user:password@host:587, with signs such as # in the password written as %23',
    )
    .optional(),
  /** How many proxies are in front of this server; their forwarded addresses are believed. */
  TRUST_PROXY: text
    .regex(/^\d{1,2}$/, 'must be the number of proxies, such as 1')
    .transform(Number)
    .default(0),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  /** Multiplies every rate limit; for load tests. */
  RATE_LIMIT_FACTOR: z.coerce.number('must be a positive number').positive('must be a positive number').default(1),
  /** With fewer free megabytes on the data folder's disk, the server takes no files. */
  DISK_RESERVE_MB: megabytes.default(500),
  /** Megabytes of forms that one network may send a day, by callers without a token or session. */
  UPLOAD_MB_PER_NETWORK: megabytes.default(3000),
  /** Megabytes of forms a day for each application or account that shows its token or session. */
  UPLOAD_MB_PER_APPLICATION: megabytes.default(300),
  /** How long the sender of a file waits for its check; one that takes longer goes on afterwards. */
  FILE_CHECK_SECONDS: atLeastOne.default(2),
  /** `off` lets admins sign in without a second factor, for a developer's own machine. */
  ADMIN_2FA: z.enum(['on', 'off'], 'must be on or off').default('on'),
  /** bcrypt's cost: each step doubles the time of a sign-in. Lower only in tests. */
  PASSWORD_COST: z.coerce
    .number('must be from 4 to 15')
    .int()
    .min(4, 'must be from 4 to 15')
    .max(15, 'must be from 4 to 15')
    .default(12),
  /** `yes` for one start says that the clock is right, although the database remembers a time far from it. */
  CLOCK_CONFIRMED: z.enum(['yes', 'no'], 'must be yes or no').default('no'),
  /** Base64 of at least 32 bytes. Without it the server creates DATA_DIR/secret.key. */
  SECRET_KEY: text
    .refine((key) => Buffer.from(key, 'base64').length >= 32, 'must be base64 of at least 32 bytes')
    .optional(),
  /** A file with any of these variables; `.env` beside package.json is read by itself. */
  ENV_FILE: file.optional(),
  /** Files that hold the value of the same name instead. */
  SECRET_KEY_FILE: file.optional(),
  SMTP_URL_FILE: file.optional(),
  BUCKET_URL_FILE: file.optional(),
  WEBHOOK_URL_FILE: file.optional(),
  WEBHOOK_SECRET_FILE: file.optional(),
  /** A file with the key that documents are encrypted with, outside DATA_DIR. Without it one is made of SECRET_KEY. */
  DOCUMENT_KEY_FILE: file.optional(),
  /** The former one, while the keys of documents are changed over. */
  DOCUMENT_KEY_FILE_PREVIOUS: file.optional(),
  /** Where clamd listens, which scans uploaded files for malware: host:port, or the path of a socket. */
  CLAMD: text.transform(clamdAddress).pipe(z.custom<ClamdAddress>(Boolean, CLAMD_HINT)).optional(),
  /** Asked for every minute while the server can work. */
  HEARTBEAT_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://watch.example.org/…' })
    .optional(),
  /** Told of decisions and placements, signed with the secret. */
  WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://example.org/hook', abort: true })
    .refine(isWebhookAddress, 'must begin with https:// unless it is on this machine, and hold no password')
    .optional(),
  WEBHOOK_SECRET: text
    .regex(/^(whsec_)?[\w+/=-]+$/, SECRET_HINT)
    .refine(isWebhookSecret, SECRET_HINT)
    .optional(),
  /** Who shows it reads figures for Prometheus, at /api/metrics. */
  METRICS_KEY: text.min(16, 'must have at least 16 characters').optional(),
  /** How long a server that is to end goes on, and says so to a proxy that asks /api/health/live. */
  DRAIN_SECONDS: text
    .regex(/^\d{1,2}$/, 'must be a number of seconds, such as 3')
    .transform(Number)
    .default(0),
  /** What systemd sets for a unit of Type=notify with a watchdog. */
  NOTIFY_SOCKET: text.optional(),
  /** 1: systemd holds the socket (scripts/werksommer.socket). */
  LISTEN_FDS: text.transform(Number).optional(),
  WATCHDOG_USEC: text.regex(/^\d+$/, 'must be microseconds').transform(Number).optional(),
  /** How many mails a day may go to addresses that nobody has confirmed, for one network and in all. */
  MAILS_TO_UNCONFIRMED_PER_NETWORK: atLeastOne.default(600),
  MAILS_TO_UNCONFIRMED: atLeastOne.default(3000),
});

export type Env = z.infer<typeof environment> & { PUBLIC_URL: string; BACKUP_DIR: string };

/**
 * The environment, checked. An empty variable counts as not set.
 * @throws Error with one line for each bad variable, naming it
 */
export function readEnv(source: NodeJS.ProcessEnv = withEnvFile(process.env)): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = environment.safeParse(withSecretFiles(given), { jitless: true });
  if (!result.success) {
    throw new Error(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'));
  }
  const env = result.data;
  if (env.PORT === 0 && !env.PUBLIC_URL) throw new Error('PUBLIC_URL must be set where PORT is 0');
  if (env.DOCUMENT_CACHE_MB !== undefined && !env.BUCKET_URL)
    throw new Error('DOCUMENT_CACHE_MB needs BUCKET_URL, which has the other documents');
  if (env.WEBHOOK_URL && !env.WEBHOOK_SECRET)
    throw new Error('WEBHOOK_URL needs WEBHOOK_SECRET, which signs what it gets');
  const { PUBLIC_URL = `http://${hostInUrl(env.HOST)}:${env.PORT}`, BACKUP_DIR = path.join(env.DATA_DIR, 'backups') } =
    env;
  return { ...env, PUBLIC_URL, BACKUP_DIR };
}

/** Whether a value of one variable would be taken. */
export function isTaken(name: 'SMTP_URL' | 'BUCKET_URL', value: string): boolean {
  return environment.shape[name].safeParse(value, { jitless: true }).success;
}

/**
 * Like `readEnv`, for a command that runs beside the server. The default of PUBLIC_URL is the address that the site was
 * built for, as the server serves it for no other; where HOST or PORT is said, it is theirs, as it is for the server.
 */
export function readEnvBesideServer(source: NodeJS.ProcessEnv = withEnvFile(process.env)): Env {
  const env = readEnv(source);
  const isSaid = [source.PUBLIC_URL, source.HOST, source.PORT].some(Boolean);
  return isSaid ? env : { ...env, PUBLIC_URL: readStamp(env.DIST_DIR)?.publicUrl ?? env.PUBLIC_URL };
}

/**
 * For a process that builds the pages beside the server: none of its keys and passwords, and less memory. Vite's bundler
 * keeps what it has freed, takes more than it needs, and both with each thread: 1050 MB at its peak, 510 MB so
 * (docs/decisions/101).
 */
export function environmentOfBuild(source: NodeJS.ProcessEnv = process.env): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR, NODE_OPTIONS = '' } = source;
  return {
    ...{ PATH, HOME, TMPDIR, NODE_OPTIONS: `${NODE_OPTIONS} --max-old-space-size=200 --max-semi-space-size=4`.trim() },
    ...{ MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ARENA_EAGER_COMMIT: '0', MIMALLOC_EAGER_COMMIT: '0' },
    MALLOC_ARENA_MAX: '1',
    ...{ ROLLDOWN_WORKER_THREADS: '1', RAYON_NUM_THREADS: '1', UV_THREADPOOL_SIZE: '2' },
  };
}

/** An address that a browser on this machine can open. */
export function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** Undefined for anything else than host:port, [IPv6]:port or the path of a socket. */
function clamdAddress(value: string): ClamdAddress | undefined {
  if (value.startsWith('/')) return { path: value };
  const [, bracketed, plain, port] = /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i.exec(value) ?? [];
  const host = bracketed ?? plain;
  return host && Number(port) > 0 && Number(port) < 65_536 ? { host, port: Number(port) } : undefined;
}

function hasNoPath(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname === '/' && new URL(url).search === '';
}

function origin(url: string): string {
  return new URL(url).origin;
}

function isBucketAddress(url: string): boolean {
  const { username, password, pathname, hash } = new URL(url);
  const isEncoded = !/%(?![\da-f]{2})/i.test(url);
  return isEncoded && username !== '' && password !== '' && /^\/[\w./-]*\w/.test(pathname) && hash === '';
}

function isWebhookAddress(url: string): boolean {
  const { protocol, hostname, username, password } = new URL(url);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return (protocol === 'https:' || isHere) && username === '' && password === '';
}

function isWebhookSecret(secret: string): boolean {
  const { length } = webhookKey(secret);
  return length >= 24 && length <= 64;
}

/** A character of the password that is not encoded would end the host early. */
function isSmtpAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hash, pathname, search } = new URL(url);
  // Nodemailer reads settings from a query, such as requireTLS=false.
  return hash === '' && search === '' && (pathname === '' || pathname === '/');
}
