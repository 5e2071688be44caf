import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Self-signed, for `localhost`, 127.0.0.1 and 0.0.0.0. */
export const CERTIFICATE = path.resolve(import.meta.dirname, '../fixtures/mail-server.crt');
export const KEY = path.resolve(import.meta.dirname, '../fixtures/mail-server.key');

/** A refusal by a mail server, with a status such as `550 5.1.1`. */
function refusal(status: string, text: string): Error {
  const [code, ...enhanced] = status.split(' ');
  return Object.assign(new Error([...enhanced, text].join(' ')), { responseCode: Number(code) });
}

/** What the mail server refuses, each with a status such as `550 5.1.1`. Tests change it before each try. */
interface Attitude {
  login?: string;
  sender?: string;
  recipient?: string | ((address: string) => string | undefined);
  content?: string;
  /** Never answers the sender. */
  isSilent?: boolean;
  /** The subject of a mail after whose content the connection breaks. */
  breaksAt?: string;
}

interface SmtpOptions {
  port?: number;
  startTls?: boolean;
  /** Called with each mail as it came, before it is taken. */
  onContent?: (content: Buffer) => void;
}

/** A real mail server on this machine. Without `startTls` it offers no encryption and takes passwords in clear. */
export async function startSmtp({ port = 0, startTls = false, onContent }: SmtpOptions = {}) {
  const received: Email[] = [];
  const attitude: Attitude = {};
  const sockets = new Set<Socket>();
  const seen = { connections: 0, logins: [] as string[], senders: 0 };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    ...(startTls
      ? { key: readFileSync(KEY), cert: readFileSync(CERTIFICATE) }
      : { disabledCommands: ['STARTTLS' as const] }),
    logger: false,
    onAuth({ username = '' }, _session, done) {
      seen.logins.push(username);
      if (attitude.login) done(refusal(attitude.login, 'who are you'));
      else done(null, { user: username });
    },
    onMailFrom({ address }, _session, done) {
      seen.senders += 1;
      if (!attitude.isSilent) done(attitude.sender ? refusal(attitude.sender, `<${address}> may not send`) : null);
    },
    onRcptTo({ address }, _session, done) {
      const { recipient } = attitude;
      const status = typeof recipient === 'function' ? recipient(address) : recipient;
      done(status ? refusal(status, `<${address}> is not welcome`) : null);
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (attitude.content) return done(refusal(attitude.content, 'not now'));
        const content = Buffer.concat(chunks);
        const mail = await PostalMime.parse(content);
        if (attitude.breaksAt !== undefined && mail.subject === attitude.breaksAt) return hangUp();
        onContent?.(content);
        received.push(mail);
        done();
      });
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    seen.connections += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    /** An address that leads to this server but doesn't look like this machine. */
    foreignUrl: (login = '') => `smtp://${login && `${login}@`}0.0.0.0:${address.port}`,
    port: address.port,
    received,
    attitude,
    seen,
    /** The number of open connections. */
    open: () => sockets.size,
    stop() {
      const stopped = new Promise<void>((resolve) => server.close(() => resolve()));
      hangUp();
      return stopped;
    },
  };
}

/** A mail server that accepts connections and never answers. */
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
