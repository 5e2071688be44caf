import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sweepUploads } from '#api/documents/end-uploads.ts';
import { clearUp } from '#api/documents/sweep.ts';
import { DAY_MS, HOUR_MS } from '#api/time/clock.ts';
import { keyHash } from '#api/uploads/upload.store.ts';
import { type Api, NOON, startApi } from '../support/api-server.ts';
import { answerOf, apply } from '../support/applications.ts';
import { blob, pdfOfSize } from '../support/files.ts';
import { openSocket } from '../support/hostile-form.ts';
import { watchDisk } from '../support/power-cut.ts';
import { columnOf, countOf, rowsOf } from '../support/rows.ts';
import { tempDir } from '../support/temp-dir.ts';
import { idIn, offsetIn, pieceHead, TUS, uploadsOf } from '../support/uploads.ts';

const MAX = 10 * 1024 * 1024;
const PIECE = 100_000;

let api: Api;
let uploads: ReturnType<typeof uploadsOf>;
let file: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '100' } });
  uploads = uploadsOf(api.url);
  file = await pdfOfSize(3 * PIECE);
});
afterAll(() => api.stop());

const piece = (at: number) => file.slice(at * PIECE, (at + 1) * PIECE);
const piecesOf = (id: string) =>
  rowsOf<{ id: string; place: number }>(api.deps.db, 'upload_piece', { upload_id: keyHash(id) }).sort(
    (a, b) => a.place - b.place,
  );
const offsetOf = async (id: string) => offsetIn(await uploads.head(id));
const said = async (answer: Response) => {
  const { code } = (await answer.json()) as { code: string };
  return [answer.status, code, answer.headers.get('upload-offset')];
};
/** Nothing comes any more, and nothing is left in the folder of what has not come whole. */
const settled = () => expect.poll(() => [api.deps.formSlots.isBusy(), tmp()], { interval: 10 }).toEqual([false, []]);
const tmp = () => readdirSync(api.deps.folders.tmp);

/** Begins to send a piece, and stops in its middle. */
async function half(id: string, offset: number) {
  // What another test has left is not the beginning of this one.
  await settled();
  const { socket, answer } = openSocket(api.url);
  onTestFinished(() => void socket.destroy());
  socket.write(Buffer.concat([Buffer.from(pieceHead(id, offset, PIECE)), file.subarray(offset, offset + PIECE / 2)]));
  await expect.poll(tmp, { interval: 5 }).toHaveLength(1);
  return { socket, answer };
}

describe('A file that comes in pieces', () => {
  it('FILE-16 says at each step how much of it is here and how long it stays', async () => {
    const begun = await uploads.begin(file.length, { name: 'Zeugnis ü.pdf' });
    expect([begun.status, begun.headers.get('location')]).toEqual([201, `/api/uploads/${idIn(begun)}`]);
    const tomorrow = new Date(api.clock.time + DAY_MS).toUTCString();
    expect([offsetIn(begun), begun.headers.get('upload-expires')]).toEqual([0, tomorrow]);
    for (const at of [0, 1, 2]) {
      const answer = await uploads.patch(idIn(begun), at * PIECE, piece(at));
      const told = ['upload-offset', 'upload-expires', 'tus-resumable'].map((name) => answer.headers.get(name));
      expect([answer.status, ...told]).toEqual([204, String((at + 1) * PIECE), tomorrow, '1.0.0']);
    }
    const { status, headers } = await uploads.head(idIn(begun));
    const told = ['upload-offset', 'upload-length', 'cache-control'].map((name) => headers.get(name));
    expect([status, ...told]).toEqual([200, '300000', '300000', 'no-store']);
    expect((await fetch(uploads.at(''), { method: 'OPTIONS' })).headers.get('tus-max-size')).toBe(String(MAX));
  });

  it('FILE-16 may come in pieces of any size, by POST where a proxy lets nothing else pass', async () => {
    const id = await uploads.beginId(file.length);
    const post = (method: string, offset: number, body: Uint8Array<ArrayBuffer>) =>
      fetch(uploads.at(id), {
        method: 'POST',
        headers: {
          ...TUS,
          ...{ 'x-http-method-override': method, 'upload-offset': String(offset) },
          'content-type': 'application/offset+octet-stream',
        },
        body,
      });
    expect((await post('PATCH', 0, file.slice(0, 16_384))).status).toBe(204);
    expect((await uploads.patch(id, 16_384, file.slice(16_384, file.length - 1))).status).toBe(204);
    expect((await post('PATCH', file.length - 1, file.slice(-1))).status).toBe(204);
    expect(await offsetOf(id)).toBe(file.length);
  });

  it('FILE-16 can be ended by its sender, and nothing of it is left', async () => {
    const id = await uploads.beginId(file.length);
    await uploads.patch(id, 0, piece(0));
    const [kept] = piecesOf(id);
    expect((await uploads.end(id)).status).toBe(204);
    expect([countOf(api.deps.db, 'document_key', { id: kept?.id }), api.files().includes(kept?.id ?? '')]).toEqual([
      0,
      false,
    ]);
    for (const again of [await uploads.end(id), await uploads.patch(id, PIECE, piece(1))])
      expect(await said(again)).toEqual([410, 'upload_gone', null]);
  });

  it.each<[string, () => Promise<Response>, number, string]>([
    [
      'no version of the protocol',
      () => uploads.begin(9, { headers: { 'tus-resumable': '0.2.2' } }),
      412,
      'upload_protocol',
    ],
    ['no length', () => uploads.begin(9, { length: '' }), 400, 'body_invalid'],
    ['a length that is no number', () => uploads.begin(9, { length: '1e3' }), 400, 'body_invalid'],
    ['a length of 60 KB', () => uploads.begin(9, { length: '9'.repeat(15_000) }), 400, 'body_invalid'],
    ['nothing in it', () => uploads.begin(0), 400, 'file_empty'],
    ['more than 10 MiB', () => uploads.begin(MAX + 1), 413, 'file_too_large'],
    ['a path for a name', () => uploads.begin(9, { name: '../a.pdf' }), 400, 'file_name_invalid'],
    [
      'a foreign page behind it',
      () => uploads.begin(9, { headers: { 'sec-fetch-site': 'cross-site' } }),
      403,
      'cross_site',
    ],
    ['a token that nobody has', () => uploads.begin(9, { token: crypto.randomUUID() }), 404, 'applicant_not_found'],
    ['another method', () => fetch(uploads.at(''), { headers: TUS }), 404, 'not_found'],
  ])('FILE-16 with %s is refused', async (_what, ask, status, code) => {
    const before = countOf(api.deps.db, 'upload');
    expect((await said(await ask())).slice(0, 2)).toEqual([status, code]);
    expect(countOf(api.deps.db, 'upload')).toBe(before);
  });

  it('FILE-16 with 60 KB about itself is refused', async () => {
    expect((await uploads.begin(9, { name: 'n'.repeat(45_000) })).status).toBe(431);
  });
});

describe('A piece', () => {
  it.each<[string, (id: string) => Promise<Response>, number, string, string | null]>([
    ['from another place', (id) => uploads.patch(id, 0, piece(0)), 409, 'upload_moved', '100000'],
    ['from behind the end', (id) => uploads.patch(id, 4 * PIECE, piece(0)), 409, 'upload_moved', '100000'],
    ['from no place', (id) => uploads.patch(id, 'here', piece(1)), 400, 'body_invalid', null],
    [
      'of another kind',
      (id) => uploads.patch(id, PIECE, piece(1), { 'content-type': 'text/plain' }),
      415,
      'unsupported_media_type',
      null,
    ],
    ['longer than the rest', (id) => uploads.patch(id, PIECE, file), 413, 'body_too_large', null],
    ['shorter than pieces are', (id) => uploads.patch(id, PIECE, file.slice(0, 16_383)), 400, 'body_invalid', null],
    ['without a byte', (id) => uploads.patch(id, PIECE, ''), 400, 'body_invalid', null],
    [
      'of an upload that nobody knows',
      () => uploads.patch(crypto.randomUUID(), PIECE, piece(1)),
      410,
      'upload_gone',
      null,
    ],
    [
      'of an upload whose id is 8 KB long',
      () => uploads.patch('i'.repeat(8000), PIECE, piece(1)),
      410,
      'upload_gone',
      null,
    ],
  ])('FILE-17 %s is refused, and nothing of it counts', async (_what, ask, ...expected) => {
    const id = await uploads.beginId(file.length);
    await uploads.patch(id, 0, piece(0));
    expect(await said(await ask(id))).toEqual(expected);
    expect(await offsetOf(id)).toBe(PIECE);
    await settled();
  });

  it('FILE-17 that is longer than the rest and does not say so is refused', async () => {
    const id = await uploads.beginId(PIECE);
    const { socket, answer } = openSocket(api.url);
    onTestFinished(() => void socket.destroy());
    socket.write(pieceHead(id, 0, 0).replace('content-length: 0', 'transfer-encoding: chunked'));
    socket.write(`${(2 * PIECE).toString(16)}\r\n`);
    socket.write(file.subarray(0, 2 * PIECE));
    socket.write('\r\n0\r\n\r\n');
    await expect.poll(answer).toMatch(/^HTTP\/1.1 413 .*body_too_large/s);
    expect(await offsetOf(id)).toBe(0);
    await settled();
  });

  it.each([
    ['is reset', 'resetAndDestroy'],
    ['ends', 'end'],
    ['is gone', 'destroy'],
  ] as const)('FILE-17 whose connection %s counts not at all', async (_what, end) => {
    const id = await uploads.beginId(file.length);
    await uploads.patch(id, 0, piece(0));
    const { socket } = await half(id, PIECE);
    const closed = once(socket, 'close');
    socket[end]();
    await closed;
    await settled();
    expect(await offsetOf(id)).toBe(PIECE);
    expect((await uploads.patch(id, PIECE, piece(1))).status).toBe(204);
  });

  it('FILE-17 is encrypted with a key of its own, and safe on the disk before it is acknowledged', async () => {
    const own = await startApi({ dataDir: path.join(tempDir(), 'data') });
    onTestFinished(() => own.stop());
    const disk = await watchDisk(own.deps.folders.root);
    const client = uploadsOf(own.url);
    const id = await client.beginId(2 * PIECE);
    for (const offset of [0, PIECE]) {
      // The same bytes twice.
      expect((await client.patch(id, offset, piece(0))).status).toBe(204);
      expect(disk.lost()).toEqual([]);
    }
    const kept = columnOf(own.deps.db, 'upload_piece', 'id');
    const [first, second] = kept.map((name) => readFileSync(path.join(own.deps.folders.uploads, name)));
    const sixteen = (bytes = Buffer.alloc(0)) => bytes.subarray(64, 80).toString('hex');
    expect(sixteen(first)).not.toBe(sixteen(second));
    expect(new Set(columnOf(own.deps.db, 'document_key', 'wrapped').map(String)).size).toBe(2);
    expect(first?.includes('%PDF')).toBe(false);
  });

  it('FILE-17 whose files were damaged makes the upload unknown to its form', async () => {
    const id = await uploads.send({ content: blob(await pdfOfSize(PIECE)) });
    const [kept] = piecesOf(id);
    writeFileSync(path.join(api.deps.folders.uploads, kept?.id ?? ''), Buffer.alloc(PIECE));
    const form = new FormData();
    for (const [name, value] of Object.entries({ first_name: 'Selam', last_name: 'Tesfaye', gdpr: 'true' }))
      form.set(name, value);
    form.set('email', 'damaged@example.org');
    form.set('hub4africa_file_upload', id);
    const { status, body } = await answerOf(api.post('submit-preregistration', form));
    expect([status, body.code]).toEqual([410, 'upload_gone']);
  });
});

describe('A newer request for an upload', () => {
  it.each<[string, (id: string) => Promise<Response>, number]>([
    ['asks how much is here', (id) => uploads.head(id), 200],
    ['brings the same piece', (id) => uploads.patch(id, 0, piece(0)), 204],
    ['ends it', (id) => uploads.end(id), 204],
  ])('FILE-18 that %s ends the older one and does not wait for it', async (_what, ask, status) => {
    const id = await uploads.beginId(file.length);
    const older = await half(id, 0);
    expect((await ask(id)).status).toBe(status);
    await expect.poll(older.answer).toMatch(/^HTTP\/1.1 4(?:09|10) /);
    await settled();
  });

  it('FILE-18 leaves the older one a sentence and the place', async () => {
    const id = await uploads.beginId(file.length);
    await uploads.patch(id, 0, piece(0));
    const older = await half(id, PIECE);
    await uploads.head(id);
    await expect.poll(older.answer).toMatch(/409[\s\S]*upload-offset: 100000[\s\S]*upload_taken_over/i);
  });

  it('FILE-18 never lets a piece in twice: of several at once, one counts', async () => {
    const id = await uploads.beginId(file.length);
    const answers = await Promise.all(Array.from({ length: 6 }, () => uploads.patch(id, 0, piece(0))));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([204, 409, 409, 409, 409, 409]);
    expect([await offsetOf(id), piecesOf(id)]).toMatchObject([PIECE, [{ place: 0 }]]);
    await settled();
  });
});

describe('An upload', () => {
  it('FILE-20 expires a day after its last piece, and is swept with keys and files once nobody can be reading it', async () => {
    onTestFinished(() => {
      api.clock.time = NOON;
    });
    const id = await uploads.beginId(file.length);
    api.clock.time += DAY_MS - 1;
    expect((await uploads.patch(id, 0, piece(0))).status).toBe(204);
    const younger = await uploads.beginId(file.length);
    api.clock.time += DAY_MS - 1;
    expect(await offsetOf(id)).toBe(PIECE);
    await uploads.patch(younger, 0, piece(0));
    api.clock.time += 1;
    expect((await uploads.head(id)).status).toBe(410);
    while (await sweepUploads(api.deps));
    const [kept, ...others] = piecesOf(id);
    expect(others).toEqual([]);
    api.clock.time += HOUR_MS;
    while (await sweepUploads(api.deps));
    expect([piecesOf(id), await offsetOf(younger)]).toEqual([[], PIECE]);
    expect(api.files()).not.toContain(kept?.id);
    expect(countOf(api.deps.db, 'document_key', { id: kept?.id })).toBe(0);
  });

  it('FILE-17 goes on after a restart of the server, which sets none of its pieces aside', async () => {
    const dataDir = tempDir();
    const first = await startApi({ dataDir });
    const id = await uploadsOf(first.url).beginId(file.length);
    await uploadsOf(first.url).patch(id, 0, piece(0));
    await first.halt();
    const second = await startApi({ dataDir });
    onTestFinished(() => second.stop());
    await clearUp(second.deps, { before: Number.POSITIVE_INFINITY });
    const client = uploadsOf(second.url);
    expect(offsetIn(await client.head(id))).toBe(PIECE);
    expect((await client.patch(id, PIECE, file.slice(PIECE))).status).toBe(204);
  });

  it('FILE-21 of one application makes its oldest give way, once they are more than six files', async () => {
    const { token } = await apply(api);
    const ids = [];
    for (let count = 0; count < 7; count += 1) {
      api.clock.time += 1;
      ids.push(await uploads.beginId(MAX, { token }));
    }
    const strangers = await uploads.beginId(MAX);
    const statuses = await Promise.all([...ids, strangers].map(async (id) => (await uploads.head(id)).status));
    expect(statuses).toEqual([410, 200, 200, 200, 200, 200, 200, 200]);
  });

  it('FILE-21 that is coming does not give way', async () => {
    const { token } = await apply(api);
    const first = await uploads.beginId(MAX, { token });
    const { answer } = await half(first, 0);
    for (let count = 0; count < 6; count += 1) {
      api.clock.time += 1;
      await uploads.beginId(MAX, { token });
    }
    expect([countOf(api.deps.db, 'upload', { id: keyHash(first) }), answer()]).toEqual([1, '']);
  });
});

describe('The bounds of forms', () => {
  // Three of them are more than a megabyte.
  const LARGE = 400_000;
  const bytes = new Uint8Array(LARGE);

  it.each([
    ['a disk without room', { DISK_RESERVE_MB: '999999999' }, [503, 503, 503], 'disk_low'],
    ['a network that has sent enough', { UPLOAD_MB_PER_NETWORK: '1' }, [204, 204, 429], 'network_uploads_spent'],
  ])('FILE-21 count for pieces too: %s', async (_what, env, statuses, code) => {
    const own = await startApi({ env });
    onTestFinished(() => own.stop());
    const client = uploadsOf(own.url);
    const id = await client.beginId(3 * LARGE);
    const answers = [];
    for (const at of [0, 1, 2]) answers.push(await client.patch(id, statuses[0] === 204 ? at * LARGE : 0, bytes));
    expect(answers.map(({ status }) => status)).toEqual(statuses);
    const last = answers.at(-1) as Response;
    expect([last.headers.has('retry-after'), ((await last.json()) as { code: string }).code]).toEqual([true, code]);
  });

  it('FILE-21 charge the application whose token began the upload, and not its network', async () => {
    const own = await startApi({ env: { UPLOAD_MB_PER_APPLICATION: '2', UPLOAD_MB_PER_NETWORK: '1' } });
    onTestFinished(() => own.stop());
    const { token } = await apply(own);
    const client = uploadsOf(own.url);
    const id = await client.beginId(3 * LARGE, { token });
    for (const at of [0, 1, 2]) expect((await client.patch(id, at * LARGE, bytes)).status).toBe(204);
  });
});
