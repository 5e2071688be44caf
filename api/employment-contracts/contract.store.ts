import type { ContractFilter } from '#contract/employment-contracts/contract-input.ts';
import {
  CONTRACT_STATES,
  type ContractSide,
  type ContractState,
  type ContractTerms,
  takesCopy,
} from '#contract/employment-contracts/contract-rules.ts';
import { perDatabase } from '../db/per-database.ts';
import { quotedList } from '../db/quoted-list.ts';
import type { TimePlace } from '../paging/page-by-time.ts';
import { type Reading, timePages } from '../paging/time-pages.store.ts';
import { DAY_MS } from '../time/clock.ts';
import {
  ASKED,
  HAS_LEFT,
  IN_FORCE,
  NOT_YET_IN_FORCE,
  SIGNED,
  SIGNED_IN_TIME,
  TO_EXCHANGE,
  UNEXCHANGED,
} from './contract-life.store.ts';
import { COPIES_TO_CHECK } from './copies/contract-copy.store.ts';

export interface Contract {
  id: string;
  match_id: string;
  employer_id: string;
  applicant_id: string;
  state: ContractState;
  /** '' in every other state than `cancelled`. */
  cancel_reason: string;
  /** The newest version of its terms. */
  terms_version: number;
  version: number;
  ends_on: string;
  created_at: number;
  changed_at: number;
}

export type ListedContract = Contract & TimePlace;
/** What its newest terms pay, and when. */
type SentPay = Pick<ContractTerms, 'wage_cents' | 'starts_on' | 'ends_on' | 'field_of_work'> & { id: string };
interface Unsigned {
  side: ContractSide;
  now: number;
  /** An ISO day. */
  today: string;
  afterDays: readonly number[];
}
interface Listed {
  filter?: ContractFilter | undefined;
  /** Of those that are underpaid. */
  ids?: readonly string[];
  /** An ISO day, for what is still to be exchanged. */
  today?: string;
}
type NewContract = Pick<Contract, 'id' | 'match_id' | 'employer_id' | 'applicant_id' | 'ends_on' | 'created_at'>;

const AWAITS_EMPLOYER = CONTRACT_STATES.filter((state) => takesCopy(state, 'employer'));

/** Contracts that went on when their candidate's application ended: what nobody had signed was cancelled with it. */
const LEFT = `state IN ('sent', 'signed-by-employer', 'signed-by-candidate', 'active') AND ${HAS_LEFT}`;
/** The employer may read who the candidate is, without a signed contract. */
const IS_SHOWN = `(EXISTS (SELECT 1 FROM consent WHERE consent.applicant_id = contract.applicant_id
  AND purpose = 'employers' AND withdrawn_at IS NULL)
  AND EXISTS (SELECT 1 FROM employer WHERE employer.id = contract.employer_id AND employer.state = 'vetted'))`;

/** Ink comes before work: what neither scans nor ink of both are there of is not to be signed after its first day. */
const IN_TIME = `(EXISTS (SELECT 1 FROM match WHERE match.id = match_id AND match.starts_on >= @today) OR ${SIGNED_IN_TIME})`;

/** Waits for its employer's signature: no copy of it is being checked, it does not rest, and its candidate has not left. */
const TO_SIGN = `state IN (${quotedList(AWAITS_EMPLOYER)})
  AND (SELECT review FROM contract_copy WHERE contract_id = contract.id AND side = 'employer'
    AND contract_copy.terms_version = contract.terms_version
    ORDER BY uploaded_at DESC, contract_copy.rowid DESC LIMIT 1) IS NOT 'pending'
  AND (${IS_SHOWN} OR ${SIGNED}) AND NOT ${HAS_LEFT}`;

/** Added to the times of an employer's contracts that wait for its signature, so that they lead its list. */
export const AHEAD_MS = 1e15;
const WAITING_FIRST = `(contract.created_at + ${AHEAD_MS} * (${TO_SIGN}))`;

/** Both sides have it, and neither has ended it. */
const OUT = "contract.state IN ('sent', 'signed-by-employer', 'signed-by-candidate', 'active')";
/** No copy of a side is here, but those that were sent back. */
const UNSIGNED = `NOT EXISTS (SELECT 1 FROM contract_copy WHERE contract_id = contract.id AND side = @side
  AND terms_version = contract.terms_version AND review <> 'to_replace')`;

export const contractStore = perDatabase(({ db, all, exists, first, run, waiting }) => {
  // An id begins with the signs of its number, in lower case.
  const ofNumber = db.prepare<[string, string, number], { applicant_id: string }>(
    'SELECT applicant_id FROM contract WHERE id >= ? AND id < ? LIMIT ?',
  );
  const applicantsOfNumber = (number: string, most: number) => {
    const begin = number.slice(2).replace('-', '').toLowerCase();
    return ofNumber.all(`${begin}-`, `${begin}.`, most).map(({ applicant_id }) => applicant_id);
  };
  const setState = db.prepare<Pick<Contract, 'id' | 'state' | 'cancel_reason' | 'changed_at'>>(`
    UPDATE contract SET state = @state, cancel_reason = @cancel_reason, version = version + 1, changed_at = @changed_at
    WHERE id = @id`);
  const touch = db.prepare('UPDATE contract SET version = version + 1, changed_at = ? WHERE id = ?');
  const setEndsOn = db.prepare('UPDATE contract SET ends_on = ?, version = version + 1, changed_at = ? WHERE id = ?');
  const toExchangeBy = db.prepare<{ today: string; until: string; before: string; most: number }, Contract>(`
    SELECT contract.* FROM contract JOIN match ON match.id = match_id
    WHERE ${OUT} AND ${UNEXCHANGED}
      AND match.starts_on BETWEEN @today AND @until AND NOT ${HAS_LEFT} AND (contract.state = 'active' OR ${IS_SHOWN})
      AND NOT EXISTS (SELECT 1 FROM event WHERE subject = 'contract' AND subject_id = contract.id
        AND action = 'contract-paper-reminded' AND +at >= unixepoch(match.starts_on, @before) * 1000)
    LIMIT @most`);
  const unsigned = db.prepare<
    Omit<Unsigned, 'afterDays'> & { after: string; other: ContractState; most: number },
    Contract
  >(`
    SELECT * FROM (
      SELECT waiting.*, count(event.id) AS reminders, max(since, coalesce(max(event.at), 0)) AS heard FROM (
      SELECT contract.*, max(sent_at, coalesce((SELECT max(at) FROM event WHERE subject = 'contract'
        AND subject_id = contract.id AND +action IN ('contract-copy-returned', 'contract-copy-taken-back')
        AND coalesce(detail ->> 'side', 'employer') = @side), 0)) AS since
      FROM contract JOIN contract_terms ON contract_id = contract.id AND contract_terms.version = terms_version
      WHERE state IN ('sent', @other) AND ${IN_TIME}
        AND ${UNSIGNED} AND NOT ${HAS_LEFT} AND ${IS_SHOWN} AND (@side = 'employer' OR EXISTS (
          SELECT 1 FROM applicant WHERE id = contract.applicant_id AND reminders_stopped_at IS NULL))) AS waiting
      LEFT JOIN event ON subject = 'contract' AND subject_id = waiting.id AND +action = 'contract-sign-reminded'
        AND +at >= since AND coalesce(detail ->> 'side', 'candidate') = @side
      GROUP BY waiting.id)
    WHERE since <= @now - (@after ->> reminders) * ${DAY_MS} AND heard <= @now - (@after ->> 0) * ${DAY_MS}
    LIMIT @most`);
  const awaits = db.prepare<{ id: string; side: ContractSide; other: ContractState; today: string }, unknown>(`
    SELECT 1 FROM contract
    WHERE id = @id AND state IN ('sent', @other) AND ${IN_TIME} AND ${UNSIGNED} AND NOT ${HAS_LEFT}`);
  const list = (condition: string) => timePages<ListedContract>(db, `SELECT *, rowid FROM contract WHERE ${condition}`);
  const lists = {
    all: list('created_at > -1'),
    state: list('state = @state'),
    left: list(LEFT),
    'to-check': list(`id IN (SELECT contract_id FROM (${COPIES_TO_CHECK}))`),
    'to-exchange': list(TO_EXCHANGE),
    asked: list(ASKED),
    active: list(NOT_YET_IN_FORCE),
    'in-force': list(IN_FORCE),
    underpaid: list('id IN (SELECT value FROM json_each(@ids))'),
  };
  // What orders a list is `created_at` here, as places of pages name it.
  const ofEmployer = timePages<ListedContract>(
    db,
    `SELECT *, rowid, ${WAITING_FIRST} AS created_at FROM contract WHERE employer_id = @employer`,
    { by: [WAITING_FIRST, 'rowid'] },
  );
  return {
    add: run<[row: NewContract]>(`
      INSERT INTO contract (id, match_id, employer_id, applicant_id, ends_on, created_at, changed_at)
      VALUES (@id, @match_id, @employer_id, @applicant_id, @ends_on, @created_at, @created_at)`),
    find: first<[id: string], Contract>('SELECT * FROM contract WHERE id = ?'),
    /** Whether there is a contract with this number. */
    hasNumber: (number: string) => applicantsOfNumber(number, 1).length > 0,
    /** The applications with a contract of this number. */
    applicantsOfNumber,
    /** Whether an employer has a contract that has neither ended nor was cancelled. */
    isOpenAt: exists<[employerId: string]>(
      "SELECT 1 AS found FROM contract WHERE employer_id = ? AND state NOT IN ('ended', 'cancelled') LIMIT 1",
    ),
    /** As `SIGNED_IN_TIME`. */
    isSignedInTime: exists<[id: string]>(`SELECT 1 FROM contract WHERE id = ? AND ${SIGNED_IN_TIME}`),
    /** The contract of a match that was not cancelled. */
    ofMatch: first<[matchId: string], Contract>("SELECT * FROM contract WHERE match_id = ? AND state <> 'cancelled'"),
    /** Whether one of a match was cancelled that both sides had read. */
    wasCancelled: exists<[matchId: string]>(`
    SELECT 1 FROM contract JOIN contract_terms ON contract_id = contract.id
    WHERE match_id = ? AND state = 'cancelled' AND sent_at IS NOT NULL LIMIT 1`),
    /** The newest first. */
    ofApplicant: all<[applicantId: string, most: number], Contract>(
      'SELECT * FROM contract WHERE applicant_id = ? ORDER BY created_at DESC LIMIT ?',
    ),
    setState: (id: string, state: ContractState, changed_at: number, cancel_reason = '') =>
      setState.run({ id, state, cancel_reason, changed_at }),
    setTerms: run<[row: Pick<Contract, 'id' | 'terms_version' | 'ends_on' | 'changed_at'>]>(`
      UPDATE contract SET terms_version = @terms_version, ends_on = @ends_on, version = version + 1,
        changed_at = @changed_at WHERE id = @id`),
    /** Notes a change of something else than state or terms, such as another signed copy, with a new version. */
    touch: (id: string, at: number) => touch.run(at, id),
    /** Its last day, where its sides end it early. */
    setEndsOn: (id: string, endsOn: string, at: number) => setEndsOn.run(endsOn, at, id),
    /**
     * Those that begin by `until` without exchanged paper, and nobody was reminded in the last so many days before. Whoever
     * has left first settles whether they come; what nobody can sign without consent waits for that.
     */
    toExchangeBy: ({ days, ...when }: { today: string; until: string; days: number }, most: number) =>
      // The day begins in Berlin, at most two hours before UTC's.
      toExchangeBy.all({ ...when, before: `-${days * 24 + 2} hours`, most }),
    /**
     * Those without a copy of the side of which a reminder is due: one after each of so many days from the one on which it
     * was sent, or the side's copy came back. None for who wants no reminders, nor while it rests; what was late by that
     * does not come twice at once.
     */
    unsigned: ({ afterDays, ...asked }: Unsigned, most: number) =>
      unsigned.all({ ...asked, after: JSON.stringify(afterDays), other: signedByOther(asked.side), most }),
    /** Whether a contract waits for a copy of a side, on the ISO day `today`. */
    awaits: (id: string, side: ContractSide, today: string) =>
      awaits.get({ id, side, other: signedByOther(side), today }) !== undefined,
    /** Whether its paper is still to be exchanged. */
    awaitsPaper: exists<[id: string]>(
      `SELECT 1 FROM contract WHERE id = ? AND ${OUT} AND ${UNEXCHANGED} AND NOT ${HAS_LEFT}`,
    ),
    /** Signed contracts whose last day was before `today`, an ISO date. */
    toEnd: all<[today: string], Contract>(`SELECT * FROM contract WHERE ${SIGNED} AND ends_on < ? ORDER BY ends_on`),
    /** How many are in a state, up to `MOST_COUNTED`, and since when there is the first one. */
    count: waiting<[state: ContractState]>(
      'SELECT created_at AS since FROM contract WHERE state = ? ORDER BY created_at',
    ),
    /** Those whose candidate's application has ended, up to `MOST_COUNTED`, and since when the first one has. */
    left: waiting<[]>(`
      SELECT (SELECT updated_at FROM applicant WHERE id = contract.applicant_id) AS since FROM contract WHERE ${LEFT}`),
    /** What those pay that were sent, have days left from `today` on, and can still have another version, by `isOut`. */
    payOfSent: all<[today: string], SentPay>(`
      SELECT contract.id, terms ->> '$.wage_cents' AS wage_cents, terms ->> '$.starts_on' AS starts_on,
        terms ->> '$.ends_on' AS ends_on, terms ->> '$.field_of_work' AS field_of_work
      FROM contract JOIN contract_terms ON contract_id = contract.id AND contract_terms.version = terms_version
      WHERE state IN ('sent', 'signed-by-employer', 'signed-by-candidate', 'active') AND contract.ends_on >= ?
        AND NOT ${HAS_LEFT} AND NOT EXISTS (SELECT 1 FROM contract_end WHERE contract_end.contract_id = contract.id)`),
    newestOf: first<[employerId: string], Contract>(
      'SELECT * FROM contract WHERE employer_id = ? ORDER BY created_at DESC, rowid DESC LIMIT 1',
    ),
    /** An employer's contracts: those that wait for its signature first, each part with the newest first. */
    pageOfEmployer: (employer: string, place: TimePlace | undefined, how: Reading) =>
      ofEmployer({ employer }, place, how),
    /** The place behind which an employer's contract is the first; undefined if it is none of theirs. */
    placeBefore: first<[id: string, employerId: string], TimePlace>(
      `SELECT ${WAITING_FIRST} AS created_at, rowid + 1 AS rowid FROM contract WHERE id = ? AND employer_id = ?`,
    ),
    /** Contracts behind a place, the newest first; `back`: those before it, the nearest first. */
    page: ({ filter, ids = [], today = '' }: Listed, place: TimePlace | undefined, how: Reading) =>
      lists[listOf(filter)]({ state: filter ?? '', ids: JSON.stringify(ids), today }, place, how),
  };
});

const NO_STATES = ['to-check', 'to-exchange', 'asked', 'underpaid', 'left', 'active', 'in-force'] as const;

function listOf(filter: ContractFilter | undefined): 'all' | (typeof NO_STATES)[number] | 'state' {
  if (filter === undefined) return 'all';
  return NO_STATES.find((one) => one === filter) ?? 'state';
}

function signedByOther(side: ContractSide): ContractState {
  return side === 'employer' ? 'signed-by-candidate' : 'signed-by-employer';
}
