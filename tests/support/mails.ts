import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { outboxStore } from '#api/mail/outbox.store.ts';
import type { Api } from './api-server.ts';

/**
 * Sends the mails that are due, and reads those to `to` from the outbox folder, in the order of queueing. Capitals make
 * no other address: nodemailer writes the domain without them.
 */
export async function mailsTo(api: Api, to: string): Promise<Email[]> {
  await api.deps.mail.sendDue();
  const files = filesById(api);
  const inOrder = outboxStore(api.deps.db)
    .list()
    .flatMap(({ id }) => files.get(id) ?? []);
  const mails = await Promise.all(inOrder.map((name) => mailIn(api, name)));
  return mails.filter((mail) => mail.to?.[0]?.address?.toLowerCase() === to.toLowerCase());
}

/** The token in the first link that opens an application. */
export function tokenIn({ text = '' }: Email): string | undefined {
  return /\/(?:de|en)\/join\?token=([0-9a-f-]{36})\b/.exec(text)?.[1];
}

const ENDING = '.eml';
const UUID_CHARACTERS = 36;

/** The first file of each mail. */
function filesById({ deps }: Api): Map<string, string> {
  const names = readdirSync(deps.folders.outbox);
  const idOf = (name: string) => name.slice(-(UUID_CHARACTERS + ENDING.length), -ENDING.length);
  return new Map(names.reverse().map((name) => [idOf(name), name]));
}

const read = new WeakMap<Api, Map<string, Promise<Email>>>();

/** A file is read once: tests ask for mails often, while the folder grows. */
function mailIn(api: Api, name: string): Promise<Email> {
  const known = read.get(api) ?? new Map<string, Promise<Email>>();
  read.set(api, known);
  const mail = known.get(name) ?? PostalMime.parse(readFileSync(path.join(api.deps.folders.outbox, name)));
  known.set(name, mail);
  return mail;
}

/** The subjects of all mails to an address, the oldest first. */
export async function subjectsTo(api: Api, email: string): Promise<string[]> {
  return (await mailsTo(api, email)).map(({ subject = '' }) => subject);
}
