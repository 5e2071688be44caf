import type { ContractReply } from '#contract/employment-contracts/contract.ts';
import { type ContractNote, stageOf, takesNote } from '#contract/employment-contracts/contract-life.ts';
import {
  type ContractSide,
  type ContractTerms,
  contractNumber,
  isSignedContract,
  leftFree,
  mayStep,
  missingInTerms,
  signedVersion,
  takesCopy,
} from '#contract/employment-contracts/contract-rules.ts';
import { accountStore } from '../accounts/account.store.ts';
import { eventStore } from '../audit/event.store.ts';
import type { Deps } from '../deps.ts';
import { fileSafetyStore } from '../documents/file-safety.store.ts';
import { unlawfulOf } from '../employers/lawful.ts';
import { isContractTold, type ReadsParts } from '../placements/employer-reads.ts';
import { poolStore } from '../placements/pool.store.ts';
import { berlinDate } from '../time/berlin-time.ts';
import { isoTime, isoTimeOrNull } from '../time/iso-time.ts';
import { takesRequests } from './ask-contract.ts';
import { candidateOf } from './candidate-of.ts';
import { type Contract, contractStore } from './contract.store.ts';
import { contractLifeStore } from './contract-life.store.ts';
import { contractTermsStore, type TermsVersion } from './contract-terms.store.ts';
import { type ContractCopy, contractCopyStore } from './copies/contract-copy.store.ts';
import { currentCopies, mayOpen, sidesToCheck } from './current-copies.ts';
import { isOverdue, isSigned } from './is-signed.ts';
import { termsOf, workAreaOf } from './load-contract.ts';
import { isArrival, marksOf } from './mark.ts';
import { languageOfRequest } from './request.text.ts';
import { possibleReviews } from './review-copy.ts';
import { asItHolds, termsBefore } from './signed-terms.ts';
import { uncheckedPlace } from './unchecked-place.ts';
import { isOut, wageDue } from './wage-due.ts';

// The last events and versions: enough to see how the contract came to its state.
const SHOWN_EVENTS = 50;
const SHOWN_VERSIONS = 30;

type Parts = ReadsParts & Pick<Deps, 'db'>;

/** A contract as one of its sides sees it: its terms only once they are sent, to the employer without who it may not read of. */
export function viewForSide(deps: Parts, row: Contract, side: ContractSide): ContractReply {
  const seen = viewToSign(deps, row, side);
  const { reads, terms } = seen;
  if (reads !== 'number') return seen;
  // Without a name there is nothing to sign; the employer's copies bear it too.
  const can = seen.can.filter((one) => one === 'ask');
  if (side === 'candidate') return { ...seen, can };
  const nobody = { name: '', born_on: '', nationality: '', university: '' };
  const unnamed = (terms: ContractTerms | null) => terms && { ...terms, candidate: nobody, candidate_address: '' };
  return { ...seen, terms: unnamed(terms), before: unnamed(seen.before), copies: [], can };
}

function viewToSign(deps: Parts, given: Contract, side: ContractSide): ContractReply {
  const isTold = isContractTold(deps, given);
  const row = isTold ? given : { ...given, state: 'draft' as const };
  const terms = termsOf(deps, row);
  const seen = view(deps, row, terms, (copy) => mayOpen(copy, side));
  const mustAcknowledge = side === 'candidate' && terms.costs_acknowledged_at === null;
  const isOpen = isToSign(seen, side);
  return {
    ...seen,
    terms: terms.sent_at === null ? null : seen.terms,
    ...(!isTold && { terms: null, sent_at: null }),
    is_considered: side === 'candidate' && seen.is_considered,
    requests: seen.requests.filter((one) => one.side === side),
    can: [
      ...(isOpen && !mustAcknowledge ? (['upload'] as const) : []),
      ...(isOpen && mustAcknowledge ? (['acknowledge'] as const) : []),
      ...(takesNote(row.state, 'paper') && mayNotePaper(seen, side) ? (['paper'] as const) : []),
      ...(side === 'employer' && mayNoteArrival(deps, row, terms, side) ? (['arrival'] as const) : []),
      ...(isTold && takesRequests(deps, row, terms) && !waits(seen, side) ? (['ask'] as const) : []),
    ],
  };
}

/**
 * Whoever has left settles what both have signed: newer terms are not to be signed. Nor is what should have begun: who has
 * exchanged ink in time notes that first. Pure.
 */
function isToSign(
  { state, has_left, signed_version, is_overdue }: Omit<ContractReply, 'can'>,
  side: ContractSide,
): boolean {
  return takesCopy(state, side) && !is_overdue && !(has_left && signed_version !== null);
}

/** A side takes back its own note alone. Pure. */
function mayNotePaper({ marks }: Pick<ContractReply, 'marks'>, side: ContractSide): boolean {
  return marks.every(({ what, noted_by }) => what !== 'paper' || noted_by === side);
}

/** From the first day of work on, once nothing is missing; a side takes back its own note alone. */
function mayNoteArrival(deps: Parts, row: Contract, newest: TermsVersion, by: string): boolean {
  const held = asItHolds(deps, row);
  const { terms } = held === row ? newest : termsOf(deps, held);
  if (terms.starts_on > berlinDate(deps.clock.now())) return false;
  const marks = marksOf(deps, held);
  const noted = marks.map(({ what }) => what);
  if (stageOf(held.state, noted, workAreaOf(deps, row)) !== 'in-force') return false;
  return by === 'operator' || marks.every(({ what, noted_by }) => !isArrival(what) || noted_by === by);
}

function waits({ requests }: Pick<ContractReply, 'requests'>, side: ContractSide): boolean {
  return requests.some((one) => one.side === side && one.answer === null);
}

/** What an admin sees of a contract. */
export function viewForAdmin(deps: Deps, row: Contract) {
  const { db } = deps;
  const { emailOf } = accountStore(db);
  const newest = termsOf(deps, row);
  const { terms } = newest;
  const seen = view(deps, row, newest, () => true);
  const missing = missingInTerms(terms);
  const unlawful = unlawfulOf(deps, { ...terms, ...uncheckedPlace(deps, row) });
  return {
    contract: seen,
    employer_id: row.employer_id,
    applicant_id: row.applicant_id,
    ...{ missing, unlawful },
    raised_wage_cents: wageDue(deps, row, terms),
    can: [
      ...(row.state === 'draft' || isOut(deps, row) ? (['change'] as const) : []),
      ...(row.state === 'draft' && missing.length === 0 && unlawful.length === 0 ? (['send'] as const) : []),
      ...(mayStep(row.state, 'cancelled', 'operator') && !isSigned(deps, row) ? (['cancel'] as const) : []),
      ...(takesNote(row.state, 'paper') ? (['mark'] as const) : []),
      ...(mayNoteArrival(deps, row, newest, 'operator') ? (['arrival'] as const) : []),
      ...(mayStep(row.state, 'ended', 'operator') && isSigned(deps, row) ? (['end'] as const) : []),
    ],
    left_free: leftFree(terms),
    next_to_check: nextToCheck(deps, row),
    copies: currentCopies(deps, row).map((copy) => ({
      id: copy.id,
      can: possibleReviews(deps, row, copy).map((to) =>
        to === 'accepted' ? ('accept' as const) : ('return' as const),
      ),
      safety: fileSafetyStore(db).find(copy.id),
    })),
    versions: contractTermsStore(db)
      .versions(row.id, SHOWN_VERSIONS)
      .map((one) => ({
        version: one.version,
        created_at: isoTime(one.created_at),
        sent_at: isoTimeOrNull(one.sent_at),
        costs_acknowledged_at: isoTimeOrNull(one.costs_acknowledged_at),
        by_email: emailOf(one.account_id),
      })),
    history: eventStore(db)
      .newest('contract', row.id, SHOWN_EVENTS)
      .map(({ id, at, action, actor, actor_account_id: by, detail }) => ({
        ...{ id, action, actor, what: whatOf(detail) },
        at: isoTime(at),
        actor_email: emailOf(by),
      })),
  };
}

function whatOf(detail: string): ContractNote | null {
  const { what } = JSON.parse(detail) as { what?: ContractNote };
  return what ?? null;
}

function nextToCheck({ db }: Parts, { id }: Contract): string | null {
  const waiting = contractStore(db).page({ filter: 'to-check' }, undefined, { back: false, most: 2 });
  return waiting.find((one) => one.id !== id)?.id ?? null;
}

function view(deps: Parts, row: Contract, newest: TermsVersion, isShown: (copy: ContractCopy) => boolean) {
  const { id, state, version, terms_version, cancel_reason } = row;
  const { terms, sent_at, costs_acknowledged_at } = newest;
  const copies = contractCopyStore(deps.db).ofContract(id);
  return {
    ...{ id, state, version, terms_version, cancel_reason, terms },
    number: contractNumber(id),
    before: termsBefore(deps, row),
    ...candidateOf(deps, row),
    ...lifeOf(deps, row, copies),
    created_at: isoTime(row.created_at),
    changed_at: isoTime(row.changed_at),
    sent_at: isoTimeOrNull(sent_at),
    costs_acknowledged_at: isoTimeOrNull(costs_acknowledged_at),
    checking: sidesToCheck(deps, row, copies),
    copies: copiesOf(deps, row, copies, isShown),
  };
}

/** What happened on paper, what is asked for, and what an end means for the candidate. */
function lifeOf(deps: Parts, row: Contract, copies: ContractCopy[]) {
  const { db } = deps;
  const end = contractLifeStore(db).end(row.id);
  const marks = contractLifeStore(db).marks(row.id);
  const signed = signedVersion(copies, marks);
  return {
    area: workAreaOf(deps, row),
    marks: marksOf(deps, row, marks).map(({ what, day, noted_by }) => ({ what, day, noted_by })),
    is_signed: isSignedContract(row.state, copies, marks),
    is_overdue: isOverdue(deps, row),
    signed_version: signed === null || signed === row.terms_version ? null : signed,
    end: end
      ? { ended_by: end.ended_by, ground: end.ground, paper: end.paper, paper_on: end.paper_on, last_day: end.last_day }
      : null,
    is_considered: poolStore(db).find(row.applicant_id) !== undefined,
    requests: contractLifeStore(db)
      .requests(row.id)
      .map(({ id, side, kind, words, asked_at, answer }) => ({
        ...{ id, side, kind, words, answer },
        lang: languageOfRequest(words),
        answer_lang: languageOfRequest(answer ?? ''),
        asked_at: isoTime(asked_at),
      })),
  };
}

function copiesOf(deps: Parts, row: Contract, all: ContractCopy[], isShown: (copy: ContractCopy) => boolean) {
  const current = new Set(currentCopies(deps, row, all).map(({ id }) => id));
  return all.filter(isShown).map(({ id, side, terms_version, file_name, size, uploaded_at, review, review_note }) => ({
    ...{ id, side, terms_version, file_name, size, review, review_note },
    uploaded_at: isoTime(uploaded_at),
    is_current: current.has(id),
  }));
}
