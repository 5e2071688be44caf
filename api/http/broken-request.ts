import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { DEFAULT_LANGUAGE } from '#contract/languages.ts';
import { SECOND_MS } from '../time/clock.ts';
import { problem, problemBody } from './problem.ts';

const LINGER_MS = 5 * SECOND_MS;

/** Answers what Node cannot read as HTTP, and CONNECT: these never become requests, so no middleware sees them. */
export function answerBrokenRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    endWith(socket, codeOf(error));
  });
  server.on('connect', (_req: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    endWith(socket, 'method_not_allowed', ['Allow: GET, HEAD, POST']);
  });
}

function endWith(socket: Duplex, code: ErrorCode, headers: readonly string[] = []): void {
  // The headers are lost with the request, and so is the language.
  const body = JSON.stringify(problemBody(problem(code), DEFAULT_LANGUAGE, ''));
  const head = [
    `HTTP/1.1 ${ERRORS[code].status} ${code}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    ...headers,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // Clients close the connection when they have read the answer; others are cut off.
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(timer));
}

function codeOf(error: NodeJS.ErrnoException): ErrorCode {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 'headers_too_large';
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'body_too_slow';
  return 'body_invalid';
}
