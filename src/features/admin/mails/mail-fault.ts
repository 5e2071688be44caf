import type { ListedMail } from '#contract/desk/mail.ts';

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
 * correction goes to the former address, which is not the application's any more. Pure.
 */
export function isAddressFault({ state, error, template }: Pick<ListedMail, 'state' | 'error' | 'template'>): boolean {
  return state === 'dead' && template !== 'email-changed-notice' && error !== null && /^the address /.test(error);
}
