import { setTimeout as pause } from 'node:timers/promises';
import { outboxStore } from '#api/mail/outbox.store.ts';
import type { RunningServer } from './server.ts';

export interface ReceivedMail {
  subject: string;
  text: string;
  html: string;
  /** All addresses in the text part. */
  links: string[];
}

const LOOK_EVERY_MS = 25;

/** Reads the mails that the mail server has received; nothing comes from the database. */
export function createMailbox({ deps, received }: RunningServer) {
  return async (to: string): Promise<ReceivedMail[]> => {
    // The command line queues mails in another process, which the worker would notice only seconds later.
    void deps.mail.sendDue();
    while (
      outboxStore(deps.db)
        .list()
        .some((row) => row.state === 'waiting')
    )
      await pause(LOOK_EVERY_MS);
    return received
      .filter((mail) => mail.to?.some(({ address }) => address?.toLowerCase() === to.toLowerCase()))
      .map(({ subject = '', text = '', html = '' }) => ({
        subject,
        text,
        html,
        links: text.match(/https?:\/\/\S+/g) ?? [],
      }));
  };
}
