import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { MINUTE_MS } from '#api/time/clock.ts';
import { MAX_FILE_BYTES } from '#contract/limits.ts';
import { type Api, startApi } from '../support/api-server.ts';
import { answerOf, apply, type Reply } from '../support/applications.ts';
import { blob, pdf, pdfBytes, pdfOfSize } from '../support/files.ts';
import { step1Form, step2Form } from '../support/forms.ts';
import { openSocket } from '../support/hostile-form.ts';
import { head, sendRaw } from '../support/raw-http.ts';

const STEP1 = '/api/functions/submit-preregistration';
const BOUNDARY = 'x-boundary';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

let api: Api;
let before: string[];
let rows: number;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '100' } });
});
afterAll(() => api.stop());
beforeEach(() => {
  before = api.files();
  rows = applicantStore(api.deps.db).page({ most: 1000 }).length;
});

/** Whatever was refused: nothing is on disk, nothing in the database, and the server still answers. */
afterEach(async () => {
  expect(api.files()).toEqual(before);
  expect(applicantStore(api.deps.db).page({ most: 1000 })).toHaveLength(rows);
  expect((await fetch(`${api.url}/api/health/ready`)).status).toBe(200);
});

const part = (name: string, value: string, file = '') =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;

function post(body: BodyInit, type: string, lang = 'en') {
  const headers = { 'content-type': type, 'accept-language': lang };
  return answerOf(fetch(`${api.url}${STEP1}`, { method: 'POST', body, headers }));
}

describe('STAC-09 A body that cannot be read is refused with a code and a sentence', () => {
  it.each([
    ['of another type', 'a=1', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    ['without a boundary', part('first_name', 'x'), 'multipart/form-data', 400, 'body_invalid'],
    ['with another boundary', part('first_name', 'x'), 'multipart/form-data; boundary=other', 400, 'body_invalid'],
    ['empty', '', MULTIPART, 400, 'body_invalid'],
    ['that ends in the middle', `${part('first_name', 'x')}--${BOUNDARY}`, MULTIPART, 400, 'body_invalid'],
    ['with a nested field', `${part('a[b][c]', 'x')}--${BOUNDARY}--\r\n`, MULTIPART, 400, 'body_invalid'],
    [
      'with a field without a name',
      `--${BOUNDARY}\r\ncontent-disposition: form-data\r\n\r\nx\r\n--${BOUNDARY}--\r\n`,
      MULTIPART,
      400,
      'body_invalid',
    ],
    ['with forty fields', `${part('a', 'x').repeat(40)}--${BOUNDARY}--\r\n`, MULTIPART, 400, 'body_invalid'],
    [
      'with a very long field',
      `${part('first_name', 'x'.repeat(20_000))}--${BOUNDARY}--\r\n`,
      MULTIPART,
      413,
      'body_too_large',
    ],
    ['with a very long name', `${part('n'.repeat(200), 'x')}--${BOUNDARY}--\r\n`, MULTIPART, 400, 'body_invalid'],
  ])('%s', async (_title, body, type, status, code) => {
    const answer = await post(body, type);
    expect(answer).toMatchObject({ status, body: { code, success: false } });
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(answer.body.error).toMatch(/^[A-Z].*\.$/);
    expect((await post(body, type, 'de')).body.error).not.toBe(answer.body.error);
  });

  it.each([
    ['broken', '{"token":', 'application/json', 400, 'json_invalid'],
    ['a list', '[]', 'application/json', 400, 'json_invalid'],
    ['a number', '1', 'application/json', 400, 'json_invalid'],
    ['nothing', '', 'application/json', 401, 'token_missing'],
    ['very deep', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'application/json', 400, 'json_invalid'],
    [
      'deep below the token',
      `{"token":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
      'application/json',
      401,
      'token_missing',
    ],
    [
      'with prototype keys',
      '{"__proto__":{"token":"x"},"constructor":{"prototype":{}}}',
      'application/json',
      401,
      'token_missing',
    ],
    [
      'larger than any JSON of ours',
      JSON.stringify({ token: 'x'.repeat(70_000) }),
      'application/json',
      413,
      'body_too_large',
    ],
    ['in an unknown charset', '{}', 'application/json; charset=klingon', 400, 'body_invalid'],
    ['of another type', 'token=x', 'text/plain', 415, 'unsupported_media_type'],
  ])('JSON: %s', async (_title, body, type, status, code) => {
    const headers = { 'content-type': type, 'accept-language': 'en' };
    const answer = await answerOf(fetch(`${api.url}/api/functions/get-applicant`, { method: 'POST', body, headers }));
    expect(answer).toMatchObject({ status, body: { code } });
    expect(({} as { token?: string }).token).toBeUndefined();
  });

  it('prototype names as fields and files are strangers to a form', async () => {
    const form = await step1Form({ __proto__x: 'y', constructor: 'y', toString: 'y', first_name: undefined });
    expect(await answerOf(api.post('submit-preregistration', form))).toMatchObject({
      status: 400,
      body: { code: 'input_empty' },
    });
    const withFile = await step1Form();
    withFile.set('__proto__', await pdf(), 'a.pdf');
    expect(await answerOf(api.post('submit-preregistration', withFile))).toMatchObject({
      status: 400,
      body: { code: 'file_unexpected' },
    });
  });

  it('a document sent twice, and a file that nobody asked for', async () => {
    const twice = await step1Form();
    twice.append('hub4africa_file', await pdf(), 'again.pdf');
    expect((await answerOf(api.post('submit-preregistration', twice))).body.code).toBe('file_twice');
    const stranger = await step1Form();
    stranger.append('diploma', await pdf(), 'diploma.pdf');
    expect((await answerOf(api.post('submit-preregistration', stranger))).body.code).toBe('file_unexpected');
  });
});

describe('What is too large or too slow', () => {
  it('a length that no form of ours has is refused before a byte is read', async () => {
    const answer = await sendRaw(api.url, [head(STEP1, { 'content-type': MULTIPART, 'content-length': 999_999_999 })]);
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'body_too_large' });
  });

  it('a body without a length is refused when it passes the limit', async () => {
    const chunk = Buffer.alloc(1024 * 1024, '-');
    const framed = Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]);
    const answer = await sendRaw(api.url, [
      head(STEP1, { 'content-type': MULTIPART, 'transfer-encoding': 'chunked' }),
      ...Array<Buffer>(12).fill(framed),
    ]);
    expect(answer.status).toBe(413);
  });

  it('FILE-02 a file of one byte too much is refused after it has all arrived, so that a browser reads the answer', async () => {
    const form = await step1Form(
      {},
      { hub4africa_file: { content: new Blob([new Uint8Array(MAX_FILE_BYTES + 1)]), name: 'a.pdf' } },
    );
    expect(await answerOf(api.post('submit-preregistration', form))).toMatchObject({
      status: 413,
      body: { code: 'file_too_large' },
    });
  });

  it.each(['form', 'json'])(
    'a %s that stands still is given up with a sentence, and its file is gone',
    async (kind) => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      try {
        const isForm = kind === 'form';
        const start = isForm
          ? part('hub4africa_file', '%PDF-1.4 never ends', '; filename="a.pdf"\r\ncontent-type: application/pdf')
          : '{"token"';
        const path = isForm ? STEP1 : '/api/functions/get-applicant';
        const type = isForm ? MULTIPART : 'application/json';
        const answer = sendRaw(api.url, [head(path, { 'content-type': type, 'content-length': 5000 }), start]);
        await expect.poll(() => vi.getTimerCount() > 0 && (!isForm || api.files().length > before.length)).toBe(true);
        vi.advanceTimersByTime(MINUTE_MS);
        const { status, body } = await answer;
        expect(status).toBe(408);
        expect(JSON.parse(body)).toMatchObject({
          code: 'body_too_slow',
          error: expect.stringContaining('Please try again'),
        });
      } finally {
        vi.useRealTimers();
      }
    },
  );

  it('one that is too slow is answered, and its connection ends at once', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { socket, answer } = openSocket(api.url);
      const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
      socket.write(`${head('/api/functions/get-applicant', headers)}3\r\n{"t\r\n`);
      await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
      vi.advanceTimersByTime(MINUTE_MS);
      await once(socket, 'end');
      socket.destroy();
      expect(answer()).toMatch(/^HTTP\/1\.1 408 [\s\S]*connection: close[\s\S]*"code":"body_too_slow"/i);
    } finally {
      vi.useRealTimers();
    }
  });

  it('of a client that closes behind the answer, the rest of a long one is read before it is answered', async () => {
    const { socket, answer } = openSocket(api.url);
    const rest = Buffer.alloc(12 * 1024 * 1024, 'a');
    const headers = { 'content-type': 'application/json', 'content-length': rest.length, connection: 'close' };
    socket.write(head('/api/auth/change-name', headers));
    // The head has been read by then: what follows on other connections is answered.
    for (let others = 0; others < 5; others += 1) await (await fetch(`${api.url}/api/health/live`)).text();
    expect(answer()).toBe('');
    socket.write(rest);
    await once(socket, 'end');
    socket.destroy();
    expect(answer()).toMatch(/^HTTP\/1\.1 401 [\s\S]*"code":"sign_in_required"/i);
  });

  it('and one that never sends the rest is answered after a minute', async () => {
    const { socket, answer } = openSocket(api.url);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const headers = { 'content-type': 'application/json', 'content-length': 5000, connection: 'close' };
      const ended = once(socket, 'end');
      socket.write(head('/api/auth/change-name', headers));
      // The server may not have read the head yet: the minute begins when it has.
      while (answer() === '') {
        await turn();
        vi.advanceTimersByTime(MINUTE_MS);
      }
      await ended;
      socket.destroy();
      expect(answer()).toContain('"code":"sign_in_required"');
    } finally {
      vi.useRealTimers();
    }
  });

  it('JSON that is not UTF-8', async () => {
    const body = Buffer.from([...Buffer.from('{"token":"'), 0xc3, 0x28, ...Buffer.from('"}')]);
    const headers = { 'content-type': 'application/json' };
    const answer = await answerOf(fetch(`${api.url}/api/functions/get-applicant`, { method: 'POST', body, headers }));
    expect([answer.status, answer.body.code]).toEqual([400, 'body_invalid']);
  });

  it.each([
    ['form', STEP1, MULTIPART, part('first_name', 'x'.repeat(15_000))],
    ['JSON', '/api/functions/get-applicant', 'application/json', JSON.stringify({ token: 'x'.repeat(15_000) })],
  ])('a %s in pieces of one byte is refused long before its end, and its connection ends', async (...given) => {
    const [, path, type, body] = given;
    const headers = { 'content-type': type, 'transfer-encoding': 'chunked' };
    const pieces = [...body.slice(0, 2000)].map((byte) => `1\r\n${byte}\r\n`).join('');
    const { socket, answer } = openSocket(api.url);
    socket.write(head(path, headers) + pieces);
    await once(socket, 'end');
    socket.destroy();
    expect(answer()).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"body_invalid"/);
  });

  it('the rest of a refused body is not read where it comes in pieces of one byte', async () => {
    const { socket, answer } = openSocket(api.url);
    const headers = { 'content-type': 'text/plain', 'transfer-encoding': 'chunked' };
    socket.write(head(STEP1, headers) + '1\r\na\r\n'.repeat(2000));
    await once(socket, 'end');
    socket.destroy();
    expect(answer()).toContain('"code":"unsupported_media_type"');
  });

  it('a form in the small packets of a slow network is read', async () => {
    const form = new Response(
      await step1Form({ email: 'invalid' }, { hub4africa_file: { content: blob(await pdfOfSize(600_000)) } }),
    );
    const bytes = Buffer.from(await form.arrayBuffer());
    const packets = Array.from({ length: Math.ceil(bytes.length / 500) }, (_, index) => {
      const packet = bytes.subarray(index * 500, index * 500 + 500);
      return Buffer.concat([Buffer.from(`${packet.length.toString(16)}\r\n`), packet, Buffer.from('\r\n')]);
    });
    const type = form.headers.get('content-type') ?? '';
    const answer = await sendRaw(api.url, [
      head(STEP1, { 'content-type': type, 'transfer-encoding': 'chunked' }),
      Buffer.concat(packets),
      '0\r\n\r\n',
    ]);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'email_invalid' });
  });

  it('a connection that is cut in the middle leaves nothing', async () => {
    const start = part('hub4africa_file', '%PDF-1.4 cut', '; filename="a.pdf"\r\ncontent-type: application/pdf');
    const sent = [head(STEP1, { 'content-type': MULTIPART, 'content-length': 5000 }), start];
    const hasBegun = () => expect.poll(() => api.files().length).toBeGreaterThan(before.length);
    const { status } = await sendRaw(api.url, sent, { closeAfter: hasBegun });
    expect([0, 400]).toContain(status);
    await expect.poll(() => api.files()).toEqual(before);
  });
});

describe('Before the files', () => {
  const sent = async (token: string) => {
    const form = await step2Form(token);
    form.set('a2_file', blob(await pdfBytes('never kept')), 'a2.pdf');
    return answerOf(api.post('submit-a2-cv', form));
  };

  it('CALL-16 an unknown token is refused without keeping a byte, also when it comes as a field', async () => {
    expect(await sent(crypto.randomUUID())).toMatchObject({ status: 404, body: { code: 'applicant_not_found' } });
  });

  it('a status that does not allow it is refused with what is possible, in the language of the caller', async () => {
    const { token, id } = await apply(api);
    rows += 1;
    before = api.files();
    api.deps.tx(() => applicantStore(api.deps.db).setStatus(id, 'COMPLETE', null, api.clock.time));
    const { status, body } = await sent(token);
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'wrong_status' });
    expect(body.error).toBe('This is not possible at the moment. Possible now: nothing any more.');
  });
});

describe('What is not even HTTP', () => {
  it('is answered like everything else', async () => {
    const answer = await sendRaw(api.url, ['HELLO\r\n\r\n']);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body) as Reply).toMatchObject({ code: 'body_invalid' });
  });

  it.each([
    ['without a host', ''],
    ['with two hosts', 'Host: localhost\r\nHost: elsewhere\r\n'],
  ])('a request %s is refused in the same words', async (_what, hosts) => {
    const answer = await sendRaw(api.url, [`GET /api/health/live HTTP/1.1\r\n${hosts}Accept-Language: en\r\n\r\n`]);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body) as Reply).toMatchObject({ code: 'body_invalid', success: false });
  });

  it('an old probe that knows no hosts is answered', async () => {
    expect((await sendRaw(api.url, ['GET /api/health/live HTTP/1.0\r\n\r\n'])).status).toBe(200);
  });

  it('a tunnel is refused, and the connection ends', async () => {
    const { socket, answer } = openSocket(api.url);
    socket.write('CONNECT elsewhere:443 HTTP/1.1\r\nHost: elsewhere:443\r\n\r\n');
    await once(socket, 'end');
    socket.destroy();
    expect(answer()).toMatch(/^HTTP\/1\.1 405 [\s\S]*allow: [\s\S]*"code":"method_not_allowed"/i);
  });

  it('headers that are far too long', async () => {
    const answer = await sendRaw(api.url, [head('/api/health/live', { cookie: 'x'.repeat(40_000) })]);
    expect(answer.status).toBe(431);
  });
});
