import { keep, readKept } from '#src/lib/kept-entries.ts';
import { keepPartner, partnerField } from '../wizard/partner.ts';

/** What was typed in step 1, by field name; files and the consent are left out on purpose. */
type Draft = Readonly<Record<string, string>>;

const NAME = 'step1';
const FIELDS = ['first_name', 'middle_name', 'last_name', 'email', 'phone'] as const;

/** Keeps what was typed, and by whose link the applicant came, on the device; forgets it where nothing is typed. */
export function keepDraft(entries: ReadonlyMap<string, unknown> = new Map()): void {
  const typed = textsIn(Object.fromEntries(entries), FIELDS);
  keep(NAME, Object.keys(typed).length > 0 ? { ...typed, ...partnerField(location.search) } : undefined);
}

/** What is kept; a tab that knows no partner learns of it. */
export function keptDraft(): Draft {
  const kept = readKept(NAME) ?? {};
  const partner = textsIn(kept, ['partner']);
  if (!partnerField(location.search).partner) keepPartner(`?${new URLSearchParams(partner)}`);
  return textsIn(kept, FIELDS);
}

function textsIn(fields: Readonly<Record<string, unknown>>, names: readonly string[]): Draft {
  const filled = names.map((name) => [name, fields[name]]).filter(([, value]) => typeof value === 'string' && value);
  return Object.fromEntries(filled);
}
