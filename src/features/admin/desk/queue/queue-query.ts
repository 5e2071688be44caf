import type { InputOf } from '#contract/calls.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { STATUSES } from '#contract/model/status.ts';
import type { QueueStep } from '#contract/model/steps.ts';
import { SEASON_CHOICE } from '#contract/seasons/season-fields.ts';
import { addressOfQuery, type Fields, readListQuery } from '#src/ui/list/list-query.ts';

/** Which applications the queue shows, as its address says. The search is left out: names don't belong in addresses. */
export type QueueQuery = Omit<InputOf<'POST /api/admin/applications'>, 'search'>;

/** The tabs, in the order of the work; the first one has all steps. */
export const TABS = [undefined, 'step1', 'step2', 'enrolment', 'originals', 'ended'] as const satisfies readonly (
  | QueueStep
  | undefined
)[];
const FIELDS: Fields = {
  step: TABS.flatMap((tab) => tab ?? []),
  show: ['waiting', 'all'],
  status: STATUSES,
  mail_lang: LANGUAGES,
  sent_back: ['yes'],
  deferred: ['yes'],
  held: ['yes'],
  order: ['longest', 'newest'],
  partner: /^[\w-]{1,40}$/,
  season: SEASON_CHOICE,
};
const PLACE = /^\d{1,16}_\d{1,16}$/;

/** Without a word about it, the queue shows what waits for the operator; of what has ended, all. */
const USUAL = { show: 'waiting', order: 'longest' } as const;

/** Reads a query, in which anything may stand: values that the queue does not know are ignored. Pure. */
export function readQueueQuery(address: string): QueueQuery {
  const query = readListQuery(address, FIELDS, PLACE);
  return { ...USUAL, ...(query.step === 'ended' && { show: 'all' }), ...query } as QueueQuery;
}

/** The desk's address for a query, and what else stands in it. Pure. */
export function addressOfQueue(
  deskPath: string,
  query: QueueQuery,
  more: Readonly<Record<string, string>> = {},
): string {
  const unusual = Object.entries({ ...query, ...more }).filter(
    ([name, value]) => value !== (USUAL as Readonly<Record<string, string>>)[name],
  );
  return addressOfQuery(deskPath, Object.fromEntries(unusual));
}

/** The query with something changed, from its first page. Pure. */
export function withChoice({ after: _after, before: _before, ...query }: QueueQuery, choice: QueueQuery): QueueQuery {
  return { ...query, ...choice };
}

/** What a tab shows: in the one of what has ended nothing waits. The other filters stay. Pure. */
export function queryOfTab(query: QueueQuery, step: QueueStep | undefined): QueueQuery {
  const wasEnded = query.step === 'ended';
  return withChoice(query, { step, ...(step === 'ended' ? { show: 'all' } : wasEnded ? { show: 'waiting' } : {}) });
}

/** How many of the folded filters are set. Pure. */
export function filtersSet({ status, partner, season, mail_lang, sent_back, deferred, held }: QueueQuery): number {
  return [status, partner, season, mail_lang, sent_back, deferred, held].filter((value) => value !== undefined).length;
}

/** The query without any filter: what waits in this step. Pure. */
export function withoutFilters({ step, order }: QueueQuery): QueueQuery {
  return { ...USUAL, ...(order && { order }), ...queryOfTab({}, step) };
}

/** What the server is asked: a search looks in every step, and at what does not wait as well. Pure. */
export function askedFor(query: QueueQuery, search: string): InputOf<'POST /api/admin/applications'> {
  if (search.trim() === '') return query;
  const { step: _step, show: _show, order: _order, ...filters } = query;
  return { ...filters, search };
}
