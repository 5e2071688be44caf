import { DAY_MS } from './clock.ts';
import { sheetHead, workbookParts } from './xlsx-parts.ts';
import { createZipWriter } from './zip.ts';

/** A text, or an ISO date that is a date in the spreadsheet too. */
export type Cell = string | { day: string };

interface Table {
  name: string;
  /** Each column with its width in letters. */
  columns: readonly { title: string; width: number }[];
  pages: AsyncIterable<readonly (readonly Cell[])[]>;
}

/** A table as an Excel file (ISO/IEC 29500), written page by page. No cell of it is a formula. */
export async function* xlsx({ name, columns, pages }: Table): AsyncGenerator<Buffer> {
  const zip = await createZipWriter();
  for (const [path, text] of workbookParts(escaped(name))) zip.text(path, text);
  const sheet = zip.begin('xl/worksheets/sheet1.xml');
  const titles = columns.map(({ title }) => title);
  sheet.push(zip.bytesOf(sheetHead(columns.map(({ width }) => width)) + rowOf(1, titles, 'title')));
  yield zip.take();
  let last = 1;
  for await (const rows of pages) {
    sheet.push(zip.bytesOf(rows.map((cells, at) => rowOf(last + 1 + at, cells)).join('')));
    last += rows.length;
    yield zip.take();
  }
  sheet.push(zip.bytesOf('</sheetData></worksheet>'), true);
  zip.end();
  yield zip.take();
}

/** The formats of cells, in the order of the workbook's styles. */
const FORMAT = { usual: 0, title: 1, day: 2, quoted: 3 } as const;

function rowOf(place: number, cells: readonly Cell[], format: keyof typeof FORMAT = 'usual'): string {
  return `<row r="${place}">${cells.map((cell, at) => cellOf(`${letterOf(at)}${place}`, cell, format)).join('')}</row>`;
}

function cellOf(at: string, cell: Cell, format: keyof typeof FORMAT): string {
  if (typeof cell !== 'string') return `<c r="${at}" s="${FORMAT.day}"><v>${serialOf(cell.day)}</v></c>`;
  if (cell === '') return '';
  // A text is never run. Quoted, it stays a text even when somebody edits it.
  const s = FORMAT[/^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell) ? 'quoted' : format];
  return `<c r="${at}" s="${s}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** 1 January 1970 as spreadsheets count days, from the end of 1899. */
const EPOCH = 25_569;

function serialOf(isoDate: string): number {
  return Date.parse(isoDate) / DAY_MS + EPOCH;
}

function letterOf(column: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + column);
}

const MOST_LETTERS = 32_767;
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them, not even escaped
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return (
    text
      .toWellFormed()
      .slice(0, MOST_LETTERS)
      .replace(NOT_IN_XML, '')
      .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')
      // Excel reads _x0041_ as 'A'.
      .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
  );
}
