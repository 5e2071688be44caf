import { applicationNumber } from '#contract/applications/application-number.ts';
import { accountStore } from '../accounts/account.store.ts';
import { type Applicant, applicantStore } from '../applicants/applicant.store.ts';
import type { Who } from '../audit/event.store.ts';
import { noteChange } from '../db/changes.ts';
import type { Deps } from '../deps.ts';
import { documentStore } from '../documents/document.store.ts';
import { contractStore } from '../employment-contracts/contract.store.ts';
import { isSigned } from '../employment-contracts/is-signed.ts';
import { outboxStore } from '../mail/outbox.store.ts';
import { endMatchesOf } from '../matches/settle-matches.ts';
import { keepStops } from '../partners/invitations/keep-stop.ts';
import { plainText } from '../partners/plain-text.ts';
import { stepOf } from '../partners/registrations/progress.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { uploadStore } from '../uploads/upload.store.ts';
import { erasedPerson } from './erased-list.ts';
import { type ErasureWhy, erasureStore } from './erasure.store.ts';
import { exportedRowsStore } from './exported-rows.store.ts';
import { keepContracts } from './keep-contracts.ts';

export interface Asked {
  why: ErasureWhy;
  /** The operator's reason code. */
  reason?: string;
  who?: Who | undefined;
  /** Whether the person is told by a last mail. */
  isTold?: boolean;
}

/** What is to be done after the rows are gone. */
export interface ErasureRest {
  /** Ids of documents, signed copies and pieces of uploads. */
  files: string[];
  /** Ids of mails, which name their files in data/outbox. */
  mails: string[];
  /** Words that the name of a saved view may hold. */
  words: string[];
}

/** Whether an application can be erased: a contract that both have signed has to end first. */
export function mayErase(deps: Pick<Deps, 'db'>, applicantId: string): boolean {
  return !contractStore(deps.db)
    .ofApplicant(applicantId, Number.MAX_SAFE_INTEGER)
    .some((row) => isSigned(deps, row));
}

/**
 * Erases an application: in one transaction all its rows are gone, and the student's account with them if it holds no
 * other application. `continueErasures` does the rest. False if there is no such application, or it may not be erased.
 */
export function beginErasure(deps: Deps, applicantId: string, asked: Asked): boolean {
  return deps.tx(() => {
    const applicant = applicantStore(deps.db).find(applicantId);
    if (!applicant || !mayErase(deps, applicantId)) return false;
    erase(deps, applicant, asked);
    return true;
  });
}

function erase(deps: Deps, applicant: Applicant, { why, reason = '', who, isTold = false }: Asked): void {
  const exportedRows = exportedRowsStore(deps.db);
  const { clock, db } = deps;
  const erasures = erasureStore(db);
  const { id, first_name, middle_name, last_name, email, phone } = applicant;
  const now = clock.now();
  const accountId = accountToErase(deps, applicant);
  countFurthestStep(deps, applicant);
  endMatchesOf(deps, id, 'erase');
  const contracts = keepContracts(deps, id);
  const mails = [
    ...exportedRows.rows('applicant', 'outbox', id),
    ...(accountId === null ? [] : exportedRows.rows('account', 'outbox', accountId)),
  ];
  const rest: ErasureRest = {
    files: [
      ...exportedRows.rows('applicant', 'document', id).map(idOf),
      ...contracts.files,
      ...uploadStore(db).piecesOfApplicant(id),
    ],
    mails: [...mails.map(idOf), ...contracts.mails],
    words: wordsIn([first_name, middle_name, last_name, email, phone, applicationNumber(id), id]),
  };
  const own = [applicant, accountStore(db).find(accountId ?? '')].filter((one) => one !== undefined);
  keepStops(
    deps,
    own.map(({ email }) => email),
    mails,
  );
  erasures.removeApplicant(id);
  if (accountId !== null) erasures.removeAccount(accountId);
  if (applicant.user_id !== null) noteChange(deps.db, applicant.user_id);
  erasures.add({
    ...{ person: erasedPerson(id), why, reason, begun_at: now, rest: JSON.stringify(rest) },
    actor_account_id: who && 'accountId' in who && who.accountId !== accountId ? who.accountId : null,
    actor_name: who && 'name' in who ? who.name : null,
  });
  if (isTold) {
    const mail = { template: 'data-erased', lang: applicant.lang, recipient: applicant.email } as const;
    erasures.addMail(outboxStore(deps.db).add(mail, now), now);
  }
}

/** The student's account, if this is its only application. */
export function accountToErase({ db }: Deps, { user_id: accountId }: Applicant): string | null {
  if (accountId === null || !accountStore(db).find(accountId) || accountStore(db).roleOf(accountId) !== 'student')
    return null;
  return exportedRowsStore(db).applicationsOf(accountId).length === 1 ? accountId : null;
}

function countFurthestStep({ db }: Deps, { id, status, created_at, partner_id, season_id }: Applicant): void {
  const step = stepOf({ status, documents: documentStore(db).current(id) });
  const month = berlinDate(created_at).slice(0, 7);
  erasureStore(db).count({ season: season_id ?? '', month, partner: partner_id ?? '', step });
}

/** The words of what somebody has typed, as it stands there and plain. Pure. */
export function wordsIn(texts: readonly string[]): string[] {
  const text = texts.join(' ');
  return [...new Set([...plainText(text).split(' '), ...text.toLowerCase().split(' ')])].filter(Boolean);
}

function idOf({ id }: Readonly<Record<string, unknown>>): string {
  return String(id);
}
