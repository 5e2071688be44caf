import { readFileSync } from 'node:fs';
import path from 'node:path';

const PACKAGE = path.resolve(import.meta.dirname, '../../package.json');

/** How `npm start` runs the server: its environment variables, the options of node, and the file that `buildServer` makes. */
export function startCommand(): { env: Record<string, string>; options: string[]; script: string } {
  const { scripts } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { scripts: { start: string } };
  const args = (scripts.start.split(' && ').at(-1) ?? '').split(' ');
  const node = args.indexOf('node');
  return {
    env: Object.fromEntries(args.slice(0, node).map((word) => word.split('=') as [string, string])),
    options: args.slice(node + 1, -1),
    script: args.at(-1) ?? '',
  };
}
