/** Which rows a list shows, as its address says. */
export type ListQuery = Readonly<Record<string, string | undefined>>;
/** The names that an address may have: the values of each, or how they look. */
export type Fields = Readonly<Record<string, readonly string[] | RegExp>>;

const PLACES = ['after', 'before'];
const PLACE = /^[\w-]{1,40}$/;

/** Reads a query, in which anything may stand: what the list does not know is ignored. Pure. */
export function readListQuery(address: string, fields: Fields, place = PLACE): ListQuery {
  const given = new URLSearchParams(address);
  const known = Object.entries(fields).flatMap(([name, values]) => {
    const value = given.get(name);
    if (!value) return [];
    const fits = values instanceof RegExp ? values.test(value) : values.indexOf(value) >= 0;
    return fits ? [[name, value]] : [];
  });
  const places = PLACES.flatMap((name) => {
    const value = given.get(name);
    return value && place.test(value) ? [[name, value]] : [];
  });
  return Object.fromEntries([...known, ...places.slice(0, 1)]);
}

/** Whether an address names what the query read of it does not: an old or mistyped link. Pure. */
export function namesUnknown(address: string, query: ListQuery): boolean {
  return [...new URLSearchParams(address).keys()].some((name) => query[name] === undefined);
}

/** The list's address for a query. Pure. */
export function addressOfQuery(path: string, query: ListQuery): string {
  const chosen = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const written = new URLSearchParams(chosen).toString();
  return written ? `${path}?${written}` : path;
}

/** The same filters from the first page on, with some changed. Pure. */
export function firstPage(query: ListQuery, change: ListQuery = {}): ListQuery {
  return { ...query, after: undefined, before: undefined, ...change };
}
