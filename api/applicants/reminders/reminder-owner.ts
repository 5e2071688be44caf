import type { Lang } from '#contract/languages.ts';
import type { Deps } from '../../deps.ts';

/** Whoever gets reminders: an application, or an account that has none yet and whose partner reminds it. */
interface ReminderOwner {
  lang: Lang;
  /** Stops the reminders; other mails go on. */
  stop(): void;
}

/** The application or account of an id, as an unsubscribe token or a letter names it. */
export function findReminderOwner(
  { applicants, accounts, clock }: Pick<Deps, 'applicants' | 'accounts' | 'clock'>,
  id: string,
): ReminderOwner | undefined {
  for (const store of [applicants, accounts]) {
    const found = store.find(id);
    if (found) return { lang: found.lang, stop: () => void store.stopReminders(id, clock.now()) };
  }
  return undefined;
}
