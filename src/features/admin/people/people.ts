import type { AdminAct, ListedAdmin } from '#contract/accounts/admin.ts';
import type { ReplyOf } from '#contract/calls.ts';
import type { Unchecked } from '#src/lib/call/answer.ts';
import { placesIn } from '#src/ui/list/list-query.ts';

export type PeopleFound = ReplyOf<'GET /api/admin/people'>;

/** Undefined for an answer that is not our server's. The server lists by id; a page is read by address. */
export function readPeople(reply: Unchecked<PeopleFound>): PeopleFound | undefined {
  const { people, invitations } = reply as Partial<PeopleFound>;
  if (!Array.isArray(people) || !people.every((one) => typeof one?.account_id === 'string')) return undefined;
  return {
    people: [...people].sort((one, other) => (one.email < other.email ? -1 : 1)),
    invitations: Array.isArray(invitations) ? invitations : [],
    ...placesIn(reply),
  };
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
