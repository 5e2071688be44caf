import type { FileType } from './file.ts';

/** So many bytes show what a file is: a PDF's header may stand behind what a mail or a download has put before it. */
export const HEAD_BYTES = 1024;

const PNG = '\x89PNG\r\n\x1a\n';
const PAGE = /<(?:!doctype|html|head|body|script|svg|iframe|img|style|meta)\b/i;

/**
 * The type that the first bytes of a file show, whatever its name says. A page of HTML that holds a PDF is none. Runs in
 * the browser and on the server.
 */
export function typeOfContent(head: Uint8Array): FileType | undefined {
  const signs = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (signs.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (signs.startsWith(PNG)) return 'png';
  const header = signs.indexOf('%PDF-');
  return header < 0 || PAGE.test(signs.slice(0, header)) ? undefined : 'pdf';
}
