import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import * as z from 'zod/mini';

/** A reply that is an uploaded file, sent in chunks: always a download, never shown as a page of this site. */
export const streamReply = z.object({
  name: z.string(),
  mime: z.string(),
  size: z.number(),
  stream: z.instanceof(Readable),
});

export type StreamReply = z.infer<typeof streamReply>;

export function sendStream(res: Response, { name, mime, size, stream }: StreamReply): void {
  res.setHeader('Content-Type', mime);
  res.setHeader('Content-Length', size);
  res.setHeader('Content-Disposition', attachment(name));
  res.setHeader('Content-Security-Policy', "sandbox; default-src 'none'");
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Cache-Control', 'no-store');
  if (res.req.method === 'HEAD') {
    stream.destroy();
    res.end();
    return;
  }
  sendAll(stream, res);
}

/** A caller who hangs up ends the stream; a failing stream ends the connection, as the headers are already sent. */
export function sendAll(stream: Readable, res: Response): void {
  // If the response has ended before, `pipeline` does not close the stream.
  void pipeline(stream, res).catch(() => stream.destroy());
}

/** The name in ASCII for every browser, and in full (RFC 6266). */
function attachment(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
