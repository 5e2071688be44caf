import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

/** Beside package.json, where `docker compose` looks for it too. */
const USUAL = path.resolve(import.meta.dirname, '../../.env');

/**
 * What the one file of settings says that server, command line and systemd's unit all read (`.env`, or what ENV_FILE
 * names), and above it what the environment itself says. @throws Error where the file cannot be read
 */
export function withEnvFile(own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const said = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== ''));
  const { ENV_FILE = existsSync(USUAL) ? USUAL : undefined } = said;
  return ENV_FILE === undefined ? said : { ...parseEnv(read(ENV_FILE)), ...said, ENV_FILE };
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`The settings in ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}
