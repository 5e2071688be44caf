import type { Action } from '#contract/model/action.ts';
import type { DocumentType } from '#contract/model/document.ts';
import { ENDED_STATUSES, isStatus, OPEN_STATUSES, STATUSES, type Status } from '#contract/model/status.ts';
import type { TemplateName } from '../mail/templates/templates.ts';

export type Actor = 'applicant' | 'operator';

/** Conditions that a status alone does not show. */
type Need = 'documents-accepted-or-deferred' | 'documents-accepted' | 'originals-received';

interface Rule {
  from: readonly (Status | 'nothing')[];
  action: Action;
  by: readonly Actor[];
  to: Status | 'unchanged' | 'status-before';
  needs?: readonly Need[];
  mail?: TemplateName;
}

/** The only place that knows what may happen when. Why: docs/decisions/001. */
// biome-ignore format: a table reads best with one row a line
const RULES: readonly Rule[] = [
  { from: ['nothing'], action: 'submit-preregistration', by: ['applicant'], to: 'PRE_REGISTERED', mail: 'application-received' },
  // No document is asked for, as specified; the desk waits for one that is open: docs/decisions/050-decisions-on-the-desk.md.
  { from: ['PRE_REGISTERED'], action: 'approve', by: ['operator'], to: 'STEP1_APPROVED', mail: 'step2-open' },
  { from: ['PRE_REGISTERED', 'STEP1_APPROVED'], action: 'submit-documents', by: ['applicant', 'operator'], to: 'A2_CV_RECEIVED', mail: 'documents-received' },
  { from: ['A2_CV_RECEIVED'], action: 'approve', by: ['operator'], to: 'STEP2_APPROVED', needs: ['documents-accepted-or-deferred'], mail: 'documents-approved' },
  { from: ['A2_CV_RECEIVED', 'STEP2_APPROVED'], action: 'submit-enrolment', by: ['applicant', 'operator'], to: 'ENROLMENT_UPLOADED', mail: 'enrolment-received' },
  { from: ['ENROLMENT_UPLOADED'], action: 'complete', by: ['operator'], to: 'COMPLETE', needs: ['documents-accepted', 'originals-received'], mail: 'application-complete' },
  // Applicants correct name and e-mail themselves until the first approval; operators at any time.
  { from: ['PRE_REGISTERED'], action: 'correct', by: ['applicant'], to: 'unchanged' },
  { from: STATUSES, action: 'correct', by: ['operator'], to: 'unchanged' },
  { from: ['ENROLMENT_UPLOADED'], action: 'announce-originals', by: ['applicant'], to: 'unchanged' },
  // The post knows no status: docs/decisions/058-originals-paper-by-paper.md.
  { from: STATUSES, action: 'receive-originals', by: ['operator'], to: 'unchanged' },
  { from: STATUSES, action: 'expect-originals', by: ['operator'], to: 'unchanged' },
  { from: ['ENROLMENT_UPLOADED'], action: 'miss-originals', by: ['operator'], to: 'unchanged', mail: 'originals-missing' },
  { from: ['ENROLMENT_UPLOADED'], action: 'return-originals', by: ['operator'], to: 'unchanged', mail: 'originals-sent-back' },
  { from: ['COMPLETE', ...ENDED_STATUSES], action: 'return-originals', by: ['operator'], to: 'unchanged' },
  { from: OPEN_STATUSES, action: 'accept', by: ['operator'], to: 'unchanged' },
  { from: OPEN_STATUSES, action: 'send-back', by: ['operator'], to: 'unchanged', mail: 'document-sent-back' },
  { from: OPEN_STATUSES, action: 'upload-document', by: ['applicant', 'operator'], to: 'unchanged' },
  { from: OPEN_STATUSES, action: 'reject', by: ['operator'], to: 'REJECTED', mail: 'application-rejected' },
  { from: OPEN_STATUSES, action: 'withdraw', by: ['applicant', 'operator'], to: 'WITHDRAWN', mail: 'application-withdrawn' },
  // A flag beside the status: docs/decisions/050-decisions-on-the-desk.md.
  { from: OPEN_STATUSES, action: 'hold', by: ['operator'], to: 'unchanged' },
  { from: OPEN_STATUSES, action: 'go-on', by: ['operator'], to: 'unchanged' },
  { from: ENDED_STATUSES, action: 'reopen', by: ['operator'], to: 'status-before', mail: 'application-reopened' },
];

/** The status that brings a mail; undefined for mails that none does. */
export function statusAfter(mail: TemplateName): Status | undefined {
  const to = RULES.find((row) => row.mail === mail)?.to;
  return isStatus(to) ? to : undefined;
}

/** What the rules look at besides the status. */
export interface Facts {
  status: Status | 'nothing';
  /** The status before the last rejection or withdrawal. */
  statusBefore?: Status;
  /** Documents that are neither accepted nor deferred. */
  documentsOpen: readonly DocumentType[];
  documentsDeferred: readonly DocumentType[];
  originalsReceived: boolean;
}

/** The status that an action leads to, and the mail that tells the applicant. */
export interface Permitted {
  kind: 'allowed';
  to: Status;
  mail?: TemplateName;
}

export type Outcome =
  | Permitted
  | { kind: 'wrong-status'; possible: Action[] }
  | { kind: 'documents-open'; open: DocumentType[] }
  | { kind: 'originals-missing' };

/** Whether an action is possible now, and what it leads to. Pure. */
export function decide(action: Action, by: Actor, facts: Facts): Outcome {
  const rule = RULES.find((row) => row.action === action && row.by.includes(by) && row.from.includes(facts.status));
  if (!rule) return { kind: 'wrong-status', possible: possibleActions(facts.status, by) };
  for (const need of rule.needs ?? []) {
    const refusal = unmet(need, facts);
    if (refusal) return refusal;
  }
  return { kind: 'allowed', to: target(rule, facts), ...(rule.mail && { mail: rule.mail }) };
}

/** The actions that a status allows an actor; further conditions are checked when an action is taken. */
export function possibleActions(status: Status | 'nothing', by: Actor): Action[] {
  return RULES.filter((row) => row.by.includes(by) && row.from.includes(status)).map((row) => row.action);
}

function unmet(need: Need, facts: Facts): Outcome | undefined {
  switch (need) {
    case 'documents-accepted-or-deferred':
      return facts.documentsOpen.length > 0 ? { kind: 'documents-open', open: [...facts.documentsOpen] } : undefined;
    case 'documents-accepted': {
      // An identity card and the passport that follows are one type.
      const open = [...new Set([...facts.documentsOpen, ...facts.documentsDeferred])];
      return open.length > 0 ? { kind: 'documents-open', open } : undefined;
    }
    case 'originals-received':
      return facts.originalsReceived ? undefined : { kind: 'originals-missing' };
  }
}

function target(rule: Rule, facts: Facts): Status {
  if (rule.to === 'unchanged') return facts.status as Status;
  // Every rejection and withdrawal records the status before; only a damaged history lacks it.
  if (rule.to === 'status-before') return facts.statusBefore ?? 'PRE_REGISTERED';
  return rule.to;
}
