/** What was typed in step 1, by field name; files and the consent are left out on purpose. */
type Draft = Readonly<Record<string, string>>;

/** The name under which the device keeps it. */
export const DRAFT = 'step1';

const DRAFT_FIELDS = ['first_name', 'middle_name', 'last_name', 'email', 'phone'] as const;

export function draftOf(entries: ReadonlyMap<string, unknown>): Draft | undefined {
  const typed = textsIn(Object.fromEntries(entries));
  return Object.keys(typed).length > 0 ? typed : undefined;
}

/** Reads a kept draft, which may be anything. */
export function readDraft(kept: Readonly<Record<string, unknown>> = {}): Draft {
  return textsIn(kept);
}

function textsIn(fields: Readonly<Record<string, unknown>>): Draft {
  return Object.fromEntries(
    DRAFT_FIELDS.flatMap((name) => {
      const value = fields[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
}
