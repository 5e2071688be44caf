import type { ListedMail } from '#contract/desk/mail.ts';
import type { Deps } from '../deps.ts';
import { isoTime, isoTimeOrNull } from '../time/iso-time.ts';
import { addressOf, obstacleOf } from './mail-subject.ts';
import type { OutboxRow } from './outbox.store.ts';

/** A mail as an admin sees it. */
export function viewMail(deps: Deps, mail: OutboxRow): ListedMail {
  const { id, template, lang, state, attempts, last_error, created_at, sent_at, due_at, applicant_id } = mail;
  return {
    id,
    template,
    lang,
    to: addressOf(deps, mail) ?? null,
    state,
    attempts,
    error: last_error,
    created_at: isoTime(created_at),
    sent_at: isoTimeOrNull(sent_at),
    due_at: state === 'waiting' ? isoTime(due_at) : null,
    params: shownParams(JSON.parse(mail.params) as Record<string, string>),
    applicant_id,
    obstacle: obstacleOf(deps, mail) ?? null,
  };
}

/**
 * The parameters of a mail without what opens something. No template keeps a secret in them today: this is a net for
 * one that will. Pure.
 */
export function shownParams(params: Readonly<Record<string, string>>): ListedMail['params'] {
  return Object.entries(params).flatMap(([name, value]) =>
    SECRET_NAME.test(name) || isRandom(value) ? [] : [{ name, value: String(value) }],
  );
}

const SECRET_NAME = /token|secret|password|code|sha256|sign_up|invitation/i;
const RANDOM = /^[\w-]{20,200}$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Tokens are long runs of letters and digits; words, addresses and ids of rows are not. */
function isRandom(value: string): boolean {
  return RANDOM.test(value) && /\d/.test(value) && !UUID.test(value);
}
