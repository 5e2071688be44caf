import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** No browser sends a request before the one before it is answered; programs that do send a few. */
const MOST_WAITING = 100;

/**
 * Answers the requests of one connection one after the other. Node begins all that a client has sent ahead at once,
 * and does not tell an answer that waits for an earlier one when the client hangs up: its file would stay open for good.
 */
export function oneByOne(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, { last: ServerResponse; waiting: number }>();
  return (req, res) => {
    const { socket } = req;
    const connection = connections.get(socket);
    if (!connection) connections.set(socket, { last: res, waiting: 0 });
    if (!connection || connection.last.closed) {
      if (connection) connection.last = res;
      return listener(req, res);
    }
    if (connection.waiting >= MOST_WAITING) return void socket.destroy();
    connection.last.once('close', () => {
      connection.waiting -= 1;
      if (!socket.destroyed) listener(req, res);
    });
    connection.last = res;
    connection.waiting += 1;
  };
}
