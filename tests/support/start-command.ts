import { readFileSync } from 'node:fs';
import path from 'node:path';

const SCRIPT = path.resolve(import.meta.dirname, '../../scripts/start.sh');

/** How `npm start` runs the server: its environment variables, the options of node, and its file. */
export function startCommand(): { env: Record<string, string>; options: string[]; script: string } {
  const lines = readFileSync(SCRIPT, 'utf8').trim().split('\n');
  const [variables = [], node = []] = ['export ', 'exec node '].map((begin) =>
    lines.flatMap((line) => (line.startsWith(begin) ? line.slice(begin.length).split(' ') : [])),
  );
  return {
    env: Object.fromEntries(variables.map((word) => word.split('=') as [string, string])),
    options: node.slice(0, -1),
    script: node.at(-1) ?? '',
  };
}
