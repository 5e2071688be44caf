import type { DeviceKey } from '#contract/browser-storage.ts';
import { device, tab } from '#src/lib/storage.ts';
import { isHelping } from '../shell/tab-storage.ts';
import { partnerField } from './partner.ts';

/** What was typed and ticked in step 1, by field name. */
type Draft = Readonly<Record<string, string>>;

const KEY: DeviceKey = 's4f_draft';

const FIELDS = ['first_name', 'middle_name', 'last_name', 'email', 'phone', 'gdpr'] as const;

/** Where it is kept: on a helper's device no longer than the tab. */
const draftBox = () => (isHelping() ? tab : device);

// A form that is still empty takes nothing away: what is kept may not have come back yet.
let isWritten = false;

/** Keeps what was typed, and by whose link the applicant came; forgets it where nothing is typed any more. */
export function keepDraft(entries: ReadonlyMap<string, unknown> = new Map()): void {
  const typed = draftIn(Object.fromEntries(entries));
  const kept = { ...typed, ...partnerField(location.search), at: Date.now() };
  const isTyped = Object.keys(typed).length > 0;
  if (isTyped || isWritten) draftBox().write(KEY, isTyped ? JSON.stringify(kept) : undefined);
  isWritten = isTyped;
}

/** The draft among what is kept, or among all fields. */
export function draftIn(fields: Readonly<Record<string, unknown>>): Draft {
  const filled = FIELDS.map((name) => [name, fields[name]]).filter(([, value]) => typeof value === 'string' && value);
  return Object.fromEntries(filled);
}
