import { fstatSync, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/**
 * Writes the log to standard output. A line that cannot be written, as on a full disk, is lost; later lines are written
 * once there is room again. (Pino's own writer would throw, and retry the line for ever.)
 */
export function logOutput(stdout: NodeJS.WriteStream & { fd: number }): DestinationStream {
  return oncePerTurn(isFile(stdout) ? toDescriptor(stdout.fd) : (lines) => void stdout.write(lines));
}

type Write = (lines: string) => void;

/** Joins the lines of one turn of the event loop: each write is a system call. */
function oncePerTurn(write: Write): DestinationStream {
  let waiting = '';
  const flush = () => {
    const lines = waiting;
    waiting = '';
    if (lines !== '') write(lines);
  };
  process.once('exit', flush);
  return {
    write(line) {
      if (waiting === '') setImmediate(flush);
      waiting += line;
    },
  };
}

/** Writes to the file descriptor: after a failed write, the stream would keep lines in memory and drop them later. */
function toDescriptor(fd: number): Write {
  return (lines) => {
    try {
      writeSync(fd, lines);
    } catch {
      // The log is the place for errors, and it is the log that failed.
    }
  };
}

function isFile(stdout: NodeJS.WriteStream & { fd: number }): boolean {
  const kind = fstatSync(stdout.fd);
  return kind.isFile() || (kind.isCharacterDevice() && !stdout.isTTY);
}
