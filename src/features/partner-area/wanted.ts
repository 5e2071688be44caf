import {
  REGISTRATION_FILTERS,
  REGISTRATION_ORDERS,
  REGISTRATION_TURNS,
  type RegistrationFilter,
  type RegistrationOrder,
  type RegistrationTurn,
} from '#contract/registration.ts';

/** What is looked for, and in which order. */
export interface Wanted {
  search: string;
  filter: RegistrationFilter;
  turn: RegistrationTurn | 'all';
  order: RegistrationOrder;
}

export const EVERYBODY: Wanted = { search: '', filter: 'all', turn: 'all', order: 'newest' };

/** The same list without its search and filters: the order says nothing about who is meant. */
export function isEverybody({ search, filter, turn }: Wanted): boolean {
  return search.trim() === '' && filter === 'all' && turn === 'all';
}

/** As the server takes it. */
export function selectionOf({ search, filter, turn }: Wanted) {
  return { search, filter, ...(turn !== 'all' && { turn }) };
}

/** Of an address that may have been typed, and of what the browser kept beside it. Pure. */
export function readWanted(query: string, state: unknown): Wanted {
  const asked = new URLSearchParams(query);
  const search = (state as { search?: unknown } | null)?.search;
  return {
    search: typeof search === 'string' ? search : EVERYBODY.search,
    filter: oneOf(REGISTRATION_FILTERS, asked.get('step')) ?? EVERYBODY.filter,
    turn: oneOf(REGISTRATION_TURNS, asked.get('turn')) ?? EVERYBODY.turn,
    order: oneOf(REGISTRATION_ORDERS, asked.get('order')) ?? EVERYBODY.order,
  };
}

/** The query of an address with this choice in it; what else stands there stays. Pure. */
export function writeWanted(query: string, { filter, turn, order }: Wanted): string {
  const asked = new URLSearchParams(query);
  const values = { step: [filter, EVERYBODY.filter], turn: [turn, EVERYBODY.turn], order: [order, EVERYBODY.order] };
  for (const [name, [value = '', usual]] of Object.entries(values)) {
    if (value === usual) asked.delete(name);
    else asked.set(name, value);
  }
  const written = asked.toString();
  return written && `?${written}`;
}

/**
 * Puts it into the address of the page, so that 'back' and reloading find it again. A search is a name, and addresses
 * are logged: the browser keeps it beside the address. A typed letter is no step back.
 */
export function keepWanted(wanted: Wanted, isTyped: boolean): void {
  const address = location.pathname + writeWanted(location.search, wanted) + location.hash;
  const state = { ...(history.state as object | null), search: wanted.search };
  if (isTyped) history.replaceState(state, '', address);
  else history.pushState(state, '', address);
}

function oneOf<Value extends string>(values: readonly Value[], given: string | null): Value | undefined {
  return values.find((value) => value === given);
}
