import { useState } from 'react';
import { type FieldKind, SETTINGS, type SettingsGroup } from '#contract/settings/settings-fields.ts';
import type { TextProps } from '#src/i18n/in-lang.ts';
import type { Answer } from '#src/lib/call/answer.ts';
import { call } from '#src/lib/call/call.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { useAskBeforeLeaving } from '#src/ui/useAskBeforeLeaving.ts';
import type { SettingsTexts } from './settings.text.ts';
import type { Preview } from './settings.ts';
import { asShown, namesOf, placeOf, typedValue } from './typed-values.ts';

export interface GroupProps extends TextProps<SettingsTexts> {
  group: SettingsGroup;
  /** The values that the form began with. */
  base: Readonly<Record<string, unknown>>;
}

/** What somebody is about to keep. */
interface Asked extends Preview {
  typed: Record<string, unknown>;
}

/** The form of a group of settings. What was typed is looked at by the server first, which says what it would change. */
export function useGroupForm({ lang, texts, group, base }: GroupProps) {
  const [asked, setAsked] = useState<Asked>();
  const [isUnchanged, setUnchanged] = useState(false);
  const fields = Object.entries(SETTINGS[group]) as [string, FieldKind][];
  const names = allNames(fields);
  const typedIn = (entries: Entries) =>
    Object.fromEntries(
      fields
        .map(([field, kind]) => [field, typedValue(kind, field, entries, Object.keys(texts.documents))] as const)
        .filter(([field, value]) => asShown(value, lang) !== asShown(base[field], lang)),
    );
  const form = useForm<Preview>({
    id: group,
    names,
    // The server has the rules.
    check: () => [],
    send: async (entries, { signal }) => {
      const answer = await call('POST /api/admin/preview-settings', { values: typedIn(entries) }, { lang, signal });
      return atPlaces(answer, names);
    },
    onOk: (found, entries) => {
      setUnchanged(found.changes.length === 0);
      setAsked(found.changes.length === 0 ? undefined : { ...found, typed: typedIn(entries) });
    },
    fallback: texts.failed,
    errors: {},
  });
  useAskBeforeLeaving(form.entries.size > 0 && Object.keys(typedIn(form.entries)).length > 0);
  return { form, fields, asked, setAsked, isUnchanged };
}

/** As many rows as a table may have: some may have been added. */
const MOST_ROWS = 40;

const allNames = (fields: readonly [string, FieldKind][]) =>
  fields.flatMap(([field, kind]) => namesOf(kind, field, MOST_ROWS));

function atPlaces<Reply>(answer: Answer<Reply>, names: readonly string[]): Answer<Reply> {
  if (answer.kind !== 'refused') return answer;
  return { ...answer, errors: answer.errors.map((error) => ({ ...error, path: placeOf(error.path, names) })) };
}
