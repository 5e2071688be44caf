import { describe, expect, it } from 'vitest';
import { possibleActions } from '#api/applicants/application-rules.ts';
import { canUpload, stepOnBehalf, unacceptedDocuments } from '#api/applicants/documents-needed.ts';
import { DOCUMENT_TYPES, type DocumentType, documentsOf, type ReviewState } from '#contract/model/document.ts';
import { missingDocuments, openDocuments } from '#contract/model/open-documents.ts';
import { isOpen, OPEN_STATUSES, STATUSES, type Status } from '#contract/model/status.ts';

const STEP1 = documentsOf('registered');
const STEP2 = [...STEP1, ...documentsOf('documents')];
const STEP3 = [...STEP2, ...documentsOf('declaration')];
const ALL = DOCUMENT_TYPES.filter((type) => type !== 'other');

const held = (review: ReviewState, ...types: readonly DocumentType[]) => types.map((type) => ({ type, review }));
const acceptedBut = (...types: DocumentType[]) => held('accepted', ...STEP2.filter((type) => !types.includes(type)));

describe('The documents of an application', () => {
  it.each<[Status, DocumentType[]]>([
    ['PRE_REGISTERED', STEP1],
    ['STEP1_APPROVED', STEP1],
    ['A2_CV_RECEIVED', STEP2],
    ['STEP2_APPROVED', STEP2],
    ['ENROLMENT_UPLOADED', STEP3],
    ['COMPLETE', STEP3],
    ['REJECTED', []],
    ['WITHDRAWN', []],
  ])('CALL-07 in %s are %j', (status, types) => {
    expect(missingDocuments(status, [])).toEqual(types);
    expect(missingDocuments(status, held('to_replace', ...ALL))).toEqual([]);
    expect(missingDocuments(status, held('pending', ...types.slice(1)))).toEqual(types.slice(0, 1));
  });

  it('are open while one is missing or not accepted', () => {
    expect(unacceptedDocuments('A2_CV_RECEIVED', acceptedBut())).toEqual([]);
    const waiting = [...acceptedBut('passport', 'cv'), ...held('pending', 'cv')];
    expect(unacceptedDocuments('A2_CV_RECEIVED', waiting)).toEqual(['passport', 'cv']);
    expect(unacceptedDocuments('PRE_REGISTERED', held('to_replace', 'hub4africa'))).toEqual(['hub4africa']);
  });
});

describe('Open documents', () => {
  const papers = [...acceptedBut('passport', 'cv'), ...held('to_replace', 'passport')];

  it('CALL-07 were sent back, or are missing and not deferred', () => {
    expect(openDocuments({ status: 'A2_CV_RECEIVED', documents: papers, deferred: [] })).toEqual(['passport', 'cv']);
    expect(openDocuments({ status: 'A2_CV_RECEIVED', documents: papers, deferred: [{ type: 'cv' }] })).toEqual([
      'passport',
    ]);
    expect(openDocuments({ status: 'STEP1_APPROVED', documents: papers, deferred: [] })).toEqual(['passport']);
  });

  it('are deferred ones too where the application is completed, also where a card stands in for the passport', () => {
    const documents = held('accepted', ...ALL);
    const facts = { status: 'ENROLMENT_UPLOADED', documents, deferred: [{ type: 'passport' }] } as const;
    expect(openDocuments(facts)).toEqual([]);
    expect(openDocuments(facts, { isLast: true })).toEqual(['passport']);
  });

  it('are none of an application that is complete or has ended', () => {
    for (const status of STATUSES.filter((one) => !isOpen(one)))
      expect(openDocuments({ status, documents: held('to_replace', 'cv'), deferred: [] }), status).toEqual([]);
  });
});

describe('The step that documents of an operator end', () => {
  it('CALL-16 is the one that the rules let somebody submit', () => {
    for (const status of STATUSES) {
      const step = stepOnBehalf(status);
      expect(step?.documents, status).toEqual(
        step && documentsOf(step.action === 'submit-documents' ? 'documents' : 'declaration'),
      );
      expect(possibleActions(status, 'operator').some((action) => action.startsWith('submit-'))).toBe(Boolean(step));
    }
  });
});

describe('What can be uploaded', () => {
  it.each(ALL)(
    'CALL-05 %s once it was sent back, and not once it is accepted; the declaration while it waits too',
    (type) => {
      for (const status of OPEN_STATUSES) {
        expect(canUpload(type, status, held('to_replace', type))).toBe(true);
        expect(canUpload(type, status, held('pending', type))).toBe(
          type === 'enrolment' && status === 'ENROLMENT_UPLOADED',
        );
        expect(canUpload(type, status, held('accepted', type))).toBe(false);
      }
    },
  );

  it('CALL-05 one that is missing where the status needs it, and not before', () => {
    expect(canUpload('passport', 'A2_CV_RECEIVED', [])).toBe(true);
    expect(canUpload('passport', 'STEP1_APPROVED', [])).toBe(false);
    expect(canUpload('enrolment', 'STEP2_APPROVED', [])).toBe(false);
    expect(canUpload('enrolment', 'ENROLMENT_UPLOADED', [])).toBe(true);
  });

  it('FILE-12 another document only after it was sent back', () => {
    for (const status of OPEN_STATUSES) expect(canUpload('other', status, [])).toBe(false);
    expect(canUpload('other', 'A2_CV_RECEIVED', held('to_replace', 'other'))).toBe(true);
  });
});
