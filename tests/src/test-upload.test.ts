import { describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '#contract/limits.ts';
import { allowedIn, problemsOf, wantedDocuments } from '#src/features/test-upload/rules.ts';
import { testUploadTexts } from '#src/features/test-upload/test-upload.text.ts';
import type { KnownApplicant } from '#src/features/test-upload/useApplicantOf.ts';

const bytes = (size: number) => new Uint8Array(size);
const file = (size = 9, name = 'scan.pdf', type = 'application/pdf') => new File([bytes(size)], name, { type });

const filled = (changed: Record<string, FormDataEntryValue> = {}) =>
  new Map(Object.entries({ access_token: 'T', applicant_id: 'A', document_type: 'cv', file: file(), ...changed }));
const codes = (entries: ReadonlyMap<string, FormDataEntryValue>) =>
  problemsOf(entries).map(({ path, code }) => `${path}: ${code}`);

describe('The upload test', () => {
  it('CONT-28 FILE-10 FILE-11 says in both languages what has happened', () => {
    expect(testUploadTexts('de')).toMatchObject({
      doneToast: 'Dokument erfolgreich hochgeladen!',
      failedToast: 'Upload fehlgeschlagen',
      tooLarge: 'Datei zu groß. Maximale Größe ist 10MB',
      noFile: 'Bitte wähle eine Datei aus',
    });
    expect(testUploadTexts('en')).toMatchObject({
      doneToast: 'Document uploaded successfully!',
      failedToast: 'Upload failed',
      tooLarge: 'File too large. Maximum size is 10MB',
      noFile: 'Please choose a file',
    });
  });

  it('sends a form that is complete', () => {
    expect(codes(filled())).toEqual([]);
  });

  it('FILE-11 names everything that is missing, in the order of the form', () => {
    const empty = new Map([['document_type', 'cv']]);
    expect(codes(empty)).toEqual(['access_token: input_empty', 'applicant_id: input_empty', 'file: file_required']);
  });

  it('FILE-10 takes 10 MB, and not one byte more', () => {
    expect(codes(filled({ file: file(MAX_FILE_BYTES) }))).toEqual([]);
    expect(codes(filled({ file: file(MAX_FILE_BYTES + 1) }))).toEqual(['file: file_too_large']);
  });

  it('takes an enrolment declaration as PDF only, everything else as a picture too', () => {
    expect(allowedIn(new Map())).toEqual(['pdf', 'jpeg', 'png']);
    expect(allowedIn(filled({ document_type: 'enrolment' }))).toEqual(['pdf']);
  });

  it('knows what the server would take: what is missing, and what was sent back', () => {
    const document = { subtype: null, reason: null, file_name: 'x.pdf', size: 9, uploaded_at: '2026-01-01T00:00:00Z' };
    const applicant: KnownApplicant = {
      id: 'A',
      first_name: 'Selam',
      status: 'A2_CV_RECEIVED',
      missing_documents: ['a2'],
      documents: [
        { ...document, type: 'cv', review: 'to_replace' },
        { ...document, type: 'passport', review: 'pending' },
      ],
    };
    expect(wantedDocuments(applicant)).toEqual(['a2', 'cv']);
    expect(wantedDocuments({ ...applicant, documents: [], missing_documents: [] })).toEqual([]);
  });
});
