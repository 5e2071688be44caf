import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { holdDataDir } from '#api/db/lock.ts';

/** One address of the demonstration, and what it is for. */
export interface SignIn {
  role: 'student' | 'partner' | 'employer' | 'admin';
  email: string;
  about: string;
  /** An admin's authenticator app: its secret, to be typed into one. */
  secret?: string;
  /** An admin's recovery codes: each signs in once without an app. */
  recoveryCodes?: readonly string[];
}

/** Everything that a newcomer needs: kept in the folder, so that the next start can print it again. */
export interface Demo {
  /** The one password of all accounts, made anew for each folder. */
  password: string;
  signIns: readonly SignIn[];
  /** Some applications without an account: their personal links, as the mails have them. */
  links: readonly { about: string; url: string }[];
}

const MARKER = 'demo.json';
const MADE_BY = 'npm run demo';

type Marker = { made_by: typeof MADE_BY } & ({ state: 'filling' } | ({ state: 'ready' } & Demo));

/**
 * What is in a folder that a demonstration was asked for: a whole one, or nothing, and then the folder is marked as one
 * that may be thrown away.
 * @throws Error for a folder that no demonstration has made, which is left as it is, and for a half-filled one
 */
export function claimFolder(dir: string, { fresh = false } = {}): Demo | undefined {
  const marker = readMarker(dir);
  if (!marker && !isEmpty(dir))
    throw new Error(
      `${dir} was not made by ${MADE_BY}: it may hold real applications. Nothing was changed. Set DATA_DIR to another folder.`,
    );
  if (marker && fresh) removeFolder(dir);
  else if (marker?.state === 'ready') return marker;
  else if (marker) throw new Error(`${dir} was never filled to its end. Make it anew: ${MADE_BY} -- --fresh`);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  writeMarker(dir, { made_by: MADE_BY, state: 'filling' });
  return undefined;
}

/** Says that the folder is whole. */
export function finishFolder(dir: string, demo: Demo): void {
  writeMarker(dir, { made_by: MADE_BY, state: 'ready', ...demo });
}

/** @throws Error while a server runs on it */
function removeFolder(dir: string): void {
  holdDataDir(path.join(dir, 'lock.db')).release();
  rmSync(dir, { recursive: true });
}

function readMarker(dir: string): Marker | undefined {
  const file = path.join(dir, MARKER);
  if (!existsSync(file)) return undefined;
  try {
    const marker = JSON.parse(readFileSync(file, 'utf8')) as Marker;
    return marker.made_by === MADE_BY ? marker : undefined;
  } catch {
    return undefined;
  }
}

function writeMarker(dir: string, marker: Marker): void {
  writeFileSync(path.join(dir, MARKER), `${JSON.stringify(marker, null, 2)}\n`, { mode: 0o600 });
}

function isEmpty(dir: string): boolean {
  return !existsSync(dir) || readdirSync(dir).length === 0;
}
