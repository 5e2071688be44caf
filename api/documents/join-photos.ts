import { PDF_ONLY } from '#contract/documents/file.ts';
import { MAX_FILE_BYTES } from '#contract/limits.ts';
import type { Deps } from '../deps.ts';
import { type ReceivedFile, receive } from '../files/intake.ts';
import { fieldProblem } from '../http/problem.ts';
import { drawPhotos } from '../papers/draw.ts';

type Photo = ReceivedFile & { field: string };

/**
 * Joins received photos to one PDF, a page each: a draft, which the caller keeps or discards. Photos are embedded
 * unchanged, so the PDF is about as large as they are together.
 */
export async function joinPhotos(deps: Deps, photos: readonly Photo[], signal: AbortSignal): Promise<Photo> {
  const [first] = photos;
  const path = first?.field ?? 'photo_1';
  if (!first) throw fieldProblem([{ path, code: 'photos_required' }]);
  if (photos.reduce((sum, { size }) => sum + size, 0) > MAX_FILE_BYTES) throw tooLarge(path);
  return deps.drawInTurn(async () => {
    const pages = drawPhotos(photos.map((photo) => ({ ...photo, read: () => readDraft(deps, photo) })));
    const claim = { name: 'enrolment-declaration.pdf', type: 'application/pdf' };
    const joined = await receive(await pages, claim, PDF_ONLY, deps.storage, signal);
    if (joined.kind === 'received') return { ...joined.file, field: path, malware: malwareOf(photos) };
    throw joined.problem.code === 'file_too_large' ? tooLarge(path) : fieldProblem([{ path, ...joined.problem }]);
  });
}

/** Scanned one by one: what one of them waits for, all of it waits for. */
function malwareOf(photos: readonly Photo[]): Photo['malware'] {
  return photos.find(({ malware }) => malware !== 'clean')?.malware ?? 'clean';
}

function tooLarge(path: string) {
  return fieldProblem([{ path, code: 'photos_too_large' }]);
}

async function readDraft({ storage }: Deps, { id, size }: Photo): Promise<Buffer> {
  const stream = await storage.openDraft({ id, size });
  if (!stream) throw new Error(`the draft ${id} has gone`);
  return Buffer.concat(await stream.toArray());
}
