import { describe, expect, it } from 'vitest';
import type { DeskApplication, DeskDecision, TimelineEntry } from '#contract/desk/desk-application.ts';
import type { DeskDocument } from '#contract/desk/desk-document.ts';
import type { ReviewState } from '#contract/model/document.ts';
import type { ApplicationTexts } from '#src/features/admin/desk/application/application.text.ts';
import {
  type Choice,
  isOnePress,
  isTurnOver,
  likelyUpload,
  mainDecision,
  newSince,
  unseenFor,
  whatWaits,
  whyBlocked,
} from '#src/features/admin/desk/application/desk-application.ts';
import { shownDocument } from '#src/features/admin/desk/documents/desk-documents.ts';

const document = (id: string, review: ReviewState, replaced_at: string | null = null) =>
  ({ id, type: 'cv', review, replaced_at }) as DeskDocument;

const application = (more: Partial<DeskApplication>) =>
  ({ documents: [], can: [], waits: null, ...more }) as unknown as DeskApplication;

const entry = (id: string, what: string, kind: TimelineEntry['kind'] = 'event') =>
  ({ id, what, kind }) as TimelineEntry;

describe('The document that is shown', () => {
  const documents = [
    document('old', 'accepted'),
    document('new', 'pending'),
    document('before', 'to_replace', '2026-11-01'),
  ];

  it.each([
    ['of the address', 'old', 'old'],
    ['of the address, though it was replaced', 'before', 'before'],
    ['that is to be reviewed, if the address names none', undefined, 'new'],
    ['that is to be reviewed, if the address names one of another application', 'other', 'new'],
  ])('is the one %s', (_which, asked, shown) => {
    expect(shownDocument(documents, asked)?.id).toBe(shown);
  });

  it('is the first if none is to be reviewed, and none of those that were replaced', () => {
    const reviewed = [document('gone', 'accepted', '2026-11-01'), document('first', 'accepted')];
    expect(shownDocument(reviewed, undefined)?.id).toBe('first');
    expect(shownDocument([], undefined)).toBeUndefined();
  });
});

describe('A decision', () => {
  const waits: DeskApplication['waits'] = { kind: 'check', documents: [], since: null };

  it.each([
    ['accept', waits, false],
    ['send-back', waits, false],
    ['accept', null, true],
    ['approve', waits, true],
    ['reject', waits, true],
    // Whoever holds an envelope has the rest of it to note.
    ['receive-originals', null, false],
    ['miss-originals', null, true],
  ] as [DeskDecision, DeskApplication['waits'], boolean][])(
    '%s leads on to the next application where nothing waits any more',
    (action, left, isOver) => {
      expect(isTurnOver(application({ waits: left }), { action })).toBe(isOver);
    },
  );

  it.each([
    ['a decision waits', { waits, correction: {} }, 'waits'],
    ['the owner wants something put right', { correction: {}, wished_season: {} }, 'waitsForCorrection'],
    ['the owner wants another season', { wished_season: {} }, 'waitsForSeason'],
    ['nothing waits', {}, 'waitsForNothing'],
  ] as [string, object, string][])('where %s the desk says: %s', (_what, facts, said) => {
    const keys = new Proxy({}, { get: (_, key) => key }) as ApplicationTexts;
    expect(whatWaits(application(facts), keys)).toBe(said);
  });

  it.each([
    ['a document is missing', { can: ['approve'], blocking: ['cv'] }, 'First: CV.'],
    ['an original is not here', { can: ['complete'], originals: [{ state: 'missing' }] }, 'Originals.'],
    ['all originals are here', { can: ['complete'], originals: [{ state: 'received' }] }, undefined],
    ['originals are of a later step', { can: ['approve'], originals: [{ state: 'expected' }] }, undefined],
    ['nothing is to be decided', { can: [], blocking: ['cv'] }, undefined],
  ] as [string, object, string | undefined][])('where %s the large button says: %s', (_what, facts, said) => {
    const texts = {
      blocked: 'First: {documents}.',
      originalsOpen: 'Originals.',
      documentPane: { names: { cv: 'CV' } },
    };
    const given = application({ blocking: [], deferred: [], ...facts });
    expect(whyBlocked(given, texts as ApplicationTexts)).toBe(said);
  });

  // Point 8 of issue 35.
  it('by one press is one before which nothing is asked', () => {
    const acts: Choice[] = [
      { action: 'approve' },
      { action: 'accept', document_id: 'x' },
      { action: 'receive-originals', originals: [] },
      { action: 'reject', reason_key: 'x' },
      { action: 'withdraw' },
      { action: 'complete', reason: 'x' },
    ];
    expect(acts.filter(isOnePress).map(({ action }) => action)).toEqual(['approve', 'accept', 'receive-originals']);
  });

  it('that accepts needs a look at what it accepts, and at nothing that is reviewed or replaced', () => {
    const documents = [document('old', 'pending', '2026-11-01'), document('a', 'pending'), document('b', 'accepted')];
    const missed = (choice: Choice, isSeen: boolean) => unseenFor(application({ documents }), choice, () => isSeen);
    for (const action of ['approve', 'complete'] as const) {
      expect(missed({ action }, false).map(({ id }) => id)).toEqual(['a']);
      expect(missed({ action }, true)).toEqual([]);
    }
    expect(missed({ action: 'accept', document_id: 'b' }, false)).toEqual([]);
    expect(missed({ action: 'reject' }, false)).toEqual([]);
  });

  it('of the large button is what moves the status on', () => {
    expect(mainDecision(application({ can: ['accept', 'approve'] }))).toBe('approve');
    expect(mainDecision(application({ can: ['accept', 'complete'] }))).toBe('complete');
    expect(mainDecision(application({ can: ['reopen'] }))).toBeUndefined();
  });
});

describe('An upload on behalf of an applicant begins with', () => {
  const documents = [document('cv', 'pending')];
  const uploads: DeskApplication['uploads'] = ['hub4africa', 'cv', 'passport', 'enrolment', 'other'];
  it.each([
    ['what was sent back or is missing', { can: ['approve'], blocking: ['passport'] }, 'passport'],
    ['what is looked at, while a decision is due: the declaration would skip it', { can: ['approve'] }, 'cv'],
    ['what the applicant owes next', { uploads: ['cv', 'enrolment', 'other'] }, 'enrolment'],
    ['what is looked at, where nothing is owed', { uploads: ['cv', 'other'] }, 'cv'],
  ] as [string, Partial<DeskApplication>, string][])('%s', (_what, given, type) => {
    expect(likelyUpload(application({ documents, uploads, blocking: [], ...given }), 'cv')).toBe(type);
  });
});

describe('What has happened since somebody looked', () => {
  it('leaves out what they have seen, looks at documents and mails', () => {
    const before = [entry('1', 'accept')];
    const now = [
      entry('4', 'approve'),
      entry('3', 'view-document'),
      entry('5', 'view-application'),
      entry('2', 'step2-open', 'mail'),
      ...before,
    ];
    expect(newSince(before, now).map(({ id }) => id)).toEqual(['4']);
  });
});
