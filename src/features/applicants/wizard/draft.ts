/** What was typed in step 1, by field name; files and the consent are left out on purpose. */
type Draft = Readonly<Record<string, string>>;

const DRAFT_FIELDS = ['first_name', 'middle_name', 'last_name', 'email', 'phone'] as const;

export function draftOf(entries: ReadonlyMap<string, unknown>): string | undefined {
  const typed = DRAFT_FIELDS.flatMap((name) => {
    const value = entries.get(name);
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
  return typed.length > 0 ? JSON.stringify(Object.fromEntries(typed)) : undefined;
}

/** Reads a stored draft; anything else counts as an empty one. */
export function readDraft(stored: string | null): Draft {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    const known = Object.entries(value).filter(([name, text]) => isDraftField(name) && typeof text === 'string');
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}

function isDraftField(name: string): boolean {
  return (DRAFT_FIELDS as readonly string[]).includes(name);
}
