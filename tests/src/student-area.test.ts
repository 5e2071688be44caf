import { describe, expect, it } from 'vitest';
import { possibleActions } from '#api/applicants/application-rules.ts';
import { nextSentence } from '#contract/applications/next-sentence.ts';
import { LANGUAGES } from '#contract/languages.ts';
import type { DocumentType, ReviewState } from '#contract/model/document.ts';
import { nextTexts } from '#contract/model/next-act.text.ts';
import { nextAct } from '#contract/model/next-act.ts';
import { ENDED_STATUSES, STATUS, STATUSES, type Status } from '#contract/model/status.ts';
import type { OwnPartnerProfile as Profile } from '#contract/partners/partner.ts';
import { accountProblem } from '#src/features/applicants/account/account-problem.ts';
import { viewOf } from '#src/features/partner-area/useProfile.ts';
import {
  type AccountApplication,
  listedDocuments,
  readAccountApplication,
  sentBack,
  uploadTurn,
} from '#src/features/student-area/account-application.ts';
import { studentAreaTexts } from '#src/features/student-area/student-area.text.ts';
import { tokenIn, uploadQuery } from '#src/features/student-area/upload-query.ts';
import { factsOf } from '#src/nouns/application/facts-of.ts';

describe('The upload of a student', () => {
  it('STUA-20 STUA-21 goes on with the same query, where it has a token and a step', () => {
    for (const query of ['?token=x&step=2', '?t=x&step=3&y=1', '?access_token=x&step=a']) {
      expect(uploadQuery(query)).toBe(query);
    }
  });

  it('STUA-22 has nowhere to go without one of them', () => {
    for (const query of ['', '?token=x', '?step=2', '?token=&step=2', '?token=x&step=', '?token=%20&step=2']) {
      expect(uploadQuery(query), query).toBeUndefined();
    }
    expect(tokenIn('?t=%20abc ')).toBe('abc');
  });
});

describe('The progress of a student', () => {
  it('STUA-23 says Step 1 complete, Step 2 in progress once step 1 is approved', () => {
    expect(STATUS.STEP1_APPROVED.progress).toEqual(['done', 'here', 'next']);
  });

  it('STUA-24 draws no way for those whose way has ended', () => {
    for (const status of STATUSES) {
      expect(STATUS[status].progress === null, status).toBe(ENDED_STATUSES.includes(status));
    }
  });
});

/** An application of which nothing is there yet. */
const TOLD: AccountApplication = {
  id: 'x',
  first_name: 'Selam',
  last_name: 'Tesfaye',
  status: 'PRE_REGISTERED',
  created_at: '2026-11-02T10:00:00Z',
  documents: [],
  missing_documents: [],
  promised_documents: [],
  originals_posted_at: null,
  originals_due_on: null,
  today: '2026-11-25',
  on_hold: false,
  needs_placement: false,
  season_over: false,
  obstacles: [],
  decision_reason: null,
  can: ['upload-document'],
};

describe('The documents of a student', () => {
  const reads = (status: Status, more: Partial<AccountApplication> = {}): AccountApplication => ({
    ...TOLD,
    ...{ status, can: possibleActions(status, 'applicant') },
    ...more,
  });
  const held = (type: DocumentType, review: ReviewState, reason = '') => ({ type, review, reason });

  it('STUA-19 are sent from here only while something is to send', () => {
    const turns: Record<Status, ReturnType<typeof uploadTurn>> = {
      PRE_REGISTERED: 'early',
      STEP1_APPROVED: 'now',
      A2_CV_RECEIVED: 'now',
      STEP2_APPROVED: 'now',
      ENROLMENT_UPLOADED: 'not-now',
      COMPLETE: 'never',
      REJECTED: 'never',
      WITHDRAWN: 'never',
    };
    for (const status of STATUSES) expect(uploadTurn(reads(status)), status).toBe(turns[status]);
  });

  it('STUA-19 what came back or is missing can be sent at any open status, and at no other', () => {
    const documents = [held('enrolment', 'to_replace', 'No stamp.')];
    expect(uploadTurn(reads('ENROLMENT_UPLOADED', { documents }))).toBe('now');
    expect(uploadTurn(reads('ENROLMENT_UPLOADED', { missing_documents: ['a2'] }))).toBe('now');
    const deferred: Partial<AccountApplication> = {
      missing_documents: ['a2'],
      promised_documents: [{ type: 'a2', due_on: '2027-06-01' }],
    };
    expect(uploadTurn(reads('ENROLMENT_UPLOADED', deferred))).toBe('early');
    const posted = { ...deferred, originals_posted_at: '2026-11-20T10:00:00Z' };
    expect(uploadTurn(reads('ENROLMENT_UPLOADED', posted))).toBe('now');
    expect(sentBack(reads('ENROLMENT_UPLOADED', { documents }))).toEqual(documents);
    expect(uploadTurn(reads('REJECTED', { documents }))).toBe('never');
    expect(sentBack(reads('REJECTED', { documents }))).toEqual([]);
  });

  it('STUA-24 are all listed with where they stand, in the order of the way, each once', () => {
    const documents = [
      held('passport', 'to_replace', 'Cut off.'),
      held('cv', 'pending'),
      held('hub4africa', 'accepted'),
    ];
    const listed = listedDocuments(reads('A2_CV_RECEIVED', { documents, missing_documents: ['a2', 'passport'] }));
    expect(listed.map(({ type, state }) => `${type} ${state}`)).toEqual([
      'hub4africa accepted',
      'a2 missing',
      'cv pending',
      'passport to_replace',
    ]);
    expect(listedDocuments(reads('WITHDRAWN', { documents }))).toEqual([]);
  });
});

describe('What is next, in the area of a student', () => {
  const nextOf = (status: Status, more: object = {}) => {
    const application = { ...TOLD, status, ...more };
    return { next: nextAct(factsOf(application)), application };
  };

  it('STUA-24 is what the one function for all pages and mails says, the originals and deferred documents included', () => {
    const deferred = { missing_documents: ['a2'], promised_documents: [{ type: 'a2', due_on: '2027-06-01' }] };
    const posted = { originals_posted_at: '2026-11-20T10:00:00Z' };
    const due = { originals_due_on: '2027-03-01' };
    expect(nextOf('ENROLMENT_UPLOADED', due).next).toMatchObject({ kind: 'originals', until: '2027-03-01' });
    expect(nextOf('ENROLMENT_UPLOADED', posted).next).toMatchObject({ kind: 'check', turn: 'operator' });
    expect(nextOf('ENROLMENT_UPLOADED', { ...posted, ...deferred }).next).toMatchObject({ kind: 'deferred' });
    const { next, application } = nextOf('A2_CV_RECEIVED', deferred);
    expect(next).toMatchObject({ kind: 'declaration' });
    expect(listedDocuments(application)).toEqual([{ type: 'a2', name: 'a2', state: 'deferred' }]);
  });

  it('WIZ2-09 names the passport alone where an identity card has come', () => {
    const deferred = {
      missing_documents: ['passport'],
      promised_documents: [{ type: 'passport', due_on: '2027-06-01' }],
    };
    const card = { type: 'passport', review: 'accepted', reason: null };
    const { next, application } = nextOf('ENROLMENT_UPLOADED', {
      documents: [card],
      originals_posted_at: '2026-11-20T10:00:00Z',
      ...deferred,
    });
    const { next: texts, documents } = studentAreaTexts('en');
    expect(nextSentence(next, texts, (document) => documents[document])).toBe(
      'Please also send by 1 June 2027: Passport.',
    );
    expect(listedDocuments(application).map(({ name, state }) => `${documents[name]} ${state}`)).toEqual([
      'Identity card accepted',
      'Passport deferred',
    ]);
  });

  it.each(LANGUAGES)('STUA-24 is said in the words of the status page (%s)', (lang) => {
    expect(studentAreaTexts(lang).next).toEqual(nextTexts(lang));
  });
});

describe('An answer of the server', () => {
  it('STUA-24 asks for a reload where the status is unknown to the page', () => {
    expect(readAccountApplication({ application: null })).toBeNull();
    expect(readAccountApplication({ application: TOLD })).toBe(TOLD);
    const newer = { ...TOLD, status: 'FOO' as Status };
    expect(readAccountApplication({ application: newer })).toBe('status-unknown');
  });

  it('PORT-11 PARA-28 PARA-29 about the partner’s profile is one of six', () => {
    const profile = { organization_name: 'AAU', partner_id: 'P-1' } as Profile;
    const refused = (status: number, code: string) => viewOf({ kind: 'refused', status, code, errors: [] });
    expect(viewOf({ kind: 'ok', data: profile })).toEqual({ kind: 'ready', profile });
    expect(refused(404, 'PGRST116')).toEqual({ kind: 'none' });
    expect(refused(403, 'partner_access_ended')).toMatchObject({ kind: 'access-ended' });
    expect(refused(404, 'partner_not_found')).toEqual({ kind: 'not-found' });
    expect(refused(500, 'unexpected')).toEqual({ kind: 'failed', offline: false });
    expect(viewOf({ kind: 'unreachable', reason: 'offline' })).toEqual({ kind: 'failed', offline: true });
  });
});

describe('The account at the end of the application', () => {
  const problem = (password: string, repeat = password) =>
    accountProblem(
      new Map([
        ['password', password],
        ['password_confirm', repeat],
      ]),
    );

  it('WIZ2-19 says the length first, then the repetition, then the rest', () => {
    expect(problem('')).toMatchObject({ path: 'password', code: 'password_too_short' });
    expect(problem('Short-1', 'x')).toMatchObject({ path: 'password', code: 'password_too_short' });
    expect(problem('only-lower', 'x')).toMatchObject({ path: 'password_confirm', code: 'passwords_differ' });
    expect(problem('only-lower')).toMatchObject({ path: 'password', code: 'password_no_uppercase' });
    expect(problem('Sunrise-Over-Addis-1')).toBeUndefined();
  });
});
