import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { DEFAULT_LANGUAGE } from '#contract/languages.ts';
import { problem, problemBody } from './problem.ts';

/** Answers what Node cannot read as HTTP: it never becomes a request, so no middleware sees it. */
export function answerBrokenRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    const code = codeOf(error);
    // Its headers are lost with the request, and the language with them.
    const body = JSON.stringify(problemBody(problem(code), DEFAULT_LANGUAGE, ''));
    const head = [
      `HTTP/1.1 ${ERRORS[code].status} ${code}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  });
}

function codeOf(error: NodeJS.ErrnoException): ErrorCode {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 'headers_too_large';
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'body_too_slow';
  return 'body_invalid';
}
