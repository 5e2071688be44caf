import type { DocumentType } from '#contract/document.ts';
import type { Deps } from '../deps.ts';
import { KEY_ID } from '../files/disk.ts';
import type { ReceivedFile } from '../files/intake.ts';

/** The row of a kept file. Inside the transaction of `keepFiles`. */
export function recordDocument(
  deps: Deps,
  applicantId: string,
  type: DocumentType,
  subtype: string | null,
  file: ReceivedFile,
): void {
  deps.documents.add({
    id: file.id,
    applicant_id: applicantId,
    type,
    subtype,
    file_name: file.name,
    mime: file.mime,
    size: file.size,
    sha256: file.sha256,
    key_id: KEY_ID,
    uploaded_at: deps.clock.now(),
  });
}
