import { type FieldKind, isRowKind, type PlainKind, ROWS } from '#contract/settings/settings-fields.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import { textOf } from '#src/ui/form/text-of.ts';

/** Columns of a row, or parts of a value that has several. */
const PARTS: Readonly<Partial<Record<FieldKind | 'documents', readonly string[]>>> = {
  text: ['de', 'en'],
  range: ['from', 'to'],
};

/** The hidden field that says how many rows there are. */
export const rowsOf = (name: string) => `${name}.rows`;

/** The value of a field as it was typed; what is no number goes as text, and the server says so. Pure. */
export function typedValue(kind: FieldKind, name: string, entries: Entries, documents: readonly string[]): unknown {
  if (!isRowKind(kind)) return plainValue(kind, name, entries);
  const count = Number(entries.get(rowsOf(name)) ?? 0);
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(
      Object.entries(ROWS[kind]).flatMap(([column, of]) => {
        const at = `${name}.${index}.${column}`;
        if (of === 'documents') return [[column, documents.filter((type) => entries.has(`${at}.${type}`))]];
        const value = plainValue(of, at, entries);
        return of === 'blankDay' && value === '' ? [] : [[column, value]];
      }),
    ),
  );
}

function plainValue(kind: PlainKind, name: string, entries: Entries): unknown {
  const text = textOf(entries, name).trim();
  if (kind === 'yes') return entries.has(name);
  if (kind === 'whole' || kind === 'number') return numberOf(text);
  if (kind === 'lines')
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  if (kind === 'text') return { de: textOf(entries, `${name}.de`).trim(), en: textOf(entries, `${name}.en`).trim() };
  if (kind !== 'range') return text;
  return { from: numberOf(textOf(entries, `${name}.from`).trim()), to: numberOf(textOf(entries, `${name}.to`).trim()) };
}

/** Three digits behind a point could be thousands or thousandths: that goes as text, unless it stood there before. */
function numberOf(text: string): number | string {
  return /^-?\d{1,12}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : text;
}

/** A value as it stands in its field at first. */
export function shownText(value: unknown, lang: string): string {
  if (typeof value === 'number') return lang === 'de' ? String(value).replace('.', ',') : String(value);
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

/** A value with its numbers as they stand in their fields, to compare what was typed with what stood there. */
export function asShown(value: unknown, lang: string): string {
  return JSON.stringify(value, (_key, one: unknown) => (typeof one === 'number' ? shownText(one, lang) : one)) ?? '';
}

/** Names of all inputs of a field, and its own: where a fault can be shown. */
export function namesOf(kind: FieldKind, name: string, rows: number): string[] {
  const parts = (of: FieldKind | 'documents', at: string) => [...(PARTS[of] ?? []).map((part) => `${at}.${part}`), at];
  if (!isRowKind(kind)) return parts(kind, name);
  const inRows = Array.from({ length: rows }, (_, index) =>
    Object.entries(ROWS[kind]).flatMap(([column, of]) => parts(of, `${name}.${index}.${column}`)),
  );
  return [...inRows.flat(), name];
}

/** The place at which a fault is shown: its own, or the nearest around it. */
export function placeOf(path: string, names: readonly string[]): string {
  let at = path;
  while (at !== '' && !names.includes(at)) at = at.slice(0, Math.max(0, at.lastIndexOf('.')));
  return at || path;
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
