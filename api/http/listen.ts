import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import { DEFAULT_LANGUAGE } from '#contract/languages.ts';
import { HOUR_MS, SECOND_MS } from '../time/clock.ts';
import { oneByOne } from './one-by-one.ts';
import { problem, problemBody } from './problem.ts';

// An import would load every export of the module, among them an HTTP client of five megabytes.
const { createServer } = process.getBuiltinModule('node:http');

// 10 MB from a slow phone take longer than Node's five minutes; body-guard.ts ends uploads that stand still.
const REQUEST_TIMEOUT_MS = HOUR_MS;
const HEADERS_TIMEOUT_MS = 10 * SECOND_MS;
const OPTIONS = {
  headersTimeout: HEADERS_TIMEOUT_MS,
  requestTimeout: REQUEST_TIMEOUT_MS,
  // Node checks every 30 s by default, which would let half a head stay three times as long as it may.
  connectionsCheckingInterval: HEADERS_TIMEOUT_MS / 4,
  // The app's refuseHosts checks it, with a refusal of ours.
  requireHostHeader: false,
};
const STOP_WITHIN_MS = 8 * SECOND_MS;
const REST_WITHIN_MS = SECOND_MS;

export interface RunningServer {
  port: number;
  /** Refuses new connections, lets requests under way end, and cuts what is left after a few seconds. */
  stop(): Promise<void>;
  /** Ends every connection at once. */
  cut(): Promise<void>;
}

/** The socket that systemd holds, and hands on to each new server: who comes meanwhile waits, and is not refused. */
export const SYSTEMD_SOCKET = { fd: 3 };

/** Starts to listen. Throws if the port is taken or the address is not this machine's. */
export async function listen(
  app: RequestListener,
  at: { port: number; host: string } | typeof SYSTEMD_SOCKET,
): Promise<RunningServer> {
  const listener = oneByOne(app);
  const server = createServer(OPTIONS, listener);
  answerBrokenRequests(server);
  // Node would refuse by itself, without our sentence; refuseExpectations in the app does it.
  server.on('checkExpectation', listener);
  server.listen(at);
  await once(server, 'listening');
  const { port: actualPort } = server.address() as AddressInfo;
  return { port: actualPort, stop: () => stop(server, STOP_WITHIN_MS), cut: () => stop(server, 0) };
}

async function stop(server: Server, withinMs: number): Promise<void> {
  // Otherwise a browser would send its next request over a connection that is about to close.
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  const closed = once(server, 'close');
  // Node's own `close` also cuts connections that rest, over which a proxy may be sending just now: of 10,000 requests
  // during three restarts it lost six to eleven. The next answer over such a connection asks for its end.
  NetServer.prototype.close.call(server);
  const timers = [
    setTimeout(() => server.close(), Math.min(withinMs, REST_WITHIN_MS)),
    setTimeout(() => server.closeAllConnections(), withinMs),
  ];
  await closed;
  timers.forEach(clearTimeout);
}

const LINGER_MS = 5 * SECOND_MS;

/** Answers what Node cannot read as HTTP, and CONNECT: these never become requests, so no middleware sees them. */
function answerBrokenRequests(server: Server): void {
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
