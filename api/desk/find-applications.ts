import type { QueueFilters } from '#contract/desk/queue.ts';
import { invitationCode } from '#contract/partners/invitation-code.ts';
import { seasonIdOf } from '#contract/seasons/season-fields.ts';
import { applicantStore } from '../applicants/applicant.store.ts';
import { applicationsNamed } from '../audit/applications-named.ts';
import type { Deps } from '../deps.ts';
import { readPage } from '../paging/read-page.ts';
import { partnerStore } from '../partners/partner.store.ts';
import { holding, questionFor, type SearchedWord, searchedWords, spellings } from '../standing/search-words.ts';
import { similarNames } from '../standing/similar-names.ts';
import {
  isWaiting,
  keyIn,
  type ListPlace,
  type Reading,
  type Standing,
  standingStore,
} from '../standing/standing.store.ts';

export interface Wanted {
  filters: QueueFilters;
  search: string;
  /** Reads backwards, from a row to those before it. */
  back: boolean;
  from: ListPlace | undefined;
  /** Rows of a page; without it, those of the queue. */
  most?: number;
}

export interface Found {
  rows: Standing[];
  /** Whether further rows follow in the direction of reading. */
  hasMore: boolean;
  similar: boolean;
  /** The place of a row, from which a page can begin. */
  placeOf(row: Standing): ListPlace;
}

/** One page of the applications that fit, in their order. */
export async function findApplications(deps: Deps, wanted: Wanted): Promise<Found> {
  const words = searchedWords(partnerOfCode(deps, wanted.search) ?? wanted.search);
  if (words.length === 0) return readList(deps, wanted, () => true);
  const exact = byIdOrNumber(deps, wanted.search);
  if (exact) return { rows: exact, hasMore: false, similar: false, placeOf: placeInSearch };
  const typed = words.map((word) => ({ parts: spellings(word), names: [] as string[] }));
  const found = await readMatches(deps, wanted, typed);
  if (found.rows.length > 0) return found;
  const meant = typed.map(({ parts, names }) => ({ parts, names: [...names, ...similarNames(deps, parts[0] ?? '')] }));
  if (meant.every(({ names }) => names.length === 0)) return found;
  return { ...(await readMatches(deps, wanted, meant)), similar: true };
}

async function readList({ db, clock }: Deps, wanted: Wanted, holds: (text: string) => boolean): Promise<Found> {
  const { filters, back, from } = wanted;
  const reading = readingOf(filters, back);
  const now = clock.now();
  const fits = fitting(filters, now);
  const placeOf = (row: Standing) => ({ key: keyIn(reading.list, row), place: row.place });
  const rowsAfter = (last: Standing | undefined, most: number) =>
    standingStore(db).page(reading, last ? placeOf(last) : from, most, now);
  const page = await readPage(rowsAfter, (row) => fits(row) && holds(row.search), wanted.most);
  return { ...page, similar: false, placeOf };
}

async function readMatches(deps: Deps, wanted: Wanted, words: readonly SearchedWord[]): Promise<Found> {
  const { filters, back, from } = wanted;
  const holds = holding(words);
  // Few applications have such documents: reading those takes less than reading all that hold the words.
  if (filters.sent_back || filters.deferred || filters.held) return readList(deps, wanted, holds);
  const question = questionFor(words);
  const fits = fitting(filters, deps.clock.now());
  const rowsAfter = (last: Standing | undefined, most: number) =>
    question ? standingStore(deps.db).search(question, back, last?.place ?? from?.place, most) : [];
  const page = await readPage(rowsAfter, (row) => fits(row) && holds(row.search), wanted.most);
  return { ...page, similar: false, placeOf: placeInSearch };
}

const placeInSearch = ({ place }: Standing): ListPlace => ({ key: 0, place });

/** The list that has the fewest rows beside those that fit. Pure. */
function readingOf(
  { step, show, status, partner, season, sent_back, deferred, held, order }: QueueFilters,
  back: boolean,
): Reading {
  if (show === 'waiting') {
    if (order === 'newest') return { list: 'waitingNewest', back };
    if (partner !== undefined) return { list: 'waitingOfPartner', value: partner, back };
    return step === undefined ? { list: 'waiting', back } : { list: 'waitingOfStep', value: step, back };
  }
  if (held) return { list: 'held', back };
  if (sent_back) return { list: 'sentBack', back };
  if (deferred) return { list: 'deferred', back };
  if (partner !== undefined) return { list: 'partner', value: partner, back };
  if (season !== undefined) return { list: 'season', value: seasonIdOf(season), back };
  if (status !== undefined) return { list: 'status', value: status, back };
  return step === undefined ? { list: 'all', back } : { list: 'step', value: step, back };
}

/** Whether a row is among those that are wanted. Pure. */
function fitting(
  { step, show, status, partner, season, mail_lang, sent_back, deferred, held }: QueueFilters,
  now: number,
) {
  return (row: Standing): boolean =>
    (season === undefined || row.season_id === seasonIdOf(season)) &&
    (step === undefined || row.step === step) &&
    (show !== 'waiting' || isWaiting(row, now)) &&
    (status === undefined || row.status === status) &&
    (partner === undefined || row.partner_id === partner) &&
    (mail_lang === undefined || row.lang === mail_lang) &&
    (!sent_back || row.sent_back === 1) &&
    (!deferred || row.deferred_due_on !== null) &&
    (!held || row.held_until !== null);
}

/** An application that is named by its whole number, or by its id as far as that says which. */
function byIdOrNumber(deps: Deps, search: string): Standing[] | undefined {
  const typed = search.trim();
  const isId = /^[0-9a-f]{8}(?:-[0-9a-f-]*)?$/i.test(typed);
  const ids = isId
    ? applicantStore(deps.db)
        .findByIdPrefix(typed)
        .map(({ id }) => id)
    : applicationsNamed(deps, typed);
  const rows = ids.flatMap((id) => standingStore(deps.db).find(id) ?? []);
  return rows.length > 0 ? rows : undefined;
}

/** The partner whose code it is, of a poster or a further link: its applications are meant. */
function partnerOfCode({ db }: Deps, search: string): string | undefined {
  return partnerStore(db).findByInviteCode(invitationCode(search))?.partner_id;
}
