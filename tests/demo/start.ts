/**
 * `npm run demo`: builds the website, fills a data folder of its own with 300 applications of people who do not exist,
 * prints how to sign in, and starts the product on it. The folder is kept; `--fresh` makes it anew.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '#api/config/env.ts';
import { endTogether } from '../../scripts/end-together.ts';
import { fillDemo } from './fill.ts';
import { claimFolder, type Demo, finishFolder } from './folder.ts';
import { signInsInWords } from './sign-ins.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const APPLICATIONS = 300;
const MOST = 2000;

process.env.DATA_DIR ||= path.join(ROOT, 'data-demo');
// Mails of people who don't exist go nowhere, whatever is set for the real product.
process.env.ENV_FILE = '/dev/null';
process.env.SMTP_URL = '';
process.env.SMTP_URL_FILE = '';
process.env.LOG_LEVEL ||= 'warn';

try {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean' }, applications: { type: 'string' } } });
  const count = Number(values.applications ?? APPLICATIONS);
  if (!Number.isInteger(count) || count < 1 || count > MOST) throw new Error(`--applications takes 1 to ${MOST}.`);
  const { DATA_DIR: dataDir, PUBLIC_URL: publicUrl } = readEnv();
  const known = claimFolder(dataDir, { fresh: values.fresh ?? false });
  const [demo] = await Promise.all([known ?? fill(dataDir, publicUrl, count), build()]);
  process.stdout.write(signInsInWords(demo, dataDir, publicUrl, Date.now()));
  await import('#api/main.ts');
} catch (error) {
  process.stderr.write(`No demonstration: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function fill(dataDir: string, publicUrl: string, count: number): Promise<Demo> {
  process.stdout.write(`Filling ${dataDir}; this takes half a minute.\n`);
  const demo = await fillDemo({ dataDir, publicUrl, count });
  finishFolder(dataDir, demo);
  return demo;
}

async function build(): Promise<void> {
  const child = spawn(process.execPath, ['scripts/build-site.ts'], { cwd: ROOT, stdio: 'inherit' });
  endTogether(child);
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('the website could not be built');
}
