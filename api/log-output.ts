import { fstatSync, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/**
 * Where the lines of the log go: standard output. A line that cannot be written, as on a full disk, is lost; the server
 * goes on, and so does the log once there is room again. (Pino's own writer would throw, and try the line for ever.)
 */
export function logOutput(stdout: NodeJS.WriteStream & { fd: number }): DestinationStream {
  return oncePerTurn(isFile(stdout) ? pastTheStream(stdout.fd) : (lines) => void stdout.write(lines));
}

type Write = (lines: string) => void;

/** What is answered in one turn of the event loop is written in one go: each write is a call of the system. */
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

/** After a failed write the stream would keep lines in memory, and drop them later. */
function pastTheStream(fd: number): Write {
  return (lines) => {
    try {
      writeSync(fd, lines);
    } catch {
      // There is nowhere to say it.
    }
  };
}

function isFile(stdout: NodeJS.WriteStream & { fd: number }): boolean {
  const kind = fstatSync(stdout.fd);
  return kind.isFile() || (kind.isCharacterDevice() && !stdout.isTTY);
}
