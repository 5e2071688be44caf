import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { Api } from './api-server.ts';

/** Sends what is due and reads the mails to `to` out of the outbox folder, in the order of sending. */
export async function mailsTo(api: Api, to: string): Promise<Email[]> {
  await api.deps.mail.sendDue();
  const { outbox } = api.deps.folders;
  const files = readdirSync(outbox).map((name) => path.join(outbox, name));
  // The test's clock stands still, so the stamps in the names are alike.
  const inOrder = files.sort((a, b) => Number(statSync(a, BIG).mtimeNs - statSync(b, BIG).mtimeNs));
  const mails = await Promise.all(inOrder.map((file) => PostalMime.parse(readFileSync(file))));
  return mails.filter((mail) => mail.to?.[0]?.address === to);
}

const BIG = { bigint: true } as const;

/** The token in the first link that opens an application. */
export function tokenIn({ text = '' }: Email): string | undefined {
  return /\/(?:de|en)\/join\?token=([0-9a-f-]{36})\b/.exec(text)?.[1];
}
