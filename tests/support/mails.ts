import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { Api } from './api-server.ts';

/** Sends the mails that are due, and reads those to `to` from the outbox folder, in the order of queueing. */
export async function mailsTo(api: Api, to: string): Promise<Email[]> {
  await api.deps.mail.sendDue();
  const { outbox } = api.deps.folders;
  const files = readdirSync(outbox);
  const inOrder = api.deps.outbox.list().flatMap((row) => files.find((name) => name.endsWith(`${row.id}.eml`)) ?? []);
  const mails = await Promise.all(inOrder.map((name) => PostalMime.parse(readFileSync(path.join(outbox, name)))));
  return mails.filter((mail) => mail.to?.[0]?.address === to);
}

/** The token in the first link that opens an application. */
export function tokenIn({ text = '' }: Email): string | undefined {
  return /\/(?:de|en)\/join\?token=([0-9a-f-]{36})\b/.exec(text)?.[1];
}
