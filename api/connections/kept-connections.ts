import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Connection } from '#contract/desk/connection.ts';
import type { Env } from '../config/env.ts';
import { openText, sealText } from '../config/seal-text.ts';
import { findSecretKey } from '../config/secrets.ts';
import { flushSync } from '../files/flush.ts';

const kept = z.partial(z.object({ SMTP_URL: z.string(), BACKUP_DIR: z.string(), BUCKET_URL: z.string() }));
export type Kept = z.infer<typeof kept>;

/** The variable that a connection stands for. */
export const VARIABLES = {
  mail: 'SMTP_URL',
  folder: 'BACKUP_DIR',
  bucket: 'BUCKET_URL',
} as const satisfies Record<Connection, keyof Kept>;

const FILE = 'connections.sealed';
const USE = 'connections';

/** What was typed in the browser; nothing where there is none, or where it was encrypted with another key. */
export function readKept(root: string, secretKey: Buffer, onUnreadable = (_: unknown) => {}): Kept {
  const file = path.join(root, FILE);
  if (!existsSync(file)) return {};
  try {
    return kept.parse(JSON.parse(openText(secretKey, USE, readFileSync(file, 'utf8'))));
  } catch (error) {
    onUnreadable(error);
    return {};
  }
}

/** Beside the database, not in it: a copy that is restored elsewhere, or for trial, must not write into another's bucket. */
export function writeKept(root: string, secretKey: Buffer, values: Kept): void {
  const file = path.join(root, FILE);
  const draft = `${file}.draft`;
  rmSync(draft, { force: true });
  writeFileSync(draft, sealText(secretKey, USE, JSON.stringify(values)), { mode: 0o600, flush: true });
  renameSync(draft, file);
  flushSync(root);
}

/** What the server works with: what its environment leaves open is as typed. */
export function withKept(env: Env, onUnreadable: (error: unknown) => void): Env {
  const secretKey = findSecretKey(env.DATA_DIR, env.SECRET_KEY);
  const typed = secretKey ? readKept(env.DATA_DIR, secretKey, onUnreadable) : {};
  return Object.assign({}, env, ...leftOpen(env).map((name) => typed[name] && { [name]: typed[name] }));
}

export function isSetOutside(env: Env, connection: Connection): boolean {
  return !leftOpen(env).includes(VARIABLES[connection]);
}

function leftOpen(env: Env): (keyof Kept)[] {
  return Object.values(VARIABLES).filter((name) =>
    name === 'BACKUP_DIR' ? env.BACKUP_DIR === path.join(env.DATA_DIR, 'backups') : env[name] === undefined,
  );
}
