import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { applicantStore } from '#api/applicants/applicant.store.ts';
import { tokenStore } from '#api/applicants/token.store.ts';
import type { Deps } from '#api/deps.ts';
import { keepFiles } from '#api/documents/keep.ts';
import { recordDocument } from '#api/documents/record.ts';
import { type ReceivedFile, receive } from '#api/files/intake.ts';
import { DAY_MS } from '#api/time/clock.ts';
import type { Lang } from '#contract/languages.ts';
import { type DocumentType, filesFor, type ReviewState, requiredDocuments } from '#contract/model/document.ts';
import { missingDocuments } from '#contract/model/open-documents.ts';
import type { Status } from '#contract/model/status.ts';
import { changeRows } from '../support/rows.ts';
import { settle } from '../support/standings.ts';
import { pdf } from './files.ts';

export interface WantedApplicant {
  status: Status;
  lang?: Lang;
  /** Makes a link that has expired. */
  expired?: boolean;
  userId?: string;
  /** Documents that differ from the usual ones of this status. */
  documents?: { type: DocumentType; review?: ReviewState; reason?: string }[];
}

export interface SeededApplicant {
  id: string;
  token: string;
  email: string;
}

/** Adds an application in any status, with all rows and files that lead there. */
export async function seedApplicant(deps: Deps, wanted: WantedApplicant): Promise<SeededApplicant> {
  const { status, lang = 'en', expired = false, userId, documents = [] } = wanted;
  const now = deps.clock.now();
  const id = randomUUID();
  const email = `selam.${id}@example.org`;
  const types = new Set([...missingDocuments(status, []), ...documents.map(({ type }) => type)]);
  const files = new Map<DocumentType, ReceivedFile>();
  for (const type of types) files.set(type, await receiveDocument(deps, type));
  const held = await keepFiles(deps, [...files.values()], () => {
    applicantStore(deps.db).add({
      id,
      first_name: 'Selam',
      middle_name: '',
      last_name: 'Tesfaye',
      email,
      phone: '',
      lang,
      status,
      idempotency_sha256: null,
      partner_id: null,
      season_id: null,
      user_id: userId ?? null,
      consented_at: now,
      created_at: now,
    });
    if (status === 'REJECTED') applicantStore(deps.db).setStatus(id, status, REASON, now);
    for (const [type, file] of files) recordDocument(deps, id, type, null, file);
    return tokenStore(deps.db).mint(id, now);
  });
  const setReview = (type: DocumentType, review: ReviewState, reason?: string) =>
    changeRows(deps.db, 'document', { applicant_id: id, type }, { review, reason });
  for (const type of accepted(status)) setReview(type, 'accepted');
  for (const { type, review = 'pending', reason } of documents) setReview(type, review, reason);
  settle(deps, id);
  if (expired) {
    changeRows(deps.db, 'applicant_token', { applicant_id: id }, { expires_at: now - DAY_MS });
  }
  return { id, token: held.token, email };
}

const REASON = 'Your enrolment at the university ended in March.';

/** The documents that are accepted by this status: approving a step accepts its own. */
function accepted(status: Status): readonly DocumentType[] {
  switch (status) {
    case 'PRE_REGISTERED':
    case 'REJECTED':
    case 'WITHDRAWN':
      return [];
    case 'STEP1_APPROVED':
    case 'A2_CV_RECEIVED':
      return requiredDocuments('STEP1_APPROVED');
    case 'STEP2_APPROVED':
    case 'ENROLMENT_UPLOADED':
      return requiredDocuments('STEP2_APPROVED');
    case 'COMPLETE':
      return requiredDocuments(status);
  }
}

/** Goes through the server's own check, so that a file which it refuses cannot be seeded. */
async function receiveDocument(deps: Deps, type: DocumentType): Promise<ReceivedFile> {
  const file = pdf();
  const claim = { name: `${type}.pdf` };
  const rules = { allowed: filesFor(type), mostJudgingMs: 60_000 };
  const result = await receive(Readable.from([file.buffer]), claim, rules, deps.storage, AbortSignal.any([]));
  if (result.kind === 'refused') throw new Error(result.problem.code);
  return result.file;
}
