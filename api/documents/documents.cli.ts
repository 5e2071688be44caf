import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordEvent } from '../audit/record-event.ts';
import type { Operator } from '../command-line/operator.ts';
import { UsageError } from '../command-line/usage-error.ts';
import type { Env } from '../config/env.ts';
import { holdDataDir } from '../db/lock.ts';
import type { Deps } from '../deps.ts';
import { flushSync } from '../files/flush.ts';
import { documentKeyStore } from './document-key.store.ts';
import { leftToRotate, rotateSome } from './rotate-keys.ts';

const USAGE = `Usage: npm run documents -- <command>

  keys                   which key documents are encrypted with, and what is still to be done
  new-key <file>         writes a new key into a file, which must not exist yet
  rotate-key             changes documents over to the key of DOCUMENT_KEY_FILE now; a running server does it by itself`;

/** Runs one command of `npm run documents` and returns what to print. Throws a UsageError, or an Error with the reason. */
export function runDocuments(deps: Deps, [name, file, ...rest]: string[], who: Operator): string {
  if (rest.length > 0 || (file !== undefined) !== (name === 'new-key')) throw new UsageError(USAGE);
  if (name === 'keys') return describeKeys(deps);
  if (name === 'new-key' && file) return newKey(deps.env, file);
  if (name === 'rotate-key') return rotate(deps, who);
  throw new UsageError(USAGE);
}

const PLACES = {
  'key-file': 'the file of DOCUMENT_KEY_FILE',
  environment: 'SECRET_KEY',
  'data-folder': 'the data folder: whoever has the whole folder can read every document',
} as const;

function describeKeys({ masterKeys, db, ...deps }: Deps): string {
  const { current, place } = masterKeys;
  const left = leftToRotate({ ...deps, masterKeys, db });
  const plain = documentKeyStore(db).countPlain();
  return [
    `Documents are encrypted with the key ${current.id}, from ${PLACES[place]}.`,
    `  ${documentKeyStore(db).count(current.id)} have it`,
    `  ${left} still have a former key${left > 0 ? ': keep that until none has' : ''}`,
    `  ${plain} are not encrypted yet${plain > 0 ? ': the running server does it' : ''}`,
  ].join('\n');
}

const KEY_BYTES = 32;

/** Without a data folder, too: DOCUMENT_KEY_FILE may point at the file that is still to be made. */
export function newKey({ DATA_DIR }: Pick<Env, 'DATA_DIR'>, given: string): string {
  const file = path.resolve(given);
  if (!path.relative(DATA_DIR, file).startsWith('..'))
    throw new Error(`${file} is in the data folder, where the key would be stolen with it. Choose a place outside.`);
  try {
    writeFileSync(file, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
    flushSync(path.dirname(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'EEXIST'
        ? `${file} exists already, and is left as it is: it may be the only key of documents.`
        : `${file} cannot be written (${code}). Choose a folder that exists and belongs to this user.`,
    );
  }
  return [
    `A new key is in ${file}. Keep a copy at another place: without it no document can be read.`,
    `Then set DOCUMENT_KEY_FILE=${file}, and DOCUMENT_KEY_FILE_PREVIOUS to the former file if there was one, and restart.`,
  ].join('\n');
}

/** Only without a server: one that runs may not know the new key, and could read nothing any more. */
function rotate(deps: Deps, who: Operator): string {
  const before = leftToRotate(deps);
  if (before === 0) return `Every document has the key ${deps.masterKeys.current.id}; none is left.`;
  const lock = holdDataDirOrSay(deps, before);
  try {
    while (rotateSome(deps));
  } finally {
    lock.release();
  }
  const left = leftToRotate(deps);
  const { id } = deps.masterKeys.current;
  const detail = { documents: before - left };
  recordEvent(deps, ['key', id], { actor: 'operator', who, action: 'rotate-key', detail });
  return `Changed over to the key ${id}: ${before - left}. Left: ${left}.`;
}

function holdDataDirOrSay({ folders }: Deps, left: number): { release(): void } {
  try {
    return holdDataDir(folders.lockDb);
  } catch {
    throw new Error(
      `A server is running. Restart it with the new DOCUMENT_KEY_FILE, and with DOCUMENT_KEY_FILE_PREVIOUS: it changes documents over by itself. Left: ${left}. Nothing was changed.`,
    );
  }
}
