import type { DeskChoice, MailPreview } from '#contract/desk-application.ts';
import { berlinDate } from '../berlin-time.ts';
import type { Deps } from '../deps.ts';
import { composeMail } from '../mail/compose.ts';
import { takeDecision } from './desk-decision.ts';
import { applicantAsRecipient } from './recipient.ts';

/** Stands in the link of a preview, in place of a token. */
const NO_TOKEN = '…';

/**
 * The mail that a decision would send, null if none: the decision is made, its mail is written as the worker would, and
 * all of it is rolled back. So the preview is the mail, and what would be refused is refused here too.
 */
export function previewDecision(deps: Deps, id: string, accountId: string, choice: DeskChoice): MailPreview {
  try {
    return deps.tx(() => {
      const before = deps.outbox.lastRow();
      takeDecision(deps, id, accountId, choice);
      throw new RolledBack(mailAfter(deps, id, before));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.mail;
    throw error;
  }
}

function mailAfter(deps: Deps, id: string, before: number): MailPreview {
  const row = deps.outbox.firstAfter(id, before);
  if (!row) return null;
  const { application, firstName, email } = applicantAsRecipient(deps, id);
  const { to, subject, text } = composeMail({
    row,
    to: row.recipient ?? email,
    firstName,
    site: deps.site,
    publicUrl: deps.env.PUBLIC_URL,
    today: berlinDate(deps.clock.now()),
    application,
    token: () => NO_TOKEN,
  });
  return { to, subject, text, lang: row.lang };
}

/** Ends the transaction without a trace, and carries the mail out of it. */
class RolledBack extends Error {
  readonly mail: MailPreview;

  constructor(mail: MailPreview) {
    super('a preview');
    this.mail = mail;
  }
}
