import {
  REGISTRATION_FILTERS,
  REGISTRATION_ORDERS,
  REGISTRATION_TURNS,
  type RegistrationFilter,
  type RegistrationOrder,
  type RegistrationTurn,
} from '#contract/partners/registration.ts';
import { SEASON_CHOICE } from '#contract/seasons/season-fields.ts';

/** Search, filters and order of the list. */
export interface RegistrationQuery {
  search: string;
  filter: RegistrationFilter;
  turn: RegistrationTurn | 'all';
  order: RegistrationOrder;
  /** '' for all of them. */
  season: string;
}

export const EVERYBODY: RegistrationQuery = { search: '', filter: 'all', turn: 'all', order: 'newest', season: '' };

/** Whether nothing narrows the list down; its order does not. */
export function isEverybody({ search, filter, turn, season }: RegistrationQuery): boolean {
  return search.trim() === '' && filter === 'all' && turn === 'all' && season === '';
}

/** The same choice as the server takes it. */
export function selectionOf({ search, filter, turn, season }: RegistrationQuery) {
  return { search, filter, ...(turn !== 'all' && { turn }), ...(season && { season }) };
}

/** Reads an address, which anybody may have typed, and the search from the browser's history entry. Pure. */
export function readRegistrationQuery(address: string, state: unknown): RegistrationQuery {
  const asked = new URLSearchParams(address);
  const search = (state as { search?: unknown } | null)?.search;
  return {
    search: typeof search === 'string' ? search : EVERYBODY.search,
    filter: oneOf(REGISTRATION_FILTERS, asked.get('step')) ?? EVERYBODY.filter,
    turn: oneOf(REGISTRATION_TURNS, asked.get('turn')) ?? EVERYBODY.turn,
    order: oneOf(REGISTRATION_ORDERS, asked.get('order')) ?? EVERYBODY.order,
    season: SEASON_CHOICE.exec(asked.get('season') ?? '')?.[0] ?? EVERYBODY.season,
  };
}

/** Adds the choice to a query; other parameters stay. Pure. */
export function writeRegistrationQuery(address: string, { filter, turn, order, season }: RegistrationQuery): string {
  const asked = new URLSearchParams(address);
  const values = {
    ...{ step: [filter, EVERYBODY.filter], turn: [turn, EVERYBODY.turn] },
    ...{ order: [order, EVERYBODY.order], season: [season, EVERYBODY.season] },
  };
  for (const [name, [value = '', usual]] of Object.entries(values)) {
    if (value === usual) asked.delete(name);
    else asked.set(name, value);
  }
  const written = asked.toString();
  return written && `?${written}`;
}

/**
 * Puts the choice into the page's address, so that 'back' and a reload find it again. A search may be a name, and
 * addresses are logged: it goes into the history entry instead. Typing a letter adds no entry.
 */
export function keepRegistrationQuery(query: RegistrationQuery, isTyped: boolean): void {
  const address = location.pathname + writeRegistrationQuery(location.search, query) + location.hash;
  const state = { ...(history.state as object | null), search: query.search };
  if (isTyped) history.replaceState(state, '', address);
  else history.pushState(state, '', address);
}

function oneOf<Value extends string>(values: readonly Value[], given: string | null): Value | undefined {
  return values.find((value) => value === given);
}
