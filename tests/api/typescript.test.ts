import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

it('STAC-11 the server compiles without an error', async () => {
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [tsc, '-p', 'api'], { cwd: ROOT }, (_error, stdout) => resolve(stdout));
  });
  expect(output).toBe('');
});
