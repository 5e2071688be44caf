import { describe, expect, test } from 'vitest';
import type { Status, WizardScreen } from '#contract/model/status.ts';
import { viewAfter } from '#src/features/applicants/application/after-load.ts';
import { readApplicant } from '#src/features/applicants/application/applicant.ts';
import { screenFor } from '#src/features/applicants/application/projection.ts';
import { sendableDocuments, withArrived } from '#src/features/applicants/documents/sendable-documents.ts';
import { isClosed } from '#src/features/applicants/preregistration/closing-date.ts';
import { cameFromNeighbour } from '#src/features/applicants/start/came-from.ts';
import { statusUnknownTexts } from '#src/i18n/status-unknown.text.ts';
import type { Answer, Refusal } from '#src/lib/call/answer.ts';

function applicant(fields: object = {}) {
  const view = readApplicant({
    applicant: { id: 'a', status: 'A2_CV_RECEIVED', expires_at: '2027-01-01T00:00:00Z', ...fields },
  });
  if (!view || view === 'status-unknown') throw new Error(`no applicant: ${view}`);
  return view;
}

function document(type: string, review = 'pending', reason: string | null = null) {
  return {
    type,
    review,
    reason,
    subtype: null,
    file_name: `${type}.pdf`,
    size: 1,
    uploaded_at: '2026-11-01T00:00:00Z',
  };
}

function refused(status: number, message?: string): Refusal {
  return { kind: 'refused', status, code: 'x', errors: [], ...(message ? { message } : {}) };
}

describe('The screen of a status', () => {
  test.each<[string, Status, WizardScreen]>([
    ['WIZ2-01', 'PRE_REGISTERED', 'waiting'],
    ['WIZ2-03', 'STEP1_APPROVED', 'step2'],
    ['WIZ2-04', 'A2_CV_RECEIVED', 'step3'],
    ['WIZ2-05', 'STEP2_APPROVED', 'step3'],
    ['WIZ2-06', 'ENROLMENT_UPLOADED', 'originals'],
    ['WIZ2-07', 'COMPLETE', 'complete'],
    ['WIZ1-13', 'REJECTED', 'rejected'],
    ['WIZ1-13', 'WITHDRAWN', 'withdrawn'],
  ])('%s %s shows %s', (_row, status, screen) => {
    expect(screenFor(status)).toBe(screen);
  });

  test('WIZ2-02 debug=next opens step 2 for PRE_REGISTERED, and for no other status', () => {
    expect(screenFor('PRE_REGISTERED', '?debug=next')).toBe('step2');
    expect(screenFor('PRE_REGISTERED', '?debug=yes')).toBe('waiting');
    expect(screenFor('A2_CV_RECEIVED', '?debug=next')).toBe('step3');
  });
});

describe('What loading an application leads to', () => {
  const TOKEN = 'the-token';
  const statusUnknown = statusUnknownTexts('en');
  const shown = (answer: Parameters<typeof viewAfter>[0]) => viewAfter(answer, TOKEN, statusUnknown);

  test('WIZ2-01 an applicant is shown', () => {
    expect(shown({ kind: 'ok', data: { applicant: applicant() } })).toMatchObject({
      kind: 'applicant',
      applicant: { id: 'a' },
      token: TOKEN,
    });
  });

  test.each([
    ['WIZ1-06', refused(410), 'token_expired'],
    ['WIZ1-06', refused(400, 'This link has expired'), 'token_expired'],
    ['WIZ1-07', refused(404), 'applicant_not_found'],
    ['WIZ1-07', refused(400, 'Application not found'), 'applicant_not_found'],
    ['WIZ1-08', refused(400), 'load_failed'],
  ] as const)('%s a bad token restarts at step 1 for good', (_row, answer, fault) => {
    expect(shown(answer)).toEqual({ kind: 'start', notice: { fault, message: answer.message } });
  });

  test('WIZ1-08 a fault of the server restarts as well, and the token is kept for later', () => {
    const notice = { fault: 'load_failed', resumeToken: TOKEN };
    expect(shown(refused(500))).toEqual({ kind: 'start', notice });
    expect(shown(refused(500, 'Out of order'))).toEqual({
      kind: 'start',
      notice: { ...notice, message: 'Out of order' },
    });
  });

  test('WIZ1-09 whether a link has expired says the server alone: an answer that it gave is shown', () => {
    const answer = { kind: 'ok', data: { applicant: applicant({ expires_at: '2020-01-01T00:00:00Z' }) } } as const;
    expect(shown(answer)).toMatchObject({ kind: 'applicant' });
  });

  test('WIZ2-16 an answer without an applicant restarts', () => {
    expect(shown({ kind: 'ok', data: { success: true } })).toEqual({
      kind: 'start',
      notice: { fault: 'no_applicant' },
    });
  });

  test.each(['FOO', ''])('WIZ1-13 STAT-06 a status %j that only a newer page knows keeps the token', (status) => {
    const newer = { ...applicant(), status, expires_at: '2026-11-21T11:59:59Z' };
    expect(shown({ kind: 'ok', data: { applicant: newer } })).toEqual({ kind: 'start', notice: { statusUnknown } });
  });

  test('WIZ2-17 an answer that nobody can read is told apart', () => {
    expect(shown(refused(200))).toEqual({ kind: 'start', notice: { fault: 'fetch_failed', resumeToken: TOKEN } });
  });

  test.each([
    refused(429, 'Too many'),
    refused(503),
    { kind: 'unreachable', reason: 'offline' },
    { kind: 'unreachable', reason: 'timeout' },
  ] as Answer<never>[])('WIZ1-08 %o keeps the token and waits', (answer) => {
    expect(shown(answer)).toMatchObject({ kind: 'unreachable', token: TOKEN });
  });
});

describe('Documents that are asked for again', () => {
  const sentBack = applicant({
    can: ['upload-document'],
    documents: [document('cv'), document('a2', 'to_replace', 'Cut off')],
    missing_documents: ['passport'],
  });

  test('WIZ2-09 each one sent back comes with its reason, then each missing one', () => {
    expect(sendableDocuments(sentBack, 'step3')).toEqual([
      { type: 'a2', name: 'a2', reason: 'Cut off', kind: 'replace' },
      { type: 'passport', name: 'passport', reason: null, kind: 'add' },
    ]);
  });

  test('WIZ2-03 what a step asks for itself is no extra card', () => {
    const open = applicant({ can: ['upload-document'], missing_documents: ['a2', 'cv', 'passport', 'enrolment'] });
    expect(sendableDocuments(open, 'step2')).toEqual([]);
    expect(sendableDocuments(open, 'waiting')).toEqual([]);
    expect(sendableDocuments(open, 'originals')).toHaveLength(4);
  });

  test('WIZ2-07 a finished application asks for nothing', () => {
    expect(sendableDocuments({ ...sentBack, can: [] }, 'complete')).toEqual([]);
    expect(sendableDocuments({ ...sentBack, can: ['withdraw'] }, 'originals')).toEqual([]);
  });

  test('WIZ2-09 one that arrived is no complaint any more', () => {
    expect(
      sendableDocuments(withArrived(sentBack, { type: 'a2', name: 'a2' }), 'step3').map(({ type }) => type),
    ).toEqual(['passport']);
  });
});

test.each([
  ['https://x.org/de/verify?token=1', '', true],
  ['https://x.org/apply', '', true],
  ['https://x.org/en/status', '', true],
  ['', '?from=apply', true],
  ['https://x.org/en/students', '', false],
  ['', '', false],
])('WIZ1-10 the banner for referrer %j and query %j: %j', (referrer, search, shown) => {
  expect(cameFromNeighbour(referrer, search)).toBe(shown);
});

test('WIZ1-13 the closing date is the last day, in German time', () => {
  expect(isClosed('2026-11-21', Date.parse('2026-11-21T22:59:00Z'))).toBe(false);
  expect(isClosed('2026-11-21', Date.parse('2026-11-21T23:00:00Z'))).toBe(true);
});
