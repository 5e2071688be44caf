import type * as at from '#contract/addresses/partner.ts';
import type { InputOf } from '#contract/calls.ts';
import type { PartnerSort } from '#contract/partner-admin.ts';

/** Which partners the list shows, as its address says. The search is left out: names don't belong in addresses. */
export type Wish = Omit<InputOf<typeof at.listPartners.path>, 'search'>;

/** The orders of the list, as they are offered. */
export const SORTS = ['newest', 'oldest', 'name', 'people'] as const satisfies readonly PartnerSort[];
const CHOICES = { verified: ['yes', 'no', 'renamed'], active: ['yes', 'no'], sort: SORTS } as const;

/** Reads a query, in which anything may stand: values that the list does not know are ignored. Pure. */
export function readWish(query: string): Wish {
  const given = new URLSearchParams(query);
  const chosen = Object.entries(CHOICES).flatMap(([name, choices]) => {
    const value = given.get(name);
    return (choices as readonly (string | null)[]).includes(value) ? [[name, value]] : [];
  });
  const place = ['after', 'before'].flatMap((name) => {
    const id = given.get(name);
    return id && /^[\w-]{1,40}$/.test(id) ? [[name, id]] : [];
  });
  return Object.fromEntries([...chosen, ...place.slice(0, 1)]) as Wish;
}

/** The list's address for a wish. Pure. */
export function addressOfWish(listPath: string, wish: Wish): string {
  const query = new URLSearchParams(
    Object.entries(wish).flatMap(([name, value]) =>
      value === undefined || (name === 'sort' && value === 'newest') ? [] : [[name, value]],
    ),
  ).toString();
  return query ? `${listPath}?${query}` : listPath;
}

/** The wish with one thing changed, from the first page. Pure. */
export function withChoice(
  { verified, active, sort }: Wish,
  choice: { [name in 'verified' | 'active' | 'sort']?: Wish[name] },
): Wish {
  return { verified, active, sort, ...choice };
}
