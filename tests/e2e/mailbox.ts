import { setTimeout as pause } from 'node:timers/promises';
import type { RunningServer } from './server.ts';

export interface ReceivedMail {
  subject: string;
  text: string;
  html: string;
  /** Every address in the text part. */
  links: string[];
}

const LOOK_EVERY_MS = 25;

/** Reads what has arrived at the mail server; nothing is taken from the database. */
export function createMailbox({ deps, received }: RunningServer) {
  return async (to: string): Promise<ReceivedMail[]> => {
    // The command line queues from a process of its own, which the worker would only notice some seconds later.
    deps.mail.wake();
    while (deps.outbox.list().some((row) => row.state === 'waiting')) await pause(LOOK_EVERY_MS);
    return received
      .filter((mail) => mail.to?.some(({ address }) => address === to))
      .map(({ subject = '', text = '', html = '' }) => ({
        subject,
        text,
        html,
        links: text.match(/https?:\/\/\S+/g) ?? [],
      }));
  };
}
