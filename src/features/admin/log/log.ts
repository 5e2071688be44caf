import type { ReplyOf } from '#contract/calls.ts';
import type { EventKind, ListedEvent } from '#contract/desk/log.ts';
import type { Fields } from '#src/ui/list/list-query.ts';
import type { LogTexts } from './log.text.ts';

type ErasuresReply = ReplyOf<'GET /api/admin/erasures'>;
export type ErasuresFound = Paged<ErasuresReply['erasures'][number]>;
/** A page of any of the lists. */
export interface Paged<Entry> {
  events: Entry[];
  found: boolean;
  previous: string | null;
  next: string | null;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const COMMON = { list: ['security', 'erasures'], from: DAY, to: DAY } as const;

/** What the addresses of the two lists may hold: each value that has words. The contract's lists would bring a library along. */
export function eventFields({ acts, actors }: Pick<LogTexts, 'acts' | 'actors'>): Fields {
  return { ...COMMON, action: Object.keys(acts), actor: Object.keys(actors), kind: ['looks', 'all'] };
}

/** Who looked at something is left out, unless it is asked for: of a morning's entries it is nearly all. Pure. */
export function kindOf(kind: string | undefined, action: string | undefined): EventKind | undefined {
  if (kind === 'looks') return kind;
  return kind === 'all' || action !== undefined ? undefined : 'changes';
}

export function securityFields({ signIns }: Pick<LogTexts, 'signIns'>): Fields {
  return { ...COMMON, action: Object.keys(signIns) };
}

export const erasureFields: Fields = COMMON;

/** Newest first and only onwards: back leads the browser's own button. */
export function erasuresIn({ erasures, next }: ErasuresReply): ErasuresFound {
  return { events: erasures, found: true, previous: null, next: next === null ? null : String(next) };
}

/** What happened, in words: the action, what it was about, and the step to another status. Pure. */
export function sentenceOf(
  { action, details, from_status, to_status }: ListedEvent,
  { acts, marks, statuses }: Pick<LogTexts, 'acts' | 'marks' | 'statuses'>,
  documents: Readonly<Record<string, string>>,
): { text: string; status: string } {
  const detailOf = (wanted: string) => details.find(({ name }) => name === wanted)?.value;
  const document = detailOf('document');
  const about = document ? (documents[document] ?? document) : marks[detailOf('what') ?? ''];
  const text = [acts[action] ?? action, about].filter(Boolean).join(': ');
  const isStep = to_status !== null && to_status !== from_status;
  const name = (status: string) => statuses[status] ?? status;
  const steps = isStep ? [from_status, to_status].flatMap((status) => (status === null ? [] : [name(status)])) : [];
  return { text, status: steps.join(' → ') };
}
