import type * as at from '#contract/addresses/mail.ts';
import type { ReplyOf } from '#contract/calls.ts';
import type { ListedMail, MailState } from '#contract/mail.ts';

export type MailsFound = ReplyOf<typeof at.listMails.path>;

/** The states, as the filter offers them. */
export const STATES = ['dead', 'waiting', 'sent', 'cancelled'] as const satisfies readonly MailState[];

/** Undefined for an answer that is not our server's. */
export function readMails(reply: object): MailsFound | undefined {
  const { mails, previous, next, counts, templates } = reply as Partial<MailsFound>;
  if (!Array.isArray(mails) || !mails.every((mail) => typeof mail?.id === 'string')) return undefined;
  return {
    mails,
    previous: typeof previous === 'string' ? previous : null,
    next: typeof next === 'string' ? next : null,
    counts: { waiting: counts?.waiting ?? 0, dead: counts?.dead ?? 0 },
    templates: Array.isArray(templates) ? templates : [],
  };
}

/** The colour of a state's badge. */
export function stateTone(state: MailState): 'ok' | 'warn' | 'bad' | 'info' {
  return ({ sent: 'ok', waiting: 'info', dead: 'bad', cancelled: 'warn' } as const)[state];
}

/** Why a try failed: the words and, in brackets, the mail server's codes. Pure. */
function splitError(error: string): { words: string; codes: string } {
  const found = /^(.{1,300}?)(?: \(([^()]{1,100})\))?$/.exec(error);
  return { words: found?.[1] ?? error, codes: found?.[2] ?? '' };
}

/** A reason in the page's language, with the mail server's codes; an unknown one in the server's own words. Pure. */
export function reasonText(error: string, reasons: Readonly<Record<string, string>>): string {
  const { words, codes } = splitError(error);
  const known = reasons[words] ?? words;
  return codes ? `${known} (${codes})` : known;
}

/**
 * Whether the address itself is the trouble: then it has to be corrected before the mail is sent again. The notice of a
 * correction goes to the address from before, which is not the application's any more. Pure.
 */
export function isAddressFault({ state, error, template }: Pick<ListedMail, 'state' | 'error' | 'template'>): boolean {
  return state === 'dead' && template !== 'email-changed-notice' && error !== null && /^the address /.test(error);
}
