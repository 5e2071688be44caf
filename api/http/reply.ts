import { Readable } from 'node:stream';
import type { Response } from 'express';
import * as z from 'zod/mini';
import type { CallEntry } from '#contract/call-entry.ts';
import { type StreamReply, sendAll, sendStream, streamReply } from './stream-reply.ts';

/** A reply that is a file, whole or made while it is sent. `name` is ASCII. */
const fileReply = z.object({
  name: z.string(),
  mime: z.string(),
  bytes: z.union([z.instanceof(Buffer), z.instanceof(Readable)]),
});
export type FileReply = z.infer<typeof fileReply>;

/** What a call's function returns, by the entry in the table. */
export type OutputOf<Entry extends CallEntry> = Entry['reply'] extends z.ZodMiniType
  ? z.output<Entry['reply']>
  : Entry['reply'] extends { file: string }
    ? FileReply
    : Entry['reply'] extends 'document'
      ? StreamReply
      : null;

interface ReplyWay {
  output: z.ZodMiniType;
  /** Sends the reply; without it, as JSON. */
  send?(res: Response, output: unknown): void;
}

/** How a reply of this kind is checked and sent. */
export function replyWay({ reply }: CallEntry): ReplyWay {
  if (reply === 'nothing') return { output: z.null(), send: (res) => void res.status(204).end() };
  if (reply === 'document') return { output: streamReply, send: (res, file) => sendStream(res, file as StreamReply) };
  if ('file' in reply) return { output: fileReply, send: (res, file) => sendFile(res, file as FileReply) };
  return { output: reply };
}

/**
 * Like express's `json`, without an ETag, as replies are not cached. A string is written in one piece with the headers;
 * a Buffer would be written separately.
 */
export function sendJson(res: Response, output: unknown): void {
  const body = JSON.stringify(output);
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.end(body);
}

function sendFile(res: Response, { name, mime, bytes }: FileReply): void {
  res.setHeader('Content-Type', mime);
  res.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  if (bytes instanceof Readable) sendAll(bytes, res);
  else res.end(bytes);
}
