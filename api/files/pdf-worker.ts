import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { Finding } from '#contract/documents/file-safety.ts';
import type { Judgement, PdfContent } from './judgement.ts';

// What is behind them is not judged: a certificate or a contract has fewer pages.
const MOST_PAGES = 200;
const MEDIA = ['RichMedia', 'Screen', 'Movie', 'Sound', '3D'];

// Answers come first. On Linux this is the thread's alone; elsewhere it would slow down the server.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// pdf.js would load 20 MB of canvas to draw on, and say on the console what it lacks.
Object.assign(process, { getBuiltinModule: undefined });
Object.assign(globalThis, { DOMMatrix: class {} });
console.log = console.warn = () => {};
const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');

// A file to judge, or one to read.
parentPort?.on('message', async (asked: Uint8Array | { read: Uint8Array }) =>
  parentPort?.postMessage('read' in asked ? await content(asked.read) : await judged(asked)),
);

const open = (data: Uint8Array) => getDocument({ data, isEvalSupported: false, useSystemFonts: false, verbosity: 0 });

async function judged(data: Uint8Array): Promise<Judgement> {
  const task = open(data);
  try {
    const pdf = await task.promise.catch((error: Error) => error);
    if (pdf instanceof Error) return { problem: { code: reasonOf(pdf) } };
    return pdf.numPages === 0 ? { problem: { code: 'file_without_pages' } } : { found: await findingsIn(pdf) };
  } finally {
    await task.destroy();
  }
}

/** Behind them nothing is read: a contract has fewer. */
const MOST_READ_PAGES = 30;
const MOST_WORDS = 200_000;
const MOST_TITLE = 500;
const DRAWS: readonly number[] = [
  OPS.constructPath,
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
];

/** What stands in a file. One that cannot be read has no words. */
async function content(data: Uint8Array): Promise<PdfContent> {
  const task = open(data);
  const found: PdfContent = { title: '', pages: [] };
  try {
    const pdf = await task.promise;
    const { info } = await pdf.getMetadata();
    found.title = String((info as { Title?: string }).Title ?? '').slice(0, MOST_TITLE);
    let length = 0;
    for (let number = 1; number <= Math.min(pdf.numPages, MOST_READ_PAGES) && length < MOST_WORDS; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const words = items.map((item) => ('str' in item ? item.str : '')).join('');
      length += words.length;
      const { fnArray } = await page.getOperatorList();
      const drawn = fnArray.filter((name) => DRAWS.includes(name)).length + (await page.getAnnotations()).length;
      found.pages.push({ words: words.replace(/[\s\0]/g, ''), drawn });
      page.cleanup();
    }
  } catch {
    // The operator looks at what this cannot read.
    found.pages.push({ words: '', drawn: Infinity });
  } finally {
    await task.destroy();
  }
  return found;
}

function reasonOf({ name }: Error) {
  return name === 'PasswordException' ? 'file_encrypted' : 'file_damaged';
}

async function findingsIn(pdf: PDFDocumentProxy): Promise<Finding[]> {
  const found: Finding[] = [];
  for (let page = 1; page <= pdf.numPages && page <= MOST_PAGES; page += 1)
    for (const danger of await onPage(pdf, page).catch(() => ['unreadable'] as const)) found.push({ danger, page });
  if (pdf.numPages > MOST_PAGES) found.push({ danger: 'unreadable', page: MOST_PAGES + 1 });
  for (const danger of await inFile(pdf, found).catch(() => ['unreadable'] as const))
    found.push({ danger, page: null });
  return found;
}

async function onPage(pdf: PDFDocumentProxy, number: number): Promise<Set<Finding['danger']>> {
  const page = await pdf.getPage(number);
  const found = new Set<Finding['danger']>();
  if (await page.getJSActions()) found.add('javascript');
  for (const { actions, subtype } of await page.getAnnotations({ intent: 'any' })) {
    if (actions) found.add('javascript');
    if (subtype === 'FileAttachment') found.add('embedded');
    if (MEDIA.includes(subtype)) found.add('media');
  }
  page.cleanup();
  return found;
}

/** What belongs to no page. */
async function inFile(pdf: PDFDocumentProxy, onPages: readonly Finding[]): Promise<Finding['danger'][]> {
  const isOnPage = onPages.some(({ danger }) => danger === 'javascript');
  const acts = (await pdf.getJSActions()) !== null || (!isOnPage && (await pdf.hasJSActions()));
  const { info } = await pdf.getMetadata();
  const isXfa = (info as { IsXFAPresent?: boolean }).IsXFAPresent;
  const holds = (await pdf.getAttachments()) !== null;
  return [
    ...(acts ? ['javascript' as const] : []),
    ...(isXfa ? ['xfa' as const] : []),
    ...(holds ? ['embedded' as const] : []),
  ];
}
