import { type DocumentType, documentsOf, isSentBack } from './document.ts';
import { absentDocuments, type DocumentFacts, type HeldDocument, openDocuments } from './open-documents.ts';
import { isOpen, type Progress, type ReachedStage, STATUS, type StatusRow, type StepState } from './status.ts';

/** What comes next in an application, for the applicant, in the order of the steps. */
export const NEXT_KINDS = [
  /** A document was sent back. */
  'replace',
  /** A required document is missing. */
  'add',
  /** The operator reviews step 1. Documents may be sent early. */
  'approval',
  'documents',
  'declaration',
  'originals',
  /** Only a deferred document is still to come. */
  'deferred',
  /** The operator reviews documents, and waits for the originals. */
  'check',
  /** All is complete, but we cannot look for a place before its details are here. */
  'placement',
  /** All is complete and said, but employers do not see somebody: what is in the way. */
  'obstacles',
  'complete',
  /** Something would be asked for, but of a season in which nobody can be placed any more. */
  'season-over',
  'rejected',
  'withdrawn',
] as const;
export type NextKind = (typeof NEXT_KINDS)[number];

/** What the rules need to know of an application. Times in milliseconds, by the server's clock. */
export interface ApplicationFacts extends DocumentFacts {
  documents: readonly (HeldDocument & { uploadedAt?: number })[];
  /** Deferred documents that have not come yet, each with its last day as ISO date. */
  deferred: readonly { type: DocumentType; due_on: string }[];
  originalsPostedAt: number | null;
  /** The ISO date by which the originals should be in the post. */
  originalsDueOn?: string | null;
  /** The ISO date by the server's clock, as others may be years off; missing: no day has passed. */
  today?: string | undefined;
  /** When the status last changed or a document was last sent back. */
  turnSince?: number | undefined;
  /** The operator has put it on hold: nothing of it waits for a decision, and its owner reads that we are checking. */
  isHeld?: boolean | undefined;
  /** Since when it is to be looked at again, as the day of its hold has come. Only operators are told. */
  holdDueSince?: number | undefined;
  /** All is complete, but the details for a placement are missing, and wanted. */
  needsPlacement?: boolean | undefined;
  /** Nobody can be placed any more in the season that it is for. */
  isSeasonOver?: boolean | undefined;
  /** What keeps somebody out of the pool who has said all and agreed: `CandidateObstacle`. */
  obstacles?: readonly string[] | undefined;
}

export type Turn = 'applicant' | 'operator' | 'nobody';

export interface NextAct {
  turn: Turn;
  kind: NextKind;
  /** The documents to send now. */
  documents: readonly DocumentType[];
  /** Documents that may be sent already, though nothing waits for them yet. */
  early: readonly DocumentType[];
  /** The page of the next act; 'status' shows the whole application. Null: there is nothing to do. */
  page: 'verify' | 'upload' | 'enrolment' | 'status' | null;
  /** Amber, blue, green or red, with a symbol; 'bad' is only for what went wrong. */
  tone: 'warn' | 'info' | 'ok' | 'bad';
  sign: 'alarm' | 'wait' | 'done' | 'info';
  since: number | undefined;
  /** The last day as ISO date. */
  until: string | undefined;
  /** That day has passed; sending is still possible. */
  isLate: boolean;
  /** Whether the operator reviews something at the same time: what was sent, or anything else of one on hold. */
  isBeingChecked: false | 'documents' | 'application';
}

/** What is next, and whose turn it is. Every page, mail and command takes it from here. Pure. */
export function nextAct(facts: ApplicationFacts): NextAct {
  const next = actOf(facts);
  const isLate = next.until !== undefined && facts.today !== undefined && next.until < facts.today;
  return next.turn === 'applicant' && facts.isSeasonOver ? { ...SEASON_OVER, since: next.since } : { ...next, isLate };
}

/** In place of what would be asked for. */
const SEASON_OVER = {
  kind: 'season-over',
  turn: 'nobody',
  documents: [],
  early: [],
  page: null,
  tone: 'info',
  sign: 'info',
  until: undefined,
  isLate: false,
  isBeingChecked: false,
} as const satisfies Omit<NextAct, 'since'>;

function actOf(facts: ApplicationFacts): Omit<NextAct, 'isLate'> {
  const { status, turnSince } = facts;
  const { tone, page } = STATUS[status];
  const ours = operatorsAct(facts);
  const isPending = facts.documents.some(({ review }) => review === 'pending');
  const isBeingChecked = isOpen(status) && (isPending ? 'documents' : facts.isHeld === true && 'application');
  // The owner of one that is on hold does not learn of it.
  const oursSince = (facts.isHeld ? undefined : ours?.since) ?? turnSince;
  const later = facts.deferred.map(({ type }) => type);
  const base = { documents: [], early: [], page, tone, since: turnSince, until: undefined, isBeingChecked } as const;
  const theirs = { ...base, turn: 'applicant' } as const;
  const kind = kindOf(facts);
  switch (kind) {
    case 'replace':
      return { ...theirs, kind, documents: sentBack(facts), page: 'status', tone: 'warn', sign: 'alarm' };
    case 'add':
      return { ...theirs, kind, documents: openDocuments(facts), page: 'status', tone: 'warn', sign: 'alarm' };
    case 'approval': {
      const early = absentDocuments(documentsOf('documents'), facts.documents);
      return { ...base, kind, early, turn: 'operator', sign: 'wait', since: oursSince };
    }
    case 'documents':
      return { ...theirs, kind, documents: absentDocuments(documentsOf('documents'), facts.documents), sign: 'done' };
    case 'declaration':
      return { ...theirs, kind, documents: documentsOf('declaration'), early: later, sign: 'done' };
    case 'originals':
    case 'placement':
      return { ...theirs, kind, early: later, page: 'status', sign: 'done', until: facts.originalsDueOn ?? undefined };
    case 'deferred': {
      const [first] = [...facts.deferred].sort((a, b) => a.due_on.localeCompare(b.due_on));
      return { ...theirs, kind, documents: later, page: 'status', sign: 'done', until: first?.due_on };
    }
    case 'check':
      return { ...base, kind, turn: 'operator', sign: 'wait', since: oursSince };
    case 'obstacles':
      return { ...base, kind, turn: 'nobody', tone: 'info', sign: 'info' };
    case 'complete':
      return { ...base, kind, turn: 'nobody', sign: 'done' };
    case 'rejected':
    case 'withdrawn':
      return { ...base, kind, turn: 'nobody', sign: 'info' };
  }
}

/** `resume`: the day of a hold has come. */
export const OPERATORS_ACTS = ['approve', 'check', 'complete', 'resume'] as const;

/** What an operator has to do: a decision that can be made now, or receiving the originals. */
export interface OperatorsAct {
  kind: (typeof OPERATORS_ACTS)[number];
  /** The documents to review. */
  documents: readonly DocumentType[];
  since: number | undefined;
}

/** Null if an operator has nothing to do. The applicant may have to act at the same time. Pure. */
export function operatorsAct(facts: ApplicationFacts): OperatorsAct | null {
  const { status, turnSince, originalsPostedAt } = facts;
  const { decision } = STATUS[status];
  if (!isOpen(status)) return null;
  const pending = facts.documents.filter(({ review }) => review === 'pending');
  const documents = pending.map(({ type }) => type);
  const times = pending.flatMap(({ uploadedAt }) => uploadedAt ?? []);
  const since = times.length > 0 ? Math.min(...times) : turnSince;
  if (facts.isHeld)
    return facts.holdDueSince === undefined ? null : { kind: 'resume', documents, since: facts.holdDueSince };
  const isReady = openDocuments(facts).length === 0;
  if (isReady && isApproval(decision)) return { kind: 'approve', documents, since };
  if (documents.length > 0) return { kind: 'check', documents, since };
  const isComplete = decision === 'complete' && isReady && facts.deferred.length === 0;
  if (isComplete && originalsPostedAt !== null) return { kind: 'complete', documents, since: originalsPostedAt };
  return null;
}

function isApproval(decision: StatusRow['decision']): boolean {
  return decision === 'step1' || decision === 'step2';
}

/** How far the three steps are. A document that was sent back returns the applicant to its step. Pure. */
export function progressOf(facts: ApplicationFacts): Progress | null {
  const { progress } = STATUS[facts.status];
  if (!progress) return null;
  const open = [
    ...openDocuments(facts),
    ...(kindOf(facts) === 'deferred' ? facts.deferred.map(({ type }) => type) : []),
  ].map(stepOf);
  const here = open.length > 0 ? Math.min(...open) : -1;
  const isPosting = kindOf(facts) === 'originals';
  const states = progress.map((state, step): StepState => {
    if (step === here) return 'here';
    if (here >= 0 && (state === 'here' || open.includes(step))) return 'next';
    if (step === 2 && isPosting && here < 0) return 'here';
    const isPending = facts.documents.some(({ type, review }) => review === 'pending' && stepOf(type) === step);
    return state === 'done' && isPending && isOpen(facts.status) ? 'checked' : state;
  });
  return states as unknown as Progress;
}

/** The step that the applicant is in, or that is under review; 4 if all are done or it has ended. Pure. */
export function currentStep(facts: ApplicationFacts): 1 | 2 | 3 | 4 {
  const progress: readonly StepState[] = progressOf(facts) ?? [];
  const here = progress.indexOf('here');
  const place = here >= 0 ? here : progress.findIndex((state) => state !== 'done');
  return place < 0 ? 4 : ((place + 1) as 1 | 2 | 3);
}

function kindOf(facts: ApplicationFacts): Exclude<NextKind, (typeof SEASON_OVER)['kind']> {
  const { status, deferred, originalsPostedAt, obstacles = [] } = facts;
  const { next } = STATUS[status];
  if (!isOpen(status)) {
    if (facts.needsPlacement) return 'placement';
    return next === 'complete' && obstacles.length > 0 ? 'obstacles' : next;
  }
  if (sentBack(facts).length > 0) return 'replace';
  if (openDocuments(facts).length > 0) return 'add';
  if (next !== 'originals' || originalsPostedAt === null) return next;
  return deferred.length > 0 ? 'deferred' : 'check';
}

function sentBack({ documents }: ApplicationFacts): DocumentType[] {
  return documents.filter(isSentBack).map(({ type }) => type);
}

const STEP_STAGES: readonly ReachedStage[] = ['registered', 'documents', 'declaration'];

/** The number of a document's step; a document that no stage requires belongs to step 2. */
function stepOf(type: DocumentType): number {
  const step = STEP_STAGES.findIndex((stage) => documentsOf(stage).includes(type));
  return step < 0 ? 1 : step;
}
