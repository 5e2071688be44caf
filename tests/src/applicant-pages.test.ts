import { describe, expect, test } from 'vitest';
import { STATUSES } from '#contract/applicant.ts';
import { PDF_ONLY } from '#contract/file.ts';
import { type Applicant, readApplicant } from '#src/features/applicants/application/applicant.ts';
import { coverSheet, pageWith, personalDeclaration } from '#src/features/applicants/application/links.ts';
import { fullName } from '#src/features/applicants/application/names.ts';
import { documentsScreen, enrolmentScreen } from '#src/features/applicants/application/projection.ts';
import { openDocuments, withArrived } from '#src/features/applicants/documents/open-documents.ts';
import { sayUploadProblem } from '#src/features/applicants/documents/say-upload-problem.ts';
import { answerFault, uploadStep } from '#src/features/applicants/documents/upload-answer.ts';
import { fileProblems } from '#src/features/applicants/documents/upload-problems.ts';
import { changesOf } from '#src/features/applicants/status/changes.ts';
import { documentRows } from '#src/features/applicants/status/document-rows.ts';
import { timelineNotes } from '#src/features/applicants/status/timeline-notes.ts';
import { cardOf, isStillOpen, pointsDone, projected } from '#src/lib/application-status.ts';

function applicant(fields: object = {}): Applicant {
  const view = readApplicant({ applicant: { id: 'a', status: 'A2_CV_RECEIVED', ...fields } });
  if (!view) throw new Error('no applicant');
  return view;
}

function document(type: string, uploaded_at = '2026-11-01T08:00:00Z', review = 'pending') {
  return { type, review, reason: null, subtype: null, file_name: `${type}.pdf`, size: 1, uploaded_at };
}

describe('A status as the pages beside the wizard speak of it', () => {
  test.each([
    ['PRE_REGISTERED', 'PRE_REGISTERED'],
    ['STEP1_APPROVED', 'PRE_REGISTERED'],
    ['A2_CV_RECEIVED', 'A2_CV_RECEIVED'],
    ['STEP2_APPROVED', 'A2_CV_RECEIVED'],
    ['ENROLMENT_UPLOADED', 'A2_CV_RECEIVED'],
    ['COMPLETE', 'ENROLLED'],
    ['ENROLLED', 'ENROLLED'],
    ['REJECTED', 'REJECTED'],
    ['WITHDRAWN', 'WITHDRAWN'],
    ['FOO', 'UNKNOWN'],
  ])('STAT-06 %s is %s', (status, stands) => {
    expect(projected(status)).toBe(stands);
  });

  test.each([
    ['STAT-03', 'PRE_REGISTERED', { name: 'preRegistered', tone: 'warn', next: 'verify' }],
    ['STAT-03', 'STEP1_APPROVED', { name: 'step1Approved', tone: 'warn', next: 'upload' }],
    ['STAT-04', 'A2_CV_RECEIVED', { name: 'documentsReceived', tone: 'info', next: 'enrolment' }],
    ['STAT-04', 'STEP2_APPROVED', { name: 'documentsApproved', tone: 'info', next: 'enrolment' }],
    ['STAT-04', 'ENROLMENT_UPLOADED', { name: 'enrolmentReceived', tone: 'info' }],
    ['STAT-05', 'COMPLETE', { name: 'complete', tone: 'ok' }],
    ['STAT-05', 'ENROLLED', { name: 'complete', tone: 'ok' }],
    ['STAT-06', 'FOO', { name: 'unknown', tone: 'bad' }],
  ])('%s %s has its card', (_row, status, card) => {
    expect(cardOf(status)).toEqual(card);
  });

  test('STAT-06 every status of the server has a card of its own, and none is unknown', () => {
    const names = STATUSES.map((status) => cardOf(status).name);
    expect(new Set(names).size).toBe(STATUSES.length);
    expect(names).not.toContain('unknown');
  });

  test.each([
    ['PRE_REGISTERED', [true, false, false]],
    ['STEP1_APPROVED', [true, false, false]],
    ['A2_CV_RECEIVED', [true, true, false]],
    ['ENROLMENT_UPLOADED', [true, true, false]],
    ['COMPLETE', [true, true, true]],
    ['ENROLLED', [true, true, true]],
    ['REJECTED', [true, false, false]],
    ['FOO', [true, false, false]],
  ])('STAT-08 STAT-09 STAT-10 the points that are done in %s: %j', (status, done) => {
    expect(pointsDone(status)).toEqual(done);
  });

  test('STAT-10 nobody stands on a way that has ended', () => {
    expect(['PRE_REGISTERED', 'ENROLMENT_UPLOADED'].map(isStillOpen)).toEqual([true, true]);
    expect(['COMPLETE', 'REJECTED', 'WITHDRAWN', 'FOO'].some(isStillOpen)).toBe(false);
  });

  test.each([
    ['PRE_REGISTERED', 'form'],
    ['STEP1_APPROVED', 'form'],
    ['STEP2_APPROVED', 'received'],
    ['COMPLETE', 'received'],
    ['REJECTED', 'ended'],
    ['FOO', 'unknown'],
  ])('VERI-03 UPLO-09 documents in %s: %s', (status, screen) => {
    expect(documentsScreen(status)).toBe(screen);
  });

  test.each([
    ['PRE_REGISTERED', 'tooEarly'],
    ['STEP1_APPROVED', 'tooEarly'],
    ['FOO', 'tooEarly'],
    ['A2_CV_RECEIVED', 'form'],
    ['STEP2_APPROVED', 'form'],
    ['ENROLMENT_UPLOADED', 'received'],
    ['COMPLETE', 'complete'],
    ['ENROLLED', 'complete'],
    ['WITHDRAWN', 'ended'],
  ])('ENRO-06 the declaration in %s: %s', (status, screen) => {
    expect(enrolmentScreen(status)).toBe(screen);
  });
});

describe('The timeline', () => {
  test('STAT-07 says when something was sent last, and what is waited for', () => {
    const documents = [
      document('hub4africa'),
      document('cv', '2026-11-03T08:00:00Z'),
      document('a2', '2026-11-05T08:00:00Z'),
    ];
    expect(timelineNotes(applicant({ documents }))).toEqual([
      { say: 'sent', sentAt: '2026-11-01T08:00:00Z' },
      { say: 'lastSent', sentAt: '2026-11-05T08:00:00Z' },
      { say: 'waitForm' },
    ]);
  });

  test.each([
    ['PRE_REGISTERED', ['done', 'waitDocuments', 'open']],
    ['ENROLMENT_UPLOADED', ['done', 'done', 'waitOriginals']],
    ['COMPLETE', ['done', 'done', 'done']],
    ['REJECTED', ['done', 'open', 'open']],
  ])('STAT-07 %s: %j', (status, notes) => {
    expect(timelineNotes(applicant({ status })).map(({ say }) => say)).toEqual(notes);
  });
});

describe('Documents', () => {
  const mixed = applicant({
    documents: [
      { ...document('cv', undefined, 'to_replace'), reason: 'Blurred' },
      document('hub4africa', undefined, 'accepted'),
    ],
    missing_documents: ['a2', 'passport'],
    promised_documents: [{ type: 'a2', due_on: '2027-08-15' }],
  });

  test('STAT-04 are listed in the order of the way, with their state', () => {
    expect(documentRows(mixed).map(({ type, state }) => [type, state])).toEqual([
      ['hub4africa', 'accepted'],
      ['a2', 'promised'],
      ['cv', 'toReplace'],
      ['passport', 'missing'],
    ]);
  });

  test('WIZ2-09 a promised one is an open requirement with its day, and kept once it has arrived', () => {
    expect(openDocuments(mixed, 'step3')).toContainEqual({
      type: 'a2',
      reason: null,
      kind: 'add',
      dueOn: '2027-08-15',
    });
    const kept = withArrived(mixed, 'a2');
    expect(kept.promised_documents).toEqual([]);
    expect(openDocuments(kept, 'step3').map(({ type }) => type)).toEqual(['cv', 'passport']);
  });
});

describe('Forms', () => {
  const pdf = new File(['%PDF'], 'a.pdf', { type: 'application/pdf' });
  const fields = [{ name: 'a2_file', allowed: PDF_ONLY, excusedBy: 'a2_follows' }];

  test('WIZ2-09 a file that follows later is not missed, and one that is there is still checked', () => {
    const check = (entries: Record<string, FormDataEntryValue>) =>
      fileProblems(new Map(Object.entries(entries)), fields, 'step2_files_required');
    expect(check({})).toEqual([{ path: 'a2_file', code: 'step2_files_required' }]);
    expect(check({ a2_follows: 'true' })).toEqual([]);
    expect(check({ a2_file: pdf })).toEqual([]);
    expect(check({ a2_follows: 'true', a2_file: new File([], 'a.pdf') })).toMatchObject([{ code: 'file_empty' }]);
  });

  test('VERI-07 ENRO-05 a page says kind and size in its own words, and the rest as everywhere', () => {
    const errors = { file_too_large: 'Too large', file_empty: 'Empty' };
    expect(sayUploadProblem({ code: 'file_too_large' }, 'CV must be PDF format (max 10MB)', errors)).toBe(
      'CV must be PDF format (max 10MB)',
    );
    expect(sayUploadProblem({ code: 'file_empty' }, 'CV must be PDF format (max 10MB)', errors)).toBe('Empty');
    expect(sayUploadProblem({ code: 'file_too_large' }, undefined, errors)).toBe('Too large');
  });

  test('STAT-02 a correction names only what is different', () => {
    const selam = applicant({ first_name: 'Selam', last_name: 'Tesfaye', email: 's@example.org' });
    const typed = { first_name: ' Selam ', middle_name: '', last_name: 'Bekele', email: 's@example.org' };
    expect(changesOf(selam, typed)).toEqual({ last_name: 'Bekele' });
    expect(changesOf({ ...selam, middle_name: 'Almaz' }, typed)).toEqual({ middle_name: '', last_name: 'Bekele' });
    expect(fullName({ ...selam, middle_name: 'Almaz' })).toBe('Selam Almaz Tesfaye');
  });

  test('UPLO-01 the step is 2 if nothing else is said', () => {
    expect(['', '?step=2', '?step=3', '?step=x'].map(uploadStep)).toEqual([2, 2, 3, 2]);
  });

  test.each([
    [{ success: true }, undefined],
    [{ success: false, error: 'Closed' }, 'Closed'],
    [{ success: 'true' }, 'Invalid'],
    [{}, 'Invalid'],
    [null, 'Invalid'],
  ])('UPLO-08 the answer %j: %s', (data, fault) => {
    expect(answerFault(data, 'Invalid')).toBe(fault);
  });
});

test('STAT-04 links carry the token in their query', () => {
  expect(pageWith('/en/verify', 'a b')).toBe('/en/verify?token=a+b');
  expect(personalDeclaration('de', 't')).toBe('/api/functions/enrolment-declaration?lang=de&token=t');
  expect(coverSheet('en', 't')).toBe('/api/functions/cover-sheet?lang=en&token=t');
});
