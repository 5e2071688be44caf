import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A disk of a few megabytes that a test can fill. Undefined where this user may not mount one. */
export function mountSmallDisk(megabytes: number) {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'werksommer-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dir], { stdio: 'ignore' });
  } catch {
    rmSync(dir, { recursive: true });
    return undefined;
  }
  const filler = path.join(dir, 'filler');
  return {
    dir,
    fill() {
      for (const bytes of [1024 * 1024, 4096, 1])
        try {
          for (;;) writeFileSync(filler, Buffer.alloc(bytes), { flag: 'a' });
        } catch {
          // No further write of this size fits.
        }
    },
    makeRoom: () => rmSync(filler),
    unmount() {
      execFileSync('umount', [dir]);
      rmSync(dir, { recursive: true });
    },
  };
}
