import { describe, expect, test } from 'vitest';
import { PDF_ONLY } from '#contract/documents/file.ts';
import { documentsOf } from '#contract/model/document.ts';
import {
  ENDED_STATUSES,
  hasReached,
  isOpen,
  readStatus,
  STATUS,
  STATUSES,
  type Status,
} from '#contract/model/status.ts';
import { wholeName } from '#contract/person-name.ts';
import { pageWith } from '#src/features/applicants/addressing/links.ts';
import { type Applicant, readApplicant } from '#src/features/applicants/application/applicant.ts';
import { coverSheet, personalDeclaration } from '#src/features/applicants/application/paper-links.ts';
import { documentsScreen, enrolmentScreen } from '#src/features/applicants/application/projection.ts';
import { sayUploadProblem } from '#src/features/applicants/documents/say-upload-problem.ts';
import { sendableDocuments, withArrived } from '#src/features/applicants/documents/sendable-documents.ts';
import { answerFault } from '#src/features/applicants/documents/upload-answer.ts';
import { changesOf } from '#src/features/applicants/status/changes.ts';
import { documentRows } from '#src/features/applicants/status/document-rows.ts';
import { timelinePoints } from '#src/features/applicants/status/timeline-notes.ts';
import { lookupIn } from '#src/features/test-upload/useApplicantOf.ts';
import { fileProblems } from '#src/ui/chosen-file/send-files.ts';

function applicant(fields: object = {}): Applicant {
  const view = readApplicant({ applicant: { id: 'a', status: 'A2_CV_RECEIVED', ...fields } });
  if (!view || view === 'status-unknown') throw new Error(`no applicant: ${view}`);
  return view;
}

const SEASON = { id: 's', name_de: 'Sommer', name_en: 'summer', starts_on: '2027-07-01', ends_on: '2027-09-30' };

function document(type: string, uploaded_at = '2026-11-01T08:00:00Z', review = 'pending') {
  return { type, review, reason: null, subtype: null, file_name: `${type}.pdf`, size: 1, uploaded_at };
}

describe('A status as the pages beside the wizard speak of it', () => {
  test.each<[string, Status, object]>([
    ['STAT-03', 'PRE_REGISTERED', { tone: 'warn', page: 'verify' }],
    ['STAT-03', 'STEP1_APPROVED', { tone: 'warn', page: 'upload' }],
    ['STAT-04', 'A2_CV_RECEIVED', { tone: 'info', page: 'enrolment' }],
    ['STAT-04', 'STEP2_APPROVED', { tone: 'info', page: 'enrolment' }],
    ['STAT-04', 'ENROLMENT_UPLOADED', { tone: 'info', page: null }],
    ['STAT-05', 'COMPLETE', { tone: 'ok', page: null }],
    ['STAT-06', 'REJECTED', { tone: 'bad', page: null }],
    ['STAT-06', 'WITHDRAWN', { tone: 'info', page: null }],
  ])('%s %s has its card', (_row, status, card) => {
    expect(STATUS[status]).toMatchObject(card);
  });

  test('STAT-10 nobody stands on a way that has ended', () => {
    const open = STATUSES.filter(isOpen);
    expect(open).toEqual([
      'PRE_REGISTERED',
      'STEP1_APPROVED',
      'A2_CV_RECEIVED',
      'STEP2_APPROVED',
      'ENROLMENT_UPLOADED',
    ]);
    for (const status of STATUSES)
      expect(hasReached(status, 'registered'), status).toBe(!ENDED_STATUSES.includes(status));
  });

  test.each<[Status, string]>([
    ['PRE_REGISTERED', 'form'],
    ['STEP1_APPROVED', 'form'],
    ['A2_CV_RECEIVED', 'received'],
    ['STEP2_APPROVED', 'received'],
    ['COMPLETE', 'received'],
    ['REJECTED', 'ended'],
  ])('VERI-03 UPLO-09 documents in %s: %s', (status, screen) => {
    expect(documentsScreen(status)).toBe(screen);
  });

  test.each<[Status, string]>([
    ['PRE_REGISTERED', 'tooEarly'],
    ['STEP1_APPROVED', 'tooEarly'],
    ['A2_CV_RECEIVED', 'form'],
    ['STEP2_APPROVED', 'form'],
    ['ENROLMENT_UPLOADED', 'received'],
    ['COMPLETE', 'complete'],
    ['WITHDRAWN', 'ended'],
  ])('ENRO-06 the declaration in %s: %s', (status, screen) => {
    expect(enrolmentScreen(status)).toBe(screen);
  });
});

describe('An answer of another version of the server', () => {
  test('STAT-05 ENROLLED is how older data calls COMPLETE', () => {
    expect(readStatus('ENROLLED')).toBe('COMPLETE');
    expect(STATUSES.map(readStatus)).toEqual(STATUSES);
    expect(applicant({ status: 'ENROLLED' }).status).toBe('COMPLETE');
  });

  test.each([['FOO'], [''], ['toString'], ['unknown']])('STAT-06 the status %j is known to nobody', async (status) => {
    const data = { applicant: { id: 'a', status } };
    expect(readApplicant(data)).toBe('status-unknown');
    expect(await lookupIn({ kind: 'ok', data })).toEqual({ kind: 'status-unknown' });
  });

  test.each([[{ applicant: { id: 'a' } }], [{ applicant: null }], [{}]])(
    'STAT-06 %j holds no application at all',
    async (data) => {
      expect(readApplicant(data)).toBeUndefined();
      expect(await lookupIn({ kind: 'ok', data })).toEqual({ kind: 'failed' });
    },
  );

  test('STAT-04 of what only a newer one knows nothing is shown, and everything else is', () => {
    const newer = applicant({
      documents: [document('visa'), document('cv'), { type: 'a2' }],
      missing_documents: ['visa', 'passport'],
      promised_documents: [{ type: 'visa', due_on: '2027-08-15' }],
      can: ['fly', 'withdraw'],
      season: { id: 's', title: 'Summer' },
      other_seasons: [{ id: 's' }, SEASON],
    });
    expect(newer).toMatchObject({ season: null, other_seasons: [SEASON] });
    expect(newer.documents.map(({ type }) => type)).toEqual(['cv']);
    expect(newer).toMatchObject({ missing_documents: ['passport'], promised_documents: [], can: ['withdraw'] });
  });

  test('STAT-04 an older one does not say what can be done, and nothing is offered', () => {
    expect(applicant({ can: undefined, documents: 'x' })).toMatchObject({ can: [], documents: [] });
  });
});

describe('The timeline', () => {
  const held = (...types: string[]) => types.map((type) => document(type));
  const STEP2 = held(...documentsOf('registered'), ...documentsOf('documents'));
  const ALL = [...STEP2, document('enrolment')];
  const back = (type: string) => ALL.map((one) => (one.type === type ? { ...one, review: 'to_replace' } : one));
  const A2_LATER = {
    documents: ALL.filter(({ type }) => type !== 'a2'),
    missing_documents: ['a2'],
    promised_documents: [{ type: 'a2', due_on: '2027-06-01' }],
  };
  const POSTED = { originals_posted_at: '2026-11-10T08:00:00Z' };

  // Done, now, note: of each point. The points and the wizard's steps come from one rule.
  test.each<[string, Status, object, string]>([
    ['registered', 'PRE_REGISTERED', { documents: held('hub4africa') }, '✓ sent | → open | open'],
    ['its confirmation came back', 'PRE_REGISTERED', { documents: back('hub4africa') }, '✓→ replace | open | open'],
    ['step 1 approved', 'STEP1_APPROVED', { documents: held('hub4africa') }, '✓ sent | → waitDocuments | open'],
    ['documents in', 'A2_CV_RECEIVED', { documents: STEP2 }, '✓ sent | ✓ lastSent | → waitForm'],
    ['documents approved', 'STEP2_APPROVED', { documents: STEP2 }, '✓ sent | ✓ lastSent | → waitForm'],
    ['one came back', 'A2_CV_RECEIVED', { documents: back('cv') }, '✓ sent | ✓→ replace | open'],
    [
      'one is missing',
      'A2_CV_RECEIVED',
      { documents: STEP2.filter(({ type }) => type !== 'passport'), missing_documents: ['passport'] },
      '✓ sent | ✓→ waitDocuments | open',
    ],
    ['declaration in', 'ENROLMENT_UPLOADED', { documents: ALL }, '✓ sent | ✓ lastSent | → waitOriginals'],
    ['it came back', 'ENROLMENT_UPLOADED', { documents: back('enrolment') }, '✓ sent | ✓ lastSent | → replace'],
    ['posted', 'ENROLMENT_UPLOADED', { documents: ALL, ...POSTED }, '✓ sent | ✓ lastSent | → waitCheck'],
    ['one follows later', 'ENROLMENT_UPLOADED', { ...A2_LATER, ...POSTED }, '✓ sent | ✓→ follows | waitCheck'],
    ['complete', 'COMPLETE', { documents: ALL }, '✓ sent | ✓ lastSent | ✓ done'],
    ['rejected', 'REJECTED', { documents: STEP2 }, '✓ sent | ✓ lastSent | ended'],
    ['withdrawn before it sent them', 'WITHDRAWN', {}, '✓ done | ended | ended'],
    ['withdrawn after one came back', 'WITHDRAWN', { documents: back('cv') }, '✓ sent | ended | ended'],
  ])('STAT-07 STAT-08 STAT-09 STAT-10 %s', (_name, status, fields, expected) => {
    const points = timelinePoints(applicant({ status, can: ['upload-document'], ...fields }));
    const said = points.map(({ isDone, isNow, note }) => `${isDone ? '✓' : ''}${isNow ? '→' : ''} ${note.say}`.trim());
    expect(said.join(' | ')).toBe(expected);
  });

  test('STAT-07 says when something was sent last, and by when something follows', () => {
    const later: Record<string, string> = { cv: '2026-11-03T08:00:00Z', a2: '2026-11-05T08:00:00Z' };
    const documents = STEP2.map(({ type }) => document(type, later[type]));
    const [one, two] = timelinePoints(applicant({ documents }));
    expect([one.note, two.note]).toEqual([
      { say: 'sent', sentAt: '2026-11-01T08:00:00Z' },
      { say: 'lastSent', sentAt: '2026-11-05T08:00:00Z' },
    ]);
    const [, follows] = timelinePoints(applicant({ status: 'ENROLMENT_UPLOADED', ...A2_LATER, ...POSTED }));
    expect(follows.note).toEqual({ say: 'follows', dueOn: '2027-06-01' });
  });
});

describe('Documents', () => {
  const mixed = applicant({
    can: ['upload-document'],
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
      ['a2', 'deferred'],
      ['cv', 'toReplace'],
      ['passport', 'missing'],
    ]);
  });

  test('STAT-06 of an application that has ended none is said to be checked, awaited or to be replaced', () => {
    for (const status of ['REJECTED', 'WITHDRAWN']) {
      const waiting = applicant({ ...mixed, status, documents: [...mixed.documents, document('enrolment')] });
      const states = documentRows(waiting).map(({ type, state }) => `${type} ${state}`);
      expect(states, status).toEqual(['hub4africa accepted', 'cv unchecked', 'enrolment unchecked']);
    }
  });

  test('WIZ2-09 an identity card and the passport that follows stand side by side', () => {
    const card = (review: 'pending' | 'to_replace') =>
      applicant({
        can: ['upload-document'],
        documents: [document('passport', undefined, review)],
        missing_documents: ['passport'],
        promised_documents: [{ type: 'passport', due_on: '2027-08-15' }],
      });
    expect(documentRows(card('pending')).map(({ name, state }) => [name, state])).toEqual([
      ['identity_card', 'pending'],
      ['passport_itself', 'deferred'],
    ]);
    const open = sendableDocuments(card('to_replace'), 'step3');
    expect(open.map(({ name, kind, dueOn }) => [name, kind, dueOn])).toEqual([
      ['identity_card', 'replace', undefined],
      ['passport_itself', 'add', '2027-08-15'],
    ]);
    const [another, passport] = open.map((each) => sendableDocuments(withArrived(card('to_replace'), each), 'step3'));
    expect(another?.map(({ name }) => name)).toEqual(['passport_itself']);
    expect(passport).toEqual([]);
  });

  test('WIZ2-09 a deferred one is an open requirement with its day, and kept once it has arrived', () => {
    expect(sendableDocuments(mixed, 'step3')).toContainEqual({
      type: 'a2',
      name: 'a2',
      reason: null,
      kind: 'add',
      dueOn: '2027-08-15',
    });
    const kept = withArrived(mixed, { type: 'a2', name: 'a2' });
    expect(kept.promised_documents).toEqual([]);
    expect(sendableDocuments(kept, 'step3').map(({ type }) => type)).toEqual(['cv', 'passport']);
  });
});

describe('Forms', () => {
  const pdf = new File(['%PDF'], 'a.pdf', { type: 'application/pdf' });
  const fields = [{ name: 'a2_file', allowed: PDF_ONLY, excusedBy: 'a2_follows' }];

  test('WIZ2-09 a file that follows later is not missed, and one that is there is still checked', async () => {
    const check = (entries: Record<string, FormDataEntryValue>) =>
      fileProblems(new Map(Object.entries(entries)), fields, 'step2_files_required');
    expect(await check({})).toEqual([{ path: 'a2_file', code: 'step2_files_required' }]);
    expect(await check({ a2_follows: 'true' })).toEqual([]);
    expect(await check({ a2_file: pdf })).toEqual([]);
    expect(await check({ a2_follows: 'true', a2_file: new File([], 'a.pdf') })).toMatchObject([{ code: 'file_empty' }]);
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
    expect(wholeName({ ...selam, middle_name: 'Almaz' })).toBe('Selam Almaz Tesfaye');
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
