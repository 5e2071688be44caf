import type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import { type FileFault, type OpenedDocument, Undrawable } from './opened-document.ts';

// Defined by astro.config.mjs.
declare const __PDF_FILES__: string;

type PdfJs = typeof import('pdfjs-dist');

const MOST_PAGES = 200;
const PATIENCE_MILLISECONDS = 2000;
/** The page that is being drawn comes first. */
const PAUSE_MILLISECONDS = 300;
/** A scan of A3 at 600 dots per inch has 70 million; larger ones are left white. */
const MOST_IMAGE_PIXELS = 100_000_000;

/**
 * Opens a PDF with pdf.js, in a worker of its own. Nothing in the file acts: scripts are never given an engine, links
 * and forms no layer above the drawing, and no function is made of what the file says.
 */
export async function openPdf(bytes: Blob, signal: AbortSignal): Promise<OpenedDocument> {
  const pdfjs = await loadPdfJs();
  const data = new Uint8Array(await bytes.arrayBuffer());
  if (signal.aborted) throw new Undrawable('broken');
  const worker = spare ?? startWorker(pdfjs);
  spare = undefined;
  const task = pdfjs.getDocument({
    data,
    worker,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: MOST_IMAGE_PIXELS,
    cMapUrl: `${__PDF_FILES__}/cmaps/`,
    iccUrl: `${__PDF_FILES__}/iccs/`,
    standardFontDataUrl: `${__PDF_FILES__}/standard_fonts/`,
    wasmUrl: `${__PDF_FILES__}/wasm/`,
    useWorkerFetch: true,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  const close = () => end(task, worker);
  signal.addEventListener('abort', close);
  try {
    const pdf = await task.promise;
    setTimeout(prepareWorker, PAUSE_MILLISECONDS);
    return opened(pdfjs, pdf, close);
  } catch (cause) {
    close();
    throw new Undrawable(faultOf(cause), { cause });
  }
}

/**
 * A worker that has started and seen no document. Starting one takes longer than drawing a page: the next document
 * finds it ready.
 */
let spare: PDFWorker | undefined;

/** Loads pdf.js and starts a worker, before the first PDF is opened. Never rejects: opening one says what is wrong. */
export async function prepareWorker(): Promise<void> {
  const pdfjs = await loadPdfJs().catch(() => undefined);
  if (pdfjs) spare ??= startWorker(pdfjs);
}

function startWorker(pdfjs: PdfJs): PDFWorker {
  return new pdfjs.PDFWorker({ verbosity: pdfjs.VerbosityLevel.ERRORS });
}

/** A worker that a file keeps busy for ever does not end when it is asked to. */
function end(task: PDFDocumentLoadingTask, worker: PDFWorker): void {
  const terminate = () => worker.destroy();
  task.destroy().then(terminate, terminate);
  setTimeout(terminate, PATIENCE_MILLISECONDS);
}

function opened(pdfjs: PdfJs, pdf: PDFDocumentProxy, close: () => void): OpenedDocument {
  return {
    pages: Math.min(pdf.numPages, MOST_PAGES),
    pagesInFile: pdf.numPages,
    sizeOf: async (page) => (await pdf.getPage(page + 1)).getViewport({ scale: 1 }),
    drawPage: async (page, canvas, turn, signal) => {
      const sheet = await pdf.getPage(page + 1);
      if (signal.aborted) return;
      const rotation = (sheet.rotate + turn) % 360;
      const { width } = sheet.getViewport({ scale: 1, rotation });
      const viewport = sheet.getViewport({ scale: canvas.width / width, rotation });
      const drawing = sheet.render({ canvas, viewport, annotationMode: pdfjs.AnnotationMode.ENABLE });
      signal.addEventListener('abort', () => drawing.cancel());
      await drawing.promise;
      sheet.cleanup();
    },
    close,
  };
}

/** Old browsers cannot read the file, which is not written down to them; a lost connection is another matter. */
async function loadPdfJs(): Promise<PdfJs> {
  try {
    const pdfjs: PdfJs = await import(/* @vite-ignore */ `${__PDF_FILES__}/pdf.mjs`);
    pdfjs.GlobalWorkerOptions.workerSrc = `${__PDF_FILES__}/pdf.worker.mjs`;
    return pdfjs;
  } catch (cause) {
    throw new Undrawable(cause instanceof SyntaxError ? 'oldBrowser' : 'noScript', { cause });
  }
}

function faultOf(error: unknown): FileFault {
  return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken';
}
