import { execFile } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface CliAnswer {
  code: number;
  stdout: string;
  stderr: string;
}

/** The operator's command line as a process of its own, such as `['applicants', 'list']`, beside a server or without one. */
export function runCli(dataDir: string, args: string[], more: Record<string, string> = {}): Promise<CliAnswer> {
  // No built site: the project's own is not the tests' business.
  const env = { ...process.env, DATA_DIR: dataDir, DIST_DIR: dataDir, ...more };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['api/cli.ts', ...args], { cwd: ROOT, env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}
