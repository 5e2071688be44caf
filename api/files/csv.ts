import type { Lang } from '#contract/languages.ts';

// Spreadsheets run a cell that begins like this as a formula; some of them take signs of full width for the usual ones.
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const SEPARATOR: Readonly<Record<Lang, string>> = { de: ';', en: ',' };

/** A table that spreadsheets in this language open directly, and in which no cell runs as a formula. */
export function csv(rows: readonly (readonly string[])[], lang: Lang): Buffer {
  // The byte order mark tells spreadsheets that the file is UTF-8.
  return Buffer.concat([Buffer.from('\uFEFF', 'utf8'), csvRows(rows, lang)]);
}

/** Further rows of the table. */
export function csvRows(rows: readonly (readonly string[])[], lang: Lang): Buffer {
  return Buffer.from(rows.map((cells) => `${cells.map(cell).join(SEPARATOR[lang])}\r\n`).join(''), 'utf8');
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
