import type { DocumentType, Subtype } from '#contract/model/document.ts';
import type { Deps } from '../deps.ts';
import type { ReceivedFile } from '../files/intake.ts';
import { uploadStore } from '../uploads/upload.store.ts';
import { documentStore } from './document.store.ts';
import { fileSafetyStore } from './file-safety.store.ts';

/**
 * Adds the row of a kept file. Call it inside the transaction of `keepFiles`. `uploadedBy`: the account of an operator
 * who does it on behalf of the applicant.
 */
export function recordDocument(
  deps: Deps,
  applicantId: string,
  type: DocumentType,
  subtype: Subtype | null,
  file: ReceivedFile,
  uploadedBy: string | null = null,
): void {
  uploadStore(deps.db).giveTo(applicantId, file.uploads);
  fileSafetyStore(deps.db).add(file, deps.clock.now());
  documentStore(deps.db).add({
    id: file.id,
    applicant_id: applicantId,
    type,
    subtype,
    file_name: file.name,
    mime: file.mime,
    size: file.size,
    sha256: file.sha256,
    key_id: deps.storage.keyId,
    uploaded_at: deps.clock.now(),
    uploaded_by: uploadedBy,
  });
}
