import { connect, type Socket } from 'node:net';
import { pdfOfSize } from './files.ts';

const BOUNDARY = 'x-boundary';
const CRLF = '\r\n';

interface Part {
  name: string;
  content: string | Uint8Array;
  fileName?: string;
}

/** The bytes of a form of several parts, with the offsets of each part and of the end. */
export function formBytes(parts: readonly Part[]): { body: Buffer; boundaries: number[] } {
  const pieces: Buffer[] = [];
  const boundaries: number[] = [];
  let at = 0;
  const add = (piece: string | Uint8Array) => {
    const bytes = Buffer.from(piece as string);
    pieces.push(bytes);
    at += bytes.length;
  };
  for (const { name, content, fileName } of parts) {
    boundaries.push(at);
    const file = fileName ? `; filename="${fileName}"${CRLF}content-type: application/pdf` : '';
    add(`--${BOUNDARY}${CRLF}content-disposition: form-data; name="${name}"${file}${CRLF}${CRLF}`);
    add(content);
    add(CRLF);
  }
  boundaries.push(at);
  add(`--${BOUNDARY}--${CRLF}`);
  return { body: Buffer.concat(pieces), boundaries };
}

export async function threeFiles(token: string, size = 200_000): Promise<{ body: Buffer; boundaries: number[] }> {
  const content = await pdfOfSize(size);
  return formBytes([
    { name: 'access_token', content: token },
    ...['a2_file', 'cv_file', 'passport_file'].map((name) => ({ name, content, fileName: `${name}.pdf` })),
  ]);
}

/** The HTTP head of a form that announces `length` bytes. */
export function formHead(path: string, length: number, headers: Record<string, string> = {}): string {
  const lines = Object.entries({
    host: 'localhost',
    'accept-language': 'en',
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'content-length': String(length),
    ...headers,
  });
  return `POST ${path} HTTP/1.1${CRLF}${lines.map(([name, value]) => `${name}: ${value}`).join(CRLF)}${CRLF}${CRLF}`;
}

/** A connection for a test to write to. `answer()` is what has come back so far. */
export function openSocket(url: string): { socket: Socket; answer: () => string } {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  return { socket, answer: () => answer };
}
