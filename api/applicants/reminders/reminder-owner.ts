import type { Lang } from '#contract/languages.ts';
import { accountStore } from '../../accounts/account.store.ts';
import type { Deps } from '../../deps.ts';
import { studentInvitationStore } from '../../partners/invitations/student-invitation.store.ts';
import { applicantStore } from '../applicant.store.ts';

/** Whoever gets reminders: an application, an account that has none yet, or somebody whom a partner has invited. */
interface ReminderOwner {
  lang: Lang;
  /** Stops the reminders; other mails go on. */
  stop(): void;
}

/** The application, account or invitation of an id, as an unsubscribe token or a letter names it. */
export function findReminderOwner({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): ReminderOwner | undefined {
  for (const store of [applicantStore(db), accountStore(db)]) {
    const found = store.find(id);
    if (found) return { lang: found.lang, stop: () => void store.stopReminders(id, clock.now()) };
  }
  const invited = studentInvitationStore(db).find(id);
  return invited && { lang: invited.lang, stop: () => void studentInvitationStore(db).stop(id, clock.now()) };
}
