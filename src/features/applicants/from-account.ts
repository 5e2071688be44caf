/** Whether somebody comes from the area of their own account, which knows their name and address already. */
export function cameFromAccount(search: string): boolean {
  return new URLSearchParams(search).get('from') === 'account';
}

/**
 * What the account says of its owner, by field name. Empty where nobody is signed in as a student. Its script is only
 * fetched here, so that those who come without an account do not wait for it.
 */
export async function accountDraft(lang: string): Promise<Record<string, string>> {
  const script = await import('#src/lib/session.ts').catch(() => undefined);
  const session = await script?.loadSession(lang);
  if (session?.kind !== 'signed-in' || session.user.role !== 'student') return {};
  const { first_name, last_name, email } = session.user;
  return { first_name, last_name, email };
}
