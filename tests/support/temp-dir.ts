import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder of the running test, removed when it ends. */
export function tempDir(): string {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'werksommer-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
