import { PDF_ONLY } from '#contract/documents/file.ts';
import { photoPath } from '#contract/documents/photo-fields.ts';
import { MAX_FILE_BYTES } from '#contract/limits.ts';
import type { Env } from '../config/env.ts';
import { bytesOf, receive } from '../files/intake.ts';
import type { SentFile } from '../http/form.ts';
import { fieldProblem } from '../http/problem.ts';
import { drawPhotos } from '../papers/draw.ts';
import { drawInTurn } from '../papers/one-at-a-time.ts';
import { SECOND_MS } from '../time/clock.ts';
import type { DocumentStorage } from './storage.ts';

/**
 * Joins received photos of one document to one PDF, a page each: a draft, which the caller keeps or discards. Photos
 * are embedded unchanged, so the PDF is about as large as they are together; the same photos make the same PDF.
 */
export function joinPhotos(
  { env, storage }: { env: Pick<Env, 'FILE_CHECK_SECONDS'>; storage: DocumentStorage },
  photos: readonly [SentFile, ...SentFile[]],
  signal: AbortSignal,
): Promise<SentFile> {
  const [{ field, name }] = photos;
  const tooLarge = () => fieldProblem([{ path: field, code: 'photos_too_large' }]);
  if (photos.reduce((sum, { size }) => sum + size, 0) > MAX_FILE_BYTES) throw tooLarge();
  return drawInTurn(async () => {
    const pages = drawPhotos(
      photos.map((photo, place) => ({ ...photo, path: photoPath(field, place), read: () => bytesOf(storage, photo) })),
    );
    const claim = { name: `${name.replace(/\.[^.]*$/, '')}.pdf` };
    const rules = { allowed: PDF_ONLY, mostJudgingMs: env.FILE_CHECK_SECONDS * SECOND_MS };
    const joined = await receive(await pages, claim, rules, storage, signal);
    if (joined.kind === 'received') {
      const uploads = photos.flatMap((photo) => photo.uploads ?? []);
      return { ...joined.file, field, uploads, malware: malwareOf(photos) };
    }
    throw joined.problem.code === 'file_too_large' ? tooLarge() : fieldProblem([{ path: field, ...joined.problem }]);
  });
}

/** Scanned one by one: what one of them waits for, all of it waits for. */
function malwareOf(photos: readonly SentFile[]): SentFile['malware'] {
  return photos.find(({ malware }) => malware !== 'clean')?.malware ?? 'clean';
}
