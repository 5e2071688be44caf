import { execFile } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface CliAnswer {
  code: number;
  stdout: string;
  stderr: string;
}

/** The operator's command line in a process of its own, with arguments such as `['applicants', 'list']`. */
export function runCli(dataDir: string, args: string[], more: Record<string, string> = {}): Promise<CliAnswer> {
  // Without a built site: the project's own must not change a test.
  const env = { ...process.env, DATA_DIR: dataDir, DIST_DIR: dataDir, ...more };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['api/cli.ts', ...args], { cwd: ROOT, env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}
