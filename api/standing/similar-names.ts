import type { Deps } from '../deps.ts';
import { isSlip, nameWords, slipsOf } from './search-words.ts';
import { standingStore } from './standing.store.ts';

/** Names that may be meant by a mistyped one. */
const MOST_MEANT = 20;
/** Names that are compared with a mistyped one: many share a variant with it, and few differ by one letter only. */
const MOST_LOOKED_AT = 500;

/** Names of applicants that differ from a word by one letter. */
export function similarNames({ db }: Pick<Deps, 'db'>, word: string): string[] {
  if (nameWords(word).length === 0) return [];
  const near = standingStore(db)
    .slips(slipsOf(word), MOST_LOOKED_AT)
    .filter((name) => name !== word && isSlip(name, word));
  return near.slice(0, MOST_MEANT);
}
