import type { OpenedDocument } from './opened-document.ts';

/** Gets ready to open documents, while somebody still looks at the queue. */
export async function prepareToOpen(): Promise<void> {
  await (await import('./open-pdf.ts')).prepareWorker();
}

/** Opens a document's bytes. Rejects with `Undrawable`, also where `signal` gives up before it is open. */
export async function openDocument(bytes: Blob, mime: string, signal: AbortSignal): Promise<OpenedDocument> {
  if (mime === 'application/pdf') return (await import('./open-pdf.ts')).openPdf(bytes, signal);
  return (await import('./open-picture.ts')).openPicture(bytes);
}
