import {
  CONTRACT_MARKS,
  type ContractEnd,
  type ContractNote,
  type KEPT_REQUEST_KINDS,
  MARKS_OF_TERMS,
  marksNeeded,
} from '#contract/employment-contracts/contract-life.ts';
import type { ContractSide } from '#contract/employment-contracts/contract-rules.ts';
import { MOST_COUNTED } from '#contract/limits.ts';
import { ENDED_STATUSES } from '#contract/model/status.ts';
import { perDatabase } from '../db/per-database.ts';
import { quotedList } from '../db/quoted-list.ts';

export interface Mark {
  contract_id: string;
  what: ContractNote;
  terms_version: number;
  day: string;
  noted_by: ContractSide | 'operator';
  account_id: string | null;
  noted_at: number;
}

export interface NotedEnd extends ContractEnd {
  contract_id: string;
  account_id: string;
  noted_at: number;
}

export interface ContractRequest {
  id: string;
  contract_id: string;
  side: ContractSide;
  kind: (typeof KEPT_REQUEST_KINDS)[number];
  words: string;
  account_id: string | null;
  asked_at: number;
  answer: string | null;
}

/** Whose paper was not exchanged in the newest terms. */
export const UNEXCHANGED = `NOT EXISTS (SELECT 1 FROM contract_mark
  WHERE contract_id = contract.id AND what = 'paper' AND terms_version = contract.terms_version)`;
/** Whose candidate's application has ended. */
export const HAS_LEFT = `EXISTS (
  SELECT 1 FROM applicant WHERE id = contract.applicant_id AND status IN (${quotedList(ENDED_STATUSES)}))`;
const signedWith = (
  ink: string,
) => `(state = 'active' OR state IN ('sent', 'signed-by-employer', 'signed-by-candidate') AND (EXISTS (
  SELECT 1 FROM contract_mark WHERE contract_id = contract.id AND (what = 'began' OR what = 'paper' ${ink})) OR EXISTS (
  SELECT 1 FROM contract_copy AS one JOIN contract_copy AS two USING (contract_id, terms_version)
  WHERE one.contract_id = contract.id AND one.side < two.side
    AND one.review <> 'to_replace' AND two.review <> 'to_replace')))`;
/** Contracts that both sides have signed, in whatever version, as scans or in ink, and that have not ended. */
export const SIGNED = signedWith('');
/** The same without ink that came after the first day of its terms. */
export const SIGNED_IN_TIME = signedWith(`AND day <= (SELECT terms ->> '$.starts_on' FROM contract_terms
  WHERE contract_terms.contract_id = contract.id AND version = contract_mark.terms_version)`);
/** Both sides were reminded to sign for the last time. */
const A_WEEK_OLD = "changed_at < unixepoch(@today, '-7 days') * 1000";
const SCANNED = `(SELECT count(DISTINCT side) FROM contract_copy WHERE contract_id = contract.id
  AND contract_copy.terms_version = contract.terms_version AND review <> 'to_replace') = 2`;
/**
 * What the operator waits for once a side has signed: its paper has to reach the other one before work begins. Nobody else
 * is told of a contract that neither has signed in a week, nor of one whose first day comes before, nor of scans that do
 * not follow the ink: it stays until the operator ends it.
 */
export const TO_EXCHANGE = `state IN ('sent', 'signed-by-employer', 'signed-by-candidate', 'active')
  AND (state <> 'sent' OR ${A_WEEK_OLD}
    OR EXISTS (SELECT 1 FROM match WHERE match.id = match_id AND match.starts_on <= @today) AND NOT ${SIGNED_IN_TIME})
  AND (ends_on >= @today OR state <> 'active') AND NOT ${HAS_LEFT}
  AND (${UNEXCHANGED} OR NOT ${SIGNED_IN_TIME} OR state <> 'active' AND ${A_WEEK_OLD} AND NOT ${SCANNED})`;
const LANDSIDE = `EXISTS (SELECT 1 FROM match JOIN requirement ON requirement.id = requirement_id
  WHERE match.id = match_id AND area = 'landside')`;
const ALL_NOTED = CONTRACT_MARKS.map((what) => {
  const ofTerms = MARKS_OF_TERMS.includes(what) ? 'AND terms_version >= contract.terms_version' : '';
  const noted = `EXISTS (SELECT 1 FROM contract_mark WHERE contract_id = contract.id AND what = '${what}' ${ofTerms})`;
  return marksNeeded('landside').includes(what) ? noted : `(${noted} OR ${LANDSIDE})`;
}).join(' AND ');
/** Of which nothing is missing any more: what `stageOf` calls in force. */
export const IN_FORCE = `state = 'active' AND ${ALL_NOTED}`;
/** Of which both copies are accepted, and something else is missing. */
export const NOT_YET_IN_FORCE = `state = 'active' AND NOT (${ALL_NOTED})`;
/** Who did not come to work, and nothing has been put on paper of it. */
const ABSENT = `FROM contract_mark WHERE what = 'absent' AND noted_at > -1
  AND EXISTS (SELECT 1 FROM contract WHERE contract.id = contract_mark.contract_id
    AND state NOT IN ('ended', 'cancelled'))
  AND NOT EXISTS (SELECT 1 FROM contract_end WHERE contract_end.contract_id = contract_mark.contract_id)`;
/** Contracts about which a side asks something, or says that somebody did not come. */
export const ASKED = `id IN (SELECT contract_id FROM contract_request WHERE answered_at IS NULL AND asked_at > -1
  UNION ALL SELECT contract_id ${ABSENT})`;

const MOST_REQUESTS = 20;

/** What happened to a contract on paper, and what its sides ask for. */
export const contractLifeStore = perDatabase(({ db, all, first, number, run, waiting }) => {
  const keepMarks = db.prepare(
    `UPDATE contract_mark SET terms_version = ?
     WHERE contract_id = ? AND terms_version = ? AND what IN (${quotedList(MARKS_OF_TERMS)})`,
  );
  const requests = db.prepare<[string, number], ContractRequest>(
    `SELECT * FROM contract_request WHERE contract_id = ?
     ORDER BY answered_at IS NOT NULL, asked_at DESC, rowid DESC LIMIT ?`,
  );
  const toExchange = waiting<[{ today: string }]>(`SELECT changed_at AS since FROM contract WHERE ${TO_EXCHANGE}`);
  const count = (condition: string) =>
    number<[]>(`SELECT count(*) FROM (SELECT 1 FROM contract WHERE ${condition} LIMIT ${MOST_COUNTED})`);
  const answer = db.prepare<[string, number, string]>(
    'UPDATE contract_request SET answer = ?, answered_at = ? WHERE id = ? AND answered_at IS NULL',
  );
  return {
    marks: all<[contractId: string], Mark>('SELECT * FROM contract_mark WHERE contract_id = ?'),
    setMark: run<[mark: Mark]>(`
      INSERT OR REPLACE INTO contract_mark (contract_id, what, terms_version, day, noted_by, account_id, noted_at)
      VALUES (@contract_id, @what, @terms_version, @day, @noted_by, @account_id, @noted_at)`),
    unmark: run<[contractId: string, what: ContractNote]>(
      'DELETE FROM contract_mark WHERE contract_id = ? AND what = ?',
    ),
    /** Paper and confirmation of one version count for another that is not worse for anybody. */
    keepMarks: (contractId: string, { from, to }: Record<'from' | 'to', number>) => keepMarks.run(to, contractId, from),
    end: first<[contractId: string], NotedEnd>('SELECT * FROM contract_end WHERE contract_id = ?'),
    setEnd: run<[row: NotedEnd]>(`
      INSERT OR REPLACE INTO contract_end (contract_id, ended_by, ground, paper, paper_on, last_day, account_id, noted_at)
      VALUES (@contract_id, @ended_by, @ground, @paper, @paper_on, @last_day, @account_id, @noted_at)`),
    /** Those that wait before all others, then the newest first. */
    requests: (contractId: string) => requests.all(contractId, MOST_REQUESTS),
    addRequest: run<[row: Omit<ContractRequest, 'answer'>]>(`
      INSERT INTO contract_request (id, contract_id, side, kind, words, account_id, asked_at)
      VALUES (@id, @contract_id, @side, @kind, @words, @account_id, @asked_at)`),
    /** False if it was answered before. */
    answer: (id: string, words: string, at: number) => answer.run(words, at, id).changes > 0,
    /** It waits again. */
    reopen: run<[id: string]>('UPDATE contract_request SET answer = NULL, answered_at = NULL WHERE id = ?'),
    /** How many requests and absences wait, up to `MOST_COUNTED`, and since when the first one does. */
    asked: waiting<[]>(`
      SELECT asked_at AS since FROM contract_request WHERE answered_at IS NULL AND asked_at > -1
      UNION ALL SELECT noted_at ${ABSENT}`),
    /** Contracts whose paper is to be exchanged; `today` is an ISO day. */
    toExchange: (today: string) => toExchange({ today }),
    /** How many are in force, up to `MOST_COUNTED`. */
    inForce: count(IN_FORCE),
    notYetInForce: count(NOT_YET_IN_FORCE),
  };
});
