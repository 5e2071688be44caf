import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder for the running test, removed after it. */
export function tempDir(): string {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'werksommer-'));
  // A server that was killed may leave a process behind that still writes a copy of its database.
  onTestFinished(() => rmSync(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return dir;
}
