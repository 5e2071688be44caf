import { FILE_TYPES } from '#contract/documents/file.ts';
import type { Lang } from '#contract/languages.ts';
import { type DocumentType, documentName } from '#contract/model/document.ts';
import type { Deps } from '../deps.ts';
import type { StoredDocument } from '../documents/storage.ts';
import { berlinDate } from '../time/berlin-time.ts';
import type { CollectedData } from './collect-data.ts';
import { exportText } from './export.text.ts';
import type { Row } from './exported-rows.store.ts';

export interface ExportedFile {
  path: string;
  document: StoredDocument;
}

/** The files of the export under plain names: documents, replaced ones too, and signed copies of contracts. */
export function exportedFiles({ site }: Deps, { rows }: CollectedData, lang: Lang): ExportedFile[] {
  // What was deleted as announced is no file that is missing.
  const documents = rows('document')
    .filter(({ removed_at: removed }) => removed === null)
    .map((row) => ({
      row,
      name: documentName(row.type as DocumentType, lang, site.partnerNetwork.name),
      ending: Object.values(FILE_TYPES).find(({ mime }) => mime === row.mime)?.extensions[0] ?? 'bin',
    }));
  const copies = rows('contract_copy').map((row) => ({ row, name: exportText.copy[lang], ending: 'pdf' }));
  return [...documents, ...copies].map(({ row, name, ending }, at) => ({
    path: `${exportText.folder[lang]}/${String(at + 1).padStart(2, '0')}-${plain(name)}-${dayOf(row)}.${ending}`,
    document: row as unknown as StoredDocument,
  }));
}

/** Letters and digits alone: the name must open on every system. */
function plain(name: string): string {
  return name.replace(/[^\p{L}\p{N}]+/gu, '-');
}

function dayOf({ uploaded_at: at }: Row): string {
  return berlinDate(Number(at));
}
