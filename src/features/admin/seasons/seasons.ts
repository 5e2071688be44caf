import type { ReplyOf } from '#contract/calls.ts';
import { FIELDS_OF_WORK } from '#contract/employers/requirement-rules.ts';
import type { SeasonOnDesk } from '#contract/seasons/season.ts';
import type { Entries } from '#src/ui/form/entries.ts';
import { textOf } from '#src/ui/form/text-of.ts';
import type { ClosingChoice } from './useClosing.ts';

/** The only page of the list. */
export function seasonsIn({ seasons, for_next, unready }: ReplyOf<'GET /api/admin/seasons'>) {
  return { seasons, unready, forNext: for_next, previous: null, next: null };
}
export type SeasonsFound = ReturnType<typeof seasonsIn>;

/** What the form of the next season begins with: the last one, a year later. Pure. */
export function nextAfter(last: SeasonOnDesk | undefined): Partial<Record<string, string>> {
  if (!last) return {};
  const later = (day: string) => (day ? `${Number(day.slice(0, 4)) + 1}${day.slice(4)}` : '');
  // Also the second year of 2026/27.
  const named = (text: string) =>
    text.replace(/(20\d\d)(\/\d\d)?/g, (_, year, second = '') => {
      const after = second && `/${String(Number(second.slice(1)) + 1).padStart(2, '0')}`;
      return `${Number(year) + 1}${after}`;
    });
  return {
    ...{ name_de: named(last.name_de), name_en: named(last.name_en), campaign: named(last.campaign) },
    ...{ starts_on: later(last.starts_on), ends_on: later(last.ends_on) },
    applications_close_on: later(last.applications_close_on),
    a2_follows_until: later(last.a2_follows_until),
    passport_follows_until: later(last.passport_follows_until),
    ...{ capacity: last.capacity === null ? '' : String(last.capacity), step1_approval: last.step1_approval },
  };
}

/** The fields as the call takes them. Pure. */
export function seasonIn(entries: Entries) {
  const text = (name: string) => textOf(entries, name).trim();
  const places = text('capacity');
  return {
    ...{ name_de: text('name_de'), name_en: text('name_en') },
    ...{ starts_on: text('starts_on'), ends_on: text('ends_on') },
    applications_close_on: text('applications_close_on'),
    a2_follows_until: text('a2_follows_until'),
    passport_follows_until: text('passport_follows_until'),
    // What is no number must not be kept as none: the server refuses 0.
    capacity: places === '' ? null : Number(places) || 0,
    campaign: text('campaign'),
    fields_of_work: FIELDS_OF_WORK.filter((field) => entries.has(`fields_of_work.${field}`)),
    step1_approval: text('step1_approval') === 'automatic' ? ('automatic' as const) : ('manual' as const),
  };
}

/**
 * How many applications the closing of a season ends, moves and leaves, and the season that they move to; what concerns
 * nobody is left out. Pure.
 */
export function previewOf(
  choice: ClosingChoice,
  { wishes, kept, held, accepted, ...people }: ReplyOf<'GET /api/admin/seasons/:season_id/closing'>,
) {
  const sum = (way: ClosingChoice['open'], { open, complete }: { open: number; complete: number }) =>
    (choice.open === way ? open : 0) + (choice.complete === way ? complete : 0);
  const withoutWish = (way: 'end' | 'move') => wishes.reduce((left, wish) => left - sum(way, wish), sum(way, people));
  const counts = [
    { way: 'end' as const, count: withoutWish('end'), to: choice.to },
    { way: 'held' as const, count: choice.open === 'end' ? held : 0, to: '' },
    { way: 'accepted' as const, count: choice.open === 'end' ? accepted : 0, to: '' },
    { way: 'move' as const, count: withoutWish('move'), to: choice.to },
    ...wishes.map(({ season_id: to, moves, ...wish }) => ({
      ...{ way: moves ? ('wished' as const) : ('wishing' as const), to },
      count: sum('end', wish) + sum('move', wish),
    })),
    { way: 'leave' as const, count: sum('leave', people), to: '' },
    { way: 'kept' as const, count: kept, to: '' },
  ];
  return counts.filter(({ count }) => count > 0);
}
