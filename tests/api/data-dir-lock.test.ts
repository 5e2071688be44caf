import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { holdDataDir } from '#api/db/lock.ts';
import { tempDir } from '../support/temp-dir.ts';

const HOLDER = path.resolve(import.meta.dirname, '../fixtures/hold-data-dir.ts');
const REFUSAL = /Another server is running on this DATA_DIR/;

it('STAC-10 one server holds the data folder until it lets go', () => {
  const lock = path.join(tempDir(), 'lock.db');
  const held = holdDataDir(lock);
  expect(() => holdDataDir(lock)).toThrow(REFUSAL);
  held.release();
  holdDataDir(lock).release();
});

it('STAC-10 a server holds it though it keeps nothing in its hand, and one that was killed holds nothing', async () => {
  const lock = path.join(tempDir(), 'lock.db');
  const other = spawn(process.execPath, [HOLDER, lock], { stdio: ['pipe', 'pipe', 'ignore'] });
  onTestFinished(() => void other.kill('SIGKILL'));
  await once(other.stdout, 'data');
  expect(() => holdDataDir(lock)).toThrow(REFUSAL);
  other.kill('SIGKILL');
  await once(other, 'exit');
  holdDataDir(lock).release();
});
