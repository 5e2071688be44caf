import type { AdminAct, ListedAdmin } from '#contract/accounts/admin.ts';
import type { ReplyOf } from '#contract/calls.ts';

export type PeopleFound = ReplyOf<'GET /api/admin/people'>;

/** The server lists by id; a page is read by address. */
export function byAddress(found: PeopleFound): PeopleFound {
  return { ...found, people: [...found.people].sort((one, other) => (one.email < other.email ? -1 : 1)) };
}

/** What may be done to somebody's access; nothing to one's own. Pure. */
export function possibleActs({ is_you, disabled, has_second_factor, desk_role }: ListedAdmin): AdminAct[] {
  if (is_you) return [];
  if (disabled) return ['enable'];
  return [
    desk_role === 'reader' ? 'make-admin' : 'make-reader',
    ...(has_second_factor ? (['reset-second-factor'] as const) : []),
    'disable',
  ];
}
