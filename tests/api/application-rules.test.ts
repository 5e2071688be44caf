import { describe, expect, it } from 'vitest';
import { type Actor, decide, type Facts, possibleActions } from '#api/applicants/application-rules.ts';
import type { Action } from '#contract/model/action.ts';
import {
  ENDED_STATUSES,
  firstStatusOf,
  isOpen,
  OPEN_STATUSES,
  STATUS,
  STATUSES,
  type Status,
} from '#contract/model/status.ts';
import { documentsScreen, enrolmentScreen } from '#src/features/applicants/application/projection.ts';

type From = Status | 'nothing';
type Row = [
  from: readonly From[],
  action: Action,
  by: readonly Actor[],
  to: Status | 'the same',
  mail: string | undefined,
];

const OPEN = OPEN_STATUSES;
const BOTH: readonly Actor[] = ['applicant', 'operator'];

// The status machine as it was decided, written down a second time on purpose.
// biome-ignore format: a table reads best with one row a line
const TABLE: readonly Row[] = [
  [['nothing'], 'submit-preregistration', ['applicant'], 'PRE_REGISTERED', 'application-received'],
  [['PRE_REGISTERED'], 'approve', ['operator'], 'STEP1_APPROVED', 'step2-open'],
  [['PRE_REGISTERED', 'STEP1_APPROVED'], 'submit-documents', BOTH, 'A2_CV_RECEIVED', 'documents-received'],
  [['A2_CV_RECEIVED'], 'approve', ['operator'], 'STEP2_APPROVED', 'documents-approved'],
  [['A2_CV_RECEIVED', 'STEP2_APPROVED'], 'submit-enrolment', BOTH, 'ENROLMENT_UPLOADED', 'enrolment-received'],
  [['ENROLMENT_UPLOADED'], 'complete', ['operator'], 'COMPLETE', 'application-complete'],
  [['PRE_REGISTERED'], 'correct', ['applicant'], 'the same', undefined],
  [STATUSES, 'correct', ['operator'], 'the same', undefined],
  [['ENROLMENT_UPLOADED'], 'announce-originals', ['applicant'], 'the same', undefined],
  [STATUSES, 'receive-originals', ['operator'], 'the same', undefined],
  [STATUSES, 'expect-originals', ['operator'], 'the same', undefined],
  [['ENROLMENT_UPLOADED'], 'miss-originals', ['operator'], 'the same', 'originals-missing'],
  [['ENROLMENT_UPLOADED'], 'return-originals', ['operator'], 'the same', 'originals-sent-back'],
  [['COMPLETE', 'REJECTED', 'WITHDRAWN'], 'return-originals', ['operator'], 'the same', undefined],
  [OPEN, 'accept', ['operator'], 'the same', undefined],
  [OPEN, 'send-back', ['operator'], 'the same', 'document-sent-back'],
  [OPEN, 'upload-document', BOTH, 'the same', undefined],
  [OPEN, 'reject', ['operator'], 'REJECTED', 'application-rejected'],
  [OPEN, 'withdraw', BOTH, 'WITHDRAWN', 'application-withdrawn'],
  [OPEN, 'hold', ['operator'], 'the same', undefined],
  [OPEN, 'go-on', ['operator'], 'the same', undefined],
  [['REJECTED', 'WITHDRAWN'], 'reopen', ['operator'], 'STEP2_APPROVED', 'application-reopened'],
];

const ACTIONS = [...new Set(TABLE.map(([, action]) => action))];
const FROM: readonly From[] = ['nothing', ...STATUSES];

/** Everything in order beside the status; closed applications came from STEP2_APPROVED. */
function facts(status: From, change: Partial<Facts> = {}): Facts {
  return {
    status,
    statusBefore: 'STEP2_APPROVED',
    documentsOpen: [],
    documentsDeferred: [],
    originalsReceived: true,
    ...change,
  };
}

const isInTable = (from: From, action: Action, by: Actor) =>
  TABLE.some(([froms, name, actors]) => froms.includes(from) && name === action && actors.includes(by));

const everything = FROM.flatMap((from) =>
  ACTIONS.flatMap((action) => BOTH.map((by): [From, Action, Actor] => [from, action, by])),
);
const allowed = TABLE.flatMap(([froms, action, actors, to, mail]) =>
  froms.flatMap((from) => actors.map((by) => ({ from, action, by, to: to === 'the same' ? from : to, mail }))),
);

describe('What may happen to an application', () => {
  it.each(allowed)('CONS-10 $from, $action by $by leads to $to', ({ from, action, by, to, mail }) => {
    expect(decide(action, by, facts(from))).toEqual({ kind: 'allowed', to, ...(mail && { mail }) });
  });

  it.each(everything.filter((row) => !isInTable(...row)))('CALL-16 %s refuses %s by %s', (from, action, by) => {
    expect(decide(action, by, facts(from))).toEqual({
      kind: 'wrong-status',
      possible: ACTIONS.filter((other) => isInTable(from, other, by)),
    });
  });

  it('CONS-10 leads to every status', () => {
    const reached = allowed.map(({ from, action, by }) => decide(action, by, facts(from)));
    const targets = reached.flatMap((outcome) => (outcome.kind === 'allowed' ? [outcome.to] : []));
    expect([...new Set(targets)].sort()).toEqual([...STATUSES].sort());
  });

  it('tells an applicant only what an applicant can do', () => {
    expect(decide('approve', 'applicant', facts('A2_CV_RECEIVED'))).toEqual({
      kind: 'wrong-status',
      possible: ['submit-enrolment', 'upload-document', 'withdraw'],
    });
    expect(decide('withdraw', 'applicant', facts('COMPLETE'))).toEqual({ kind: 'wrong-status', possible: [] });
  });
});

describe('What must be true beside the status', () => {
  it('step 2 is approved when each document is accepted or deferred', () => {
    const approve = (change: Partial<Facts>) => decide('approve', 'operator', facts('A2_CV_RECEIVED', change));
    expect(approve({ documentsDeferred: ['a2'] })).toMatchObject({ kind: 'allowed', to: 'STEP2_APPROVED' });
    expect(approve({ documentsOpen: ['cv'], documentsDeferred: ['a2'] })).toEqual({
      kind: 'documents-open',
      open: ['cv'],
    });
  });

  it('step 1 is approved whatever the documents say', () => {
    expect(decide('approve', 'operator', facts('PRE_REGISTERED', { documentsOpen: ['hub4africa'] }))).toMatchObject({
      kind: 'allowed',
    });
  });

  it('an application is complete when each document is accepted and the originals have come', () => {
    const complete = (change: Partial<Facts>) => decide('complete', 'operator', facts('ENROLMENT_UPLOADED', change));
    expect(complete({ documentsOpen: ['cv'], documentsDeferred: ['a2'] })).toEqual({
      kind: 'documents-open',
      open: ['cv', 'a2'],
    });
    expect(complete({ documentsDeferred: ['a2'] })).toEqual({ kind: 'documents-open', open: ['a2'] });
    expect(complete({ originalsReceived: false })).toEqual({ kind: 'originals-missing' });
  });

  it('the status is looked at first', () => {
    expect(decide('complete', 'operator', facts('PRE_REGISTERED', { originalsReceived: false }))).toMatchObject({
      kind: 'wrong-status',
    });
  });
});

describe('The table of statuses', () => {
  const DECISIONS = { approve: ['step1', 'step2'], complete: ['complete'] } as const;

  it.each(STATUSES)('names for %s the decision of an operator that the rules know', (status) => {
    const possible = possibleActions(status, 'operator');
    const { decision, stage } = STATUS[status];
    for (const action of ['approve', 'complete'] as const)
      expect(possible.includes(action), action).toBe(DECISIONS[action].some((one) => one === decision));
    if (decision === 'step1') expect(stage).toBe('registered');
    if (decision === 'step2') expect(stage).not.toBe('registered');
  });

  it.each(STATUSES)('says of %s what is next as its stage and the rules do', (status) => {
    const { next, screen, queueStep, partnerStep } = STATUS[status];
    expect(['complete', 'rejected', 'withdrawn'].includes(next)).toBe(!isOpen(status));
    if (!isOpen(status)) expect([screen, queueStep]).toEqual([next, 'ended']);
    expect(partnerStep === 'ended').toBe(ENDED_STATUSES.includes(status));
    const can = possibleActions(status, 'applicant');
    if (next === 'documents') expect(can).toContain('submit-documents');
    if (next === 'declaration') expect(can).toContain('submit-enrolment');
    expect(can.includes('announce-originals')).toBe(next === 'originals');
  });

  it.each(['registered', 'documents', 'declaration', 'complete'] as const)('has a status of the stage %s', (stage) => {
    expect(STATUS[firstStatusOf(stage)].stage).toBe(stage);
  });

  it('WIZ1-13 opens the forms of steps 2 and 3 where the rules let an applicant send them', () => {
    for (const status of STATUSES) {
      const can = possibleActions(status, 'applicant');
      expect(documentsScreen(status) === 'form', status).toBe(can.includes('submit-documents'));
      expect(enrolmentScreen(status) === 'form', status).toBe(can.includes('submit-enrolment'));
    }
  });

  it('CALL-07 a stage is entered where its documents were sent', () => {
    for (const [action, stage] of [
      ['submit-documents', 'documents'],
      ['submit-enrolment', 'declaration'],
    ] as const)
      for (const from of STATUSES.filter((status) => possibleActions(status, 'applicant').includes(action)))
        expect(decide(action, 'applicant', facts(from)), from).toMatchObject({ to: firstStatusOf(stage) });
  });
});

describe('Reopening', () => {
  it.each(OPEN)('a rejected application goes back to %s, where it was', (before) => {
    expect(decide('reopen', 'operator', facts('REJECTED', { statusBefore: before }))).toMatchObject({ to: before });
    expect(decide('reopen', 'operator', facts('WITHDRAWN', { statusBefore: before }))).toMatchObject({ to: before });
  });
});
