import { readFileSync, statSync } from 'node:fs';

const OTHERS = 0o007;

/**
 * Puts the content of `SECRET_KEY_FILE` and the like where the variable itself would be: a file is not seen by every
 * program that is told the environment.
 * @throws Error with one sentence for a file that is missing, empty or open to every user of the machine
 */
export function withSecretFiles(given: Record<string, string | undefined>): Record<string, string | undefined> {
  const names = ['SECRET_KEY', 'SMTP_URL', 'BUCKET_URL', 'WEBHOOK_URL', 'WEBHOOK_SECRET'];
  return Object.assign({}, given, ...names.map((name) => contentOf(given, name)));
}

function contentOf(given: Record<string, string | undefined>, name: string): Record<string, string> {
  const variable = `${name}_FILE`;
  const file = given[variable];
  if (file === undefined) return {};
  if (given[name] !== undefined) throw new Error(`${name} and ${variable} are both set: keep one of them`);
  const content = secretIn(variable, file);
  if (content === '') throw new Error(`${variable} names ${file}, which is empty`);
  return { [name]: content };
}

function secretIn(variable: string, file: string): string {
  try {
    // A group may read it: systemd hands on its credentials so.
    if ((statSync(file).mode & OTHERS) === 0) return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${variable} names ${file}, which cannot be read (${code})`);
  }
  throw new Error(`${variable} names ${file}, which every user of this machine can read: chmod 600 ${file}`);
}
