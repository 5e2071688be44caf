import type { Lang } from '#contract/languages.ts';
import { rolledBack } from '../db/rolled-back.ts';
import type { Deps } from '../deps.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { composeMail } from './compose.ts';
import { type OutboxRow, outboxStore } from './outbox.store.ts';
import type { Recipient } from './worker.ts';

/** Stands in the link of a preview, in place of a token. */
const NO_TOKEN = '…';
const MOST = 20;

export interface ActMail {
  to: string;
  lang: Lang;
  subject: string;
  text: string;
}

/** Undefined for a mail that the preview leaves out. */
type RecipientOf = (row: OutboxRow) => Recipient | undefined;
type Parts = Pick<Deps, 'tx' | 'db' | 'site' | 'env' | 'clock'>;

/**
 * The mails that an act would send: it is done, its mails are written as the worker would, and all of it is rolled back. So
 * the preview is the mail, and what would be refused is refused here too.
 */
export function mailsOfAct(deps: Parts, act: () => void, recipientOf: RecipientOf): ActMail[] {
  return rolledBack(deps.tx, () => {
    const before = outboxStore(deps.db).lastRow();
    act();
    const rows = outboxStore(deps.db).after(before, MOST);
    return rows.flatMap((row) => compose(deps, row, recipientOf(row)));
  });
}

function compose({ site, env, clock }: Parts, row: OutboxRow, recipient: Recipient | undefined): ActMail[] {
  if (!recipient) return [];
  const { to, subject, text } = composeMail({
    ...recipient,
    row,
    to: row.recipient ?? recipient.email,
    site,
    publicUrl: env.PUBLIC_URL,
    today: berlinDate(clock.now()),
    token: () => NO_TOKEN,
  });
  return [{ to, lang: row.lang, subject, text }];
}
