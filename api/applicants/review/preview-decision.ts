import type { DeskChoice, MailPreview } from '#contract/desk/desk-application.ts';
import type { Deps } from '../../deps.ts';
import { mailsOfAct } from '../../mail/mails-of-act.ts';
import { applicantAsRecipient } from '../recipient.ts';
import { takeDecision } from './desk-decision.ts';

/** The mail that a decision would send, null if none. */
export function previewDecision(deps: Deps, id: string, accountId: string, choice: DeskChoice): MailPreview {
  const [mail = null] = mailsOfAct(
    deps,
    () => takeDecision(deps, id, accountId, choice),
    (row) => (row.applicant_id === id ? applicantAsRecipient(deps, id) : undefined),
  );
  return mail;
}
