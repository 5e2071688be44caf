import type { Sent } from './forms.ts';

const PIECE_BYTES = 128 * 1024;

interface Begin {
  name?: string;
  token?: string | undefined;
  /** In place of the true one. */
  length?: number | string;
  headers?: Record<string, string>;
}

export const TUS = { 'tus-resumable': '1.0.0', 'accept-language': 'en' };
export const BYTES = { ...TUS, 'content-type': 'application/offset+octet-stream' };

/** A client of the protocol tus, for one server. Each answers with the response as it is. */
export function uploadsOf(url: string) {
  const at = (id: string) => `${url}/api/uploads/${id}`;
  const client = {
    at,
    begin: (size: number, { name = 'scan.pdf', token, length = size, headers }: Begin = {}) =>
      fetch(`${url}/api/uploads`, {
        method: 'POST',
        headers: {
          ...TUS,
          'upload-length': String(length),
          'upload-metadata': `filename ${Buffer.from(name).toString('base64')},kind dGVzdA==`,
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
      }),
    head: (id: string) => fetch(at(id), { method: 'HEAD', headers: TUS }),
    patch: (
      id: string,
      offset: number | string,
      body: NonNullable<RequestInit['body']>,
      headers: Record<string, string> = {},
    ) => fetch(at(id), { method: 'PATCH', headers: { ...BYTES, 'upload-offset': String(offset), ...headers }, body }),
    end: (id: string) => fetch(at(id), { method: 'DELETE', headers: TUS }),
    /** Begins an upload and returns its id. */
    async beginId(size: number, options: Begin = {}): Promise<string> {
      const answer = await client.begin(size, options);
      if (answer.status !== 201) throw new Error(`no upload: ${answer.status} ${await answer.text()}`);
      return idIn(answer);
    },
    /** Sends a whole file in pieces, and returns the id of its upload. */
    async send({ content, name = 'scan.pdf' }: Sent, token?: string): Promise<string> {
      const id = await client.beginId(content.size, { name, token });
      for (let offset = 0; offset < content.size; offset += PIECE_BYTES) {
        const { status } = await client.patch(id, offset, content.slice(offset, offset + PIECE_BYTES));
        if (status !== 204) throw new Error(`no piece at ${offset}: ${status}`);
      }
      return id;
    },
  };
  return client;
}

/** The HTTP head of a piece of so many bytes, for a test that writes them itself. */
export function pieceHead(id: string, offset: number, length: number): string {
  const headers = { host: 'localhost', ...BYTES, 'upload-offset': offset, 'content-length': length };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `PATCH /api/uploads/${id} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** The same form, whose files were sent before it: each gives way to the id of its upload. */
export async function byUploads(url: string, form: FormData, token?: string): Promise<FormData> {
  const sent = new FormData();
  const ids = new Map<string, string[]>();
  for (const [name, value] of form) {
    if (typeof value === 'string') sent.append(name, value);
    else {
      const id = await uploadsOf(url).send({ content: value, name: value.name }, token);
      ids.set(name, [...(ids.get(name) ?? []), id]);
    }
  }
  for (const [name, all] of ids) sent.set(`${name}_upload`, all.join(','));
  return sent;
}

export const idIn = (answer: Response) => answer.headers.get('location')?.split('/').at(-1) ?? '';
export const offsetIn = (answer: Response) => Number(answer.headers.get('upload-offset') ?? Number.NaN);
