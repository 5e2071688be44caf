import { closeSync, openSync, readSync } from 'node:fs';
import type { Deps } from '../deps.ts';
import { isForDeadAddress } from './dead-address.ts';
import { mailListStore } from './mail-list.store.ts';
import { outboxStore } from './outbox.store.ts';
import { reasonOf } from './reason.ts';

/** A report begins with what it is about; whole mails may follow, with pictures. */
const LOOKED_AT_BYTES = 200_000;
const SEVERAL = 5;
/** As transport.ts names our mails. */
const OURS = /^message-id:\s{0,9}<([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})@/gim;

/**
 * Reads a mail server's report (RFC 3464) that one of our mails, which another server had taken, did not arrive for
 * good: it then counts as given up, so that the desk tells. Answers how many there were. The report may be anybody's.
 */
export function takeBounce({ db, tx }: Pick<Deps, 'db' | 'tx'>, file: string): number {
  const report = beginningOf(file);
  const status = /^status:\s{0,9}(5\.\d{1,3}\.\d{1,3})\b/im.exec(report)?.[1];
  if (status === undefined || !/^action:\s{0,9}failed\b/im.test(report)) return 0;
  const error = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: `550 ${status}` };
  const ids = new Set([...report.matchAll(OURS)].slice(0, SEVERAL).map(([, id = '']) => id.toLowerCase()));
  const { findByIdPrefix } = mailListStore(db);
  return tx(() => {
    const back = [...ids].flatMap(findByIdPrefix).filter((mail) => !isForDeadAddress(mail, error));
    return back.filter(({ id }) => outboxStore(db).comeBack(id, reasonOf(error))).length;
  });
}

function beginningOf(file: string): string {
  const opened = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(LOOKED_AT_BYTES);
    let filled = 0;
    for (let read = -1; read !== 0 && filled < bytes.length; filled += read)
      read = readSync(opened, bytes, filled, bytes.length - filled, null);
    return bytes.toString('latin1', 0, filled);
  } finally {
    closeSync(opened);
  }
}
