import type { Request } from 'express';
import { MIN_PIECE_BYTES } from '#contract/limits.ts';
import type { Deps } from '../deps.ts';
import { keepFiles } from '../documents/keep.ts';
import { writeDraft } from '../files/intake.ts';
import type { BodyGuard } from '../http/body-guard.ts';
import { readFileBody } from '../http/file-body.ts';
import type { HttpParts } from '../http/http-parts.ts';
import { problem } from '../http/problem.ts';
import { type Upload, uploadStore } from './upload.store.ts';
import { wholeNumber } from './whole-number.ts';

/**
 * Takes the next piece of an upload, whole or not at all: an encrypted file with a key of its own, which is safe on disk
 * before this ends. `coming` holds what a newer request may stop.
 */
export async function takePiece(req: Request, http: HttpParts, upload: Upload, coming: Map<string, BodyGuard>) {
  const { deps } = http;
  if (req.get('content-type') !== 'application/offset+octet-stream') throw problem('unsupported_media_type');
  const place = wholeNumber(req.headers['upload-offset']);
  if (place !== upload.received) throw problem('upload_moved');
  const caller = () => upload.applicant_id ?? undefined;
  const maxBytes = upload.size - place;
  // Nothing of it is read before somebody listens.
  req.pause();
  await readFileBody(req, http, { maxBytes, caller, mayBecomeKnown: false }, async (guard) => {
    coming.set(upload.id, guard);
    try {
      const id = await writePiece(req, deps, guard);
      const size = guard.received();
      const piece = { id, upload_id: upload.id, place, size };
      try {
        if (size < Math.min(MIN_PIECE_BYTES, maxBytes)) throw problem('body_invalid');
        await keepFiles(deps, [{ id }], () => {
          if (!uploadStore(deps.db).addPiece(piece, deps.clock.now())) throw problem('upload_moved');
        });
      } finally {
        // Nothing is left to discard of a piece that was kept.
        await deps.storage.discard(id);
      }
    } finally {
      if (coming.get(upload.id) === guard) coming.delete(upload.id);
    }
  });
}

async function writePiece(req: Request, { storage }: Deps, { signal }: BodyGuard): Promise<string> {
  return writeDraft(req, storage, signal, () => {}).catch((error: unknown) => {
    const isCut = error instanceof Error && !req.complete && !signal.aborted && !('syscall' in error);
    throw isCut ? problem('body_invalid') : error;
  });
}
