import type { Lang, Text } from '#contract/languages.ts';

// Spreadsheets run a cell that begins like this as a formula; some of them take signs of full width for the usual ones.
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const SEPARATOR: Readonly<Record<Lang, string>> = { de: ';', en: ',' };

/** A table that spreadsheets in this language open directly, and in which no cell runs as a formula. */
export function csv(rows: readonly (readonly string[])[], lang: Lang): Buffer {
  // The byte order mark tells spreadsheets that the file is UTF-8.
  return Buffer.concat([Buffer.from('\uFEFF', 'utf8'), csvRows(rows, lang)]);
}

/** A table in parts: its head, then the rows page by page. */
export async function* csvPages<Column extends string, Row>(
  columns: Readonly<Record<Column, Text>>,
  lang: Lang,
  pages: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => Record<Column, string>,
): AsyncGenerator<Buffer> {
  const names = Object.keys(columns) as Column[];
  yield csv([names.map((name) => columns[name][lang])], lang);
  for await (const page of pages) {
    const rows = page.map(cellsOf).map((cells) => names.map((name) => cells[name]));
    yield csvRows(rows, lang);
  }
}

function csvRows(rows: readonly (readonly string[])[], lang: Lang): Buffer {
  return Buffer.from(rows.map((cells) => `${cells.map(cell).join(SEPARATOR[lang])}\r\n`).join(''), 'utf8');
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
