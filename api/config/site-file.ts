/** What site.config.ts holds. A slip in it ends the process with one line and its place, whatever was started. */
export const site = await import('../../site.config.ts').then((file) => file.site, endWithSlip);

function endWithSlip({ message, stack = '' }: Error): never {
  const [place = 'site.config.ts'] = /site\.config\.ts:\d+/.exec(stack) ?? [];
  process.stderr.write(`${place}: ${message}\n`);
  process.exit(1);
}
