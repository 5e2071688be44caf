import type { TabKey } from '#contract/browser-storage.ts';
import { tab } from '#src/lib/storage.ts';
import type { Entries } from '#src/ui/form/entries.ts';

const KEY: TabKey = 's4f_partner_draft';

export const REQUIRED_FIELDS = ['organization_name', 'contact_person'] as const;
export const PROFILE_FIELDS = [...REQUIRED_FIELDS, 'website', 'phone', 'country'] as const;
type Draft = Partial<Record<(typeof PROFILE_FIELDS)[number], string>>;

/**
 * Keeps what was typed in onboarding through a reload, or a new sign-in in between. It is of one account: a session that
 * ends by itself clears no tab, and the next one to sign in there may be somebody else.
 */
export const partnerDraft = {
  keep(entries: Entries, accountId: string): void {
    const typed = PROFILE_FIELDS.flatMap((name) => (entries.has(name) ? [[name, entries.get(name)]] : []));
    tab.write(KEY, typed.length > 0 ? JSON.stringify({ of: accountId, ...Object.fromEntries(typed) }) : undefined);
  },
  read: (accountId: string): Draft => readDraft(tab.read(KEY), accountId),
  forget: () => tab.write(KEY),
};

/** The browser's storage may hold anything. */
export function readDraft(text: string | null, accountId: string): Draft {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null || !('of' in value) || value.of !== accountId) return {};
    return Object.fromEntries(
      Object.entries(value).filter(
        ([name, typed]) => (PROFILE_FIELDS as readonly string[]).includes(name) && typeof typed === 'string',
      ),
    );
  } catch {
    return {};
  }
}
