import { readFileSync } from 'node:fs';

/** What site.config.ts holds. A slip in it ends the process with one line and its place, whatever was started. */
const shipped = await import('../../site.config.ts').then((file) => file.site, endWithSlip);

/**
 * The values that pages are made of: those of site.config.ts, or, where the running server has its pages built, the ones
 * in force there, from the file that it names.
 */
const given = process.env.SITE_VALUES;
export const site: typeof shipped = given ? JSON.parse(readFileSync(given, 'utf8')) : shipped;

function endWithSlip({ message, stack = '' }: Error): never {
  const [place = 'site.config.ts'] = /site\.config\.ts:\d+/.exec(stack) ?? [];
  process.stderr.write(`${place}: ${message}\n`);
  process.exit(1);
}
