interface Sent {
  headers?: Record<string, string>;
  query?: Record<string, string>;
  body?: Blob;
  signal: AbortSignal;
}

/**
 * Sends requests that an S3-compatible store takes, to `https://KEY:SECRET@host/bucket/folder?region=name`. Their
 * signatures need the right time.
 */
export function createSender(address: string) {
  const { origin, username, password, pathname, searchParams } = new URL(address);
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean);
  const folder = folders.map((name) => `${name}/`).join('');
  const keys = {
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
    service: 's3',
  };
  return {
    /** For sentences: it has no key. */
    place: `${origin}${pathname.replace(/\/$/, '')}`,
    /** Before each key that the store names. */
    prefix: folder,
    async send(method: string, key: string, { query = {}, headers = {}, body, signal }: Sent): Promise<Response> {
      // Only where a bucket is set up.
      const { AwsV4Signer } = await import('aws4fetch');
      const object = key === '' ? `/${bucket}` : `/${bucket}/${folder}${key}`;
      const url = `${origin}${object}?${new URLSearchParams(query)}`.replace(/\?$/, '');
      const signed = await new AwsV4Signer({ method, url, headers, ...keys }).sign();
      return fetch(signed.url, { method, headers: signed.headers, body: body ?? null, signal, redirect: 'manual' });
    },
  };
}
