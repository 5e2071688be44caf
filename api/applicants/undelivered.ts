import type { DeskApplication } from '#contract/desk/desk-application.ts';
import type { Deps } from '../deps.ts';
import { obstacleOf } from '../mail/mail-subject.ts';
import type { OutboxRow } from '../mail/outbox.store.ts';
import { isoTime } from '../time/iso-time.ts';

/**
 * The newest mail to the applicant where it could not be delivered: what went out later, or is under way, has told them
 * what is next. Mails to another address, such as the one before a correction, say nothing of the applicant's present
 * one.
 */
export function undeliveredOf(deps: Deps, newestFirst: readonly OutboxRow[]): DeskApplication['undelivered'] {
  const mail = newestFirst.find(({ recipient, state }) => recipient === null && state !== 'cancelled');
  if (mail?.state !== 'dead') return null;
  return {
    mail_id: mail.id,
    template: mail.template,
    at: isoTime(mail.created_at),
    error: mail.last_error ?? '',
    can_retry: obstacleOf(deps, mail) === undefined,
  };
}
