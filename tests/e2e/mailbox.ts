import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import type { Deps } from '#api/deps.ts';

export interface ReceivedMail {
  subject: string;
  text: string;
  html: string;
  /** Every address in the text part. */
  links: string[];
}

const LOOK_EVERY_MS = 25;

/** Reads what the server's mail worker has put into its folder; nothing is taken from the database. */
export function createMailbox(deps: Deps) {
  return async (to: string): Promise<ReceivedMail[]> => {
    // The command line queues from a process of its own, which the worker would only notice some seconds later.
    deps.mail.wake();
    while (deps.outbox.list().some((row) => row.state === 'waiting')) await pause(LOOK_EVERY_MS);
    const { outbox } = deps.folders;
    const files = readdirSync(outbox)
      .filter((name) => name.endsWith('.eml'))
      .sort();
    const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(path.join(outbox, name)))));
    return mails
      .filter((mail) => mail.to?.some(({ address }) => address === to))
      .map(({ subject = '', text = '', html = '' }) => ({
        subject,
        text,
        html,
        links: text.match(/https?:\/\/\S+/g) ?? [],
      }));
  };
}
