import { Readable } from 'node:stream';
import type { Deps } from '#api/deps.ts';
import { fileSafetyStore } from '#api/documents/file-safety.store.ts';
import { keepFiles } from '#api/documents/keep.ts';
import { recordDocument } from '#api/documents/record.ts';
import { receive } from '#api/files/intake.ts';
import type { DeskDocument } from '#contract/desk/desk-document.ts';
import { type DocumentType, filesFor, type Subtype } from '#contract/model/document.ts';
import { changeRows, rowsOf } from '../support/rows.ts';
import { settle } from '../support/standings.ts';
import { seedApplicant } from './seed.ts';
import type { RunningServer } from './server.ts';

export interface Paper {
  type: DocumentType;
  bytes: Uint8Array;
  mime: 'application/pdf' | 'image/jpeg' | 'image/png';
  subtype?: Subtype;
  /** Why it was sent back. */
  reason?: string;
}

/** Adds papers to an application in the order in which they came: a second one of a type replaces the first. */
async function addPapers(deps: Deps, applicantId: string, papers: readonly Paper[]): Promise<void> {
  for (const { type, bytes, mime, subtype = null, reason } of papers) {
    const name = `${type}.${mime.replace(/.*\//, '').replace('jpeg', 'jpg')}`;
    const source = Readable.from([Buffer.from(bytes)]);
    const rules = { allowed: filesFor(type), mostJudgingMs: 60_000 };
    const result = await receive(source, { name }, rules, deps.storage, AbortSignal.any([]));
    if (result.kind === 'refused') throw new Error(result.problem.code);
    const { file } = result;
    await keepFiles(deps, [file], () => recordDocument(deps, applicantId, type, subtype, file));
    if (reason) changeRows(deps.db, 'document', { id: file.id }, { review: 'to_replace', reason });
  }
  settle(deps, applicantId);
}

/** An application with these papers beside its confirmation, and the desk's address for it. */
export async function seedPapers({ deps }: RunningServer, papers: readonly Paper[]) {
  const { id } = await seedApplicant(deps, { status: 'STEP1_APPROVED' });
  await addPapers(deps, id, papers);
  const rows = rowsOf<Row>(deps.db, 'document', { applicant_id: id });
  const documents = rows.map(
    ({ uploaded_at: uploaded, replaced_at: replaced, ...row }): DeskDocument => ({
      ...row,
      seen: false,
      safety: fileSafetyStore(deps.db).find(row.id),
      uploaded_at: new Date(uploaded).toISOString(),
      replaced_at: replaced === null ? null : new Date(replaced).toISOString(),
    }),
  );
  const addressOf = (lang: string, document: string) =>
    `/${lang}/admin/applications?application=${id}&document=${document}`;
  return { id, documents, addressOf };
}

interface Row extends Omit<DeskDocument, 'uploaded_at' | 'replaced_at' | 'safety' | 'seen'> {
  uploaded_at: number;
  replaced_at: number | null;
}
