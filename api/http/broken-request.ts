import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { DEFAULT_LANGUAGE } from '#contract/languages.ts';
import { SECOND_MS } from '../clock.ts';
import { problem, problemBody } from './problem.ts';

const LINGER_MS = 5 * SECOND_MS;

/** Answers what Node cannot read as HTTP, or takes for a tunnel: it never becomes a request, so no middleware sees it. */
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
  // Its headers are lost with the request, and the language with them.
  const body = JSON.stringify(problemBody(problem(code), DEFAULT_LANGUAGE, ''));
  const head = [
    `HTTP/1.1 ${ERRORS[code].status} ${code}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    ...headers,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // Whoever has read the answer closes the connection; nobody else is waited for.
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(timer));
}

function codeOf(error: NodeJS.ErrnoException): ErrorCode {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 'headers_too_large';
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'body_too_slow';
  return 'body_invalid';
}
