import { DAY_MS } from '../clock.ts';
import type { SiteConfig } from '../config/site.ts';
import type { Deps } from '../deps.ts';
import type { OperatorTemplate } from './templates/names.ts';
import type { Recipient } from './worker.ts';

type Told = Pick<Deps, 'outbox' | 'clock' | 'log' | 'site' | 'mail'>;

/**
 * Mails the operator that something needs a person, once a day for each kind, and writes it to the log. Where one kind
 * has several causes, `about` in the params tells them apart: a harmless one must not keep a serious one back.
 * Never throws: whoever tells has more important work to finish. Call it outside of a transaction that will be refused,
 * or the mail is refused with it.
 */
export function tellOperator(
  { outbox, clock, log, site, mail }: Told,
  template: OperatorTemplate,
  params: Readonly<Record<string, string>> = {},
): void {
  try {
    const now = clock.now();
    const last = outbox.lastToldOperator(template, params.about);
    // A time in the future was written by a clock that was wrong.
    if (last !== undefined && last <= now && now - last < DAY_MS) return;
    log.error({ notice: template, ...params }, 'the operator is told');
    outbox.add({ template, lang: site.operator.lang, params }, now);
    mail.wake();
  } catch (error) {
    log.error({ notice: template, error: String(error) }, 'the operator could not be told');
  }
}

/** Whoever runs the server, as the recipient of such a mail. It carries no link of its own. */
export function operatorAsRecipient({ operator }: Pick<SiteConfig, 'operator'>): Recipient {
  return {
    email: operator.email,
    firstName: '',
    token: () => {
      throw new Error('mails to the operator carry no token');
    },
  };
}
