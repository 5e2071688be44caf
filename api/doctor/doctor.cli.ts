import { UsageError } from '../command-line/usage-error.ts';
import type { Deps } from '../deps.ts';
import { sendTest } from '../mail/send-test.ts';
import { examine } from './examine.ts';
import { PARTS } from './finding.ts';
import { tryBucket } from './try-bucket.ts';

const USAGE = `Usage: npm run doctor [-- <command>]

                         looks at settings, folders, disk, keys, backups, mail, clock and address; exit code 1 if one is bad
  bucket                 does with BUCKET_URL all that the server asks of it
  mail <e-mail>          sends a mail there at once, and says what the mail server answers`;

/** Runs `npm run doctor`. Throws an Error with the findings where one is bad: a nightly job then mails them. */
export async function runDoctor(deps: Deps, [name, to, ...rest]: string[]): Promise<string> {
  if (name === 'mail' && to?.includes('@') && rest.length === 0) return sendTrial(deps, to);
  if (name === 'bucket' && to === undefined) return tryOutBucket(deps);
  if (name !== undefined) throw new UsageError(USAGE);
  const findings = await examine(deps);
  const text = findings
    .map(
      ({ state, part, say, fields }) =>
        `${state.padEnd(4)}  ${PARTS[part].en.padEnd(14)}  ${say.en}${fields ? `: ${fields.join(', ')}` : ''}`,
    )
    .join('\n');
  if (findings.some(({ state }) => state === 'bad')) throw new Error(text);
  return text;
}

async function tryOutBucket({ env: { BUCKET_URL }, bucket, clock }: Deps): Promise<string> {
  if (!BUCKET_URL || !bucket) throw new Error('No BUCKET_URL is set.');
  const { lines, isWell } = await tryBucket(BUCKET_URL, clock);
  if (!isWell) throw new Error(lines.join('\n'));
  let away = 0;
  for await (const _ of bucket.documents.away()) away += 1;
  return [...lines, `Documents that are there and not on this disk: ${away}`].join('\n');
}

async function sendTrial(deps: Deps, to: string): Promise<string> {
  const { SMTP_URL } = deps.env;
  if (!SMTP_URL) throw new Error('No SMTP_URL is set: every mail becomes a file.');
  const reason = await sendTest(deps, SMTP_URL, to);
  if (reason !== undefined) throw new Error(`The mail server did not take it: ${reason}`);
  return `The mail server has taken a mail to ${to}. Look whether it has arrived, and not among the spam.`;
}
