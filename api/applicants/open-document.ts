import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FILE_TYPES } from '#contract/documents/file.ts';
import type { DocumentType } from '#contract/model/document.ts';
import type { Who } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import { type Document, documentStore } from '../documents/document.store.ts';
import { openWhole } from '../documents/open-stored.ts';
import { recordView } from '../documents/record-view.ts';
import { problem } from '../http/problem.ts';
import type { Applicant } from './applicant.store.ts';

/** Copies a document to a folder that only this system user can read, under a name for programs. Returns its path. */
export async function openDocument(deps: Deps, who: Who, applicant: Applicant, type: DocumentType): Promise<string> {
  const document = documentStore(deps.db)
    .current(applicant.id)
    .find((one) => one.type === type);
  if (!document) throw problem('document_missing');
  const stream = await openWhole(deps, document);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'applicant-'));
  const file = path.join(folder, nameOf(applicant, document));
  try {
    recordView(deps, who, document, 'view-document');
    await pipeline(stream, createWriteStream(file, { mode: 0o600, flags: 'wx' }));
    return file;
  } catch (error) {
    stream.destroy();
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

const MAX_NAME_LENGTH = 60;

/** 'Tesfaye-Selam-passport.pdf': applicant and document type, whatever the applicant has called the file. */
function nameOf(applicant: Applicant, { type, mime }: Document): string {
  const person = `${applicant.last_name} ${applicant.first_name}`
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const [ending = 'bin'] = Object.values(FILE_TYPES).find((kind) => kind.mime === mime)?.extensions ?? [];
  return `${[...person].slice(0, MAX_NAME_LENGTH).join('')}-${type}.${ending}`;
}
