import type { Response } from 'express';
import * as z from 'zod/mini';
import type { CallEntry } from '#contract/call-entry.ts';
import { type StreamReply, sendStream, streamReply } from './stream-reply.ts';

/** A reply that is a file. `name` is ASCII. */
const fileReply = z.object({ name: z.string(), mime: z.string(), bytes: z.instanceof(Buffer) });
export type FileReply = z.infer<typeof fileReply>;

/** What a call's function returns for its entry in the table. */
export type OutputOf<Entry extends CallEntry> = Entry['reply'] extends z.ZodMiniType
  ? z.output<Entry['reply']>
  : Entry['reply'] extends { file: string }
    ? FileReply
    : Entry['reply'] extends 'document'
      ? StreamReply
      : null;

interface ReplyWay {
  output: z.ZodMiniType;
  /** As JSON where there is none. */
  send?(res: Response, output: unknown): void;
}

/** How the kind of reply that an entry names is checked and sent. */
export function replyWay({ reply }: CallEntry): ReplyWay {
  if (reply === 'nothing') return { output: z.null(), send: (res) => void res.status(204).end() };
  if (reply === 'document') return { output: streamReply, send: (res, file) => sendStream(res, file as StreamReply) };
  if ('file' in reply) return { output: fileReply, send: (res, file) => sendFile(res, file as FileReply) };
  return { output: reply };
}

/**
 * What express's own `json` sends, without an ETag, as no reply is kept. A text goes out in one piece with its headers; a
 * Buffer would go beside them.
 */
export function sendJson(res: Response, output: unknown): void {
  const body = JSON.stringify(output);
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.end(body);
}

/** To keep. */
function sendFile(res: Response, { name, mime, bytes }: FileReply): void {
  res.setHeader('Content-Type', mime);
  res.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  res.end(bytes);
}
