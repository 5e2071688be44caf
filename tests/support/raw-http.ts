import { connect } from 'node:net';

/**
 * Sends raw bytes and returns what comes back until the server closes or has answered: for requests that no HTTP
 * client would send, as their bodies end early, lie about their length or never end.
 */
export function sendRaw(
  url: string,
  parts: readonly (string | Buffer)[],
  options: { closeAfter?: () => Promise<unknown> } = {},
) {
  const { hostname, port } = new URL(url);
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    const settle = () => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
      resolve({ status, body: answer.slice(answer.indexOf('\r\n\r\n') + 4) });
      socket.destroy();
    };
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      answer += chunk;
      const length = Number(/content-length: (\d+)/i.exec(answer)?.[1] ?? -1);
      const head = answer.indexOf('\r\n\r\n');
      if (head >= 0 && length >= 0 && Buffer.byteLength(answer.slice(head + 4)) >= length) settle();
    });
    socket.on('close', settle);
    for (const part of parts) socket.write(part);
    void options.closeAfter?.().then(() => socket.end());
  });
}

export function head(path: string, headers: Record<string, string | number>): string {
  const lines = Object.entries({ host: 'localhost', 'accept-language': 'en', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}
