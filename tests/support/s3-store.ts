import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Answer {
  status: number;
  headers?: Record<string, string | undefined>;
  body?: Buffer | string;
}

interface Kept {
  bytes: Buffer;
  meta: string | undefined;
  at: number;
}

const KEY_ID = 'AKTEST';
const SECRET = 'secret/with+signs';
/** For an address: user and password. */
export const STORE_KEYS = `${KEY_ID}:${encodeURIComponent(SECRET)}`;
const MOST_LATE_MS = 15 * 60_000;
const PAGE = 1000;

/** A bucket `works` in memory, which checks signatures (AWS, version 4) and the sums of what is put. */
export function createStore() {
  const objects = new Map<string, Kept>();

  function answer(req: IncomingMessage, body: Buffer): Answer {
    const { pathname, searchParams } = new URL(`http://store${req.url}`);
    const wrong = refusal(req, body);
    if (wrong) return failed(wrong[0], wrong[1]);
    const [, bucket, ...rest] = pathname.split('/');
    const key = rest.join('/');
    if (bucket !== 'works') return failed(404, 'NoSuchBucket');
    if (key === '') return list(searchParams);
    if (req.method === 'PUT') {
      objects.set(key, { bytes: body, meta: header(req, 'x-amz-meta-sha256'), at: Date.now() });
      return { status: 200 };
    }
    if (req.method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    return get(req, objects.get(key));
  }

  function list(asked: URLSearchParams): Answer {
    const [prefix, after] = [asked.get('prefix') ?? '', asked.get('continuation-token') ?? ''];
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, PAGE);
    const rows = page.map((key) => {
      const at = new Date(objects.get(key)?.at ?? 0).toISOString();
      return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified></Contents>`;
    });
    const next = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return { status: 200, body: `<ListBucketResult>${next}${rows.join('')}</ListBucketResult>` };
  }

  return { objects, answer };
}

function get(req: IncomingMessage, found: Kept | undefined): Answer {
  if (!found) return failed(404, 'NoSuchKey');
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(header(req, 'range') ?? '') ?? [];
  const part = from === undefined ? found.bytes : found.bytes.subarray(Number(from), Number(to) + 1);
  return {
    status: from === undefined ? 200 : 206,
    headers: { 'x-amz-meta-sha256': found.meta, 'content-length': String(part.length) },
    body: req.method === 'HEAD' ? '' : part,
  };
}

function failed(status: number, code: string): Answer {
  return { status, body: `<Error><Code>${code}</Code></Error>` };
}

function header(req: IncomingMessage, name: string): string | undefined {
  const value = req.headers[name];
  return value === undefined ? undefined : String(value);
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** As https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html says. */
function refusal(req: IncomingMessage, body: Buffer): [number, string] | undefined {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/;
  const [, keyId, scope = '', names = '', signature] = pattern.exec(header(req, 'authorization') ?? '') ?? [];
  if (keyId !== KEY_ID) return [403, 'InvalidAccessKeyId'];
  const time = header(req, 'x-amz-date') ?? '';
  const at = Date.parse(time.replace(/^(....)(..)(..T..)(..)(..)Z$/, '$1-$2-$3:$4:$5Z'));
  if (!(Math.abs(Date.now() - at) < MOST_LATE_MS)) return [403, 'RequestTimeTooSkewed'];
  const { pathname, searchParams } = new URL(`http://store${req.url}`);
  const query = [...searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');
  const headers = names.split(';').map((name) => `${name}:${header(req, name)?.trim()}\n`);
  const payload = header(req, 'x-amz-content-sha256') ?? '';
  const request = [req.method, pathname, query, headers.join(''), names, payload].join('\n');
  const [day = '', region = '', service = ''] = scope.split('/');
  const key = [region, service, 'aws4_request'].reduce(hmac, hmac(`AWS4${SECRET}`, day));
  if (hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(request)].join('\n')).toString('hex') !== signature)
    return [403, 'SignatureDoesNotMatch'];
  return payload === 'UNSIGNED-PAYLOAD' || payload === sha256(body) ? undefined : [400, 'XAmzContentSHA256Mismatch'];
}
