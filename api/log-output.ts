import { fstatSync, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/**
 * Where the lines of the log go: standard output. A line that cannot be written, as on a full disk, is lost; the server
 * goes on, and so does the log once there is room again. (Pino's own writer would throw, and try the line for ever.)
 */
export function logOutput(stdout: NodeJS.WriteStream & { fd: number }): DestinationStream {
  if (!isFile(stdout)) return { write: (line) => void stdout.write(line) };
  return {
    // Past the stream: after a failed write it would keep lines in memory, and drop them later.
    write(line) {
      try {
        writeSync(stdout.fd, line);
      } catch {
        // There is nowhere to say it.
      }
    },
  };
}

function isFile(stdout: NodeJS.WriteStream & { fd: number }): boolean {
  const kind = fstatSync(stdout.fd);
  return kind.isFile() || (kind.isCharacterDevice() && !stdout.isTTY);
}
