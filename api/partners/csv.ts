import type { Lang } from '#contract/languages.ts';

// Spreadsheets run what begins like this as a formula.
const FORMULA = /^\s*[=+\-@]|^[\t\r\n]/;
const SEPARATOR: Readonly<Record<Lang, string>> = { de: ';', en: ',' };

/** A table that spreadsheets of this language open as it is, and in which no cell is run. */
export function csv(rows: readonly (readonly string[])[], lang: Lang): Buffer {
  // The mark at the beginning tells them that it is UTF-8.
  return Buffer.concat([Buffer.from('\uFEFF', 'utf8'), csvRows(rows, lang)]);
}

/** Further rows of such a table. */
export function csvRows(rows: readonly (readonly string[])[], lang: Lang): Buffer {
  return Buffer.from(rows.map((cells) => `${cells.map(cell).join(SEPARATOR[lang])}\r\n`).join(''), 'utf8');
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
