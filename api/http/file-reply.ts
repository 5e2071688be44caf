import type { Response } from 'express';
import * as z from 'zod/mini';

/** A reply that is a file to keep. `name` is ASCII. */
export const fileReply = z.object({ name: z.string(), mime: z.string(), bytes: z.instanceof(Buffer) });

export function sendFile(res: Response, { name, mime, bytes }: z.infer<typeof fileReply>): void {
  res.setHeader('Content-Type', mime);
  res.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  res.end(bytes);
}
