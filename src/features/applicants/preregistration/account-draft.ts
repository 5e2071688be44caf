import { typedName } from '#contract/person-name.ts';
import { loadSession } from '#src/lib/session/session.ts';

/** The signed-in student's data for step 1, by field name, and their partner. Empty where no student is signed in. */
export async function accountDraft(lang: string): Promise<Record<string, string>> {
  const session = await loadSession(lang);
  if (session.kind !== 'signed-in' || session.user.role !== 'student') return {};
  const { first_name, last_name, email, partner_id } = session.user;
  return { first_name: typedName(first_name, last_name), last_name, email, partner: partner_id ?? '' };
}
