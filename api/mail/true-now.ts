import { RETENTION_NOTICE_DAYS } from '#contract/limits.ts';
import type { MatchState } from '#contract/model/match-rules.ts';
import type { NextKind } from '#contract/model/next-act.ts';
import { accountStore } from '../accounts/account.store.ts';
import { signUpStore } from '../accounts/sign-up/sign-up.store.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import type { Db } from '../db/open.ts';
import { employerStore } from '../employers/employer.store.ts';
import { contractStore } from '../employment-contracts/contract.store.ts';
import { matchStore } from '../matches/match.store.ts';
import { partnerStore } from '../partners/partner.store.ts';
import { retentionStore } from '../retention/retention.store.ts';
import { berlinDate, lastDayOf } from '../time/berlin-time.ts';
import { DAY_MS } from '../time/clock.ts';
import type { MailedApplication, Unsubscriber } from './compose.ts';
import type { OutboxRow } from './outbox.store.ts';
import { PRIORITIES } from './priority.ts';
import type { TemplateName } from './templates/templates.ts';

type Params = Readonly<Record<string, string>>;
type Known = { db: Db; now: number };
type Table<T> = Readonly<Partial<Record<string, T>>>;

/** Of a mail about a match: the states in which it is true. */
const IN_STATES: Table<readonly MatchState[]> = {
  'match-offered': ['released'],
  'match-extended': ['released'],
  'reminder-offer': ['released'],
  'match-shifts-changed': ['released', 'confirmed'],
  'match-confirmed': ['confirmed'],
  'employer-match-lapsing': ['proposed'],
  // What came of it stands beside it, but where the employer itself has closed the requirement.
  'employer-match-released': ['released', 'confirmed', 'declined', 'withheld', 'expired'],
};
const ASKS_TO_SIGN = /^(employer-)?contract-(?:sent|unsigned|changed|raised|returned|signed)$/;
const ASKS_FOR_PAPER = /^(?:employer-)?contract-paper$/;

/**
 * The parameters of a mail as they are true now, by what became of its match or contract since it was queued: mail waits
 * for a morning, or for a mail server. Undefined where what it asks for is done, or has ended.
 */
export function trueParams(known: Known, template: string, params: Params): Params | undefined {
  const { match, contract_id: contract, requirement } = params;
  const states = IN_STATES[template];
  // Mails that an older server queued name no match.
  if (states && match) return paramsOfMatch(known, match, states, params);
  if (template === 'employer-match-proposed' && requirement) return paramsOfProposals(known, requirement, params);
  return contract && isDone(known, contract, template) ? undefined : params;
}

function paramsOfMatch(
  { db, now }: Known,
  id: string,
  states: readonly MatchState[],
  params: Params,
): Params | undefined {
  const match = matchStore(db).find(id);
  if (!match || !states.includes(match.state)) return undefined;
  if (match.answer_until === null) return params;
  return match.answer_until > now ? { ...params, answer: lastDayOf(match.answer_until) ?? '' } : undefined;
}

function paramsOfProposals({ db }: Known, requirementId: string, params: Params): Params | undefined {
  const { proposals, answer_until } = matchStore(db).proposedOf(requirementId);
  if (proposals === 0) return undefined;
  const count = String(Math.min(Number(params.count ?? 1), proposals));
  return { ...params, count, answer: lastDayOf(answer_until) ?? '' };
}

/** Whether what a mail asks of a side of a contract is done, or is no longer asked. */
function isDone({ db, now }: Known, contractId: string, template: string): boolean {
  const asked = ASKS_TO_SIGN.exec(template);
  // That a copy came back is told on any day: whoever has exchanged ink in time sends another one.
  const today = template.endsWith('-returned') ? '' : berlinDate(now);
  if (asked) return !contractStore(db).awaits(contractId, asked[1] ? 'employer' : 'candidate', today);
  return ASKS_FOR_PAPER.test(template) && !contractStore(db).awaitsPaper(contractId);
}

/** Where an application is when a reminder of its next step is true. */
const REMINDS_OF: Table<readonly NextKind[]> = {
  'reminder-documents': ['documents'],
  'reminder-enrolment': ['declaration'],
  'reminder-replace': ['replace', 'add'],
  'reminder-originals': ['originals'],
  'reminder-placement': ['placement'],
};
const ENDED: Table<NextKind> = { 'application-rejected': 'rejected', 'application-withdrawn': 'withdrawn' };
/** About the way on of an application, which one that has ended has not. */
const WAY_ON: readonly TemplateName[] = [
  ...(['application-received', 'season-moved', 'season-days', 'step2-open', 'documents-received'] as const),
  ...(['documents-approved', 'enrolment-received', 'document-sent-back', 'originals-missing'] as const),
  ...(['application-reopened', 'reminder-deferred'] as const),
];

/** The same for a mail that is to be sent, by all that became of its recipient. */
export function trueParamsOf(
  known: Known,
  row: OutboxRow,
  { application, account }: { application?: MailedApplication; account?: Unsubscriber },
): Params | undefined {
  const params = JSON.parse(row.params) as Params;
  const isReminder = row.priority === PRIORITIES.reminder;
  if (isReminder && (application ?? account)?.hasStopped) return undefined;
  if (application && !isTrueOf(application, row.template, params)) return undefined;
  if (row.account_id !== null && !isTheirs(known, row, row.account_id, params)) return undefined;
  if (row.applicant_id !== null && row.template.startsWith('deletion-'))
    return deletionParams(known, row, row.applicant_id, params);
  return trueParams(known, row.template, params);
}

function isTrueOf(
  { next, deferred, originalsToCome, isKeptOut = false }: MailedApplication,
  template: TemplateName,
  params: Params,
): boolean {
  if ((next.kind === 'rejected' || next.kind === 'withdrawn') && WAY_ON.includes(template)) return false;
  const [kinds, ended] = [REMINDS_OF[template], ENDED[template]];
  if (ended) return next.kind === ended;
  if (template === 'season-days') return isKeptOut;
  if (template === 'partner-nudge-application') return next.turn === 'applicant';
  if (template === 'document-sent-back')
    return next.kind === 'replace' && next.documents.some((one) => one === params.document);
  if (template === 'originals-missing')
    return (params.originals ?? '').split(', ').some((one) => originalsToCome.some((paper) => paper === one));
  if (template === 'reminder-deferred') {
    const { due = '', documents = 'a2' } = params;
    return (
      next.kind !== 'season-over' &&
      deferred.some((one) => one.due_on === due && documents.split(',').includes(one.type))
    );
  }
  return kinds?.includes(next.kind) ?? true;
}

/** Whether an account still is what the mail takes it for: signed up, without an application, or of the organisation. */
function isTheirs({ db }: Known, { template }: OutboxRow, accountId: string, params: Params): boolean {
  if (params.sign_up) return signUpStore(db).find(params.sign_up) !== undefined;
  if (template === 'partner-nudge-start') return applicantStore(db).findByUser(accountId) === undefined;
  const [, role] = /^(partner|employer)-(?!nudge-|member-invited|member-removed)/.exec(template) ?? [];
  if (role === undefined) return true;
  const own =
    role === 'partner'
      ? partnerStore(db).findOfAccount(accountId)?.partner_id
      : employerStore(db).findOfAccount(accountId)?.id;
  const isOfIt = own !== undefined && own === (params.works_for ?? own);
  return isOfIt && accountStore(db).find(accountId)?.disabled_at === null;
}

/** An announced deletion that became void is not told; the notice runs from when its mail goes out. */
function deletionParams(
  { db, now }: Known,
  { id }: OutboxRow,
  applicantId: string,
  params: Params,
): Params | undefined {
  if (retentionStore(db).find(applicantId)?.mail_id !== id) return undefined;
  const { due = '' } = params;
  const soonest = berlinDate(now + RETENTION_NOTICE_DAYS * DAY_MS);
  return { ...params, due: due > soonest ? due : soonest };
}
