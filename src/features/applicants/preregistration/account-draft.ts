import { typedName } from '#contract/person-name.ts';
import { loadSession } from '#src/lib/session.ts';

/** What the account says of its owner, by field name. Empty where nobody is signed in as a student. */
export async function accountDraft(lang: string): Promise<Record<string, string>> {
  const session = await loadSession(lang);
  if (session.kind !== 'signed-in' || session.user.role !== 'student') return {};
  const { first_name, last_name, email } = session.user;
  return { first_name: typedName(first_name, last_name), last_name, email };
}
