import { existsSync, readFileSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * The environment in which tests make their folders: in memory, where Linux has room there and runs programs from it. Each
 * commit waits for a disk; what is synced, and in which order, `power-cut.ts` shows on any.
 */
export function inMemory(): { TMPDIR?: string } {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return {};
  const { bavail, bsize } = statfsSync(MEMORY);
  const mount = readFileSync('/proc/mounts', 'utf8').match(/^tmpfs \/dev\/shm tmpfs (\S+)/m)?.[1];
  return bavail * bsize > ROOM_BYTES && mount && !mount.includes('noexec') ? { TMPDIR: MEMORY } : {};
}
