import type * as at from '#contract/addresses/partner.ts';
import type { InputOf } from '#contract/calls.ts';
import type { PartnerSort } from '#contract/partner.ts';

/** Which partners the list shows, as its address says it. What is searched for is not in it: names don't belong there. */
export type Wish = Omit<InputOf<typeof at.listPartners.path>, 'search'>;

/** In the order in which they are offered. */
export const SORTS = ['newest', 'oldest', 'name', 'people'] as const satisfies readonly PartnerSort[];
const CHOICES = { verified: ['yes', 'no'], active: ['yes', 'no'], sort: SORTS } as const;

/** Anything may stand in an address: what is none of ours counts as not there. Pure. */
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

/** The list's address with such a wish. Pure. */
export function addressOfWish(listPath: string, wish: Wish): string {
  const query = new URLSearchParams(
    Object.entries(wish).flatMap(([name, value]) =>
      value === undefined || (name === 'sort' && value === 'newest') ? [] : [[name, value]],
    ),
  ).toString();
  return query ? `${listPath}?${query}` : listPath;
}

/** The same partners from the beginning, with one thing changed. Pure. */
export function withChoice(
  { verified, active, sort }: Wish,
  choice: { [name in 'verified' | 'active' | 'sort']?: Wish[name] },
): Wish {
  return { verified, active, sort, ...choice };
}
