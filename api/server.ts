import { once } from 'node:events';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOUR_MS, SECOND_MS } from './clock.ts';
import { answerBrokenRequests } from './http/broken-request.ts';

// An import of this module would load all that it can, a client of five megabytes among it.
const { createServer } = process.getBuiltinModule('node:http');

// An upload of 10 MB over a slow phone takes longer than Node's five minutes; body-guard.ts ends what stands still.
const REQUEST_TIMEOUT_MS = HOUR_MS;
const HEADERS_TIMEOUT_MS = 10 * SECOND_MS;
const STOP_WITHIN_MS = 8 * SECOND_MS;

export interface RunningServer {
  port: number;
  /** Answers what is under way, takes nothing new, and cuts what has not ended after a few seconds. */
  stop(): Promise<void>;
  /** Ends every connection at once. */
  cut(): Promise<void>;
}

/** Listens. Throws when the port is taken or the address isn't this machine's. */
export async function listen(app: RequestListener, port: number, host: string): Promise<RunningServer> {
  const server = createServer({ headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS }, app);
  answerBrokenRequests(server);
  // Node would answer by itself, without our words; refuseExpectations does it in the app.
  server.on('checkExpectation', app);
  server.listen(port, host);
  await once(server, 'listening');
  const { port: actualPort } = server.address() as AddressInfo;
  return { port: actualPort, stop: () => stop(server, STOP_WITHIN_MS), cut: () => stop(server, 0) };
}

async function stop(server: Server, withinMs: number): Promise<void> {
  // Otherwise a browser would send its next request over a connection that is about to go.
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  const closed = once(server, 'close');
  server.close();
  const timer = setTimeout(() => server.closeAllConnections(), withinMs);
  await closed;
  clearTimeout(timer);
}
