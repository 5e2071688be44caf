import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A refusal as a mail server words it. */
const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

/** A real mail server. What it holds against a mail is decided by the test, for each try anew. */
export async function startSmtp(port = 0) {
  const received: Email[] = [];
  const attitude: { recipient?: number; content?: number } = {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) =>
      done(attitude.recipient ? refusal(attitude.recipient, `<${address}> is not welcome`) : null),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (attitude.content) return done(refusal(attitude.content, 'not now'));
        received.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    attitude,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** A mail server that takes the connection and never says a word. */
export async function startSilentSmtp() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on('error', () => {})));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    called: () => (sockets.length > 0 ? Promise.resolve() : once(server, 'connection').then(() => {})),
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
